// What look-ahead and symmetry save: tables 5 to 7 of Engelhardt (2007) beside this program, and
// his figure 9.
#include <cmath>
#include <span>

#include "app/answers/effort.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// A number, and how many times less it is than that of trying row by row: "668,212 (19.9)".
std::string tried(std::uint64_t number, std::uint64_t row_by_row) {
    if (number == row_by_row) return grouped(number);
    const double ratio = static_cast<double>(row_by_row) / static_cast<double>(number);
    return say("{number} ({times})",
               {{"number", grouped(number)}, {"times", fixed(ratio, ratio < 100 ? 1 : 0)}});
}

/// The efforts, with how many times less they are than that of trying row by row.
void draw_efforts(const Frame& frame, std::span<const Effort> efforts) {
    const Effort& all = look_ahead_efforts.front();
    TableRows rows{{say("Search"), say("Paper"), say("Here")}};
    for (const Effort& effort : efforts) {
        rows.push_back(
            {say(effort.search), tried(effort.paper, all.paper), tried(effort.here, all.here)});
    }
    table(frame, rows);
}

void draw_runs(const Frame& frame) {
    TableRows rows{{say("Run of variant 6"), say("Paper"), say("Here")}};
    for (const Effort& run : run_efforts) {
        rows.push_back({say(run.search), grouped(run.paper), grouped(run.here)});
    }
    table(frame, rows);
}

void draw_timings(const Frame& frame) {
    TableRows rows{{say("In the paper"), say("Queens tried"), say("Time")}};
    for (const Timing& timing : timings) {
        rows.push_back({say(timing.search), grouped(timing.tried), duration(timing.seconds)});
    }
    table(frame, rows);
}

/// Figure 9: queens on the same rows, columns, diagonals and anti-diagonals.
void draw_twins(const Frame& frame) {
    constexpr int side = 8;
    constexpr float space = 12;
    const float width = std::floor((ImGui::GetContentRegionAvail().x - space) / 2);
    for (const bool first : {true, false}) {
        Board board({side, side});
        for (const Square queen : twins[first ? 0 : 1]) board.put(queen, Piece::queen);
        if (!first) ImGui::SameLine(0, space);
        if (small_board(frame, {.id = first ? "twin-1" : "twin-2",
                                .label = first ? say("First placement") : say("Second placement"),
                                .board = board,
                                .side = width,
                                .hint = say("Put it on the board"),
                                .lit = board == frame.app.board()})) {
            frame.give(ShowBoard{board});
        }
    }
    note(frame,
         "These queens occupy the same rows, columns, diagonals and anti-diagonals, so that "
         "whatever completes one placement completes the other. The solver Line sets looks at "
         "both as one.");
}

}  // namespace

void draw_effort_topic(const Frame& frame, PanelMemory&) {
    say_to(frame,
           "How many queens must a search try to find all solutions of 17 queens on the "
           "torus, when the first queen stays in the corner?");
    heading(frame, say("By looking ahead"));
    draw_efforts(frame, look_ahead_efforts);
    note(frame,
         "In brackets, how many times fewer than row by row. The first two agree. Where several "
         "lines have equally few free squares, this program "
         "takes the first: rows, then columns, then diagonals. The paper does not say which, and "
         "differs by less than 0.3 %.");
    gap(4);
    heading(frame, say("And by symmetry"));
    draw_efforts(frame, symmetry_efforts);
    note(frame,
         "The variants of the solver Group search, squares blocked beside pairs of queens. "
         "The totals differ by at most {share}, single runs by more.",
         {{"share", percent(largest_difference(symmetry_efforts))}});
    gap(4);
    draw_runs(frame);
    note(frame,
         "The runs have the paper's names. MinDist: the least distance of queens in rows or "
         "columns next to each other. SecMinDist: that of the next queen behind two that are a "
         "knight's move apart. Chain: that many queens, each a knight's move from the next. "
         "NoKnightLine: no three queens in a line of knight's moves.");
    gap(8);
    heading(frame, say("For 23 queens"));
    draw_timings(frame);
    note(frame,
         "On a 900 MHz machine. Here Group search tries 72 million queens and finds all 31,381 "
         "orbits; its runs are not split by a fourth fixed queen. The Count tab counts the same "
         "solutions by orbits of three queens in seconds.");
    gap(8);
    heading(frame, say("By joining placements"));
    draw_twins(frame);
}

}  // namespace queens::ui
