// Constraint solving: finite domains, what follows from them, and the smallest domain first.
//
// Each row and each column has a domain, the squares where its queen may still stand. What follows
// is done at once: the queen of a domain of one square is placed, and a square from which a queen
// would attack a whole domain is struck out. Only when nothing follows a queen is placed by choice,
// on the smallest domain; if it fails, its square is struck out as well. Haralick & Elliott (1980)
// for the smallest domain first, Mackworth (1977) for the strikes.
//
// Here diagonals have domains, too, where each needs a queen, as on the torus. Where lines may stay
// empty nothing is forced, and the squares are chosen in order. A choice and its opposite, the
// square being struck out, are the two branches, which serves all boards alike.
#include "solvers/parts/constraint.hpp"

#include <algorithm>
#include <array>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

Event Constraint::place(std::uint32_t square, Change::Kind kind, Line line) {
    free_.place(square);
    trail_.push_back({square, kind});
    (kind == Change::by_choice ? choices_ : forced_) += 1;
    return placed(line, free_.table().square_of(square));
}

/// Gives the queens that stand up, because of a line.
Event Constraint::fail(Line line, std::uint32_t dead) {
    failing_ = true;
    ++failures_;
    return rejected(line, free_.table().square_of(free_.table().squares_of(dead).front()));
}

/// Takes back the latest queen; after a chosen one its square is struck out.
Event Constraint::undo() {
    while (!trail_.empty()) {
        const Change change = trail_.back();
        trail_.pop_back();
        if (change.kind == Change::struck) {
            free_.restore(change.square);
            continue;
        }
        free_.take(change.square);
        if (change.kind == Change::by_force) {
            return removed(line_undo, free_.table().square_of(change.square));
        }
        failing_ = false;
        free_.strike(change.square);
        trail_.push_back({change.square, Change::struck});
        return removed(line_refute, free_.table().square_of(change.square));
    }
    over_ = true;
    return ended(line_end);
}

Event Constraint::step() {
    if (over_) return ended(failing_ ? line_note : line_start);
    if (failing_) return undo();
    if (free_.missing() == 0) {
        failing_ = true;
        over_ = rules_.first;
        return solved(line_note);
    }
    const std::uint32_t dead = free_.dead_line();
    if (dead != FreeSquares::none) return fail(line_dead, dead);
    const std::uint32_t fewest = free_.fewest(0, 4);
    if (fewest != FreeSquares::none && free_.free_on(fewest) == 1) {
        const std::uint32_t square = free_.squares_on(fewest).front();
        return place(square, Change::by_force, line_forced)
            .along(free_.table().axis_at(square, fewest));
    }
    if (const std::uint32_t square = to_strike(); square != FreeSquares::none) {
        free_.strike(square);
        trail_.push_back({square, Change::struck});
        return rejected(line_strike, free_.table().square_of(square));
    }
    if (const std::uint32_t row = unmatched_row(); row != FreeSquares::none) {
        return fail(line_unmatched, row);
    }
    return place(next_choice(), Change::by_choice, line_place);
}

bool Constraint::share_line(std::uint32_t a, std::uint32_t b) const {
    const auto& lines = free_.table().lines[b];
    return std::any_of(free_.table().lines[a].begin(), free_.table().lines[a].end(),
                       [&](std::uint32_t line) {
                           return std::find(lines.begin(), lines.end(), line) != lines.end();
                       });
}

/// A free square outside the line that shares a line with each of its free squares, or `none`.
std::uint32_t Constraint::wiping(std::uint32_t line) const {
    const LineTable& table = free_.table();
    const std::vector<std::uint32_t> domain = free_.squares_on(line);
    for (const std::uint32_t way : table.lines[domain.front()]) {
        if (way == line) continue;
        for (const std::uint32_t square : table.squares_of(way)) {
            if (!free_.is_free(square) || square == domain.front()) continue;
            const auto& lines = table.lines[square];
            const bool inside = std::find(lines.begin(), lines.end(), line) != lines.end();
            const bool wipes =
                !inside && std::all_of(domain.begin(), domain.end(), [&](std::uint32_t other) {
                    return share_line(square, other);
                });
            if (wipes) return square;
        }
    }
    return FreeSquares::none;
}

/// A free square from which a queen would leave some domain empty. A queen attacks three squares of
/// another line on the plane, so only small domains are looked at.
std::uint32_t Constraint::to_strike() const {
    constexpr std::uint32_t small = 3;
    if (!rules_.strikes) return FreeSquares::none;
    for (const LineFamily& family : free_.table().families) {
        if (family.spare > 0) continue;
        for (const std::uint32_t line : family.lines) {
            if (free_.has_queen(line) || free_.free_on(line) > small) continue;
            if (const std::uint32_t square = wiping(line); square != FreeSquares::none) {
                return square;
            }
        }
    }
    return FreeSquares::none;
}

