// How fast a machine counts, by the times at which it answers.
#include "worker/calibration.hpp"

#include <catch2/catch_test_macros.hpp>

#include "counting/methods.hpp"
#include "worker/protocol.hpp"

using namespace queens;

namespace {

const Task torus{.size = {29, 29}, .surface = torus_surface};

struct Calibrated {
    double slowness = 0;
    int lines = 0;
};

/// By a machine that takes so many times as long as is expected.
Calibrated calibrate(const Task& task, double times) {
    Calibration calibration(yardstick(task));
    const double seconds = times * estimate(calibration.yardstick()).seconds;
    const std::size_t jobs = plan(calibration.yardstick(), 1).size();
    Calibrated found;
    double now = 10;
    while (!calibration.over()) {
        REQUIRE(++found.lines < 1'000'000);
        now += seconds / static_cast<double>(jobs);
        const Job job = std::get<Job>(read_job(calibration.line()));
        calibration.answer(write_result({job.id, {}}), now);
    }
    found.slowness = calibration.slowness();
    return found;
}

}  // namespace

TEST_CASE("a slow machine is known by the time that it takes for the yardstick") {
    for (const double times : {0.5, 1.0, 3.0}) {
        CAPTURE(times);
        const double slowness = calibrate(torus, times).slowness;
        CHECK(slowness > 0.99 * times);
        CHECK(slowness < 1.01 * times);
    }
}

TEST_CASE("a yardstick that is over at once is counted until the clock has seen it") {
    const double seconds = estimate(yardstick(torus)).seconds;
    REQUIRE(seconds < 0.01);
    const auto jobs = static_cast<int>(plan(yardstick(torus), 1).size());
    // Once to wake up, and then for a twentieth of a second.
    CHECK(calibrate(torus, 1).lines >= jobs * static_cast<int>(0.05 / seconds));
    CHECK(calibrate(torus, 1000).lines == 2 * jobs);
}
