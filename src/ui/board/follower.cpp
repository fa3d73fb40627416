// A dot that runs along the lines of the selected piece when asked for, one line after the other,
// and over the joined edges as they do. On a surface with one side it carries a letter that comes
// back as its own mirror image.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/say.hpp"
#include "figure/colours.hpp"
#include "ui/board/motion.hpp"
#include "ui/board/traveller.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

/// Squares a second; slower with a letter that is to be read. With reduced motion the dot goes in
/// single steps.
constexpr double running_speed = 8;
constexpr double carrying_speed = 3.5;
constexpr double stepping_speed = 2;

/// An R in a circle of radius 1: its stem, its bowl and its leg.
constexpr std::array letter_stem{ImVec2{-0.34F, -0.55F}, ImVec2{-0.34F, 0.55F}};
constexpr std::array letter_bowl{ImVec2{-0.34F, 0.55F}, ImVec2{0.08F, 0.55F}, ImVec2{0.33F, 0.43F},
                                 ImVec2{0.38F, 0.26F},  ImVec2{0.33F, 0.1F},  ImVec2{0.08F, -0.02F},
                                 ImVec2{-0.34F, -0.02F}};
constexpr std::array letter_leg{ImVec2{0.04F, -0.02F}, ImVec2{0.42F, -0.55F}};

/// How many squares the dot has run.
float way_of(const Frame& frame, const Look& look, double since) {
    const double age = frame.now - since;
    if (frame.appearance.reduced_motion) {
        return static_cast<float>(std::floor(age * stepping_speed));
    }
    const bool carries = is_flipped(look.board.surface());
    return static_cast<float>(age * (carries ? carrying_speed : running_speed));
}

std::optional<Traveller> traveller_of(const Frame& frame, const Look& look, const Motion& motion) {
    const State& state = frame.app.state();
    if (!motion.followed || motion.followed != state.selected || state.all_lines) return {};
    return traveller_after(look, way_of(frame, look, motion.followed_since));
}

/// The letter stands on the way of the dot, and is drawn as the copy shows the board.
void draw_letter(const Easel& easel, const Copy& copy, const Traveller& traveller, float radius,
                 ImU32 colour) {
    const SquareGrid grid = easel.sheet.grid(copy);
    const float reach = radius / grid.side;
    const Point way = traveller.way;
    const float up = traveller.reversed ? -reach : reach;
    const auto draw = [&](const auto& points) {
        std::array<ImVec2, letter_bowl.size()> places{};
        std::transform(points.begin(), points.end(), places.begin(), [&](ImVec2 point) {
            return place_of(
                grid.point({traveller.place.x + reach * point.x * way.x + up * point.y * way.y,
                            traveller.place.y + reach * point.x * way.y - up * point.y * way.x}));
        });
        easel.list.AddPolyline(places.data(), static_cast<int>(points.size()), colour, 0,
                               std::max(1.5F, 0.17F * radius));
    };
    draw(letter_stem);
    draw(letter_bowl);
    draw(letter_leg);
}

}  // namespace

void draw_follower(const Easel& easel, Motion& motion) {
    const auto traveller = traveller_of(easel.frame, easel.look, motion);
    if (!traveller) return motion.followed.reset();
    easel.frame.moving = true;
    const Sheet& sheet = easel.sheet;
    const Pen pen = easel.sketch().pen();
    const bool carries = is_flipped(easel.look.board.surface());
    const float radius = carries ? std::clamp(0.34F * sheet.square(), 8.0F, 26.0F)
                                 : std::clamp(0.17F * sheet.square(), 3.0F, 11.0F);
    const ImU32 colour = easel.frame.theme.selected;
    const auto draw = [&](const Copy& copy) {
        pen.plate(Circle{sheet.grid(copy).point(traveller->place), radius}, colour);
        if (carries) draw_letter(easel, copy, *traveller, radius, text_on(colour));
    };
    for (const Copy& copy : sheet.copies()) draw(copy);
    draw(sheet.middle());
}

std::string words_of_follower(const Frame& frame, const Look& look, const Motion& motion) {
    const auto traveller = traveller_of(frame, look, motion);
    if (!traveller || !is_flipped(look.board.surface())) return {};
    return traveller->reversed
               ? say("The R is mirrored now: the surface has one side only.")
               : say("The dot carries an R. Over a flipped edge it comes back mirrored.");
}

bool can_follow(const State& state, const Look& look) {
    return state.selected && !state.all_lines && !look.lines.empty();
}

void follow(const Frame& frame, Motion& motion) {
    motion.followed = motion.followed ? std::nullopt : frame.app.state().selected;
    motion.followed_since = frame.now;
}

}  // namespace queens::ui
