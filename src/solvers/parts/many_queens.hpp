// Many queens: one placement of up to ten million of them, without a board.
//
// The searches for one solution need no more than a few numbers for each queen; here they run on
// sizes that no Board has, with the same steps as their machines (except construction, whose steps
// are the queens). They work in slices, so that a page can draw between them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "solvers/solver.hpp"

namespace queens {

/// The most queens placed without a board; they take less than 400 MB.
inline constexpr std::uint32_t most_queens = 10'000'000;

class ManyQueensSearch {
  public:
    virtual ~ManyQueensSearch() = default;

    /// Takes up to that many steps, adds their events to the tally and returns whether the search
    /// is over; then the queens are a solution.
    virtual bool advance(std::uint64_t steps, Tally& tally) = 0;

    /// How many of the next steps take about a millisecond.
    [[nodiscard]] virtual std::uint64_t slice() const = 0;

    /// The row of the queen in each column, meaningful at the end.
    [[nodiscard]] virtual std::span<const std::uint32_t> rows() const = 0;

  protected:
    ManyQueensSearch() = default;
    ManyQueensSearch(const ManyQueensSearch&) = default;
    ManyQueensSearch& operator=(const ManyQueensSearch&) = default;
};

/// One sentence why the solver does not place n queens without a board, empty if it does.
[[nodiscard]] std::string refuse_many(const Entry& entry, std::uint64_t n);

/// Whether queens in these rows, one in each column, do not attack each other. Takes time in
/// proportion to their number.
[[nodiscard]] bool are_solution(std::span<const std::uint32_t> rows);

/// A step machine on its own, which knows its rows by column and its slice.
template <class Machine>
class ManyQueensMachine final : public ManyQueensSearch {
  public:
    explicit ManyQueensMachine(Machine machine) : machine_(std::move(machine)) {}

    bool advance(std::uint64_t steps, Tally& tally) override {
        for (; steps > 0 && !done_; --steps) {
            const EventKind kind = machine_.step().kind;
            done_ = kind == EventKind::done;
            tally.add(kind);
        }
        return done_;
    }
    [[nodiscard]] std::uint64_t slice() const override { return machine_.slice(); }
    [[nodiscard]] std::span<const std::uint32_t> rows() const override {
        return machine_.rows_by_column();
    }

  private:
    Machine machine_;
    bool done_ = false;
};

/// The ManyQueensSearch of a machine that is constructed from the arguments.
template <class Machine, class... Arguments>
[[nodiscard]] std::unique_ptr<ManyQueensSearch> searching_many(Arguments&&... arguments) {
    return std::make_unique<ManyQueensMachine<Machine>>(
        Machine(std::forward<Arguments>(arguments)...));
}

}  // namespace queens
