#include "app/rooms/garden_timer.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "core/link.hpp"
#include "core/read.hpp"
#include "gardens/play.hpp"

namespace queens {

namespace {

constexpr std::string_view timer_word = "timer";
constexpr std::string_view time_spent_word = "time";
constexpr std::string_view solved_time_word = "solved-in";
constexpr std::string_view timer_on = "on";
constexpr std::string_view timer_off = "off";
/// A page that is closed loses less than that many seconds.
constexpr double keep_every = 5;
constexpr std::uint32_t longest_time = 1'000'000'000;

MarkedBoard emptied(const MarkedBoard& shown) {
    return {Board(shown.board.size(), shown.board.surface()), {}, shown.regions};
}

std::string link_of_garden(const MarkedBoard& empty) {
    return write_link(Link{empty.board, {}, {}, {}, empty.regions});
}

}  // namespace

bool GardenTimer::look(const MarkedBoard& shown, double seconds) {
    Spent& spent = entry_of(shown);
    const bool was_solved =
        std::exchange(spent.solved, is_solved_garden(shown.board, shown.regions));
    const bool is_empty = shown == *here_;
    if (was_solved && is_empty) solved_in_before_ = std::exchange(spent.seconds, 0);
    if (!spent.solved && !is_empty) solved_in_before_.reset();
    if (spent.solved) {
        if (solved_in_before_) spent.seconds = *std::exchange(solved_in_before_, std::nullopt);
        return !was_solved;
    }
    const double before = spent.seconds;
    if (seconds <= longest_look) spent.seconds += seconds;
    return std::floor(before / keep_every) != std::floor(spent.seconds / keep_every);
}

GardenTimer::Spent& GardenTimer::entry_of(const MarkedBoard& shown) {
    MarkedBoard empty = emptied(shown);
    if (here_ == empty) return spent_.back();
    const std::string link = link_of_garden(empty);
    here_ = std::move(empty);
    solved_in_before_.reset();
    const auto found = std::find_if(spent_.begin(), spent_.end(),
                                    [&](const Spent& spent) { return spent.garden == link; });
    if (found != spent_.end()) {
        std::rotate(found, found + 1, spent_.end());
    } else {
        if (spent_.size() == most_gardens) spent_.erase(spent_.begin());
        spent_.push_back({link});
    }
    return spent_.back();
}

double GardenTimer::rest() const {
    // A little later than the second, so that a timer that is early does not wake up twice.
    constexpr double late = 0.01;
    const double seconds = here()->seconds;
    return std::floor(seconds) + 1 - seconds + late;
}

std::string GardenTimer::written() const {
    std::string text;
    if (on_)
        text += std::string(timer_word) + ' ' + std::string(*on_ ? timer_on : timer_off) + '\n';
    for (const auto& [garden, seconds, solved] : spent_) {
        text += std::string(solved ? solved_time_word : time_spent_word) + ' ' +
                std::to_string(static_cast<int>(seconds)) + ' ' + garden + '\n';
    }
    return text;
}

bool GardenTimer::read(std::string_view line) {
    const std::string_view word = take_until(line, ' ');
    if (word == timer_word) {
        if (line != timer_on && line != timer_off) return false;
        on_ = line == timer_on;
        return true;
    }
    if (word != time_spent_word && word != solved_time_word) return false;
    const auto seconds = number_in<std::uint32_t>(take_until(line, ' '));
    if (!seconds || *seconds > longest_time) return false;
    const LinkReading reading = read_link(line);
    if (!reading.link || !reading.link->regions.is_playable()) return false;
    Spent& spent = entry_of({reading.link->board, {}, reading.link->regions});
    here_.reset();
    if (spent.seconds > *seconds) return true;
    spent.seconds = *seconds;
    spent.solved = word == solved_time_word;
    return true;
}

}  // namespace queens
