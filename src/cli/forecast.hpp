// What a count is going to cost on this machine.
#pragma once

#include <cstdint>
#include <string>

#include "counting/task.hpp"

namespace queens::cli {

/// Seconds of one core of this machine, by the middle one of several estimates, and the range that
/// they leave. Memory is what one process needs on one thread.
struct Forecast {
    double seconds = 0;
    double low = 0;
    double high = 0;
    /// How many times as slow as the machine of the estimates this one is, as measured just now.
    double slowness = 1;
    std::uint64_t bytes = 0;
    /// Whether random walks see enough of the search; if not, the other numbers say little.
    bool trusted = true;
};

/// Measures this machine with a small count, which takes some tenths of a second, and estimates an
/// accepted task several times.
[[nodiscard]] Forecast forecast(const Task& task);

/// "more than 20 min on one core; random walks see too little ...": the least time of a search
/// whose estimate, in seconds, is not trusted.
[[nodiscard]] std::string at_the_least(double seconds, const std::string& on_what);

}  // namespace queens::cli
