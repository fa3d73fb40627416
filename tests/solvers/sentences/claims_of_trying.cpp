// Claims of searches that try everything in order: what was tried, and what is left.
#include <algorithm>
#include <array>

#include "solvers/sentences/claims.hpp"

namespace queens::tests {

namespace {

bool was_told(const Scene& s, const Words&) { return s.past.latest == EventKind::solution; }
bool was_told_or_dropped(const Scene& s, const Words&) {
    return s.board.count(Piece::queen) == s.problem.queens;
}

/// Whether no square of the line is free that has not been tried.
bool is_used_up(const Scene& s, const PlainLine& line) {
    return std::none_of(line.squares.begin(), line.squares.end(),
                        [&](Square other) { return s.is_free(other) && !s.was_tried(other); });
}

bool is_line_used_up(const Scene& s, const Words& w) {
    const auto line = line_called(s.board, w.at("line"));
    return line && !s.has_queen(*line) && is_used_up(s, *line);
}

bool all_stand(const Scene& s, const Words&) {
    return s.board.count(Piece::queen) == s.problem.queens;
}

/// Whether the first line without a queen behind that of the square is used up.
bool is_next_row_used_up(const Scene& s, const Words&) {
    const PlainLine* next = nullptr;
    const std::vector<PlainLine> rows = rows_in_order(s.board);
    const PlainLine present = plain_line(s.board, s.event.square, rows.front().axis);
    for (auto row = rows.rbegin(); *row != present; ++row) {
        if (!s.has_queen(*row)) next = &*row;
    }
    return next != nullptr && is_used_up(s, *next);
}

bool has_no_bit(const Scene& s, const Words& w) {
    const auto own = line_called(s.board, w.at("own"));
    const Axis axis = rows_in_order(s.board).front().axis;
    return is_line_used_up(s, w) && is_next_row_used_up(s, w) && own &&
           *own == plain_line(s.board, s.event.square, axis);
}

bool is_board_used_up(const Scene& s, const Words&) {
    for (int i = 0; i < s.board.size().area(); ++i) {
        const Square square = s.board.size().square(i);
        if (s.is_free(square) && !s.was_tried(square)) return false;
    }
    return true;
}

bool is_at_start(const Scene& s, const Words&) { return s.board == s.problem.board; }
bool is_over(const Scene& s, const Words&) { return is_at_start(s, {}) && s.has_told_all(); }
bool has_told_all(const Scene& s, const Words&) { return s.has_told_all(); }

/// The placement turned and mirrored in the ways that keep the problem's board as it is.
std::set<Placement> images_of(const Scene& s) {
    std::set<Placement> images;
    const Size size = s.board.size();
    for (int i = 0; i < 8; ++i) {
        const bool exchanges = (i & 4) != 0;
        if (exchanges && s.board.surface().sides != s.board.surface().ends) continue;
        const auto image_of = [&](Square square) {
            if ((i & 1) != 0) square.row = size.rows - 1 - square.row;
            if ((i & 2) != 0) square.column = size.columns - 1 - square.column;
            return exchanges ? Square{square.column, square.row} : square;
        };
        bool keeps = true;
        for (int k = 0; k < size.area(); ++k) {
            const Square square = size.square(k);
            keeps = keeps && s.problem.board.at(square) == s.problem.board.at(image_of(square));
        }
        Placement image;
        for (const Square queen : s.queens()) image.push_back(image_of(queen));
        std::sort(image.begin(), image.end());
        if (keeps) images.insert(image);
    }
    return images;
}

bool has_known_image(const Scene& s, const Words&) {
    const std::set<Placement> images = images_of(s);
    return std::any_of(s.past.solutions.begin(), s.past.solutions.end(), [&](const Board& told) {
        return images.count(told.find(Piece::queen)) > 0;
    });
}
bool has_no_known_image(const Scene& s, const Words& w) { return !has_known_image(s, w); }

bool was_found(const Scene& s, const Words&) {
    return std::find(s.past.solutions.begin(), s.past.solutions.end(), s.board) !=
           s.past.solutions.end();
}

/// Whether the search goes on when these queens are off.
bool goes_on(const Scene& s, const Words&) {
    const auto next = std::find_if(s.coming.begin(), s.coming.end(), [](const Event& event) {
        return event.kind != EventKind::remove;
    });
    return next == s.coming.end() || next->kind != EventKind::done;
}

bool is_new_set(const Scene& s, const Words&) {
    return s.is_free(s.event.square) && s.past.line_sets.count(s.lines_with_queen()) == 0;
}
bool is_known_set(const Scene& s, const Words&) {
    return s.is_free(s.event.square) && s.past.line_sets.count(s.lines_with_queen()) > 0;
}

/// The rows still to be filled when a queen stands on the square: where each needs a queen, those
/// that have none, else those after it.
std::vector<PlainLine> rows_to_fill(const Scene& s, const Board& board) {
    std::vector<PlainLine> rows = rows_in_order(board);
    std::vector<PlainLine> left;
    for (const PlainLine& row : rows) {
        const bool has_queen = std::any_of(row.squares.begin(), row.squares.end(), [&](Square one) {
            return board.at(one) == Piece::queen;
        });
        if (!has_queen) left.push_back(row);
    }
    const auto missing = static_cast<std::size_t>(s.problem.queens - board.count(Piece::queen));
    if (left.size() == missing) return left;
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const PlainLine& line) {
        return line.squares.count(s.event.square) > 0;
    });
    rows.erase(rows.begin(), row + 1);
    return rows;
}

