// What a machine did in one step, and how often it did what.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/lines.hpp"

namespace queens {

/// What a step did. `place` puts a piece on an empty square and `remove` takes it away, so that one
/// undoes the other; `reject` looked at the square and left it as it was; `solution` and `done`
/// change nothing.
enum class EventKind : std::uint8_t { place, remove, reject, solution, done };

/// One step of a machine: what it did, in which line of its pseudocode (from 0), where, with which
/// piece, on which layer (from 0, the lowest) if it works on several boards stacked, and along
/// which axis if it is about the whole line through the square.
struct Event {
    constexpr Event() = default;
    constexpr Event(EventKind its_kind, std::uint8_t its_line, Square its_square,
                    Piece its_piece = Piece::queen, std::uint8_t its_layer = 0)
        : kind(its_kind), line(its_line), square(its_square), piece(its_piece), layer(its_layer) {}

    EventKind kind = EventKind::done;
    std::uint8_t line = 0;
    /// Where it ends the move of a piece: how many steps before it that piece was taken off; else
    /// 0.
    std::uint8_t taken_off_before = 0;
    Square square;
    Piece piece = Piece::queen;
    std::uint8_t layer = 0;
    std::optional<Axis> axis{};

    /// The same event, about the whole line along that axis.
    [[nodiscard]] constexpr Event along(Axis its_axis) const {
        Event event = *this;
        event.axis = its_axis;
        return event;
    }

    /// The same event, which ends the move of the piece taken off that many steps before it.
    [[nodiscard]] constexpr Event ending_move(std::uint8_t steps) const {
        Event event = *this;
        event.taken_off_before = steps;
        return event;
    }

    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16, "an event is returned in two registers");

[[nodiscard]] constexpr Event placed(std::uint8_t line, Square square, Piece piece = Piece::queen) {
    return {EventKind::place, line, square, piece};
}
[[nodiscard]] constexpr Event removed(std::uint8_t line, Square square,
                                      Piece piece = Piece::queen) {
    return {EventKind::remove, line, square, piece};
}
[[nodiscard]] constexpr Event rejected(std::uint8_t line, Square square,
                                       Piece piece = Piece::queen) {
    return {EventKind::reject, line, square, piece};
}
/// The board, with pieces of that kind, is a solution.
[[nodiscard]] constexpr Event solved(std::uint8_t line, Piece piece = Piece::queen) {
    return {EventKind::solution, line, {}, piece};
}
[[nodiscard]] constexpr Event ended(std::uint8_t line, Piece piece = Piece::queen) {
    return {EventKind::done, line, {}, piece};
}

/// The word of an event kind in text output: place, remove, reject, solution, done.
[[nodiscard]] std::string_view name_of(EventKind kind);

/// Carries out an event on a board.
void apply(const Event& event, Board& board);
/// Takes back an event that `apply` carried out.
void take_back(const Event& event, Board& board);

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

}  // namespace queens
