// `queens estimate`.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <filesystem>

#include "bytes_of.hpp"
#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "cli/test_file.hpp"
#include "sanitized.hpp"

namespace queens::cli {

TEST_CASE("an estimate of queens says how far it is from the published number, and what all cost") {
    const std::vector<std::string> line{"estimate", "--n", "16", "--samples", "40", "--seed", "3"};
    const Document document = document_of(line);
    CHECK(document.fields() == std::vector<std::string>{"jobs", "done", "seed", "estimate", "error",
                                                        "known", "deviation", "seconds",
                                                        "seconds_error", "core_hours",
                                                        "core_hours_error", "longest", "bytes"});
    CHECK(document["jobs"] == 206);
    CHECK(document["done"] == 40);
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

TEST_CASE("an estimate from jobs that found nothing claims no error of 0") {
    const std::vector<std::string> line{"estimate", "--n", "9", "--samples", "3", "--seed", "2"};
    const Printed printed = run_line(line);
    CHECK(printed.out.find("with a standard error that is not known") != std::string::npos);
    CHECK(printed.err.find("fewer than nine jobs") != std::string::npos);
    CHECK(document_of(line)["error"].is_null());
    CHECK(document_of(line)["deviation"].is_null());
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
    CHECK(run_line({"estimate", "--n", "1"})
              .out.starts_with("1 solution, from all of 1 job. Published is 1.\n"));
    CHECK(document_of({"estimate", "n=8&w=4-5", "--samples", "9"})["known"].is_null());
}

TEST_CASE("of a torus whose jobs are long only parts are done, and none of them is the heaviest") {
    const int parts = tests::sanitized ? 40'000 : 200'000;
    const std::vector<std::string> line{
        "estimate",  "--n", "29", "--surface", "torus", "--parts", std::to_string(parts),
        "--samples", "9"};
    const Document document = document_of(line);
    CHECK(std::abs(document["jobs"].number() - parts) < parts / 20);
    CHECK(document["done"] == 9);
    CHECK(document["estimate"].number() > 0);
    CHECK(document["error"].number() > 0);
    const std::string words = run_line(line).out;
    CHECK(words.find(" for the longest of the jobs done; ") != std::string::npos);
}

TEST_CASE("an estimate refuses boards that cannot be counted, and stops at Ctrl+C") {
    refuses({"estimate", "--n", "16", "--samples", "2"}, "--samples");
    refuses({"estimate", "--n", "100"}, "can be counted; this one has 10,000");
    refuses({"estimate"}, "which board");
    set_interrupted(true);
    const Printed stopped = run_line({"estimate", "--n", "14"});
    set_interrupted(false);
    CHECK(stopped.status == 1);
    CHECK(stopped.out.empty());
    CHECK(is_one_sentence(stopped.err));
}

TEST_CASE("an estimate that was stopped goes on with the jobs that are kept in a file") {
    const TestFile file("kept-sample", "");
    const auto estimate = [](const char* n, const std::vector<std::string>& more) {
        std::vector<std::string> line{"estimate", "--n", n, "--samples", "40", "--seed", "3"};
        line.insert(line.end(), more.begin(), more.end());
        return document_of(line);
    };
    const std::vector<std::string> keep{"--keep", file.path()};
    const Document whole = estimate("16", keep);
    const std::string kept = bytes_of(file.path());
    CHECK(kept.starts_with("seconds="));
    CHECK(kept.find(" counted id=") != std::string::npos);
    CHECK(whole["done"] == std::count(kept.begin(), kept.end(), '\n'));

    // The machine stopped in the middle of a line.
    std::filesystem::resize_file(file.path(), kept.size() / 2);
    CHECK(estimate("16", keep)["estimate"] == whole["estimate"]);
    const std::string mended = bytes_of(file.path());
    CHECK(std::count(mended.begin(), mended.end(), '\n') ==
          std::count(kept.begin(), kept.end(), '\n'));

    // Nothing is done again: the times are those of the file.
    CHECK(estimate("16", keep)["seconds"] == estimate("16", keep)["seconds"]);
    CHECK(bytes_of(file.path()) == mended);

    // Jobs of another board have the same numbers.
    CHECK(estimate("15", keep)["estimate"] == estimate("15", {})["estimate"]);
    CHECK(bytes_of(file.path()).size() > mended.size());
}

TEST_CASE("an estimate refuses to keep its jobs where other lines are or nothing can be written") {
    const auto refuses_to_keep = [](const std::string& path, const std::string& word) {
        refuses({"estimate", "--n", "12", "--keep", path}, word);
    };
    refuses_to_keep("-", "--keep adds to a file");
    refuses_to_keep("/nowhere/jobs", "cannot be written");
    for (const char* const wrong :
         {"plan jobs=3\n", "seconds=1.5\n", "seconds=x counted id=0 count=2 nodes=3\n",
          "seconds=nan counted id=0 count=2 nodes=3 version=a check=0123456789abcdef\n"}) {
        CAPTURE(wrong);
        const TestFile file("wrong-sample", wrong);
        refuses_to_keep(file.path(), "It is not a job of an estimate.");
    }
    const TestFile old("old-sample",
                       "seconds=1 counted id=0 count=2 nodes=3 version=a check=0123456789abcdef\n");
    refuses_to_keep(old.path(), "results of version a");
}

}  // namespace queens::cli
