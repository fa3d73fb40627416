// Commands: everything that can be done to the program, as values.
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/assign.hpp"
#include "app/challenge_commands.hpp"
#include "app/count_commands.hpp"
#include "app/garden_commands.hpp"
#include "app/state/state.hpp"
#include "core/types.hpp"

namespace queens {

/// Puts a piece on a square, or takes what stands there away with Piece::none.
struct Put {
    Square square;
    Piece piece = Piece::queen;
};
/// Moves a piece to another square, taking what stood there.
struct Move {
    Square from;
    Square to;
};
/// Puts another board, with its marks, in the place of the present one.
struct ShowBoard {
    MarkedBoard board;
};
/// Takes all pieces and marks off the board, and the borders of a garden that is being made.
struct ClearBoard {};
/// Marks these squares, or takes their marks off; a square where something stands gets none.
struct MarkSquares {
    std::vector<Square> squares;
    bool on = true;

    friend bool operator==(const MarkSquares&, const MarkSquares&) = default;
};
struct Resize {
    Size size;
};
struct SetSurface {
    Surface surface;
};
struct Select {
    std::optional<Square> square;
};
struct Undo {};
struct Redo {};
/// Asks for the next stage of a hint towards that many queens in all, 1 .. the shorter side.
struct AskHint {
    int queens;
};
/// Asks whether the placement can still be completed to that many.
struct AskCompletable {
    int queens;
};
using OpenTab = Assign<&State::tab>;
struct SetView {
    View view;
};
/// Draws the lines of all pieces.
using ShowAllLines = Assign<&State::all_lines>;
using ShowHeat = Assign<&State::heat>;
/// Draws another part of the board, or all of it with the initial value.
struct SetZoom {
    Zoom zoom;
};
/// Rolls, turns or enlarges the board as a solid.
struct SetSolid {
    SolidPose pose;
};
/// Shows the number of every square.
using ShowNumbers = Assign<&State::numbers>;
/// Shows the numbers of both diagonals of every square.
using ShowDiagonals = Assign<&State::diagonals>;
/// Draws the conflicts around the edges.
using ShowAround = Assign<&State::around>;
/// Marks the squares that nothing attacks.
using ShowFreeSquares = Assign<&State::free_squares>;
using ChooseTopic = Assign<&State::topic>;
using ChooseGroup = Assign<&State::group>;
/// Which solutions the gallery shows.
struct FilterGallery {
    GalleryFilter filter;
};
/// Shows the published numbers as a table to be copied.
struct SharePublished {};
/// The strings of the calculator of symbols, each of 1 .. longest_string symbols.
struct Calculate {
    Calculator calculator;
};
/// Which way to cut a torus into solutions is shown.
using ShowCut = Assign<&State::cut>;
/// The numbers, row by row, that are read as a magic square; at most `most_square_numbers`.
struct ReadSquare {
    std::vector<std::int64_t> numbers;
};
/// Which piece a click places.
struct ChoosePiece {
    Piece piece;
};
/// Whether a click marks squares; it draws no longer then.
struct ChooseMarks {
    bool on;
};
/// Draws on the board, or takes away what is drawn there in the same way.
struct Draw {
    Drawing drawing;
};
struct ClearDrawings {};
/// Whether a click draws.
using TakePen = Assign<&State::pen>;
using ChooseInk = Assign<&State::ink>;
struct ChooseSolver {
    std::string slug;
};
struct SetKnob {
    std::size_t index;
    std::int64_t value;
};
/// The start of a search's random numbers.
struct SetSeed {
    std::uint64_t seed;
};
/// Whether queens on the board are given when a search starts, or taken off first.
struct KeepQueens {
    bool on;
};
/// Loads the chosen solver on the board, standing before its first step.
struct LoadRun {};
/// Puts the run away and shows the board it started from.
struct CloseRun {
    friend bool operator==(const CloseRun&, const CloseRun&) = default;
};
/// Says why nothing can be placed while a run is loaded, and offers to close it.
struct OfferClosing {};
/// Puts the run away and keeps what it shows as the board.
struct KeepPosition {};
/// Places that number of queens, 1 .. most_queens_on_page, with the solver and its settings and
/// without a board.
struct PlaceMany {
    std::uint32_t queens;
};
/// Starts to play, loading the run first if none is loaded.
struct Play {};
struct Pause {};
/// Moves that many steps forward, or back if negative.
struct StepBy {
    std::int64_t steps;
};
struct Seek {
    std::uint64_t step;
};
/// Plays to the next solution, or to the end.
struct NextSolution {};
/// Asks before each step of a loaded run what it will be: what was done last is not shown then, and
/// StepBy{1} asks and steps in turn.
struct AskFirst {
    bool on;
};
/// Steps a second, from `slowest_speed` to `fastest_speed`; nothing lets runs begin slowly.
struct SetSpeed {
    std::optional<double> speed;
};
/// Shows the lines of the algorithm.
using ShowPseudocode = Assign<&State::pseudocode>;
/// Which solvers race; between `fewest_racers` and `most_racers` slugs.
struct ChooseRacers {
    std::vector<std::string> slugs;
};
/// What the racers have in common.
using SetFairness = Assign<&State::fairness>;
/// Lets the race go on, or halts it.
struct RunRace {
    bool on;
};
/// Brings all racers back to the start.
struct ResetRace {};
/// Offers the results of this visit's races as a table.
struct ShareRaces {};
/// Takes them off the list.
struct ForgetRaces {};
/// Opens the page of a sequence in the Online Encyclopedia of Integer Sequences: "A000170".
struct VisitSequence {
    std::string name;
};
/// Opens a link that somebody typed, pasted or followed.
struct OpenLink {
    std::string text;
};
/// Shows the list of lessons; offers what has been done in the task to be handed in.
struct ListLessons {};
struct HandIn {};
/// Asks for these conditions, counting the moves from now on; without any, nothing is asked.
struct SetGoal {
    lessons::Conditions goal;
};
/// Shows the link of the present state to be copied.
struct Share {};
/// Opens the part of a faulty link that could be read.
struct AcceptOffer {};
/// Puts the notice of something that went wrong away.
struct DismissNotice {};
struct SetTheme {
    std::optional<bool> dark;
};
/// Asks the platform for the words of a language, "fr" for example, to be spoken from then on.
struct SetLanguage {
    std::string tag;
};
/// Board and transport only, in large type.
struct Present {
    bool on;
};

/// All of them; a type's place here is the place of its row in the table.
using Commands =
    Types<Put, Move, ShowBoard, ClearBoard, MarkSquares, Resize, SetSurface, Select, Undo, Redo,
          AskHint, AskCompletable, OpenTab, SetView, SetZoom, SetSolid, ShowAllLines, ShowHeat,
          ShowNumbers, ShowDiagonals, ShowAround, ShowFreeSquares, ChooseTopic, ChooseGroup,
          FilterGallery, Calculate, ShowCut, ReadSquare, ChoosePiece, ChooseMarks, Draw,
          ClearDrawings, TakePen, ChooseInk, ChooseSolver, SetKnob, SetSeed, KeepQueens, LoadRun,
          CloseRun, OfferClosing, KeepPosition, PlaceMany, Play, Pause, StepBy, Seek, NextSolution,
          AskFirst, SetSpeed, ShowPseudocode, ChooseRacers, SetFairness, RunRace, ResetRace,
          ShareRaces, ForgetRaces, SetExtraQueens, StartCount, PauseCount, ContinueCount,
          DiscardCount, RestoreCount, RestoreFinished, ForgetFinished, ShareWork, SaveCount,
          ShareCounts, SharePublished, VisitSequence, OpenLink, ListLessons, HandIn, SetGoal, Share,
          AcceptOffer, DismissNotice, SetTheme, SetLanguage, Present, GrowGarden, OpenDay,
          LeaveGarden, RuleOut, BeQuiet, TimeGardens, FollowHint, ExplainGarden, StepExplanation,
          EndExplanation, ProveGarden, ChooseTechnique, PrintGardens, GrowSheet, MakeGarden,
          PaintRegion, ChooseRegion, SuggestGift, PlayGarden, RestoreGardens, PoseChallenge,
          LeaveTask>;

/// One of them, with a value that never changes, so that copies share it. A std::variant of that
/// many types would make every file that gives a command take seconds to compile.
class Command {
  public:
    template <ListedIn<Commands> C>
    Command(C command)  // NOLINT(google-explicit-constructor): a command is any of its types
        : place_(place_in<C>(Commands{})), value_(std::make_shared<const C>(std::move(command))) {}

    /// The place of its type in Commands.
    [[nodiscard]] std::size_t place() const { return place_; }
    /// Whether it is of one of these types.
    template <ListedIn<Commands>... C>
    [[nodiscard]] bool is() const {
        return ((place_ == place_in<C>(Commands{})) || ...);
    }
    /// Its value, which must be of that type.
    template <ListedIn<Commands> C>
    [[nodiscard]] const C& as() const {
        assert(place_ == place_in<C>(Commands{}));
        return *static_cast<const C*>(value_.get());
    }

  private:
    std::size_t place_;
    std::shared_ptr<const void> value_;
};

}  // namespace queens
