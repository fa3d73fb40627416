// Claims of searches that go by luck or by a rule: attackers counted, swaps, and numbers of a list.
#include <algorithm>
#include <array>

#include "solvers/sentences/claims.hpp"

namespace queens::tests {

namespace {

/// The column or row in which a queen is moved.
std::optional<PlainLine> lane_of(const Scene& s, const Words& w) {
    const auto lane = line_called(s.board, w.at("lane"));
    return lane && lane->squares.count(s.event.square) > 0 ? lane : std::nullopt;
}
bool is_own_column(const Scene& s, const Words& w) {
    return w.at("column") == column_name(s.event.square.column);
}
bool attackers_are_counted(const Scene& s, const Words& w) {
    return named_number(w, "attackers") == s.attackers(s.event.square);
}
bool lane_attackers_are_counted(const Scene& s, const Words& w) {
    return lane_of(s, w) && attackers_are_counted(s, w);
}
bool column_attackers_are_counted(const Scene& s, const Words& w) {
    return is_own_column(s, w) && attackers_are_counted(s, w);
}
bool are_fewest_in_lane(const Scene& s, const Words& w) {
    const auto lane = lane_of(s, w);
    return lane && attackers_are_counted(s, w) &&
           std::all_of(lane->squares.begin(), lane->squares.end(), [&](Square other) {
               return s.attackers(other) >= s.attackers(s.event.square);
           });
}
bool is_free_in_lane(const Scene& s, const Words& w) {
    return lane_of(s, w) && s.is_free(s.event.square);
}

/// The board on which the queen of the event's column stands in that row, and the one of that row
/// in its place.
Board swapped(const Scene& s) {
    Board board = s.board;
    const Square square = s.event.square;
    const Placement queens = s.queens();
    const auto own = std::find_if(queens.begin(), queens.end(),
                                  [&](Square q) { return q.column == square.column; });
    const auto other =
        std::find_if(queens.begin(), queens.end(), [&](Square q) { return q.row == square.row; });
    if (own == queens.end() || other == queens.end()) return board;
    board.put(*own, Piece::none);
    board.put(*other, Piece::none);
    board.put(square, Piece::queen);
    board.put({own->row, other->column}, Piece::queen);
    return board;
}
/// The squares of the two queens that stand on one board and not on the other.
Placement moved_to(const Board& before, const Board& after) {
    Placement moved;
    for (const Square queen : after.find(Piece::queen)) {
        if (before.at(queen) != Piece::queen) moved.push_back(queen);
    }
    return moved;
}
bool one_would_be_attacked(const Scene& s, const Words& w) {
    const Board board = swapped(s);
    const Scene after = s.on(board);
    const Placement moved = moved_to(s.board, board);
    return is_own_column(s, w) && moved.size() == 2 &&
           std::any_of(moved.begin(), moved.end(),
                       [&](Square queen) { return after.attackers(queen) > 0; });
}
bool would_add_attacks(const Scene& s, const Words& w) {
    return is_own_column(s, w) &&
           tests::naive_conflicts(swapped(s)).size() > tests::naive_conflicts(s.board).size();
}
/// Whether the first queen of a swap is being taken off, not the second.
bool is_first_of_swap(const Scene& s) {
    return s.coming.size() > 1 && s.coming[1].kind == EventKind::remove;
}
/// Whether the swap goes on behind the events that are known.
bool is_cut_short(const Scene& s) {
    return s.coming.size() < (is_first_of_swap(s) ? std::size_t{4} : std::size_t{3});
}
Board after_swap(const Scene& s) { return s.after(is_first_of_swap(s) ? 4 : 3); }
/// The board before the swap: the first queen stands in the row that the second one will have.
Board before_swap(const Scene& s) {
    if (is_first_of_swap(s)) return s.board;
    Board board = s.board;
    board.put({s.coming[2].square.row, s.coming[1].square.column}, Piece::queen);
    return board;
}
std::size_t pairs_on(const Board& board) { return tests::naive_conflicts(board).size(); }
bool adds_attacks(const Scene& s, const Words&) {
    return is_cut_short(s) || pairs_on(after_swap(s)) > pairs_on(before_swap(s));
}
bool adds_no_attacks(const Scene& s, const Words&) {
    return is_cut_short(s) || pairs_on(after_swap(s)) <= pairs_on(before_swap(s));
}
bool none_is_attacked_after_swap(const Scene& s, const Words&) {
    const Board board = after_swap(s);
    const Scene after = s.on(board);
    const Placement moved = moved_to(s.board, board);
    return std::all_of(moved.begin(), moved.end(),
                       [&](Square queen) { return after.attackers(queen) == 0; });
}
bool is_own_free_square(const Scene& s, const Words& w) {
    return is_own_column(s, w) && s.is_free(s.event.square);
}

/// The rows of a parent's queens, column by column, as they were shown before the step.
std::vector<int> rows_of_parent(const Scene& s, std::size_t which) {
    const auto* shown = std::get_if<Generations>(&s.mind.picture.shown);
    if (shown == nullptr || which >= shown->family.boards.size()) return {};
    std::vector<int> rows(static_cast<std::size_t>(s.board.columns()), -1);
    for (const Square queen : shown->family.boards[which].queens) {
        rows[static_cast<std::size_t>(queen.column)] = queen.row;
    }
    return rows;
}
bool is_row_of_first_parent(const Scene& s, const Words& w) {
    const std::vector<int> rows = rows_of_parent(s, 0);
    return is_own_column(s, w) && !rows.empty() &&
           rows[static_cast<std::size_t>(s.event.square.column)] == s.event.square.row;
}
bool is_first_left_in_second_parent(const Scene& s, const Words& w) {
    const std::vector<int> rows = rows_of_parent(s, 1);
    const Placement queens = s.queens();
    const auto next = std::find_if(rows.begin(), rows.end(), [&](int row) {
        return std::none_of(queens.begin(), queens.end(), [&](Square q) { return q.row == row; });
    });
    return is_own_column(s, w) && next != rows.end() && *next == s.event.square.row &&
           w.at("row") == row_name(*next, s.board.size());
}
/// Whether the fittest placement that the facts name is the one being set up.
bool is_fittest_drawn(const Scene& s, const Words& w) {
    const auto missing = static_cast<std::size_t>(s.board.columns() - s.board.count(Piece::queen));
    if (s.coming.size() < missing) return is_own_column(s, w);
    const std::string* least = s.fact("of the fittest");
    return is_own_column(s, w) && least != nullptr &&
           *least == std::to_string(pairs_on(s.after(missing)));
}
/// Whether two queens come off and stand again in each other's row.
bool is_a_swap(const Scene& s, const Words&) {
    if (is_cut_short(s)) return true;
    const Board before = before_swap(s);
    const Board after = after_swap(s);
    const Placement came = moved_to(before, after);
    const Placement went = moved_to(after, before);
    return came.size() == 2 && went.size() == 2 &&
           std::set{came[0].row, came[1].row} == std::set{went[0].row, went[1].row} &&
           std::set{came[0].column, came[1].column} == std::set{went[0].column, went[1].column};
}
bool is_attacked_by_most(const Scene& s, const Words& w) {
    const Placement queens = s.queens();
    return attackers_are_counted(s, w) && s.attackers(s.event.square) > 0 &&
           s.board.at(s.event.square) == Piece::queen &&
           std::all_of(queens.begin(), queens.end(), [&](Square queen) {
               return s.attackers(queen) <= s.attackers(s.event.square);
           });
}
bool is_not_empty_yet(const Scene& s, const Words&) {
    return s.board.at(s.event.square) == Piece::queen;
}

/// The list of Pauls (1874) as it is given on paper.
std::vector<int> numbers_of_list(int n) {
    std::vector<int> even;
    std::vector<int> odd;
    for (int i = 1; i <= n; ++i) (i % 2 == 0 ? even : odd).push_back(i);
    const int rest = n % 12;
    if (rest == 3 || rest == 9) {
        std::rotate(even.begin(), even.begin() + 1, even.end());
        std::rotate(odd.begin(), odd.begin() + 2, odd.end());
    }
    for (std::size_t i = 0; rest == 8 && i + 1 < odd.size(); i += 2) std::swap(odd[i], odd[i + 1]);
    if (rest == 2 && odd.size() > 2) {
        std::swap(odd[0], odd[1]);
        std::rotate(odd.begin() + 2, odd.begin() + 3, odd.end());
    }
    even.insert(even.end(), odd.begin(), odd.end());
    return even;
}
bool is_in_list(const Scene& s, const Words& w) {
    const std::vector<int> numbers = numbers_of_list(s.board.rows());
    const auto place = static_cast<std::size_t>(s.event.square.column);
    return named_number(w, "place") == s.event.square.column + 1 &&
           named_number(w, "row") == numbers[place] &&
           row_name(s.event.square.row, s.board.size()) == w.at("row");
}
/// Whether the steps from column to column are the same, around the edge.
bool is_on_line(const Scene& s, const Words&) {
    const Square here = s.event.square;
    const int n = s.board.rows();
    std::vector<int> rows(static_cast<std::size_t>(n), -1);
    for (const Square queen : s.queens()) rows[static_cast<std::size_t>(queen.column)] = queen.row;
    if (here.column < 2) return s.is_free(here);
    const auto row = [&](int back) { return rows[static_cast<std::size_t>(here.column - back)]; };
    return (2 * row(1) - row(2) - here.row) % n == 0;
}
bool has_told_one(const Scene& s, const Words&) { return s.past.solutions.size() == 1; }

constexpr std::array claims{
    Claim{"The queen of {lane} starts on {square}, which no queen attacks.", is_free_in_lane},
    Claim{"The queen of {lane} starts on {square}, attacked by {attackers} "
          "{attackers|queen|queens}.",
          lane_attackers_are_counted},
    Claim{
        "The queen on {square} is attacked by {attackers} {attackers|queen|queens}: take it off to "
        "move it within {lane}.",
        lane_attackers_are_counted},
    Claim{"No queen attacks {square}: place the queen of {lane} there.", is_free_in_lane},
    Claim{
        "{square} is attacked by only {attackers} {attackers|queen|queens}, the fewest in {lane}: "
        "place the queen there.",
        are_fewest_in_lane},
    Claim{"All these moves were no help, so start again: take the queen off {square}."},
    Claim{"Draw another row for column {column}.", is_own_column},
    Claim{
        "Enough rows have been drawn: place the queen of column {column} on {square}, attacked by "
        "{attackers} {attackers|queen|queens}.",
        column_attackers_are_counted},
    Claim{"A swap that takes the queen of column {column} to {square} leaves at least one of the "
          "two attacked: both stay.",
          one_would_be_attacked},
    Claim{"After this swap neither of the two queens is attacked: take the one on {square} off.",
          none_is_attacked_after_swap},
    Claim{"Place the queen of column {column} in the other's row: no queen attacks {square}.",
          is_own_free_square},
    Claim{"No swap has helped for a long time, so start again: take the queen off {square}."},
    Claim{"The row drawn for column {column} gives {square}, attacked by {attackers} "
          "{attackers|queen|queens}: place a queen.",
          column_attackers_are_counted},
    Claim{"A swap that takes the queen of column {column} to {square} adds attacks, and chance "
          "does not allow it.",
          would_add_attacks},
    Claim{"This swap adds no attacks: take the queen off {square}.", adds_no_attacks},
    Claim{"This swap adds attacks, but chance allows it: take the queen off {square}.",
          adds_attacks},
    Claim{"Place the queen of column {column} in the other's row, on {square}.", is_own_column},
    Claim{"The fittest placement drawn has its queen of column {column} on {square}: place it.",
          is_fittest_drawn},
    Claim{"Make room for the next child: take the queen off {square}.", is_not_empty_yet},
    Claim{"Column {column} takes its row from the first parent: place a queen on {square}.",
          is_row_of_first_parent},
    Claim{"Of the rows that are left, {row} comes first in the second parent: place the queen of "
          "column {column} on {square}.",
          is_first_left_in_second_parent},
    Claim{"A mutation, two queens swap rows: take the one on {square} off.", is_a_swap},
    Claim{"{square} is attacked by {attackers} {attackers|queen|queens}, none by more: no "
          "solution.",
          is_attacked_by_most},
    Claim{"Number {place} of the list is {row}: place a queen on {square}.", is_in_list},
    Claim{"The line continues to {square}, around the edges if need be: place a queen.",
          is_on_line},
    Claim{"The rule gives one solution; it does not look for others.", has_told_one},
};

}  // namespace

std::span<const Claim> claims_of_luck() { return claims; }

}  // namespace queens::tests
