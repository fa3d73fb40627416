// Shares of a count of queens.
#include "worker/work_share.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("a share of the queens is a number below that of the computers") {
    CHECK(read_share("0/1", 99) == WorkShare{});
    CHECK(read_share("3/4", 99) == WorkShare{3, 4});
    CHECK(read_share("98/99", 99) == WorkShare{98, 99});
    for (const char* const text : {"", "3", "4/4", "0/0", "0/100", "-1/4", "a/b", "0/4/5", "0/"}) {
        INFO(text);
        CHECK_FALSE(read_share(text, 99));
    }
}

TEST_CASE("all shares together have each job of queens once") {
    for (std::uint64_t job = 0; job < 20; ++job) {
        int owners = 0;
        for (int number = 0; number < 7; ++number) owners += WorkShare{number, 7}.has(job) ? 1 : 0;
        CHECK(owners == 1);
    }
}

TEST_CASE("a share of the first jobs of queens has as many as are counted one by one") {
    for (int number = 0; number < 7; ++number) {
        const WorkShare share{number, 7};
        std::uint64_t size = 0;
        for (std::uint64_t jobs = 0; jobs < 20; ++jobs) {
            CHECK(share.size_of(jobs) == size);
            if (share.has(jobs)) ++size;
        }
    }
}
