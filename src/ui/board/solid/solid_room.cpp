// Where the solid goes, and what is said below it.
#include <cmath>

#include "core/say.hpp"
#include "ui/board/solid/solid_parts.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float margin = 8;

std::string words_for(const Space& space, Surface surface) {
    const bool closed = surface.sides != Join::open && surface.ends != Join::open;
    if (space.texture == nullptr) {
        return say(
            "The solid cannot be shown: this browser does not offer WebGL 2. The flat board shows "
            "the same.");
    }
    if (!closed || !is_flipped(surface)) return {};
    return say(
        "Immersed: in space this surface has to pass through itself. On the board nothing meets "
        "there.");
}

}  // namespace

SolidRoom divided(ImVec2 low, ImVec2 high) {
    constexpr float least_flat = 280;
    constexpr float share = 0.45F;
    const float width = high.x - low.x;
    const float height = high.y - low.y;
    if (width >= 1.3F * height && share * width >= least_flat) {
        const float edge = std::floor(low.x + share * width);
        return {{edge, low.y}, high, low, {edge, high.y}};
    }
    if (height >= 1.55F * width && share * height >= least_flat) {
        const float edge = std::floor(high.y - share * height);
        return {low, {high.x, edge}, {low.x, edge}, high};
    }
    return {low, high};
}

SolidNote::SolidNote(const Frame& frame, const Space& space, Surface surface, float width)
    : font_(frame.fonts.small), width_(width - 2 * margin), words_(words_for(space, surface)) {}

float SolidNote::height() const {
    return words_.empty() ? 0 : extent_of(font_, words_, width_).y + margin;
}

void SolidNote::draw(const Frame& frame, ImVec2 low) const {
    if (words_.empty()) return;
    frame.record.enter(Region::words);
    const float spare = width_ - extent_of(font_, words_, width_).x;
    words_at(frame, font_, {std::floor(low.x + margin + spare / 2), low.y}, frame.theme.quiet,
             words_, width_);
    frame.record.leave();
}

}  // namespace queens::ui
