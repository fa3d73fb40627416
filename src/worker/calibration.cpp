// The yardstick is worked on by one worker at a time, as if the machine had one core only.
#include "worker/calibration.hpp"

#include <algorithm>
#include <variant>

#include "counting/methods.hpp"
#include "worker/protocol.hpp"

namespace queens {

Calibration::Calibration(const Task& yardstick)
    : yardstick_(yardstick), jobs_(plan(yardstick, 1)) {}

std::string Calibration::line() const { return write_job(jobs_[next_]); }

void Calibration::answer(std::string_view line, double now) {
    // Beyond these a measurement says more about what else the machine did.
    constexpr double least = 0.2;
    constexpr double most = 100;
    if (std::holds_alternative<Failure>(read_answer(line))) {
        slowness_ = 1;
    } else if (++next_ < jobs_.size()) {
        return;
    } else if (timed_) {
        const double expected = estimate(yardstick_).seconds;
        slowness_ = std::clamp((now - started_) / expected, least, most);
    } else {
        timed_ = true;
        next_ = 0;
        started_ = now;
    }
}

}  // namespace queens
