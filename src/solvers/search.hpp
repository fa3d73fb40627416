// A machine at work: watched, with its events, or at full speed without them.
//
// A machine is a plain class with `Event step()`, copyable and without virtual functions. It may
// also have `Insight insight() const`, what it has in mind besides the board, and `std::size_t
// memory() const`, the bytes that a copy of it costs where that is more than a board's worth; and
// where it can do without a board, `rows_by_column() const` and `slice() const`. `searching` wraps
// it into a Search; the virtual call is made once per batch.
#pragma once

#include <memory>
#include <span>
#include <utility>

#include "solvers/event.hpp"
#include "solvers/insight.hpp"

namespace queens {

/// A machine at work. After `done` it has no more events.
class Search {
  public:
    virtual ~Search() = default;

    /// Writes the next events in order and returns how many; fewer than asked for only at the end,
    /// whose last event is `done`.
    virtual std::size_t events(std::span<Event> out) = 0;

    /// Takes up to that many steps without keeping their events, adding them to the tally.
    virtual void run(std::uint64_t steps, Tally& tally) = 0;

    /// What the machine has in mind after the events emitted so far.
    [[nodiscard]] virtual Insight insight() const = 0;

    /// About how many bytes a copy costs, 0 if no more than a board.
    [[nodiscard]] virtual std::size_t memory() const = 0;

    /// The row of the queen in each column, meaningful at the end of a search without a board;
    /// empty of others.
    [[nodiscard]] virtual std::span<const std::uint32_t> rows() const = 0;

    /// How many of the next steps take about a millisecond in a search without a board, else 0.
    [[nodiscard]] virtual std::uint64_t slice() const = 0;

    /// An independent copy that continues in the same way.
    [[nodiscard]] virtual std::unique_ptr<Search> clone() const = 0;

  protected:
    Search() = default;
    Search(const Search&) = default;
    Search& operator=(const Search&) = default;
};

template <class Machine>
class Running final : public Search {
  public:
    explicit Running(Machine machine) : machine_(std::move(machine)) {}

    std::size_t events(std::span<Event> out) override {
        std::size_t written = 0;
        while (written < out.size() && !done_) {
            Event& event = out[written++];
            event = machine_.step();
            done_ = event.kind == EventKind::done;
        }
        return written;
    }

    // Each step is a call otherwise, and its event is written to memory only to be dropped: in
    // WebAssembly that costs as much again as the step.
    [[gnu::flatten]] void run(std::uint64_t steps, Tally& tally) override {
        for (; steps > 0 && !done_; --steps) {
            const EventKind kind = machine_.step().kind;
            done_ = kind == EventKind::done;
            tally.add(kind);
        }
    }

    [[nodiscard]] Insight insight() const override {
        if constexpr (requires { machine_.insight(); }) {
            return machine_.insight();
        } else {
            return {};
        }
    }

    [[nodiscard]] std::size_t memory() const override {
        if constexpr (requires { machine_.memory(); }) {
            return machine_.memory();
        } else {
            return 0;
        }
    }

    [[nodiscard]] std::span<const std::uint32_t> rows() const override {
        if constexpr (requires { machine_.rows_by_column(); }) {
            return machine_.rows_by_column();
        } else {
            return {};
        }
    }

    [[nodiscard]] std::uint64_t slice() const override {
        if constexpr (requires { machine_.slice(); }) {
            return machine_.slice();
        } else {
            return 0;
        }
    }

    [[nodiscard]] std::unique_ptr<Search> clone() const override {
        return std::make_unique<Running>(*this);
    }

  private:
    Machine machine_;
    bool done_ = false;
};

/// The Search of a machine that is constructed from the arguments.
template <class Machine, class... Arguments>
[[nodiscard]] std::unique_ptr<Search> searching(Arguments&&... arguments) {
    return std::make_unique<Running<Machine>>(Machine(std::forward<Arguments>(arguments)...));
}

}  // namespace queens
