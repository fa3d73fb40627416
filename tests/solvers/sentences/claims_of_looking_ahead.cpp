// Claims of searches that look ahead: lines without a square, squares ruled out, queens forced.
#include <algorithm>
#include <array>

#include "solvers/sentences/claims.hpp"
#include "symmetry/group.hpp"

namespace queens::tests {

namespace {

/// Whether no square of the line is free for its queen.
bool is_dead(const Scene& s, const PlainLine& line) {
    return !s.has_queen(line) && std::none_of(line.squares.begin(), line.squares.end(),
                                              [&](Square square) { return s.is_free(square); });
}

/// The line has no free square, and too few others of its kind have one.
bool is_dead_end(const Scene& s, const Words& w) {
    const auto line = line_called(s.board, w.at("line"));
    return line && is_dead(s, *line) && s.has_too_few(line->axis);
}
bool is_dead_end_of(const Scene& s, const Words& w, Axis axis) {
    const auto line = line_called(s.board, w.at("line"));
    return is_dead_end(s, w) && line->axis == axis && !s.needs_every(axis);
}
bool is_dead_row(const Scene& s, const Words& w) { return is_dead_end_of(s, w, Axis::row); }
bool is_dead_column(const Scene& s, const Words& w) { return is_dead_end_of(s, w, Axis::column); }
bool is_dead_diagonal(const Scene& s, const Words& w) {
    return is_dead_end_of(s, w, Axis::diagonal);
}
bool is_dead_anti_diagonal(const Scene& s, const Words& w) {
    return is_dead_end_of(s, w, Axis::anti_diagonal);
}
bool has_too_few(const Scene& s, const Words&) { return s.has_too_few(); }

/// Whether columns can be found for all rows, each its own, along the squares that are left.
bool has_columns(const Scene& s, std::vector<PlainLine>& rows, std::set<PlainLine>& taken) {
    if (rows.empty()) return true;
    const PlainLine row = rows.back();
    rows.pop_back();
    for (const Square square : row.squares) {
        if (!s.is_left(square)) continue;
        const PlainLine column = plain_line(s.board, square, Axis::column);
        if (!taken.insert(column).second) continue;
        if (has_columns(s, rows, taken)) return true;
        taken.erase(column);
    }
    rows.push_back(row);
    return false;
}
bool is_unpaired(const Scene& s, const Words&) {
    std::vector<PlainLine> rows;
    for (const PlainLine& row : plain_lines(s.board, Axis::row)) {
        if (!s.has_queen(row)) rows.push_back(row);
    }
    std::set<PlainLine> taken;
    return s.needs_every(Axis::row) && s.needs_every(Axis::column) && !has_columns(s, rows, taken);
}

/// The scene with one more queen.
template <class Check>
bool with_queen(const Scene& s, Check check) {
    Board board = s.board;
    board.put(s.event.square, Piece::queen);
    const Scene after = s.on(board);
    return s.is_left(s.event.square) && check(after);
}
bool would_empty_line(const Scene& s, const Words& w) {
    return with_queen(s, [&](const Scene& after) {
        const auto line = line_called(after.board, w.at("line"));
        return line && is_dead(after, *line) && after.needs_every(line->axis);
    });
}
bool would_empty_some_line(const Scene& s, const Words&) {
    return with_queen(s, [&](const Scene& after) { return after.has_too_few(); });
}

/// How many squares are left on the line, if it needs a queen and has none; none otherwise.
int choices_on(const Scene& s, const PlainLine& line) {
    return s.has_queen(line) ? 0 : s.left_on(line);
}

bool is_forced(const Scene& s, const Words& w) {
    const auto line = line_called(s.board, w.at("line"));
    return line && line->squares.count(s.event.square) > 0 && s.is_left(s.event.square) &&
           s.needs_every(line->axis) && choices_on(s, *line) == 1;
}
bool is_choice(const Scene& s, const Words&) {
    for (const Axis axis : s.kinds()) {
        if (!s.needs_every(axis)) continue;
        for (const PlainLine& line : plain_lines(s.board, axis)) {
            if (choices_on(s, line) == 1) return false;
        }
    }
    return s.is_left(s.event.square);
}

bool was_forced(const Scene& s, const Words&) {
    return !s.past.marks[s.past.latest_standing()].chosen;
}
bool has_no_choice(const Scene& s, const Words&) { return !s.past.has_choice(); }
bool has_told_all(const Scene& s, const Words&) { return s.has_told_all(); }
bool has_told_all_without_choice(const Scene& s, const Words& w) {
    return has_no_choice(s, w) && s.has_told_all();
}
bool has_told_one(const Scene& s, const Words&) { return s.past.solutions.size() == 1; }
bool is_over(const Scene& s, const Words&) {
    return s.board == s.problem.board && s.has_told_all();
}

/// Whether the square is the next option of the line that the machine calls chosen, unless that
/// line has none and stays empty.
bool is_on_chosen_line(const Scene& s, const Words&) {
    const auto* open = std::get_if<OpenLines>(&s.mind.picture.shown);
    if (open == nullptr || open->lines.empty() || !open->lines.front().chosen) return false;
    const OpenLines::Item& chosen = open->lines.front();
    if (chosen.squares.empty()) return !s.needs_every(Axis::row) && s.is_free(s.event.square);
    const auto line = line_called(s.board, chosen.line);
    return line && line->squares.count(s.event.square) > 0 && !s.has_queen(*line) &&
           s.is_free(s.event.square) &&
           chosen.squares.front() == square_name(s.event.square, s.board.size());
}

bool is_open(const Scene& s, Square square) {
    const auto is_it = [&](const Mark& mark) { return mark.square == square; };
    return s.is_free(square) && std::none_of(s.mind.marks.begin(), s.mind.marks.end(), is_it);
}
int open_on(const Scene& s, const PlainLine& line) {
    return static_cast<int>(std::count_if(line.squares.begin(), line.squares.end(),
                                          [&](Square square) { return is_open(s, square); }));
}
bool is_blocked_line(const Scene& s, const Words& w) {
    const auto line = line_called(s.board, w.at("line"));
    return line && !s.has_queen(*line) && open_on(s, *line) == 0;
}
bool is_on_fewest(const Scene& s, const Words& w) {
    int fewest = INT32_MAX;
    for (const Axis axis : axes) {
        for (const PlainLine& line : plain_lines(s.board, axis)) {
            if (!s.has_queen(line)) fewest = std::min(fewest, open_on(s, line));
        }
    }
    const auto line = line_called(s.board, w.at("line"));
    return line && line->squares.count(s.event.square) > 0 && is_open(s, s.event.square) &&
           open_on(s, *line) == fewest;
}

/// Whether an earlier solution has the queens where a motion of the group carries these.
bool has_known_orbit(const Scene& s, const Words&) {
    const Group group(s.entry.group(s.settings), s.board.rows());
    const Placement here = s.queens();
    for (std::uint64_t i = 0; i < group.order(); ++i) {
        Placement image;
        for (const Square queen : here) image.push_back(group[i](queen));
        std::sort(image.begin(), image.end());
        const bool known =
            std::any_of(s.past.solutions.begin(), s.past.solutions.end(),
                        [&](const Board& told) { return told.find(Piece::queen) == image; });
        if (known) return true;
    }
    return false;
}
bool has_new_orbit(const Scene& s, const Words& w) { return !has_known_orbit(s, w); }
bool is_free(const Scene& s, const Words&) { return s.is_free(s.event.square); }

constexpr std::array claims{
    Claim{"No free square is left in {line}.", is_dead_end},
    Claim{"No free square is left in {line}, and no more rows may stay empty.", is_dead_row},
    Claim{"No free square is left in {line}, and no more columns may stay empty.", is_dead_column},
    Claim{"No free square is left in {line}, and no more diagonals may stay empty.",
          is_dead_diagonal},
    Claim{"No free square is left in {line}, and no more anti-diagonals may stay empty.",
          is_dead_anti_diagonal},
    Claim{"Too many lines have no square left, after some were ruled out.", has_too_few},
    Claim{"Some rows have fewer columns between them than they need.", is_unpaired},
    Claim{"This is a dead end."},
    Claim{"Go back."},
    Claim{"With a queen on {square}, {line} would have no square left: {square} is impossible.",
          would_empty_line},
    Claim{"With a queen on {square}, some line would have no square left: {square} is impossible.",
          would_empty_some_line},
    Claim{"{square} is the last free square of {line}: its queen must stand there.", is_forced},
    Claim{"Nothing is forced any more, so make a choice: try {square}.", is_choice},
    Claim{"The queen on {square} was forced, so nothing else can be tried in its place: take it "
          "off.",
          was_forced},
    Claim{
        "Everything with a queen on {square} has been tried: take it off and rule the square out.",
        has_told_all},
    Claim{"Everything with a queen on {square} has been tried: take it off.", has_told_all},
    Claim{"No choice is left to take back: the search is finished.", has_told_all_without_choice},
    Claim{"One completion is enough: the search is finished.", has_told_one},
    Claim{"Nothing is left to try: there is no further completion.", is_over},
    Claim{"{square} is the next option of {line}: place a queen and cover its other lines.",
          is_on_chosen_line},
    Claim{"Everything with a queen on {square} has been tried: take it off and uncover its lines.",
          has_told_all},
    Claim{"Everything is uncovered again: the search is finished.", is_over},
    Claim{"This run has a queen fixed on {square}: place it.", is_free},
    Claim{"Every square of {line} is attacked or blocked, and it has no queen: go back.",
          is_blocked_line},
    Claim{"{square} is free on {line}, which has the fewest squares left: place a queen.",
          is_on_fewest},
    Claim{
        "This solution has the same least image as an earlier one, so its orbit is known: drop it.",
        has_known_orbit},
    Claim{"No earlier solution has the same least image: the orbit of this one is new.",
          has_new_orbit},
    Claim{"The run is finished: take its fixed queen off {square}."},
    Claim{"The run is finished: everything that its conditions allow has been tried.", is_over},
    Claim{"All runs are finished: the orbits that they found contain all solutions.", is_over},
};

}  // namespace

std::span<const Claim> claims_of_looking_ahead() { return claims; }

}  // namespace queens::tests
