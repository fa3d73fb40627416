// The controls of a solid in one row, with fewer words where it is narrow.
#include <algorithm>
#include <cmath>

#include "core/say.hpp"
#include "ui/board/solid/solid_parts.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

constexpr float least_spacing = 4;
constexpr float widest_slider = 420;
constexpr float least_slider = 100;
constexpr std::string_view flat_id = "flat-too";

SolidPose rolled_to(SolidPose pose, float share) {
    pose.rolled = static_cast<int>(std::lround(share * closed_solid));
    return pose;
}

SolidPose made_of(SolidPose pose, SolidBody body) {
    pose.body = pose.body == body ? SolidBody::paper : body;
    return pose;
}

}  // namespace

SolidControls::SolidControls(const Frame& frame, const SolidMemory& memory, Surface surface,
                             float width, bool with_flat)
    : frame_(frame), width_(width) {
    const SolidPose& pose = frame.app.state().solid;
    const bool closed = pose.rolled == closed_solid;
    roll_ = {.id = "roll-solid",
             .label = closed ? say("Unroll") : say("Roll up"),
             .icon = Icon::play,
             .hint = closed ? say("Unroll the solid to the flat board")
                            : say("Roll the board up until its joined edges meet")};
    if (memory.rolling_since) {
        roll_.label = say("Pause");
        roll_.icon = Icon::pause;
        roll_.hint = say("Keep the board rolled up as far as it is now");
    }
    choices_.push_back({{.id = "glass",
                         .label = say("See through"),
                         .hint = say("Make the solid of glass"),
                         .on = pose.body == SolidBody::glass},
                        made_of(pose, SolidBody::glass),
                        say("Glass")});
    choices_.push_back({{.id = "cut-open",
                         .label = say("Cut open"),
                         .hint = say("Cut away the half in front, to see and use what lies behind"),
                         .on = pose.body == SolidBody::cut},
                        made_of(pose, SolidBody::cut),
                        say("Cut")});
    if (solid::is_klein(surface)) {
        SolidPose other = pose;
        other.bottle = !pose.bottle;
        choices_.push_back({{.id = "bottle",
                             .label = say("Bottle"),
                             .hint = say("Show the shape that the Klein bottle is named after"),
                             .on = pose.bottle},
                            other,
                            say("Bottle")});
    }
    // Over the solid it would lie on a piece.
    if (pose != upright(pose)) {
        choices_.push_back({{.id = "reset-solid",
                             .label = say("Turn back"),
                             .icon = Icon::undo,
                             .hint = say("Show the solid as it was at first (0)")},
                            upright(pose),
                            ""});
    }
    if (with_flat) {
        SolidPose other = pose;
        other.alone = !pose.alone;
        const Button flat{.id = std::string(flat_id),
                          .label = say("Flat board"),
                          .hint = say("Show the flat board, too: both show the same squares"),
                          .on = !pose.alone};
        choices_.push_back({flat, other, flat.label});
    }
    if (fits()) return;
    spacing_ = least_spacing;
    roll_.text.emplace();
    if (fits()) return;
    for (Choice& choice : choices_) choice.button.text = choice.brief;
    if (with_flat && !fits()) choices_.pop_back();
}

bool SolidControls::offers_flat() const { return choices_.back().button.id == flat_id; }

bool SolidControls::fits() const {
    return width_of(frame_, roll_) + spacing_ + least_slider + width_of_choices() <= width_;
}

float SolidControls::width_of_choices() const {
    float sum = 0;
    for (const Choice& choice : choices_) sum += spacing_ + width_of(frame_, choice.button);
    return sum;
}

void SolidControls::put_roll_button(SolidMemory& memory) const {
    const SolidPose& pose = frame_.app.state().solid;
    if (!button(frame_, roll_)) return;
    if (memory.rolling_since) {
        memory.rolling_since.reset();
        set_pose(frame_, rolled_to(pose, memory.shown));
    } else {
        roll_to(frame_, memory, pose.rolled == closed_solid ? 0 : closed_solid);
    }
}

void SolidControls::put_slider(SolidMemory& memory, float length) const {
    auto share = static_cast<double>(memory.shown);
    const int percent = static_cast<int>(std::lround(100 * share));
    std::string caption = say("{percent} % rolled up", {{"percent", percent}});
    if (extent_of(frame_.fonts.small, caption).x > length) {
        caption = say("{percent} %", {{"percent", percent}});
    }
    const Slider rolled{.id = "rolled",
                        .label = say("How far the board is rolled up"),
                        .hint = say("Roll the board up, from flat to closed"),
                        .value = caption,
                        .width = length,
                        .captioned = true};
    if (slider(frame_, rolled, share)) {
        memory.rolling_since.reset();
        set_pose(frame_, rolled_to(frame_.app.state().solid, static_cast<float>(share)));
    }
}

void SolidControls::draw(SolidMemory& memory, ImVec2 low) const {
    const float roll = width_of(frame_, roll_) + spacing_;
    const float beside = width_of_choices();
    const float length = std::clamp(width_ - roll - beside, 40.0F, widest_slider);
    float left = low.x + std::max(0.0F, (width_ - roll - length - beside) / 2);
    ImGui::SetCursorScreenPos({left, low.y});
    put_roll_button(memory);
    ImGui::SetCursorScreenPos({left + roll, low.y});
    put_slider(memory, length);
    left += roll + length + spacing_;
    for (const Choice& choice : choices_) {
        ImGui::SetCursorScreenPos({left, low.y});
        if (button(frame_, choice.button)) set_pose(frame_, choice.pose);
        left += width_of(frame_, choice.button) + spacing_;
    }
}

}  // namespace queens::ui
