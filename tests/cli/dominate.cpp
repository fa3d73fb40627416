// `queens dominate`.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"

namespace queens::cli {

TEST_CASE("five queens dominate the chessboard in 4860 ways, in words and in JSON") {
    CHECK(run_line({"dominate", "--n", "8"}).out ==
          "5 queens, in 4,860 ways; 638 up to rotations and reflections.\n");
    const Document document = document_of({"dominate", "--n", "4", "--independent"});
    CHECK(document.fields() == std::vector<std::string>{"fewest", "ways", "inequivalent"});
    CHECK(document["fewest"] == 3);
    CHECK(document["ways"].is_string());
}

TEST_CASE("boards that no queens dominate end with status 1, and others are refused") {
    const Printed outcome = run_line({"dominate", "n=1&b=o"});
    CHECK(outcome.status == 1);
    CHECK(outcome.out == "No number of queens covers this board.\n");
    CHECK(document_of({"dominate", "n=1&b=o"})["fewest"].is_null());
    const Printed refused = run_line({"dominate", "n=3&b=Q2/3/3"});
    CHECK(refused.status == 2);
    CHECK(is_one_sentence(refused.err));
}

}  // namespace queens::cli
