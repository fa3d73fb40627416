// Sentences about squares, the lines they lie on and the queens that attack them.
#include "solvers/parts/words.hpp"

#include <algorithm>
#include <vector>

namespace queens {

namespace {

/// The squares of the line through a square along an axis, that square among them. On a closed line
/// some may come twice.
std::vector<Square> line_through(const Board& board, Square square, Axis axis) {
    std::vector<Square> line{square};
    const auto way = static_cast<std::size_t>(axis);
    for (const Direction direction : {directions[way], directions[way + 4]}) {
        const Ray origin{square, direction};
        Ray ray = origin;
        while (advance(ray, board.size(), board.surface()) != Step::ended && ray != origin &&
               !stops_lines(board.at(ray.square))) {
            line.push_back(ray.square);
        }
    }
    return line;
}

/// A queen that attacks a square, and the line between them.
struct Attack {
    Square queen;
    Axis axis = Axis::row;
    bool across = false;
};

/// An attack on the square, one that crosses no edge if there is one.
std::optional<Attack> attack_on(const Board& board, Square square) {
    std::optional<Attack> found;
    for (const Direction direction : directions) {
        const Ray origin{square, direction};
        Ray ray = origin;
        bool across = false;
        for (;;) {
            const Step step = advance(ray, board.size(), board.surface());
            if (step == Step::ended || ray == origin || stops_lines(board.at(ray.square))) break;
            across = across || step == Step::across;
            if (ray.square == square || board.at(ray.square) != Piece::queen) continue;
            if (!across) return Attack{ray.square, axis_of(direction), false};
            if (!found) found = Attack{ray.square, axis_of(direction), true};
            break;
        }
    }
    return found;
}

std::string name_of_axis(Axis axis) {
    switch (axis) {
        case Axis::row: return "its row";
        case Axis::column: return "its column";
        default: return "a diagonal";
    }
}

}  // namespace

Axis scanning_axis(Size size) { return size.rows <= size.columns ? Axis::row : Axis::column; }

Square scanned(int place, Size size) {
    if (scanning_axis(size) == Axis::row) return size.square(place);
    return {place % size.rows, place / size.rows};
}

std::string line_name(const Board& board, Square square) {
    const Size size = board.size();
    const bool by_rows = scanning_axis(size) == Axis::row;
    const auto across_of = [&](Square s) { return by_rows ? s.row : s.column; };
    const auto along_of = [&](Square s) { return by_rows ? s.column : s.row; };
    std::vector<Square> line = line_through(board, square, scanning_axis(size));
    std::sort(line.begin(), line.end(), [&](Square a, Square b) {
        return std::pair(across_of(a), along_of(a)) < std::pair(across_of(b), along_of(b));
    });
    line.erase(std::unique(line.begin(), line.end()), line.end());

    const auto number = [&](Square s) {
        return by_rows ? std::to_string(size.rows - s.row) : column_name(s.column);
    };
    const bool two = across_of(line.front()) != across_of(line.back());
    std::string name = by_rows ? "row" : "column";
    name += two ? "s " + number(line.front()) + " and " + number(line.back())
                : " " + number(line.front());
    const int length = by_rows ? size.columns : size.rows;
    const bool whole = static_cast<int>(line.size()) == (two ? 2 * length : length);
    if (whole) return name;
    return "the part of " + name + " with " + square_name(line.front(), size);
}

std::optional<Square> next_empty_line(const Board& board, Square square) {
    const Size size = board.size();
    const Axis axis = scanning_axis(size);
    const int length = axis == Axis::row ? size.columns : size.rows;
    const auto place_of = [&](Square s) {
        return axis == Axis::row ? size.index(s) : s.column * size.rows + s.row;
    };
    const auto first_of = [&](const std::vector<Square>& line) {
        int first = place_of(line.front());
        for (const Square s : line) first = std::min(first, place_of(s));
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

std::string why_rejected(const Board& board, Square square) {
    const std::string name = square_name(square, board.size());
    if (board.at(square) == Piece::forbidden) return name + " is forbidden";
    const std::optional<Attack> attack = attack_on(board, square);
    if (!attack) return name + " is not free";
    return name + " is attacked along " + name_of_axis(attack->axis) +
           (attack->across ? ", across the edge," : "") + " by the queen on " +
           square_name(attack->queen, board.size());
}

std::string solution_sentence(const Board& board) {
    const int queens = board.count(Piece::queen);
    if (queens == 0) return "No queen is asked for: the board as it is counts as a solution.";
    if (queens == 1) return "The queen stands: a solution.";
    return "All " + std::to_string(queens) + " queens stand and none attacks another: a solution.";
}

std::string complain_about_pieces(const Problem& problem) {
    for (const Piece piece :
         {Piece::rook, Piece::bishop, Piece::knight, Piece::king, Piece::amazon}) {
        if (problem.board.count(piece) > 0) {
            return "This solver knows queens only: take the other pieces off the board.";
        }
    }
    const int given = problem.board.count(Piece::queen);
    if (given > problem.queens) {
        return "There are more queens on the board (" + std::to_string(given) +
               ") than asked for (" + std::to_string(problem.queens) + ").";
    }
    return {};
}

}  // namespace queens
