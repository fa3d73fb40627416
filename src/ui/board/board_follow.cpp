// A dot that runs along the lines of the selected piece when asked for, one line after the other,
// and over the joined edges as they do.
#include <algorithm>
#include <cmath>

#include "core/say.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/pen.hpp"
#include "ui/board/stroke_shape.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

/// Squares a second; with reduced motion the dot goes in single steps.
constexpr double running_speed = 8;
constexpr double stepping_speed = 2;

/// Where the dot is after so many squares, nothing once all lines have been followed.
std::optional<ImVec2> place_after(const Look& look, float squares) {
    for (const Look::Line& line : look.lines) {
        if (line.kind != LineKind::straight && line.kind != LineKind::slanted) continue;
        const float length = squares_in(line.stroke);
        if (squares < length) return along(line.stroke, squares / length);
        squares -= length;
    }
    return std::nullopt;
}

/// How many squares the dot has run.
float way_of(const Frame& frame, double since) {
    const double age = frame.now - since;
    if (frame.appearance.reduced_motion)
        return static_cast<float>(std::floor(age * stepping_speed));
    return static_cast<float>(age * running_speed);
}

}  // namespace

void draw_follower(const Canvas& canvas, BoardMemory& memory) {
    const State& state = canvas.frame.app.state();
    if (memory.followed != state.selected || state.all_lines) memory.followed.reset();
    if (!memory.followed) return;
    const auto place = place_after(canvas.look, way_of(canvas.frame, memory.followed_since));
    if (!place) return memory.followed.reset();
    canvas.frame.moving = true;
    const Sheet& sheet = canvas.sheet;
    const Pen pen(canvas.list, canvas.frame.theme, sheet.square());
    const float radius = std::clamp(0.17F * sheet.square(), 3.0F, 11.0F);
    const auto draw = [&](const Copy& copy) {
        pen.dot(sheet.point(*place, copy), radius, canvas.frame.theme.selected);
    };
    for (const Copy& copy : sheet.copies()) draw(copy);
    draw(sheet.middle());
}

void draw_follow_button(const Canvas& canvas, BoardMemory& memory, ImVec2 right) {
    const Frame& frame = canvas.frame;
    const State& state = frame.app.state();
    if (!state.selected || state.all_lines || canvas.look.lines.empty()) return;
    const bool on = memory.followed.has_value();
    const Button follow{.id = "follow-lines",
                        .label = say("Follow the lines"),
                        .text = "",
                        .icon = on ? Icon::close : Icon::play,
                        .hint = say("Let a dot run along the lines of the selected piece"),
                        .kind = Kind::quiet,
                        .on = on,
                        .width = frame.control()};
    ImGui::SetCursorScreenPos({right.x - frame.control(), right.y - frame.control() / 2});
    if (!button(frame, follow)) return;
    memory.followed = on ? std::nullopt : state.selected;
    memory.followed_since = frame.now;
}

}  // namespace queens::ui
