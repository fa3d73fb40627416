// How long somebody has spent on each garden, once that is to be measured: only while the garden is
// seen, and until it is solved.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/marks.hpp"
#include "core/regions.hpp"

namespace queens {

class GardenTimer {
  public:
    /// The longest time between two looks, in seconds, in which the garden was still seen.
    static constexpr double longest_look = 2;
    /// How many gardens the times are remembered of.
    static constexpr std::size_t most_gardens = 100;

    void turn(bool on) { on_ = on; }
    [[nodiscard]] bool is_on() const { return on_.value_or(false); }

    /// Looks at the board, that many seconds after the look before. One that is solved stands
    /// still; emptied after that, it begins anew, unless undo brings its solution back at once.
    /// Returns whether the times are to be kept now.
    bool look(const MarkedBoard& shown, double seconds);
    /// No garden is played.
    void look_away() { here_.reset(); }

    /// Whether the time goes on, and in how many seconds it says something else then.
    [[nodiscard]] bool is_running() const { return here() != nullptr && !here()->solved; }
    [[nodiscard]] double rest() const;
    /// The whole seconds that were spent on the garden on show, nothing while none is measured.
    [[nodiscard]] std::optional<int> seconds() const {
        return here() ? std::optional(static_cast<int>(here()->seconds)) : std::nullopt;
    }
    /// The same of a garden that is solved; nothing of one that was before anything was measured.
    [[nodiscard]] std::optional<int> solved_in() const {
        return here() && here()->solved && here()->seconds >= 1 ? seconds() : std::nullopt;
    }

    /// A line for each garden and one for the switch, once somebody has touched it.
    [[nodiscard]] std::string written() const;
    /// Takes such a line up, where the longer time counts; returns whether it is one.
    bool read(std::string_view line);

  private:
    struct Spent {
        /// The link of the garden without queens and marks.
        std::string garden;
        double seconds = 0;
        bool solved = false;
    };
    /// The entry of the garden on the board, which becomes the last one.
    Spent& entry_of(const MarkedBoard& shown);
    [[nodiscard]] const Spent* here() const { return is_on() && here_ ? &spent_.back() : nullptr; }

    std::optional<bool> on_;
    /// The garden looked at last comes last.
    std::vector<Spent> spent_;
    /// The garden on show, which the last entry is of.
    std::optional<MarkedBoard> here_;
    /// The time in which it was solved before it was emptied, while it is empty.
    std::optional<double> solved_in_before_;
};

}  // namespace queens
