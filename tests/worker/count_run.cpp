// Into how many jobs a count is cut, and which answers it does not take.
#include "worker/count_run.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/known.hpp"
#include "counting/methods.hpp"
#include "worker/serve.hpp"

using namespace queens;

namespace {

Task square_plane(int n) { return {.size = {n, n}, .surface = {}}; }

CountRun count_of(int n) {
    CountRun run(Ledger(plan(square_plane(n), 4)), 1);
    run.go_on(0);
    return run;
}

/// An answer that adds up, and is wrong: no board of these has that number of solutions.
std::string too_many(const std::string& job) {
    const std::size_t id = job.find("id=");
    return "counted " + job.substr(id, job.find(' ', id) - id) +
           " count=1393191072376 nodes=1 by=4:348297768094";
}

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

TEST_CASE("a job that comes with more solutions than there are is done again") {
    for (const int n : {6, 8, 10, 12}) {
        INFO(n);
        CountRun run = count_of(n);
        Cache cache;
        std::vector<std::string> wrong;
        int answers = 0;
        for (auto lines = run.lines_to_post(); !lines.empty(); lines = run.lines_to_post()) {
            for (const std::string& line : lines) {
                const bool again = std::find(wrong.begin(), wrong.end(), line) != wrong.end();
                const bool lies = !again && ++answers % 2 == 0;
                if (lies) wrong.push_back(line);
                CHECK(run.answer(lies ? too_many(line) : serve(line, cache), 1).empty());
            }
        }
        CHECK(run.ledger().complete());
        CHECK(run.ledger().count() == known_queens(n));
        CHECK_FALSE(wrong.empty());
    }
}

TEST_CASE("a count whose answers have too many solutions again and again pauses and says why") {
    CountRun run = count_of(8);
    std::string why;
    for (int i = 0; i < 100 && why.empty(); ++i) {
        const std::vector<std::string> lines = run.lines_to_post();
        REQUIRE_FALSE(lines.empty());
        for (const std::string& line : lines) {
            if (why.empty()) why = run.answer(too_many(line), 1);
        }
    }
    CHECK(why.find("more than the published 92.") < why.size());
    CHECK(run.paused());
    CHECK(run.ledger().count() == 0);
}

TEST_CASE("answers that come twice change nothing, and the count ends with the right number") {
    CountRun run(Ledger(plan(square_plane(8), 64)), 1);
    run.go_on(0);
    Cache cache;
    for (auto lines = run.lines_to_post(); !lines.empty(); lines = run.lines_to_post()) {
        for (const std::string& line : lines) {
            const std::string answer = serve(line, cache);
            CHECK(run.answer(answer, 1).empty());
            CHECK(run.answer(answer, 1).empty());
        }
    }
    CHECK(run.ledger().complete());
    CHECK(run.ledger().count() == 92);
}

TEST_CASE("a job that fails here after another computer has done it holds nothing up") {
    const std::vector<Job> jobs = plan(square_plane(8), 4);
    CountRun run(Ledger(jobs), 1);
    run.go_on(0);
    Cache cache;
    const std::vector<std::string> lines = run.lines_to_post();
    REQUIRE(lines.size() == jobs.size());
    Ledger other(jobs);
    const Result result = std::get<Result>(read_answer(serve(write_job(jobs[0]), cache)));
    REQUIRE(other.book(result).empty());
    REQUIRE(run.add(other).empty());
    CHECK(run.answer("failed id=0 why=There is not enough memory for this job.", 1).empty());
    CHECK(run.running());
    for (const std::string& line : lines) CHECK(run.answer(serve(line, cache), 2).empty());
    CHECK(run.ledger().count() == 92);
    CHECK_FALSE(run.running());
}

TEST_CASE("another computer's result with more solutions than are published is not booked") {
    const std::vector<Job> jobs = plan(square_plane(8), 4);
    CountRun run(Ledger(jobs), 1);
    Ledger other(jobs);
    REQUIRE(other.book({.id = 1, .count = 93, .nodes = 1, .by = {}}).empty());
    CHECK(run.add(other) ==
          "With the 93 solutions of job 1 there would be more than the published 92.");
    CHECK(run.ledger().jobs_done() == 0);
}