/// A row for which no column is left when rows and columns are paired along free squares as far as
/// possible, or `none`. The pairing grows by augmenting paths.
std::uint32_t Constraint::unmatched_row() const {
    const LineTable& table = free_.table();
    const bool exact = table.families[0].spare == 0 && table.families[1].spare == 0;
    if (!rules_.matches || !exact) return FreeSquares::none;
    std::vector<std::uint32_t> row_of(table.axis.size(), FreeSquares::none);
    std::vector<std::uint8_t> seen(table.axis.size());
    const auto column_of = [&](std::uint32_t square) {
        return table.lines[square][static_cast<std::size_t>(Axis::column)];
    };
    // A column without a row is taken before others are asked to give theirs up.
    const auto pair = [&](std::uint32_t row, const auto& self) -> bool {
        for (const bool asks : {false, true}) {
            for (const std::uint32_t square : table.squares_of(row)) {
                const std::uint32_t column = column_of(square);
                if (!free_.is_free(square) || seen[column] != 0) continue;
                std::uint32_t& paired = row_of[column];
                if (!asks && paired != FreeSquares::none) continue;
                seen[column] = 1;
                if (asks && !self(paired, self)) continue;
                paired = row;
                return true;
            }
        }
        return false;
    };
    for (const std::uint32_t row : table.families[0].lines) {
        if (free_.has_queen(row)) continue;
        std::fill(seen.begin(), seen.end(), std::uint8_t{0});
        if (!pair(row, pair)) return row;
    }
    return FreeSquares::none;
}

/// How many free squares a queen on the square would attack.
std::uint32_t Constraint::cost_of(std::uint32_t square) const {
    std::uint32_t cost = 0;
    for (const std::uint32_t line : free_.table().lines[square]) cost += free_.free_on(line);
    return cost;
}

/// The square of the smallest domain that comes first, or that costs least; where no line needs a
/// queen, the first free square of all.
std::uint32_t Constraint::next_choice() const {
    const std::uint32_t line = free_.fewest(0, 4);
    if (line != FreeSquares::none) {
        const std::vector<std::uint32_t> domain = free_.squares_on(line);
        if (!rules_.gentle) return domain.front();
        return *std::min_element(
            domain.begin(), domain.end(),
            [&](std::uint32_t a, std::uint32_t b) { return cost_of(a) < cost_of(b); });
    }
    for (const std::uint32_t row : free_.table().families.front().lines) {
        if (free_.free_on(row) > 0) return free_.squares_on(row).front();
    }
    return FreeSquares::none;
}

Insight Constraint::insight() const {
    Insight insight;
    insight.facts = {{"queens placed by choice", grouped(choices_)},
                     {"queens placed by force", grouped(forced_)},
                     {"dead ends", grouped(failures_)}};
    const std::uint32_t fewest = free_.fewest(0, 4);
    if (fewest != FreeSquares::none) {
        insight.add_fact("smallest domain", say("{line}: {squares} {squares|square|squares}",
                                                {{"line", free_.table().name_of(fewest)},
                                                 {"squares", free_.free_on(fewest)}}));
    }
    insight.marks = free_.marks();
    insight.numbers = free_.numbers(fewest);
    insight.numbers_mean = FreeSquares::numbers_mean;
    insight.grounds = free_.domain(fewest);
    return insight;
}

namespace {

using enum Constraint::Line;

constexpr std::array<CodeLine, 11> pseudocode{
    {{"the domain of a line: its free squares", line_start, why_nothing_to_try},
     {"a domain is empty: this is a dead end", line_dead, Constraint::dead_end},
     {"a domain has one square left: place its queen there", line_forced, Constraint::forced},
     {"a queen on some square would empty a domain: rule the square out", line_strike,
      why_ruled_out},
     {"rows and columns cannot be paired: this is a dead end, too", line_unmatched,
      Constraint::unmatched},
     {"nothing of that kind: make a choice,"},
     {"  and place a queen in the smallest domain", line_place, Constraint::chosen},
     {"all queens stand: a solution; go back to look for others", line_note, why_solved},
     {"going back, take off what followed from the latest choice,", line_undo, Constraint::undone},
     {"  then the chosen queen itself, and rule its square out", line_refute, Constraint::refuted},
     {"no choice is left to take back: finished", line_end,
      "No choice is left to take back: the search is finished."}}};
constexpr std::array<std::string_view, 2> papers{"haralick1980", "mackworth1977"};
constexpr std::array knobs{
    choice("strikes", "Propagation",
           "Whether squares from which a queen would empty a domain are ruled out.",
           {"place what is forced", "also strike squares out"}, 1),
    choice("order", "Squares of a domain",
           "In which order the squares of the smallest domain are tried.",
           {"in order", "fewest attacks first"}, 1)};

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    const Constraint::Rules rules{settings.knobs[0] != 0, false, settings.knobs[1] != 0};
    return searching<Constraint>(std::make_shared<const LineTable>(problem), rules);
}

}  // namespace

constinit const Entry solver_entries::constraint{
    .slug = "constraint",
    .title = "Constraint propagation",
    .summary =
        "Crosses out what each queen forbids, places forced queens at once, and otherwise tries "
        "the row or column with the fewest squares left.",
    .approach = Approach::look_ahead,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .refuse = refuse_other_pieces,
    .start = start};

}  // namespace queens
