// Words that fit, and longer segments.
#include "figure/canvas.hpp"

#include <algorithm>
#include <cmath>

namespace queens {

Segment lengthened(const Segment& segment, float beyond) {
    const auto& [from, to] = segment;
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (beyond == 0 || length == 0) return segment;
    const Point more = beyond / length * Point{to.x - from.x, to.y - from.y};
    return {from + -1 * more, to + more};
}

std::optional<Lettering> fitting(const Canvas& canvas, Lettering wanted, std::string_view words,
                                 Point room) {
    // How high capitals and digits are, in parts of the em.
    constexpr float capital = 0.73F;
    wanted.em = std::max(wanted.em, canvas.least_em());
    const float width = canvas.extent(wanted, words).x;
    wanted.em *= std::min({1.0F, room.x / width, room.y / (capital * wanted.em)});
    if (wanted.em < canvas.least_em()) return std::nullopt;
    return wanted;
}

}  // namespace queens
