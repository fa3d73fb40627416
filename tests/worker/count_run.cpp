// Into how many jobs a count is cut.
#include "worker/count_run.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

Task square_plane(int n) { return {.size = {n, n}, .surface = {}}; }

}  // namespace

TEST_CASE("a count is cut into more jobs for more workers") {
    CHECK(jobs_wanted(square_plane(8), 3) == 3 * jobs_wanted(square_plane(8), 1));
    CHECK(jobs_wanted(square_plane(18), 3) == 3 * jobs_wanted(square_plane(18), 1));
}

TEST_CASE("a pause of a long count of half boards loses seconds of a core, not minutes") {
    for (const int n : {20, 21, 22, 23}) {
        INFO(n);
        const Task task = square_plane(n);
        const std::size_t jobs = plan(task, jobs_wanted(task, 1)).size();
        CHECK(estimate(task, 1).seconds / static_cast<double>(jobs) < 30);
    }
}
