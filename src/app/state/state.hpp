// The state of the program as one value: everything that a visitor sees, and that a link restores.
//
// What is not in it, and why: light or dark, contrast and motion belong to the reader. A count at
// hand, a race that is run, queens placed by the million and the boards to undo are work that a
// link cannot bring along. What is under the pointer, typed half, scrolled to or gliding, and how
// far a cube is turned, is a gesture. Everything else is derived from the state.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/state/drawing.hpp"
#include "app/state/solid_pose.hpp"
#include "app/state/tabs.hpp"
#include "app/state/views.hpp"
#include "app/state/zoom.hpp"
#include "core/board.hpp"
#include "core/link.hpp"
#include "core/marks.hpp"
#include "core/regions.hpp"
#include "gardens/day.hpp"
#include "lessons/condition.hpp"
#include "play/race.hpp"
#include "play/run.hpp"
#include "symmetry/group.hpp"
#include "symmetry/symbols.hpp"

namespace queens {

/// Which symmetry the solutions of the gallery have: any, or that a half or a quarter turn does not
/// change them.
enum class Kept : std::uint8_t { any, half_turn, quarter_turn };
template <>
inline constexpr std::array<std::string_view, 3> choice_slugs<Kept>{"any", "half", "quarter"};

/// Which solutions the gallery shows.
struct GalleryFilter {
    /// One only of those that turn or reflect into each other.
    bool fundamental = false;
    Kept kept = Kept::any;
    /// A square where a queen must stand.
    std::optional<Square> queen;
    /// The group whose families of fundamental solutions are shown in place of the list.
    std::optional<GroupKind> families;

    friend bool operator==(const GalleryFilter&, const GalleryFilter&) = default;
};

/// The two strings of the calculator of symbols, and which of them its keys write.
struct Calculator {
    std::array<Symbols, 2> strings{Symbols{Symbol::turn, Symbol::turn, Symbol::turn},
                                   Symbols{Symbol::invert, Symbol::reflect}};
    std::size_t edited = 0;

    friend bool operator==(const Calculator&, const Calculator&) = default;
};
/// The most symbols of a string; the fewest are one.
inline constexpr std::size_t longest_string = 12;

/// So many numbers as a square of 16 has.
inline constexpr std::size_t most_square_numbers = 256;

template <>
inline constexpr std::array<std::string_view, 2> choice_slugs<Fairness>{"steps", "time"};

/// Steps a second; at `fastest_speed` as many as the machine can.
inline constexpr double slowest_speed = 0.5;
inline constexpr double fastest_speed = 1e6;
inline constexpr double first_race_speed = 200;

/// How many queens more than rows are counted at most, each with a pawn.
inline constexpr int most_extra_queens = 9;

/// Which queens of the board a search or a count begins with: none; the visitor's own and those
/// given in a puzzle, as long as some are missing and none attacks another; or all, because he says
/// so.
enum class KeptQueens : std::uint8_t { none, own, all };
template <>
inline constexpr std::array<std::string_view, 3> choice_slugs<KeptQueens>{"0", "own", "1"};

struct State {
    Board board;
    /// The empty squares that the visitor has marked because nothing is to stand there.
    Marks marks;
    /// The regions of a garden, none on any other board.
    Regions regions;
    /// How hard gardens are wanted, nothing for any; and of which day the present one is.
    std::optional<GardenGrade> grade;
    std::optional<Day> day;
    /// Whether the queens of a garden mark what they rule out, and whether mistakes in it are shown
    /// only when they are asked about.
    bool rules_out = false;
    bool quiet = false;
    /// The solver that is chosen, whether its run is loaded or not.
    Solver solver;
    /// The step at which its run on the board stands, nothing if none is loaded.
    std::optional<std::uint64_t> step;
    /// Which queens of the board a search or a count keeps.
    KeptQueens kept_queens = KeptQueens::none;
    /// How fast runs play and races go, in thousandths of a step; nothing until somebody has set
    /// it: runs then begin slowly, and races go at `first_race_speed`.
    std::optional<double> speed;
    Tab tab = Tab::solve;
    View view = plain_view;
    Zoom zoom;
    SolidPose solid;
    /// Board and transport only, in large type.
    bool presenting = false;
    /// What a click places, and whether it marks squares instead.
    Piece piece = Piece::queen;
    bool marking = false;
    /// Whether the lines of all pieces are drawn, and not those of the selected one alone.
    bool all_lines = false;
    /// Whether every square shows how often it is attacked.
    bool heat = false;
    /// Whether every empty square shows its number, row times columns plus column.
    bool numbers = false;
    /// Whether every square shows the numbers of its diagonals, row plus and minus column.
    bool diagonals = false;
    /// Whether the conflicts that a permutation has around the edges are drawn.
    bool around = false;
    /// Whether the squares are marked that nothing attacks.
    bool free_squares = false;
    /// Whether the lines of the algorithm are shown.
    bool pseudocode = true;
    /// The group whose images of the board are shown.
    GroupKind group = GroupKind::d4;
    Topic topic = Topic::permutation;
    GalleryFilter gallery;
    Calculator calculator;
    /// Which of the ways to cut a torus into solutions is shown, from 0; without any bound.
    std::uint32_t cut = 0;
    /// Numbers row by row that are read as a magic square; any that were given, at most
    /// `most_square_numbers`.
    std::vector<std::int64_t> square{4, 9, 2, 3, 5, 7, 8, 1, 6};
    /// The solvers that race against each other, by their slugs.
    std::vector<std::string> racers = first_racers();
    Fairness fairness = Fairness::steps;
    /// How many queens more than rows are counted, each with a pawn.
    int extra_queens = 0;
    /// The square whose lines are drawn.
    std::optional<Square> selected;
    /// What the visitor has drawn, in that order; whether a click draws now, and in which ink.
    std::vector<Drawing> drawings;
    bool pen = false;
    Ink ink = Ink::green;
    /// What the visitor is asked to do; nothing for a free laboratory.
    lessons::Conditions goal;

    friend bool operator==(const State&, const State&) = default;
};

/// What a click places; nothing if it marks squares.
[[nodiscard]] std::optional<Piece> in_hand(const State& state);

/// What a visitor sees first: the classic board, one queen on d4 and its lines.
[[nodiscard]] State first_state();
/// Whether it is the board of that state, whose queen no visitor has placed.
[[nodiscard]] bool is_first_board(const Board& board);
/// The queens on the board are the visitor's own, or not any more, unless he has said to keep all.
void own_queens(State& state);
void disown_queens(State& state);
/// Whether a search or a count would begin with the queens of the board.
[[nodiscard]] bool keeps_queens(const State& state);

/// The state that a link describes, one sentence if the run that it names cannot be loaded, and one
/// for each value of the display that cannot be read; these are left out.
struct StateReading {
    State state;
    std::string complaint;
    std::vector<std::string> notices;
};

/// Display keys that are not known are ignored: messengers and newer versions have their own. A day
/// and a grade without regions mean the garden of that day.
[[nodiscard]] StateReading state_of(const Link& link);
[[nodiscard]] bool is_display_key(std::string_view name);
/// Says that a link has a value for a display key that cannot be read.
[[nodiscard]] std::string left_out(std::string_view key, std::string_view value);
/// A key is written only where its value is not the one of State{}.
[[nodiscard]] Link link_of(const State& state);

/// Takes out of the state what its board has no room for: squares beyond it, marks under pieces,
/// regions of another board, copies beyond edges that are not joined.
void fit_to_board(State& state);

}  // namespace queens
