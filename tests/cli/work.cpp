// `queens work`: what it says of jobs and plans that are not as they should be, and meanwhile.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "bytes_of.hpp"
#include "cli/command_line.hpp"
#include "cli/test_file.hpp"

namespace queens::cli {

TEST_CASE("a job of queens that fails is named on standard error, wherever the results go") {
    const std::string lines =
        "count id=4\ncount id=5 n=8 t=plane prefix= times=1 weight=1\ncount x\n";
    const TestFile kept("failed", "");
    for (const bool keeps : {false, true}) {
        std::vector<std::string> line{"work", "--threads", "1"};
        if (keeps) line.insert(line.end(), {"--keep", kept.path()});
        const Printed outcome = run_line(line, lines);
        CHECK(outcome.status == 1);
        CHECK(outcome.err ==
              "Job 4 failed: The line lacks the key \"n\".\n"
              "A job failed: The word \"x\" of the line is not a key with a value.\n");
        const std::string results = keeps ? bytes_of(kept.path()) : outcome.out;
        CHECK(outcome.out.empty() == keeps);
        CHECK(results.starts_with("failed id=4 why=The line lacks"));
        CHECK(results.find("\ncounted id=5 count=92 ") != std::string::npos);
    }
}

TEST_CASE("a stray line in a plan does not undo the jobs of queens before it") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const std::size_t first = planned.find("count id=0");
    const std::size_t fourth = planned.find("count id=3");
    const std::string jobs = planned.substr(first, fourth - first);
    const std::string results = run_line({"work", "--threads", "1"}, jobs).out;
    const std::string with_stray = jobs + "nonsense\n" + planned.substr(fourth);
    const TestFile kept("stray", "");
    for (const char* const threads : {"1", "3"}) {
        const Printed outcome = run_line({"work", "--threads", threads}, with_stray);
        CHECK(outcome.status == 2);
        CHECK(outcome.err == "Line 4 of standard input: It is not a line of a plan.\n");
        CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 3);
        if (std::string_view(threads) == "1") CHECK(outcome.out == results);
    }
    CHECK(run_line({"work", "--threads", "1", "--keep", kept.path()}, with_stray).status == 2);
    CHECK(bytes_of(kept.path()) == results);
}

}  // namespace queens::cli
