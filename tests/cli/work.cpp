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

}  // namespace queens::cli
