// Putting drawings on a board and taking them off.
#include "app/state/drawing.hpp"

#include <algorithm>

namespace queens {

namespace {

/// Whether two drawings cannot both be there: arrows between the same squares, or anything else on
/// one square.
bool is_same_place(const Drawing& a, const Drawing& b) {
    const bool arrow = a.kind == DrawingKind::arrow;
    if (arrow != (b.kind == DrawingKind::arrow) || a.from != b.from) return false;
    return !arrow || a.to == b.to;
}

auto at_place_of(const std::vector<Drawing>& drawings, const Drawing& drawing) {
    return std::find_if(drawings.begin(), drawings.end(),
                        [&](const Drawing& one) { return is_same_place(one, drawing); });
}

}  // namespace

bool draw(std::vector<Drawing>& drawings, const Drawing& drawing) {
    const auto found = at_place_of(drawings, drawing);
    if (found != drawings.end()) {
        const bool again = *found == drawing;
        drawings.erase(found);
        if (again) return true;
    }
    if (drawings.size() >= most_drawings) return false;
    drawings.push_back(drawing);
    return true;
}

Drawing tapped(const std::vector<Drawing>& drawings, Square square, Ink ink) {
    Drawing drawing{DrawingKind::ring, ink, square, square};
    const auto found = at_place_of(drawings, drawing);
    if (found != drawings.end() && found->ink == ink) drawing.kind = DrawingKind::fill;
    return drawing;
}

}  // namespace queens
