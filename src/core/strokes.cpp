// Lines are cut where their rays cross joined edges; a jump is walked in quarters of a square,
// since a knight's may cross two edges before it lands.
#include "core/strokes.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>

#include "core/moves.hpp"

namespace queens {

namespace {

/// How a traced line came to its end.
enum class TraceEnd : std::uint8_t { stopped, closed, goal };

/// Follows a line from its origin until it ends, closes or meets the goal.
std::pair<std::vector<Stroke>, TraceEnd> traced(const Board& board, const Ray& origin,
                                                std::optional<Square> goal) {
    Ray ray = origin;
    std::vector<Stroke> line = line_at(origin);
    for (;;) {
        const Step step = advance(ray, board.size(), board.surface());
        if (step == Step::ended || stops_lines(board.at(ray.square))) {
            if (line.back().from == line.back().to) line.pop_back();
            return {std::move(line), TraceEnd::stopped};
        }
        prolong(line, ray, step);
        if (ray == origin) return {std::move(line), TraceEnd::closed};
        if (ray.square == goal) return {std::move(line), TraceEnd::goal};
    }
}

/// A point that moves over the sheet.
struct Walker {
    SheetPoint at;
    Direction direction;
};

/// Takes a walker at an edge of the sheet that it is about to leave to where it comes in again;
/// false if it is at no such edge. All edges that it meets are joined.
bool cross(Walker& walker, Size size, Surface surface) {
    const int width = 4 * size.columns;
    const int height = 4 * size.rows;
    auto& [at, direction] = walker;
    const bool over_left = at.column == -2 && direction.column < 0;
    const bool over_side = over_left || (at.column == width - 2 && direction.column > 0);
    const bool over_top = at.row == -2 && direction.row < 0;
    const bool over_end = over_top || (at.row == height - 2 && direction.row > 0);
    if (over_side) at.column += over_left ? width : -width;
    if (over_end) at.row += over_top ? height : -height;
    if (over_side && surface.sides == Join::flipped) {
        at.row = height - 4 - at.row;
        direction.row = -direction.row;
    }
    if (over_end && surface.ends == Join::flipped) {
        at.column = width - 4 - at.column;
        direction.column = -direction.column;
    }
    return over_side || over_end;
}

int length_of(const std::vector<Stroke>& line) {
    int length = 0;
    for (const auto& [from, to, direction, from_edge, to_edge] : line) {
        length += std::max(std::abs(to.row - from.row), std::abs(to.column - from.column));
    }
    return length;
}

/// Calls consider(line) for all lines and jumps by which the piece on a square attacks another.
template <class Consider>
void for_each_attack(const Board& board, Square from, Square to, Consider consider) {
    for (const Direction direction : slides_of(board.at(from))) {
        auto [line, end] = traced(board, {from, direction}, to);
        if (end == TraceEnd::goal) consider(std::move(line));
    }
    for (const Direction jump : jumps_of(board.at(from))) {
        if (landing(board, from, jump) == to) consider(strokes_of_way(board, from, jump));
    }
}

}  // namespace

void prolong(std::vector<Stroke>& line, const Ray& ray, Step step) {
    const SheetPoint middle = middle_of(ray.square);
    if (step == Step::across) {
        Stroke& last = line.back();
        last.to = further(last.to, last.direction, 2);
        last.to_edge = true;
        line.push_back({further(middle, ray.direction, -2), middle, ray.direction, true});
    }
    line.back().to = middle;
}

std::vector<Stroke> strokes_of_way(const Board& board, Square from, Direction way) {
    Walker walker{middle_of(from), way};
    std::vector<Stroke> line = line_at({from, way});
    const int longer = std::max(std::abs(way.row), std::abs(way.column));
    for (int quarter = 1; quarter <= 4 * longer; ++quarter) {
        const auto moved = [&](int whole) {
            return whole * quarter / longer - whole * (quarter - 1) / longer;
        };
        walker.at.row += moved(walker.direction.row);
        walker.at.column += moved(walker.direction.column);
        line.back().to = walker.at;
        if (!cross(walker, board.size(), board.surface())) continue;
        line.back().to_edge = true;
        line.push_back({walker.at, walker.at, walker.direction, true});
    }
    return line;
}

std::vector<Stroke> strokes_from(const Board& board, Square from, Piece piece) {
    std::vector<Stroke> strokes;
    std::vector<Direction> closed;
    const auto append = [&](const std::vector<Stroke>& line) {
        strokes.insert(strokes.end(), line.begin(), line.end());
    };
    for (const Direction direction : slides_of(piece)) {
        const Direction opposite{-direction.row, -direction.column};
        if (std::find(closed.begin(), closed.end(), opposite) != closed.end()) continue;
        const auto [line, end] = traced(board, {from, direction}, {});
        append(line);
        if (end == TraceEnd::closed) closed.push_back(direction);
    }
    for (const Direction jump : jumps_of(piece)) {
        const auto square = landing(board, from, jump);
        if (square && *square != from) append(strokes_of_way(board, from, jump));
    }
    return strokes;
}

std::vector<Stroke> strokes_between(const Board& board, Square from, Square to) {
    std::vector<Stroke> shortest;
    const auto key = [](const std::vector<Stroke>& line) {
        return std::pair(length_of(line), line.size());
    };
    const auto consider = [&](std::vector<Stroke> line) {
        if (shortest.empty() || key(line) < key(shortest)) shortest = std::move(line);
    };
    for_each_attack(board, from, to, consider);
    for_each_attack(board, to, from, consider);
    return shortest;
}

}  // namespace queens
