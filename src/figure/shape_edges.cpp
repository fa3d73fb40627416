// The arrows along joined edges, just outside the board: single heads at the sides, double ones at
// the ends, each pair with a colour of its own.
//
// Two joined edges have their heads at the same shares of their way, so that the edges fit together
// arrow on arrow. Where lines have letters at an edge, the heads are between them.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "figure/shapes.hpp"

namespace queens {

namespace {

constexpr float distance_from_board = 5;
constexpr float shaft_width = 1.5F;
/// Half the length of a head.
constexpr float half_head = 4.5F;
/// Along an edge, heads are near these shares of its length.
constexpr std::array<float, 2> preferred{0.3F, 0.7F};
/// From a head to a letter, and from one head of a double arrow to the other.
constexpr float clearance = 15;
constexpr float between_heads = 7;

bool is_side(Border border) { return border == Border::left || border == Border::right; }

/// An edge as it is seen: from its start the way that its arrows run.
struct SeenEdge {
    Point start;
    Point way;
    Point out;
    float length;

    [[nodiscard]] Point at(float along, float outside) const {
        return start + along * way + outside * out;
    }

    /// A head with its middle there, pointing along the edge.
    [[nodiscard]] Polygon head(float along) const {
        const Point middle = at(along, distance_from_board);
        const Point back = middle + -half_head * way;
        const Point aside = half_head * Point{-way.y, way.x};
        return {{middle + half_head * way, back + aside, back + -1 * aside}, 3};
    }
};

SeenEdge seen_edge(const SquareGrid& grid, const Look::Edge& edge) {
    const auto columns = static_cast<float>(grid.size.columns);
    const auto rows = static_cast<float>(grid.size.rows);
    const bool far = edge.border == Border::right || edge.border == Border::bottom;
    const Point corner{far ? columns : 0, far ? rows : 0};
    Point from = grid.point(is_side(edge.border) ? Point{corner.x, 0} : Point{0, corner.y});
    Point to = grid.point(is_side(edge.border) ? Point{corner.x, rows} : Point{columns, corner.y});
    if (edge.reversed) std::swap(from, to);
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const Point way{(to.x - from.x) / length, (to.y - from.y) / length};
    const Point inside = grid.point({columns / 2, rows / 2});
    const float turn = way.y * (inside.x - from.x) - way.x * (inside.y - from.y) > 0 ? -1.0F : 1.0F;
    return {from, way, {way.y * turn, -way.x * turn}, length};
}

/// Where the letters of lines are that cross joined edges.
std::vector<Point> lettered_places(const Sketch& sketch) {
    std::vector<Point> places;
    if (!has_line_letters(sketch)) return places;
    for (const SeenLine& line : seen_lines(sketch.look)) {
        if (line.entry != 0) places.push_back(sketch.grid.point(line.from));
        if (line.exit != 0) places.push_back(sketch.grid.point(line.to));
    }
    return places;
}

/// How far along the edge the letters on it are.
std::vector<float> letters_on(const SeenEdge& edge, const std::vector<Point>& letters) {
    std::vector<float> places;
    for (const Point letter : letters) {
        const Point from = letter + -1 * edge.start;
        const float aside = from.x * edge.out.x + from.y * edge.out.y;
        if (std::abs(aside) < 1) places.push_back(from.x * edge.way.x + from.y * edge.way.y);
    }
    return places;
}

/// A place for a head near that one and free of letters: a quarter of a square from a line between
/// squares, since most letters are on these lines and in the middle between them.
float free_place(float wanted, float square, float length, const std::vector<float>& letters) {
    const float half = square / 2;
    const float base = (std::floor(wanted / half) + 0.5F) * half;
    for (int i = 0; i < 8; ++i) {
        const float place = base + static_cast<float>(i % 2 == 0 ? i / 2 : -(i + 1) / 2) * half;
        const bool is_free = std::all_of(letters.begin(), letters.end(), [&](float letter) {
            return std::abs(letter - place) >= clearance;
        });
        if (is_free && place > clearance && place < length - clearance) return place;
    }
    return base;
}

}  // namespace

void draw_edges(const Sketch& sketch) {
    const Pen pen = sketch.pen();
    const std::vector<Point> letters = lettered_places(sketch);
    for (const Look::Edge& edge : sketch.look.edges) {
        const SeenEdge seen = seen_edge(sketch.grid, edge);
        const Theme& theme = sketch.theme;
        const Colour colour = is_side(edge.border) ? theme.first_join : theme.second_join;
        const Segment shaft{seen.at(0, distance_from_board),
                            seen.at(seen.length, distance_from_board)};
        for (const Layer layer : layers) {
            // Only over the copies of the repeated view a shaft needs a rim to be seen.
            if (layer == Layer::rim && !sketch.repeated) continue;
            pen.draw(layer, {{shaft}, colour, shaft_width, 0, true});
        }
        const std::vector<float> taken = letters_on(seen, letters);
        for (const float share : preferred) {
            const float place =
                free_place(share * seen.length, sketch.grid.side, seen.length, taken);
            pen.plate(seen.head(place), colour);
            if (!is_side(edge.border)) pen.plate(seen.head(place - between_heads), colour);
        }
    }
}

}  // namespace queens