/// Whether the rows still to be filled, or the columns that they leave, are too few.
bool is_hopeless(const Scene& s, const Words&) {
    Board board = s.board;
    board.put(s.event.square, Piece::queen);
    const Scene after = s.on(board);
    const std::vector<PlainLine> rows = rows_to_fill(s, board);
    const Axis along = rows_in_order(board).front().axis;
    const Axis across = along == Axis::row ? Axis::column : Axis::row;
    int rows_left = 0;
    std::set<PlainLine> columns_left;
    for (const PlainLine& row : rows) {
        rows_left += after.left_on(row) > 0;
        for (const Square square : row.squares) {
            if (after.is_free(square)) columns_left.insert(plain_line(board, square, across));
        }
    }
    const int missing = s.problem.queens - board.count(Piece::queen);
    return rows_left < missing || static_cast<int>(columns_left.size()) < missing;
}

/// Whether that number of queens still fits in the rows after those that are filled.
bool can_be_filled(const Scene& s, const Board& board, const std::vector<PlainLine>& rows,
                   std::size_t next, int missing) {
    if (missing == 0) return true;
    if (next == rows.size()) return false;
    for (const Square square : rows[next].squares) {
        if (!s.on(board).is_free(square)) continue;
        Board more = board;
        more.put(square, Piece::queen);
        if (can_be_filled(s, more, rows, next + 1, missing - 1)) return true;
    }
    return can_be_filled(s, board, rows, next + 1, missing);
}

/// Whether nothing can follow a queen on the square, though every line that needs a queen has a
/// free one.
bool is_dead_by_force(const Scene& s, const Words& words) {
    Board board = s.board;
    board.put(s.event.square, Piece::queen);
    const int missing = s.problem.queens - board.count(Piece::queen);
    return !is_hopeless(s, words) && !can_be_filled(s, board, rows_to_fill(s, board), 0, missing);
}

constexpr std::array claims{
    Claim{"The solution is noted.", was_told},
    Claim{"Take the queen off {square} and look for the next one."},
    Claim{"No square is left in {line}: go back and move the queen on {square}.", is_line_used_up},
    Claim{"This permutation fails."},
    Claim{"This permutation has been tested: take the queen off {square}."},
    Claim{"Every permutation has been tested: the search is finished.", is_over},
    Claim{"This solution was found before, with its queens placed in another order.", was_found},
    Claim{
        "No free square is left to try: take the queen off {square} and try the squares after it.",
        is_board_used_up},
    Claim{"All queens stood: take the queen off {square} and try the squares after it.", all_stand},
    Claim{"Every square has been tried for every queen: the search is finished.", is_over},
    Claim{"Put a queen on {square} to set up the next arrangement."},
    Claim{"Take the queen off {square} again and look at the next square."},
    Claim{"Take the queen off {square} to set up the next arrangement.", goes_on},
    Claim{"No arrangement is left to extend: take the queen off {square}.", has_told_all},
    Claim{"No arrangement is left to extend: the search is finished.", is_over},
    Claim{"No bit is free in {line}: take the queen off {square} and return to the masks of {own}.",
          has_no_bit},
    Claim{"Turned or mirrored, this solution was found before: drop it.", has_known_image},
    Claim{"No turned or mirrored image of this solution was found before: it is a new one.",
          has_no_known_image},
    Claim{
        "The solution is noted or dropped: take the queen off {square} and look for the next one.",
        was_told_or_dropped},
    Claim{"All solutions have been found: the search is finished.", is_over},
    Claim{"Put a queen on {square}, so that the board shows the next set of lines."},
    Claim{"Take the queen off {square}, so that the board shows the next set of lines."},
    Claim{"With a queen on {square} the occupied lines are a set that is new.", is_new_set},
    Claim{"With a queen on {square} the same lines are occupied as by other queens before: add the "
          "ways.",
          is_known_set},
    Claim{"With a queen on {square} too few rows or columns have a free square: drop the set.",
          is_hopeless},
    Claim{"A queen on {square} forces others, and then too few rows or columns have a free square: "
          "drop the set.",
          is_dead_by_force},
    Claim{"One way to this set had a queen on {square}."},
    Claim{"All ways with a queen on {square} have been followed: take it off."},
    Claim{"All ways have been followed: the search is finished.", is_over},
};

}  // namespace

std::span<const Claim> claims_of_trying() { return claims; }

}  // namespace queens::tests
