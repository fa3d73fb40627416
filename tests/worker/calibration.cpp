// How fast a machine counts, by the times at which it answers.
#include "worker/calibration.hpp"

#include <catch2/catch_test_macros.hpp>

#include "counting/methods.hpp"
#include "worker/protocol.hpp"

using namespace queens;

namespace {

const Task torus{.size = {29, 29}, .surface = torus_surface};

/// What is found of a machine that takes `times` times as long as is expected.
double slowness_of(double times) {
    Calibration calibration(yardstick(torus));
    const double seconds = times * estimate(calibration.yardstick()).seconds;
    const auto jobs = static_cast<double>(plan(calibration.yardstick(), 1).size());
    double now = 10;
    while (!calibration.over()) {
        now += seconds / jobs;
        const Job job = std::get<Job>(read_job(calibration.line()));
        calibration.answer(write_result({job.id, {}}), now);
    }
    return calibration.slowness();
}

}  // namespace

TEST_CASE("a slow machine is known by the time that it takes for the yardstick") {
    for (const double times : {0.5, 1.0, 3.0}) {
        CAPTURE(times);
        CHECK(slowness_of(times) > 0.99 * times);
        CHECK(slowness_of(times) < 1.01 * times);
    }
}
