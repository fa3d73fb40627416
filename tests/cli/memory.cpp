// Whether a count fits in the memory of a machine.
#include "cli/memory.hpp"

#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "counting/halves/halves.hpp"

namespace queens::cli {

TEST_CASE("queens whose half boards need more memory than there is are refused before the start") {
    constexpr std::uint64_t gigabyte = 1'000'000'000;
    CHECK(refuse_memory({{26, 26}, {}}, 1, usual_kept_bytes, gigabyte) ==
          "The half boards of 26 rows need 1,412 MB of memory on 1 thread, and this machine has "
          "1,000 MB: give --memory 100.");
    CHECK(refuse_memory({{27, 27}, {}}, 4, usual_kept_bytes, 3 * gigabyte) ==
          "The half boards of 27 rows need 4,112 MB of memory on 4 threads, and this machine has "
          "3,000 MB: give --threads 2.");
    CHECK(refuse_memory({{26, 26}, {}}, 2, usual_kept_bytes, gigabyte) ==
          "The half boards of 26 rows need 2,312 MB of memory on 2 threads, and this machine has "
          "1,000 MB: give --threads 1 and --memory 100.");
    CHECK(refuse_memory({{28, 28}, {}}, 1, usual_kept_bytes, gigabyte) ==
          "The half boards of 28 rows need 3,012 MB of memory on 1 thread, and this machine has "
          "1,000 MB; even with --threads 1 and --memory 0 they need 2,500 MB.");
    CHECK(refuse_memory({{27, 27}, {}}, 1, usual_kept_bytes, 3 * gigabyte).empty());
    CHECK(refuse_memory({{22, 22}, {}}, 8, usual_kept_bytes, gigabyte).empty());
    CHECK(refuse_memory({{21, 21}, {}}, 2, usual_kept_bytes, gigabyte).empty());
    CHECK(refuse_memory({{29, 29}, torus_surface}, 2, usual_kept_bytes, 1).empty());
}

TEST_CASE("half boards that keep fewer tables need less memory") {
    constexpr std::uint64_t half_a_gigabyte = 500'000'000;
    CHECK_FALSE(refuse_memory({{24, 24}, {}}, 2, usual_kept_bytes, half_a_gigabyte).empty());
    CHECK(refuse_memory({{24, 24}, {}}, 2, 50'000'000, half_a_gigabyte).empty());
    CHECK(bytes_needed({{20, 20}, {}}, 1, 0) < bytes_needed({{20, 20}, {}}, 1, usual_kept_bytes));
}

TEST_CASE("with hardly any memory for tables there are as many queens") {
    const std::string known = document_of({"count", "--n", "13", "--threads", "2"})["total"].text();
    for (const char* megabytes : {"0", "1"}) {
        const std::vector<std::string> bound{"--threads", "2", "--memory", megabytes};
        std::vector<std::string> count{"count", "--n", "13"};
        count.insert(count.end(), bound.begin(), bound.end());
        CHECK(document_of(count)["total"] == known);
    }
    refuses({"count", "--n", "13", "--memory", "much"}, "--memory");
}

TEST_CASE("this machine has some memory for queens") {
    CHECK(bytes_of_this_machine() > 100'000'000);
    CHECK(bytes_of_this_machine() < std::uint64_t{1} << 50);
}

}  // namespace queens::cli
