// What a solver is: a step machine that tells what it does as events, and the entry that lists it.
//
// A machine is a plain class with `Event step()`, copyable and without virtual functions, in one
// .cpp file beside its pseudocode and its Entry. It may also have `Insight insight() const`, what
// it has in mind besides the board, and `std::size_t memory() const`, the bytes that a copy of it
// costs where that is more than a board's worth. `searching` wraps it into a Search, which gives
// it two speeds: with its events (to be watched) and without them (to be fast); the virtual call
// is made once per batch. To add a solver, write such a file, which defines the Entry
// solver_entries::NAME, and add one line to list.inc.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/problem.hpp"
#include "symmetry/group.hpp"

namespace queens {

/// What a step did. `place` puts a piece on an empty square and `remove` takes it away, so that one
/// undoes the other; `reject` looked at the square and left it as it was; `solution` and `done`
/// change nothing.
enum class EventKind : std::uint8_t { place, remove, reject, solution, done };

/// One step of a machine: what it did, in which line of its pseudocode (from 0), where, with which
/// piece, and on which layer (from 0, the lowest) if it works on several boards stacked.
struct Event {
    EventKind kind = EventKind::done;
    std::uint8_t line = 0;
    Square square;
    Piece piece = Piece::queen;
    std::uint8_t layer = 0;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// How often each kind of event has happened.
struct Tally {
    std::uint64_t placements = 0;
    std::uint64_t removals = 0;
    std::uint64_t rejections = 0;
    std::uint64_t solutions = 0;
    bool done = false;

    void add(EventKind kind) { count(kind, 1); }
    /// Takes back an event that `add` counted.
    void take_back(EventKind kind) { count(kind, -1); }
    /// All events, `done` among them.
    [[nodiscard]] std::uint64_t steps() const {
        return placements + removals + rejections + solutions + (done ? 1 : 0);
    }

    friend bool operator==(const Tally&, const Tally&) = default;

  private:
    void count(EventKind kind, int by) {
        const auto change = static_cast<std::uint64_t>(by);
        switch (kind) {
            case EventKind::place: placements += change; break;
            case EventKind::remove: removals += change; break;
            case EventKind::reject: rejections += change; break;
            case EventKind::solution: solutions += change; break;
            case EventKind::done: done = by > 0; break;
        }
    }
};

/// Something that a machine knows, under its name.
struct Fact {
    std::string name;
    std::string value;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// What a machine thinks of a square, as one letter that one of its facts explains.
struct Mark {
    Square square;
    char letter = 'x';

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// What a machine has in mind besides the board, to be shown beside it.
struct Insight {
    std::vector<Fact> facts;
    std::vector<Mark> marks;
    /// Lines of equal length to be drawn as little squares: `1` full, `0` empty, `.` covered.
    std::vector<std::string> matrix;
    /// Square boards stacked, the lowest first, each row by row: `Q` queen, `x` attacked, `.` free;
    /// and which of them is being filled.
    std::vector<std::string> layers{};
    std::size_t layer = 0;

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// A machine at work. After `done` it has no more events.
class Search {
  public:
    virtual ~Search() = default;

    /// Writes the next events in order and returns how many; fewer than asked for only at the end,
    /// whose last event is `done`.
    virtual std::size_t events(std::span<Event> out) = 0;

    /// Takes up to that many steps without keeping their events, adding them to the tally.
    virtual void run(std::uint64_t steps, Tally& tally) = 0;

    /// What the machine has in mind after the events told so far.
    [[nodiscard]] virtual Insight insight() const = 0;

    /// About how many bytes a copy costs, 0 if no more than a board.
    [[nodiscard]] virtual std::size_t memory() const = 0;

    /// An independent copy that continues in the same way.
    [[nodiscard]] virtual std::unique_ptr<Search> clone() const = 0;

  protected:
    Search() = default;
    Search(const Search&) = default;
    Search& operator=(const Search&) = default;
};

/// The Search of a machine that is constructed from the arguments.
template <class Machine, class... Arguments>
[[nodiscard]] std::unique_ptr<Search> searching(Arguments&&... arguments);

/// An option of a solver, a whole number from lowest to highest; its values have names when the
/// option is a choice.
struct Knob {
    std::string_view name;
    std::string_view title;
    std::string_view summary;
    std::int64_t lowest = 0;
    std::int64_t highest = 1;
    std::int64_t initial = 0;
    std::span<const std::string_view> choices;
};

/// What a run starts from besides its problem. `knobs` are in the order of the entry's list, each
/// in its range, exactly as many.
struct Settings {
    std::vector<std::int64_t> knobs;
    std::uint64_t seed = 0;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// All that the program knows of a solver.
struct Entry {
    std::string_view slug;
    std::string_view title;
    /// One plain sentence.
    std::string_view summary;
    /// Its lines, indented by two spaces a level.
    std::span<const std::string_view> pseudocode;
    /// Where it comes from, as cited in the papers' list.
    std::span<const std::string_view> papers;
    std::span<const Knob> knobs;
    /// Whether it draws random numbers, which the seed of its settings starts.
    bool uses_seed = false;
    /// Whether it finds every solution and then ends.
    bool complete = true;
    /// Whether instead it finds one of all solutions that rotations and reflections of the problem
    /// carry into each other, and then ends.
    bool up_to_symmetry = false;
    /// The group of the torus whose motions count then, shifts among them; null where it is the
    /// rotations and reflections.
    GroupKind (*group)(const Settings&) = nullptr;
    /// Whether with these settings it ends at its first solution, which then stays on the board,
    /// even if it finds every solution with others; null if it never does.
    bool (*ends_at_first)(const Settings&) = nullptr;
    /// Whether the board is what a solution event promises; null where that is the problem's own
    /// solution: all queens of the problem, none attacking another.
    bool (*solves)(const Problem&, const Settings&, const Board&) = nullptr;
    /// One sentence why the problem cannot be taken, empty if it can.
    std::string (*accepts)(const Problem&) = nullptr;
    /// Starts a run on an accepted problem.
    std::unique_ptr<Search> (*start)(const Problem&, const Settings&) = nullptr;
    /// One plain sentence saying what the event did and why, given the board before it.
    std::string (*explain)(const Event&, const Board& before) = nullptr;
};

/// Every solver, in the order of list.inc.
[[nodiscard]] std::span<const Entry* const> solvers();

/// Whether a search of the solver that ended has found every solution, so that there are no others.
[[nodiscard]] bool has_all(const Entry& entry, const Settings& settings, const Tally& ended);

/// The solver of that slug, null if there is none.
[[nodiscard]] const Entry* find_solver(std::string_view slug);

/// The settings with every knob at its initial value.
[[nodiscard]] Settings initial_settings(const Entry& entry);

/// One sentence saying which knob is missing, unknown or out of range, empty if all are well.
[[nodiscard]] std::string complain_about(const Entry& entry, const Settings& settings);

/// Carries out an event on a board.
void apply(const Event& event, Board& board);
/// Takes back an event that `apply` carried out.
void take_back(const Event& event, Board& board);

/// The word of an event kind in text output: place, remove, reject, solution, done.
[[nodiscard]] std::string_view name_of(EventKind kind);

// The adapter.

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

    [[nodiscard]] std::unique_ptr<Search> clone() const override {
        return std::make_unique<Running>(*this);
    }

  private:
    Machine machine_;
    bool done_ = false;
};

template <class Machine, class... Arguments>
std::unique_ptr<Search> searching(Arguments&&... arguments) {
    return std::make_unique<Running<Machine>>(Machine(std::forward<Arguments>(arguments)...));
}

}  // namespace queens
