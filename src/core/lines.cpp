// Square by square from the top: a line that comes in from a square above or to the left is known.
// On joined surfaces a line may have begun anywhere, so there each is traced from its first square,
// forward to its end or round to its start, then backward.
#include "core/lines.hpp"

namespace queens {

namespace {

Direction opposite(Direction direction) { return {-direction.row, -direction.column}; }

Direction direction_of(Axis axis) { return directions[static_cast<std::size_t>(axis)]; }

bool stops(const Board& board, int square) {
    return stops_lines(board.pieces()[static_cast<std::size_t>(square)]);
}

/// Moves the ray one step, unless it ends: on the sheet without a call, as nearly always.
bool go_on(Ray& ray, Size size, Surface surface) {
    const Square next{ray.square.row + ray.direction.row, ray.square.column + ray.direction.column};
    if (!size.contains(next)) return advance(ray, size, surface) != Step::ended;
    ray.square = next;
    return true;
}

}  // namespace

Axis axis_of(Direction direction) {
    if (direction.row == 0) return Axis::row;
    if (direction.column == 0) return Axis::column;
    return direction.row == direction.column ? Axis::diagonal : Axis::anti_diagonal;
}

Lines::Lines(const Board& board)
    : table_(static_cast<std::size_t>(board.size().area()), {-1, -1, -1, -1}) {
    const bool joined = board.surface() != Surface{};
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (stops(board, i)) continue;
        for (const Axis axis : axes) {
            if (joined && of(i, axis) < 0) trace(board, {square, direction_of(axis)});
            if (!joined) continue_line(board, square, axis);
        }
    }
}

/// Gives a square of the plane the line of the square before it, or a new one.
void Lines::continue_line(const Board& board, Square square, Axis axis) {
    const Size size = board.size();
    const Direction down = axis == Axis::anti_diagonal ? Direction{1, -1} : direction_of(axis);
    const Square before{square.row - down.row, square.column - down.column};
    const bool goes_on = size.contains(before) && !stops(board, size.index(before));
    table_[static_cast<std::size_t>(size.index(square))][static_cast<std::size_t>(axis)] =
        goes_on ? of(size.index(before), axis) : count_++;
}

void Lines::trace(const Board& board, Ray start) {
    const std::int32_t line = count_++;
    const Size size = board.size();
    const auto mark = [&](const Ray& ray) {
        const auto index = static_cast<std::size_t>(size.index(ray.square));
        table_[index][static_cast<std::size_t>(axis_of(ray.direction))] = line;
    };
    mark(start);
    for (const Direction direction : {start.direction, opposite(start.direction)}) {
        const Ray origin{start.square, direction};
        Ray ray = origin;
        while (go_on(ray, size, board.surface())) {
            if (ray == origin) return;
            if (stops(board, size.index(ray.square))) break;
            mark(ray);
        }
    }
}

}  // namespace queens
