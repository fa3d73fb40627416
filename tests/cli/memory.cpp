// Whether a count fits in the memory of a machine.
#include "cli/memory.hpp"

#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"

namespace queens::cli {

TEST_CASE("queens whose half boards need more memory than there is are refused before the start") {
    constexpr std::uint64_t gigabyte = 1'000'000'000;
    CHECK(refuse_memory({{26, 26}, {}}, 1, gigabyte) ==
          "The half boards of 26 rows need 1,412 MB of memory on any number of threads, and this "
          "machine has 1,000 MB.");
    CHECK(refuse_memory({{27, 27}, {}}, 4, 3 * gigabyte) ==
          "The half boards of 27 rows need 4,112 MB of memory on 4 threads, and this machine has "
          "3,000 MB; on 1 thread they need 1,412 MB, so give --threads 1.");
    CHECK(refuse_memory({{27, 27}, {}}, 1, 3 * gigabyte).empty());
    CHECK(refuse_memory({{22, 22}, {}}, 8, gigabyte).empty());
    CHECK(refuse_memory({{21, 21}, {}}, 2, gigabyte).empty());
    CHECK(refuse_memory({{29, 29}, torus_surface}, 2, 1).empty());
}

TEST_CASE("this machine has some memory for queens") {
    CHECK(bytes_of_this_machine() > 100'000'000);
    CHECK(bytes_of_this_machine() < std::uint64_t{1} << 50);
}

}  // namespace queens::cli
