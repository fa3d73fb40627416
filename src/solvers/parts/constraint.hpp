// The machine of constraint solving, which the completion of boards runs as well.
#pragma once

#include <memory>
#include <vector>

#include "core/problem.hpp"
#include "solvers/event.hpp"
#include "solvers/parts/free_squares.hpp"
#include "solvers/reason.hpp"

namespace queens {

class Constraint {
  public:
    /// The lines of the pseudocode that events happen in.
    enum Line : std::uint8_t {
        line_start = 0,
        line_dead = 1,
        line_forced = 2,
        line_strike = 3,
        line_unmatched = 4,
        line_place = 6,
        line_note = 7,
        line_undo = 8,
        line_refute = 9,
        line_end = 10
    };
    /// What is said of the events in these lines.
    static constexpr Explanation dead_end{why_dead_end, "This is a dead end."};
    static constexpr Explanation forced{
        "{square} is the last free square of {line}: its queen must stand there."};
    static constexpr Explanation unmatched{
        "Some rows have fewer columns between them than they need. This is a dead end."};
    static constexpr Explanation chosen{
        "Nothing is forced any more, so make a choice: try {square}."};
    static constexpr Explanation undone{
        "The queen on {square} was forced, so nothing else can be tried in its place: take it "
        "off."};
    static constexpr Explanation refuted{
        "Everything with a queen on {square} has been tried: take it off and rule the square "
        "out."};

    /// What is done besides placing queens where only one square is left.
    struct Rules {
        bool strikes = false;
        bool matches = false;
        /// Whether the square that leaves most squares free comes first.
        bool gentle = false;
        /// Whether the search ends at its first solution.
        bool first = false;
    };

    Constraint(std::shared_ptr<const LineTable> table, Rules rules)
        : free_(std::move(table)), rules_(rules), over_(!free_.table().possible) {}

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return free_.memory() + trail_.size() * sizeof(Change);
    }

  private:
    /// A queen that was placed, by choice or by force, or a square that was ruled out.
    struct Change {
        std::uint32_t square;
        enum Kind : std::uint8_t { chosen, forced, struck } kind;
    };

    Event place(std::uint32_t square, Change::Kind kind, Line line);
    Event undo();
    Event fail(Line line, std::uint32_t dead);
    [[nodiscard]] std::uint32_t to_strike() const;
    [[nodiscard]] std::uint32_t wiping(std::uint32_t line) const;
    [[nodiscard]] bool share_line(std::uint32_t a, std::uint32_t b) const;
    [[nodiscard]] std::uint32_t unmatched_row() const;
    [[nodiscard]] std::uint32_t next_choice() const;
    [[nodiscard]] std::uint32_t cost_of(std::uint32_t square) const;

    FreeSquares free_;
    Rules rules_;
    std::vector<Change> trail_;
    std::uint64_t choices_ = 0;
    std::uint64_t forced_ = 0;
    std::uint64_t failures_ = 0;
    /// Whether the queens that stand cannot be completed or have been, and must be undone.
    bool failing_ = false;
    bool over_;
};

}  // namespace queens
