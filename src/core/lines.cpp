// Lines are traced from every square and axis that has none yet: forward to their end or round to
// their start, then backward.
#include "core/lines.hpp"

#include <algorithm>

namespace queens {

namespace {

Direction opposite(Direction direction) { return {-direction.row, -direction.column}; }

}  // namespace

Axis axis_of(Direction direction) {
    if (direction.row == 0) return Axis::row;
    if (direction.column == 0) return Axis::column;
    return direction.row == direction.column ? Axis::diagonal : Axis::anti_diagonal;
}

Lines::Lines(const Board& board)
    : table_(static_cast<std::size_t>(board.size().area()), {-1, -1, -1, -1}) {
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (stops_lines(board.at(square))) continue;
        for (const Axis axis : axes) {
            if (of(i, axis) < 0) trace(board, {square, directions[static_cast<std::size_t>(axis)]});
        }
    }
}

void Lines::trace(const Board& board, Ray start) {
    const std::int32_t line = count_++;
    const auto mark = [&](const Ray& ray) {
        const auto index = static_cast<std::size_t>(board.size().index(ray.square));
        table_[index][static_cast<std::size_t>(axis_of(ray.direction))] = line;
    };
    mark(start);
    for (const Direction direction : {start.direction, opposite(start.direction)}) {
        const Ray origin{start.square, direction};
        Ray ray = origin;
        while (advance(ray, board.size(), board.surface()) != Step::ended) {
            if (ray == origin) return;
            if (stops_lines(board.at(ray.square))) break;
            mark(ray);
        }
    }
}

}  // namespace queens
