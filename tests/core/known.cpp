// Published counts, checked where a test can count along.
#include "core/known.hpp"
#include "known_fundamental.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>
#include <vector>

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

using Placement = std::vector<int>;

/// Every permutation that is a solution, by trying them all.
std::vector<Placement> all_solutions(int n) {
    Placement p(static_cast<std::size_t>(n));
    std::iota(p.begin(), p.end(), 0);
    std::vector<Placement> found;
    do {
        bool good = true;
        for (std::size_t i = 0; i < p.size() && good; ++i) {
            for (std::size_t j = i + 1; j < p.size() && good; ++j) {
                good = std::abs(p[i] - p[j]) != static_cast<int>(j - i);
            }
        }
        if (good) found.push_back(p);
    } while (std::next_permutation(p.begin(), p.end()));
    return found;
}

Placement mirrored(Placement p) {
    std::reverse(p.begin(), p.end());
    return p;
}

Placement transposed(const Placement& p) {
    Placement result(p.size());
    for (std::size_t i = 0; i < p.size(); ++i) {
        result[static_cast<std::size_t>(p[i])] = static_cast<int>(i);
    }
    return result;
}

/// The least of the eight images of a placement.
Placement canonical(Placement p) {
    Placement least = p;
    for (int turn = 0; turn < 4; ++turn) {
        p = transposed(p);
        least = std::min(least, p);
        p = mirrored(p);
        least = std::min(least, p);
    }
    return least;
}

}  // namespace

TEST_CASE("small boards have the published numbers of solutions and of fundamental ones") {
    for (int n = 1; n <= 8; ++n) {
        const std::vector<Placement> found = all_solutions(n);
        std::set<Placement> classes;
        for (const Placement& p : found) classes.insert(canonical(p));
        CHECK(known_queens(n) == found.size());
        CHECK(known_fundamental(n) == classes.size());
    }
}

TEST_CASE("each fundamental solution stands for two, four or eight") {
    for (int n = 2; n <= 27; ++n) {
        CHECK(8 * known_fundamental(n).value() >= known_queens(n).value());
        CHECK(2 * known_fundamental(n).value() <= known_queens(n).value());
    }
}

TEST_CASE("the largest published counts are there to the last digit") {
    CHECK(known_queens(27) == 234907967154122528U);
    CHECK(known_fundamental(26) == 2789712466510289U);
    CHECK(known_fundamental(27) == 29363495934315694U);
    CHECK(known_torus(29) == 605917055356U);
    CHECK(known_torus(31) == 13404947681712U);
}

TEST_CASE("a torus has solutions only where neither 2 nor 3 divides its side") {
    for (int n = 1; n <= 34; ++n) {
        const bool coprime = std::gcd(n, 6) == 1;
        REQUIRE(known_torus(n));
        CHECK((*known_torus(n) > 0) == coprime);
        if (coprime && n <= 27) CHECK(*known_torus(n) <= known_queens(n));
        CHECK(*known_torus(n) % static_cast<std::uint64_t>(n) == 0);
    }
    CHECK_FALSE(known_torus(35));
    CHECK(known_torus(36) == 0);
}

TEST_CASE("unpublished counts are not made up") {
    CHECK_FALSE(known_queens(0));
    CHECK_FALSE(known_queens(28));
    CHECK_FALSE(known_queens(-3));
    CHECK_FALSE(known_fundamental(0));
    CHECK_FALSE(known_fundamental(28));
    CHECK_FALSE(known_torus(0));
    CHECK_FALSE(known_torus(-6));
}
