// Reasons from what can be seen on a board: attacks, lines and solutions.
#include "solvers/parts/reasons.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <vector>

#include "core/attacks.hpp"
#include "core/say.hpp"
#include "solvers/parts/scanning.hpp"

namespace queens {

namespace {

/// An attack on a square: from there to the queen, and whether the way crosses an edge.
struct Attack {
    LineOfSquares line;
    bool across = false;
};

/// The attack along a direction by the first queen on the way, not from the square itself.
std::optional<Attack> attack_along(const Board& board, Square square, Direction direction) {
    const Ray origin{square, direction};
    Attack attack{{axis_of(direction), {square}}};
    Ray ray = origin;
    for (;;) {
        const Step step = advance(ray, board.size(), board.surface());
        if (step == Step::ended || ray == origin || stops_lines(board.at(ray.square))) break;
        attack.across = attack.across || step == Step::across;
        attack.line.squares.push_back(ray.square);
        if (ray.square != square && board.at(ray.square) == Piece::queen) return attack;
    }
    return std::nullopt;
}

/// An attack on the square, one that crosses no edge if there is one.
std::optional<Attack> attack_on(const Board& board, Square square) {
    std::optional<Attack> found;
    for (const Direction direction : directions) {
        std::optional<Attack> attack = attack_along(board, square, direction);
        if (attack && (!found || (found->across && !attack->across))) found = std::move(attack);
        if (found && !found->across) break;
    }
    return found;
}

std::string attack_sentence(const Attack& attack, Size size) {
    constexpr std::array<std::array<Sentence, 2>, 3> sentences{
        {{"{square} is attacked along its row by the queen on {queen}.",
          "{square} is attacked along its row, across the edge, by the queen on {queen}."},
         {"{square} is attacked along its column by the queen on {queen}.",
          "{square} is attacked along its column, across the edge, by the queen on {queen}."},
         {"{square} is attacked along a diagonal by the queen on {queen}.",
          "{square} is attacked along a diagonal, across the edge, by the queen on {queen}."}}};
    const std::size_t axis = std::min(static_cast<std::size_t>(attack.line.axis), std::size_t{2});
    return say(sentences[axis][attack.across ? 1 : 0],
               {{"square", square_name(attack.line.squares.front(), size)},
                {"queen", square_name(attack.line.squares.back(), size)}});
}

/// The squares of a row or column, or of the two that an edge joins, each once and in order.
std::vector<Square> sorted_line(const Board& board, Square square, Axis axis) {
    std::vector<Square> line = line_through(board, square, axis);
    // Squares are ordered row by row, and so those of columns are exchanged for a while.
    const auto exchange = [&] {
        if (axis == Axis::row) return;
        for (auto& [row, column] : line) std::swap(row, column);
    };
    exchange();
    std::sort(line.begin(), line.end());
    exchange();
    line.erase(std::unique(line.begin(), line.end()), line.end());
    return line;
}

/// The name of the row or of the column of a line's first and last squares.
std::string name_of_rows(Square first, Square last, Size size) {
    if (first.row == last.row) return say("row {row}", {{"row", row_name(first.row, size)}});
    return say("rows {first} and {second}",
               {{"first", row_name(first.row, size)}, {"second", row_name(last.row, size)}});
}
std::string name_of_columns(Square first, Square last) {
    if (first.column == last.column) {
        return say("column {column}", {{"column", column_name(first.column)}});
    }
    return say("columns {first} and {second}",
               {{"first", column_name(first.column)}, {"second", column_name(last.column)}});
}

/// How many lines of each axis hold a queen or can take one, given the queens that stand.
std::array<int, 4> lines_with_room(const Board& board) {
    const Lines lines(board);
    std::vector<bool> has_queen(static_cast<std::size_t>(lines.count()));
    for (const Square queen : board.find(Piece::queen)) {
        for (const int line : lines.of(board.size().index(queen))) {
            has_queen[static_cast<std::size_t>(line)] = true;
        }
    }
    std::array<std::set<int>, 4> found;
    for (int i = 0; i < board.size().area(); ++i) {
        const auto& through = lines.of(i);
        const Piece piece = board.pieces()[static_cast<std::size_t>(i)];
        const bool has_room =
            piece == Piece::queen ||
            (piece == Piece::none && std::none_of(through.begin(), through.end(), [&](int line) {
                 return has_queen[static_cast<std::size_t>(line)];
             }));
        for (std::size_t axis = 0; has_room && axis < found.size(); ++axis) {
            found[axis].insert(through[axis]);
        }
    }
    std::array<int, 4> counts{};
    std::transform(found.begin(), found.end(), counts.begin(),
                   [](const std::set<int>& some) { return static_cast<int>(some.size()); });
    return counts;
}

}  // namespace

std::string line_name(const Board& board, Square square, Axis axis) {
    const Size size = board.size();
    const std::string name = square_name(square, size);
    if (axis == Axis::diagonal) return say("the diagonal of {square}", {{"square", name}});
    if (axis == Axis::anti_diagonal) {
        return say("the anti-diagonal of {square}", {{"square", name}});
    }
    const std::vector<Square> line = sorted_line(board, square, axis);
    const Square first = line.front();
    const Square last = line.back();
    const bool by_rows = axis == Axis::row;
    const bool two = by_rows ? first.row != last.row : first.column != last.column;
    const int length = by_rows ? size.columns : size.rows;
    std::string whole = by_rows ? name_of_rows(first, last, size) : name_of_columns(first, last);
    if (static_cast<int>(line.size()) == (two ? 2 * length : length)) return whole;
    return say("the part of {line} with {square}",
               {{"line", whole}, {"square", square_name(first, size)}});
}

std::string lane_name(Square square, Size size) {
    return size.columns <= size.rows ? name_of_columns(square, square)
                                     : name_of_rows(square, square, size);
}

int attackers_of(const Board& board, Square square) {
    const std::vector<Square> seen = attacked_from(board, square, Piece::queen);
    return static_cast<int>(std::count_if(seen.begin(), seen.end(),
                                          [&](Square s) { return board.at(s) == Piece::queen; }));
}

bool is_attacked(const Moment& moment) {
    return attackers_of(moment.before, moment.event.square) > 0;
}

Reason why_rejected(const Moment& moment) {
    const Board& board = moment.before;
    const Square square = moment.event.square;
    const std::string name = square_name(square, board.size());
    if (board.at(square) == Piece::forbidden) {
        return {say("{square} is forbidden.", {{"square", name}})};
    }
    const std::optional<Attack> attack = attack_on(board, square);
    if (!attack) return {say("{square} is not free.", {{"square", name}})};
    return {attack_sentence(*attack, board.size()), {attack->line.squares.back()}, attack->line};
}

Reason why_back(const Moment& moment) {
    const Board& board = moment.before;
    const Square queen = moment.event.square;
    const std::optional<Square> empty = next_empty_line(board, queen);
    assert(empty && "a queen is missing, so a row is left for it");
    const Axis axis = scanning_axis(board.size());
    return {say("No square is left in {line}: go back and move the queen on {square}.",
                {{"line", line_name(board, *empty, axis)},
                 {"square", square_name(queen, board.size())}}),
            {},
            LineOfSquares{axis, line_through(board, *empty, axis)}};
}

Reason moves_of_swap(const Moment& moment) {
    const Square square = moment.event.square;
    Square here = square;
    Square there = square;
    for (const Square queen : moment.before.find(Piece::queen)) {
        if (queen.column == square.column) here = queen;
        if (queen.row == square.row) there = queen;
    }
    return {.moves = {{here, square}, {there, {here.row, there.column}}}};
}

Reason why_solved(const Moment& moment) {
    const int queens = moment.before.count(Piece::queen);
    if (queens == 0) return {say("No queen is asked for: the board is a solution as it is.")};
    if (queens == 1) return {say("The queen stands: a solution.")};
    return {say("All {queens} queens stand and none attacks another: a solution.",
                {{"queens", queens}})};
}

Reason why_nothing_to_try(const Moment& moment) {
    const Problem& problem = moment.problem;
    const Board& board = problem.board;
    if (has_conflict(board)) {
        return {say("Two of the given queens attack each other: there is no solution.")};
    }
    constexpr std::array<Sentence, 4> sentences{
        "There are more queens ({queens}) than rows that can hold one ({lines}): there is no "
        "solution.",
        "There are more queens ({queens}) than columns that can hold one ({lines}): there is no "
        "solution.",
        "There are more queens ({queens}) than diagonals that can hold one ({lines}): there is no "
        "solution.",
        "There are more queens ({queens}) than anti-diagonals that can hold one ({lines}): there "
        "is no solution."};
    const std::array<int, 4> room = lines_with_room(board);
    const auto is_short = [&](int lines) { return lines < problem.queens; };
    const auto lines = std::find_if(room.begin(), room.end() - 1, is_short);
    Reason reason{say(sentences[static_cast<std::size_t>(lines - room.begin())],
                      {{"queens", problem.queens}, {"lines", *lines}})};
    const bool are_whole =
        !is_flipped(board.surface()) && board.count(Piece::pawn) + board.count(Piece::wall) == 0;
    if (are_whole) return reason;
    return std::move(reason).then(
        say("Lines joined at an edge count as one, and so does each part between pawns or walls."));
}

}  // namespace queens
