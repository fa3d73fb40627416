// What the tests of the player share: players by name, and a plain replay to compare them with.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "play/player.hpp"

namespace queens {

inline Player player_of(const Entry& entry, const Board& board) {
    return Player(std::get<Run>(start_run({&entry}, problem_of(board))));
}

inline Player player_of(const Board& board, std::string_view slug = "backtracking") {
    return player_of(*find_solver(slug), board);
}

/// All events of a run, and its boards and tallies by plain replay from snapshots.
class Reference {
  public:
    explicit Reference(const Player& player) {
        const auto search = player.entry().start(player.problem(), player.settings());
        Moment moment{player.problem().board, {}};
        std::array<Event, spacing> part;
        for (;;) {
            snapshots_.push_back(moment);
            const std::size_t written = search->events(part);
            for (std::size_t i = 0; i < written; ++i) carry_out(part[i], moment);
            events.insert(events.end(), part.begin(),
                          part.begin() + static_cast<std::ptrdiff_t>(written));
            if (written < spacing) break;
        }
    }

    /// What differs from the player's present, empty if nothing does.
    [[nodiscard]] std::string difference(const Player& player) const {
        const auto step = static_cast<std::size_t>(player.step());
        if (step > events.size()) return "the step is beyond the end";
        Moment moment = snapshots_[step / spacing];
        for (std::size_t i = step / spacing * spacing; i < step; ++i) carry_out(events[i], moment);
        if (moment.board != player.board()) return "the board differs";
        if (moment.tally != player.tally()) return "the tally differs";
        if (player.last() != event(step, 1)) return "the last event differs";
        if (player.next() != event(step + 1, 1)) return "the next event differs";
        if (player.done() != (step == events.size())) return "the end differs";
        return {};
    }

    std::vector<Event> events;

  private:
    struct Moment {
        Board board;
        Tally tally;
    };
    static constexpr std::size_t spacing = 2048;

    static void carry_out(const Event& event, Moment& moment) {
        apply(event, moment.board);
        moment.tally.add(event.kind);
    }
    [[nodiscard]] std::optional<Event> event(std::size_t step, std::size_t before) const {
        if (step < before || step - before >= events.size()) return std::nullopt;
        return events[step - before];
    }

    std::vector<Moment> snapshots_;
};

}  // namespace queens
