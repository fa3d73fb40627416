// The arrows along joined edges, just outside the board: single heads at the sides, double ones at
// the ends, each pair with a colour of its own.
//
// Two joined edges have their heads at the same shares of their way, so that the edges fit together
// arrow on arrow. Where lines are numbered at an edge, the heads stand between the numbers.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/board/board_view.hpp"
#include "ui/board/pen.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

constexpr float distance_from_board = 5;
constexpr float shaft_width = 1.5F;
/// Along an edge, heads stand near these shares of its length.
constexpr std::array<float, 2> preferred{0.3F, 0.7F};
/// From a head to a number, and from one head of a double arrow to the other.
constexpr float clearance = 15;
constexpr float between_heads = 7;

bool is_side(Border border) { return border == Border::left || border == Border::right; }

/// An edge as it is seen: from its start the way that its arrows run.
struct Seen {
    ImVec2 start;
    ImVec2 way;
    ImVec2 out;
    float length;

    [[nodiscard]] ImVec2 at(float along, float outside) const {
        return {start.x + way.x * along + out.x * outside,
                start.y + way.y * along + out.y * outside};
    }
};

Seen seen_edge(const Sheet& sheet, const Look::Edge& edge) {
    const auto columns = static_cast<float>(sheet.size().columns);
    const auto rows = static_cast<float>(sheet.size().rows);
    const bool far = edge.border == Border::right || edge.border == Border::bottom;
    const ImVec2 corner{far ? columns : 0, far ? rows : 0};
    const ImVec2 first = is_side(edge.border) ? ImVec2{corner.x, 0} : ImVec2{0, corner.y};
    const ImVec2 last = is_side(edge.border) ? ImVec2{corner.x, rows} : ImVec2{columns, corner.y};
    ImVec2 from = sheet.point(first, sheet.middle());
    ImVec2 to = sheet.point(last, sheet.middle());
    if (edge.reversed) std::swap(from, to);
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const ImVec2 way{(to.x - from.x) / length, (to.y - from.y) / length};
    const ImVec2 inside = sheet.point({columns / 2, rows / 2}, sheet.middle());
    const float turn = way.y * (inside.x - from.x) - way.x * (inside.y - from.y) > 0 ? -1.0F : 1.0F;
    return {from, way, {way.y * turn, -way.x * turn}, length};
}

/// How far along the edge the numbers are that stand on it.
std::vector<float> numbers_on(const Seen& edge, const std::vector<ImVec2>& numbers) {
    std::vector<float> places;
    for (const ImVec2 number : numbers) {
        const ImVec2 from{number.x - edge.start.x, number.y - edge.start.y};
        const float aside = from.x * edge.out.x + from.y * edge.out.y;
        if (std::abs(aside) < 1) places.push_back(from.x * edge.way.x + from.y * edge.way.y);
    }
    return places;
}

/// A place for a head near that one and free of numbers: a quarter of a square from a line between
/// squares, since the numbers stand on these lines and in the middle between them.
float free_place(float wanted, float square, float length, const std::vector<float>& numbers) {
    const float half = square / 2;
    const float base = (std::floor(wanted / half) + 0.5F) * half;
    for (int i = 0; i < 8; ++i) {
        const float place = base + static_cast<float>(i % 2 == 0 ? i / 2 : -(i + 1) / 2) * half;
        const bool is_free = std::all_of(numbers.begin(), numbers.end(), [&](float number) {
            return std::abs(number - place) >= clearance;
        });
        if (is_free && place > clearance && place < length - clearance) return place;
    }
    return base;
}

}  // namespace

void draw_edges(const Canvas& canvas) {
    const Theme& theme = canvas.frame.theme;
    const Pen pen(canvas.list, theme, canvas.sheet.square());
    const std::vector<ImVec2> numbers = numbered_places(canvas);
    // Only over the copies of the repeated view a shaft needs a rim to be seen.
    const bool on_paper = canvas.sheet.copies().empty();
    for (const Look::Edge& edge : canvas.look.edges) {
        const Seen seen = seen_edge(canvas.sheet, edge);
        const ImU32 colour = is_side(edge.border) ? theme.first_join : theme.second_join;
        const ImVec2 from = seen.at(0, distance_from_board);
        const ImVec2 to = seen.at(seen.length, distance_from_board);
        for (const Layer layer : layers) {
            if (layer == Layer::rim && on_paper) continue;
            pen.line(layer, from, to, colour, shaft_width, false);
        }
        const std::vector<float> taken = numbers_on(seen, numbers);
        for (const float share : preferred) {
            const float place =
                free_place(share * seen.length, canvas.sheet.square(), seen.length, taken);
            pen.head(seen.at(place, distance_from_board), seen.way, colour);
            if (is_side(edge.border)) continue;
            pen.head(seen.at(place - between_heads, distance_from_board), seen.way, colour);
        }
    }
}

}  // namespace queens::ui
