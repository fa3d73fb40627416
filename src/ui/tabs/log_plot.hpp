// A plot of numbers that grow fast with the board, on a logarithmic scale.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "ui/frame.hpp"

namespace queens::ui {

enum class Dots : std::uint8_t { none, rings, filled };

/// Points by the size of the board, as dots or as a line.
struct Series {
    std::map<int, double> points;
    ImU32 colour = 0;
    Dots dots = Dots::filled;
    bool line = true;
};

/// A value with its name beside its line.
struct Tick {
    double value = 1;
    std::string name;
};

/// Times in seconds, from a hundredth of one to ten days.
[[nodiscard]] std::vector<Tick> time_ticks();
/// Times shorter than that are shown as one.
inline constexpr double shortest_time = 1e-3;

/// A plot of positive values from `least` on; `here` is a size of the board to be marked, 0 for
/// none.
void log_plot(const Frame& frame, const std::vector<Series>& all, const std::vector<Tick>& ticks,
              double least, int here);

}  // namespace queens::ui
