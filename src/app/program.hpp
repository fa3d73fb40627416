// What commands change: the state, the boards before it, and the rooms where work goes on.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/notice.hpp"
#include "app/request.hpp"
#include "app/rooms/count_room.hpp"
#include "app/rooms/garden_room.hpp"
#include "app/rooms/growing_gardens.hpp"
#include "app/rooms/hint_room.hpp"
#include "app/rooms/proof_room.hpp"
#include "app/rooms/race_room.hpp"
#include "app/rooms/solve_room.hpp"
#include "app/state/history.hpp"
#include "app/state/state.hpp"

namespace queens {

/// Steps that a link may have replayed by itself; beyond, somebody has to ask for it.
inline constexpr std::uint64_t farthest_replayed_step = 20'000'000;

/// A run that undo closed, and how many snapshots there were to redo then.
struct UndoneRun {
    StandingRun run;
    std::size_t undone = 0;
};

/// A garden that somebody waits for, and the board that stood there when it was wanted.
struct WantedGarden {
    GrowingGardens gardens;
    std::optional<GardenGrade> grade;
    MarkedBoard before;
};

[[nodiscard]] MarkedBoard empty_board_of(const Garden& garden);

struct Program {
    /// `workers` is how many jobs of a count are posted at a time.
    explicit Program(int workers) : count(workers) {}

    State state = first_state();
    History history;
    SolveRoom solve;
    /// Whether loading the run took queens off the board, so that closing it brings them back.
    bool run_cleared_board = false;
    /// The run that undo closed last, for redo when it comes to where that was.
    std::optional<UndoneRun> undone_run;
    /// Changes of the board since a goal was set; an undone one does not count.
    std::uint64_t moves = 0;
    /// Whether the visitor has changed the board or its marks since a link or a command brought it.
    bool own_work = false;
    /// What the visitor asks about the placement, while no run is loaded.
    HintRoom hints;
    ProofRoom proof;
    RaceRoom race;
    CountRoom count;
    GardenRoom gardens;
    std::optional<WantedGarden> growing;
    /// Those that are to be printed.
    GrowingGardens sheet;
    /// The region that is painted in a garden that somebody makes.
    int region = 0;
    std::optional<Notice> notice;
    /// The theme that the reader chose, nothing to follow the system.
    std::optional<bool> dark;
    std::vector<OfferedLanguage> languages;
    std::vector<Request> requests;
    /// The time of the latest poll, in seconds.
    double now = 0;

    /// The board on show: that of the run if one is loaded, else that of the state.
    [[nodiscard]] const Board& board() const;
    /// The problem that a run would be loaded on.
    [[nodiscard]] Problem problem() const;
    /// What would be counted now.
    [[nodiscard]] Task task() const;

    /// Puts the run away and shows this, without the marks and regions that do not fit; if it is
    /// not what was shown, that is remembered with the run.
    void show(MarkedBoard next);
    /// The same with the present marks and regions.
    void change_board(Board next);
    /// Puts the run away and shows this as a part of the latest change, which undo takes back, too.
    void amend(MarkedBoard next);
    /// Shows what the visitor has not made; a challenge ends where what it gives is not on it.
    void show_other(MarkedBoard next);
    /// Shows a garden or a puzzle in the place of whatever is on show, with nothing selected or
    /// drawn, and the pen put down.
    void show_new(MarkedBoard next);
    /// Shows a garden that nobody has begun, or as it was left, which ends the challenge of the
    /// goal.
    void show_garden(MarkedBoard garden);
    void announce_garden();
    /// Grows what is waited for, for about that number of seconds, and shows the garden of the
    /// board once it is there; returns whether there is more to grow.
    bool grow_on(double seconds);
    /// Shows the garden that was waited for, or says that there is none.
    void show_grown();
    /// Shows this, which makes the board no more the visitor's own work than it was.
    void show_instead(MarkedBoard next);
    /// Ends the challenge of the goal, if it is one; leaving any task is remembered.
    void end_challenge();
    void leave_task();
    /// Sets what the board asks for. A run on a puzzle that is left goes on from the queens of
    /// that.
    void set_goal(lessons::Conditions goal);
    /// Explain the garden on show from its empty board on, go that many steps of the explanation on
    /// or back, and show the visitor's board again, if there is an explanation. Its boards are not
    /// remembered and not counted as moves.
    void explain_garden();
    void step_explanation(std::int64_t by);
    void end_explanation();
    /// Says the hint on show to people who do not see it.
    void announce_hint();
    [[nodiscard]] MarkedBoard marked_board() const {
        return {state.board, state.marks, state.regions};
    }
    /// What the visitor has on the board, also while an explanation shows another one; and the link
    /// to it.
    [[nodiscard]] MarkedBoard own_board() const;
    [[nodiscard]] Link link() const;
    /// Draws this in place of what is drawn, which is remembered.
    void draw_anew(std::vector<Drawing> drawings);
    /// Bring the moment before or after the present one back, if there is one: what was drawn, else
    /// the loaded run is closed or is there again, else the board changes, and a run that was
    /// loaded on it is there again.
    void undo();
    void redo();
    [[nodiscard]] bool can_undo() const;
    [[nodiscard]] bool can_redo() const;
    void put_run_away();
    /// Remembers how the garden of a day stands, if that is on the board and was played here.
    void leave_day();
    /// Puts the run away and brings the queens back that its start took off.
    void close_run();
    /// Loads a run, which takes the place of one that was undone.
    void load(Run run);
    /// Loads the run that the state describes, standing at its step or on the way there; at its
    /// start, with a remark, if the step is beyond the farthest.
    void load_linked_run(std::uint64_t farthest = farthest_replayed_step);
    /// Makes the state say at which step the run is, finds the reason of this step, and forgets
    /// what was asked about another board.
    void settle();
    /// Opens what a link describes, with its run as above.
    void open(const Link& link, std::uint64_t farthest = farthest_replayed_step);

    void complain(std::string text, Until until = Until::dismissed) {
        notice = Notice{std::move(text), true, {}, until};
    }
    void remark(std::string text, Until until = Until::dismissed) {
        notice = Notice{std::move(text), false, {}, until};
    }
    /// Takes back a notice that this makes untrue.
    void take_back(Until event) {
        if (notice && notice->until == event) notice.reset();
    }

  private:
    [[nodiscard]] Snapshot snapshot() const;
    /// Shows this and remembers nothing but how the garden of a day is left.
    void set_board(MarkedBoard next);
    /// Remembers the present moment, which is about to change.
    void remember();
    void go_to(Snapshot other);
    [[nodiscard]] bool redoes_run() const;
    void undo_run();
    void redo_run();
    /// Loads such a run on the present board.
    void stand_again(StandingRun run);
};

}  // namespace queens
