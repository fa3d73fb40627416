// Lines along one axis of a board, pawns and walls cutting them and joined edges going on.
#include "solvers/parts/scanning.hpp"

#include <algorithm>

namespace queens {

namespace {

/// The squares that a ray meets behind its own until it ends; whether it came round instead.
bool follow(const Board& board, const Ray& origin, std::vector<Square>& met) {
    Ray ray = origin;
    while (advance(ray, board.size(), board.surface()) != Step::ended &&
           !stops_lines(board.at(ray.square))) {
        if (ray == origin) return true;
        met.push_back(ray.square);
    }
    return false;
}

}  // namespace

Axis scanning_axis(Size size) { return size.rows <= size.columns ? Axis::row : Axis::column; }

Square scanned(int place, Size size) {
    if (scanning_axis(size) == Axis::row) return size.square(place);
    return {place % size.rows, place / size.rows};
}

int scanning_place(Square square, Size size) {
    if (scanning_axis(size) == Axis::row) return size.index(square);
    return square.column * size.rows + square.row;
}

std::vector<Square> line_through(const Board& board, Square square, Axis axis) {
    const auto way = static_cast<std::size_t>(axis);
    std::vector<Square> ahead;
    std::vector<Square> line;
    const bool closed = follow(board, {square, directions[way]}, ahead);
    if (!closed) follow(board, {square, directions[way + 4]}, line);
    std::reverse(line.begin(), line.end());
    line.push_back(square);
    line.insert(line.end(), ahead.begin(), ahead.end());
    return line;
}

std::optional<Square> next_empty_line(const Board& board, Square square) {
    const Size size = board.size();
    const Axis axis = scanning_axis(size);
    const int length = axis == Axis::row ? size.columns : size.rows;
    const auto first_of = [&](const std::vector<Square>& line) {
        int first = scanning_place(line.front(), size);
        for (const Square s : line) first = std::min(first, scanning_place(s, size));
        return first;
    };
    const int start = first_of(line_through(board, square, axis));
    for (int place = start + 1; place < size.area(); ++place) {
        const Square candidate = scanned(place, size);
        if (stops_lines(board.at(candidate))) continue;
        const bool continues =
            place % length != 0 && !stops_lines(board.at(scanned(place - 1, size)));
        if (continues) continue;
        const std::vector<Square> line = line_through(board, candidate, axis);
        const bool empty = std::none_of(line.begin(), line.end(),
                                        [&](Square s) { return board.at(s) == Piece::queen; });
        if (empty && first_of(line) == place) return candidate;
    }
    return std::nullopt;
}

}  // namespace queens
