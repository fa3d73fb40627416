// Nine estimates with different random walks show how far one of them can be trusted. A margin is
// added for what a small count cannot show about the speed of a large one: memory that is slower
// than the caches, wider words.
#include "cli/forecast.hpp"

#include <algorithm>
#include <array>
#include <ctime>

#include "cli/memory.hpp"
#include "core/numbers.hpp"
#include "counting/halves/halves.hpp"
#include "counting/methods.hpp"
#include "counting/trust.hpp"
#include "worker/calibration.hpp"
#include "worker/serve.hpp"

namespace queens::cli {

namespace {

constexpr double margin = 1.5;
constexpr std::size_t estimates = 9;

/// By CPU time, so that other work on the machine does not count.
double measure_slowness(const Task& task) {
    const auto now = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    Calibration calibration(yardstick(task));
    Cache cache;
    while (!calibration.over()) {
        const std::string answer = serve(calibration.line(), cache);
        calibration.answer(answer, now());
    }
    return calibration.slowness();
}

}  // namespace

Forecast forecast(const Task& task) {
    std::array<double, estimates> seconds{};
    for (std::size_t i = 0; i < estimates; ++i) seconds[i] = estimate(task, i + 1).seconds;
    std::sort(seconds.begin(), seconds.end());
    Forecast found;
    const double middle = seconds[estimates / 2];
    if (middle > 0) found.slowness = measure_slowness(task);
    found.seconds = middle * found.slowness;
    found.low = seconds.front() * found.slowness / margin;
    found.high = seconds.back() * found.slowness * margin;
    found.trusted = is_trusted(middle);
    found.bytes = bytes_needed(task, 1, usual_kept_bytes);
    return found;
}

std::string at_the_least(double seconds, const std::string& on_what) {
    return "more than " + duration(least_seconds(seconds)) + " on " + on_what +
           "; random walks see too little of so large a search to say how much more.";
}

}  // namespace queens::cli
