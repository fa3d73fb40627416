// The machine of the group search: one run after the other, and the orbits that they find.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <vector>

#include "solvers/event.hpp"
#include "solvers/explanation.hpp"
#include "solvers/knob.hpp"
#include "solvers/parts/free_squares.hpp"
#include "solvers/parts/search_runs.hpp"
#include "symmetry/group.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

/// What does not change during a search.
struct OrbitPlan {
    /// The problem asks for a queen in each row of a square torus without pawns and walls; the
    /// group is D4,n or Sim(n).
    OrbitPlan(const Problem& problem, std::vector<SearchRun> all_runs, bool strict, GroupKind kind);

    std::shared_ptr<const LineTable> table;
    Group group;
    /// The queens that stand from the beginning.
    std::vector<Square> given;
    std::vector<SearchRun> runs;
    /// Those of each run.
    std::vector<RunConditions> conditions;
};

/// Places the queens of all runs, and reports one solution of each orbit.
class OrbitSearch {
  public:
    /// The lines of the pseudocode that events happen in.
    enum Line : std::uint8_t {
        line_fix = 1,
        line_dead = 2,
        line_place = 4,
        line_known = 6,
        line_note = 7,
        line_back = 8,
        line_clear = 9,
        line_end = 10
    };
    /// What is said of the events in these lines.
    static constexpr Explanation queen_fixed{"This run has a queen fixed on {square}: place it."};
    static constexpr Explanation dead_end{
        "Every square of {line} is attacked or blocked, and it has no queen: go back."};
    static constexpr Explanation chosen{
        "{square} is free on {line}, which has the fewest squares left: place a queen."};
    static constexpr Explanation known{
        "This solution has the same least image as an earlier one, so its orbit is known: drop "
        "it."};
    static constexpr Explanation noted{
        "No earlier solution has the same least image: the orbit of this one is new."};
    static constexpr Explanation taken_off{
        "Everything with a queen on {square} has been tried: take it off."};
    static constexpr Explanation cleared{"The run is finished: take its fixed queen off {square}."};

    explicit OrbitSearch(std::shared_ptr<const OrbitPlan> plan);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const;

  private:
    enum class Phase : std::uint8_t { fixing, looking, going_on, clearing };
    /// A line that was chosen: its free squares among the candidates, and the next one to be tried.
    struct Frame {
        std::uint32_t line;
        std::size_t begin;
        std::size_t next;
        std::size_t end;
    };
    /// A square that is blocked, by what, and because of which queens, if of any.
    struct Blocked {
        std::uint32_t square;
        ThoughtKind why;
        std::optional<Square> queen;
        std::optional<Square> other;
    };
    /// A queen, and how many squares were blocked before it.
    struct Standing {
        Square square;
        std::size_t blocked;
    };
    /// What a run has done; the queens that it tried are the backtracks of the paper's tables.
    struct RunResult {
        std::uint64_t tried = 0;
        std::uint64_t orbits = 0;
        std::uint64_t dropped = 0;
    };

    [[nodiscard]] const SearchRun& run() const { return plan_->runs[run_]; }
    [[nodiscard]] bool is_over() const { return run_ == plan_->runs.size(); }
    [[nodiscard]] std::uint32_t index(Square square) const {
        return static_cast<std::uint32_t>(plan_->table->size.index(square));
    }
    void block(const ForbiddenSquare& one, std::optional<Square> queen);
    void unblock(std::size_t left);
    void block_for_run();
    void block_beside(Square queen, std::span<const Square> others);
    void place(Square square);
    Square take();
    Event look();
    Event judge();
    Event go_on();
    Event clear();
    void next_run();
    void add_domain(Insight& insight) const;
    void add_marks(Insight& insight) const;
    static void add_blockings(Insight& insight, const Blocked& blocked, Square square);
    void add_results(Insight& insight) const;
    [[nodiscard]] Table runs() const;

    std::shared_ptr<const OrbitPlan> plan_;
    FreeSquares free_;
    /// How far the runs have come; those that have not begun have nothing yet.
    std::vector<RunResult> results_;
    std::size_t run_ = 0;
    Phase phase_ = Phase::fixing;
    std::vector<Standing> queens_;
    std::vector<Blocked> blocked_;
    std::vector<Frame> frames_;
    std::vector<std::uint32_t> candidates_;
    /// The least images of the orbits that are known, and how many orbits there are of each size.
    std::set<Columns> known_;
    std::map<std::uint64_t, std::uint64_t> sizes_;
};

/// One sentence if a torus of that number of rows has more orbits than can be remembered.
[[nodiscard]] std::string refuse_many_orbits(int rows);

/// The option that says which squares the conditions of a run block.
[[nodiscard]] consteval Knob blocking_knob(std::int64_t initial) {
    return choice("blocking", "Squares blocked",
                  "Only beside two queens a knight's move apart, as the paper seems to do, or "
                  "between two queens as well.",
                  {"beside pairs of queens", "wherever a condition forbids"}, initial);
}

}  // namespace queens
