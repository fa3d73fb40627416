// `queens estimate`.
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"

namespace queens::cli {

TEST_CASE("an estimate of queens says how far it is from the published number, and what all cost") {
    const std::vector<std::string> line{"estimate", "--n", "16", "--samples", "40", "--seed", "3"};
    const Document document = document_of(line);
    CHECK(document.fields() == std::vector<std::string>{"jobs", "done", "seed", "estimate", "error",
                                                        "known", "deviation", "seconds",
                                                        "seconds_error", "core_hours",
                                                        "core_hours_error", "longest", "bytes"});
    CHECK(document["jobs"] == 206);
    CHECK(document["done"].number() > 30);
    CHECK(document["done"].number() <= 40);
    CHECK(document["known"] == "14772512");
    const double estimate = document["estimate"].number();
    const double error = document["error"].number();
    CHECK(std::abs(estimate - 14772512) < 3 * error);
    CHECK(error < 0.05 * estimate);
    CHECK(std::abs(document["deviation"].number() - (14772512 - estimate) / error) < 1e-3);
    CHECK(document["seconds"].number() > 0);
    CHECK(document["bytes"].number() > 1e6);
    CHECK(document_of(line)["estimate"] == document["estimate"]);
    std::vector<std::string> on_two = line;
    on_two.insert(on_two.end(), {"--threads", "2", "--memory", "1"});
    CHECK(document_of(on_two)["estimate"] == document["estimate"]);
    CHECK(document_of(on_two)["error"] == document["error"]);
    const Printed words = run_line(line);
    CHECK(words.status == 0);
    CHECK(words.out.starts_with("About "));
    CHECK(words.out.find(" of 206 jobs. Published are 14,772,512, ") != std::string::npos);
    CHECK(words.out.find(" on one core of this machine") != std::string::npos);
}

TEST_CASE("an estimate from every job is the total itself") {
    const std::vector<std::string> line{"estimate", "--n", "12", "--samples", "1000"};
    const Document document = document_of(line);
    CHECK(document["estimate"].number() == 14200);
    CHECK(document["error"].number() == 0);
    CHECK(document["deviation"].is_null());
    CHECK(document["done"] == document["jobs"]);
    const std::string words = run_line(line).out;
    CHECK(words.starts_with("14,200 solutions, from all of "));
    CHECK(words.find(" jobs. Published are 14,200.\n") != std::string::npos);
    CHECK(document_of({"estimate", "n=8&w=4-5", "--samples", "9"})["known"].is_null());
}

TEST_CASE("of a torus whose jobs are long only parts are done, and none of them is the heaviest") {
    const std::vector<std::string> line{"estimate", "--n",    "29",        "--surface", "torus",
                                        "--parts",  "200000", "--samples", "9"};
    const Document document = document_of(line);
    CHECK(std::abs(document["jobs"].number() - 200000) < 10000);
    CHECK(document["done"] == 8);
    CHECK(document["estimate"].number() > 0);
    CHECK(document["error"].number() > 0);
    const std::string words = run_line(line).out;
    CHECK(words.find(" for the longest of the jobs done; ") != std::string::npos);
}

TEST_CASE("an estimate refuses boards that cannot be counted, and stops at Ctrl+C") {
    refuses({"estimate", "--n", "16", "--samples", "2"}, "--samples");
    refuses({"estimate", "--n", "100"}, "");
    refuses({"estimate"}, "which board");
    set_interrupted(true);
    const Printed stopped = run_line({"estimate", "--n", "14"});
    set_interrupted(false);
    CHECK(stopped.status == 1);
    CHECK(stopped.out.empty());
    CHECK(is_one_sentence(stopped.err));
}

}  // namespace queens::cli
