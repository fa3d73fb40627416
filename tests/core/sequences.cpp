// The table of sequences: what is counted again here, and that the rows fit each other.
#include "core/sequences.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "counting/fundamental.hpp"
#include "counting/most.hpp"
#include "known_fundamental.hpp"

using namespace queens;

namespace {

std::optional<std::uint64_t> plane(int n, Counted counted, int pawns = 0) {
    return term(*find_sequence({}, pawns, counted), n);
}

std::optional<std::uint64_t> half_filled(int n) {
    return term(*find_sequence(mobius_surface, 0, Counted::half_filled), n);
}

/// The ways to place the given number of queens on squares from `next` on, tried one by one.
std::uint64_t ways_from(Board& board, int next, int queens) {
    if (queens == 0) return 1;
    std::uint64_t ways = 0;
    for (int i = next; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (!pieces_attacking(board, square).empty()) continue;
        board.put(square, Piece::queen);
        ways += ways_from(board, i + 1, queens - 1);
        board.put(square, Piece::none);
    }
    return ways;
}

}  // namespace

TEST_CASE("every sequence of queens has its own name, and no two count the same") {
    std::set<std::string_view> names;
    for (const Sequence& one : sequences) {
        CHECK(is_sequence(one.name));
        CHECK(names.insert(one.name).second);
        CHECK(find_sequence(one.surface, one.pawns, one.counted) == &one);
        CHECK(one.slug.empty() == one.title.empty());
        CHECK_FALSE(one.words.empty());
    }
}

TEST_CASE("cylinders have the sequence of the torus, and either Moebius strip that of the other") {
    const auto of = [](const char* slug, Counted counted) {
        return find_sequence(surface_of(slug).value(), 0, counted);
    };
    for (const char* slug : {"cyl", "cylv", "torus"}) {
        CHECK(of(slug, Counted::all)->name == "A051906");
    }
    for (const char* slug : {"mobius", "mobiusv"}) {
        CHECK(of(slug, Counted::half_filled)->name == "A137279");
        CHECK(of(slug, Counted::all) == nullptr);
    }
    for (const char* slug : {"klein", "kleinv", "proj"}) {
        CHECK(of(slug, Counted::all) == nullptr);
        CHECK(of(slug, Counted::half_filled) == nullptr);
    }
}

TEST_CASE("queens with pawns have published numbers, each with its sequence") {
    CHECK(find_sequence({}, 1)->name == "A103330");
    CHECK(find_sequence({}, 2)->name == "A129551");
    CHECK(find_sequence({}, 3)->name == "A129553");
    CHECK(find_sequence({}, 4) == nullptr);
    CHECK(find_sequence(torus_surface, 1) == nullptr);
    CHECK(plane(5, Counted::all, 1) == 0);
    CHECK(plane(23, Counted::all, 1) == 1014610719838792U);
    CHECK_FALSE(plane(24, Counted::all, 1));
    CHECK_FALSE(plane(0, Counted::all, 1));
    CHECK(plane(14, Counted::fundamental, 3) == 1708295);
    for (int pawns = 1; pawns <= 3; ++pawns) {
        for (int n = 1; n <= 13; ++n) {
            const auto all = plane(n, Counted::all, pawns).value();
            const auto fundamental = plane(n, Counted::fundamental, pawns).value();
            CHECK(8 * fundamental >= all);
            CHECK(2 * fundamental <= all);
        }
    }
}

TEST_CASE(
    "all, half-turned and quarter-turned queens give the fundamental ones by Burnside's lemma") {
    for (int n = 2; n <= 27; ++n) {
        INFO(n);
        const std::uint64_t images =
            *known_queens(n) + *plane(n, Counted::half_turn) + 2 * *plane(n, Counted::quarter_turn);
        CHECK(images % 8 == 0);
        CHECK(images / 8 == *known_fundamental(n));
    }
    CHECK_FALSE(plane(28, Counted::half_turn));
    CHECK_FALSE(plane(0, Counted::quarter_turn));
}

TEST_CASE("queens that a turn leaves as they are are counted here, too") {
    for (int n = 1; n <= 17; ++n) {
        INFO(n);
        CHECK(count_half_turn(n) == plane(n, Counted::half_turn));
        CHECK(count_quarter_turn(n) == plane(n, Counted::quarter_turn));
    }
}

TEST_CASE("half as many queens as rows stand on a Moebius strip in as many ways as published") {
    for (const char* slug : {"mobius", "mobiusv"}) {
        for (int n = 1; n <= 7; ++n) {
            CAPTURE(slug, n);
            Board board({n, n}, *surface_of(slug));
            CHECK(ways_from(board, 0, (n + 1) / 2) == half_filled(n));
        }
    }
    CHECK_FALSE(half_filled(0));
    CHECK_FALSE(half_filled(17));
}

TEST_CASE("by the search for the most queens the published counts of Moebius strips come out") {
    for (int n = 4; n <= 11; ++n) {
        CAPTURE(n);
        const auto most = count_most(Board({n, n}, mobius_surface), Piece::queen);
        CHECK(most == Most{(n + 1) / 2, *half_filled(n)});
    }
}

TEST_CASE("sizes of trees and classes of queens that nobody published are not made up") {
    CHECK(plane(8, Counted::nodes) == 2057);
    CHECK(plane(16, Counted::nodes) == 1141190303);
    CHECK_FALSE(plane(13, Counted::nodes));
    CHECK_FALSE(plane(17, Counted::nodes));
    const Sequence& classes = *find_sequence(torus_surface, 0, Counted::shift_classes);
    CHECK(term(classes, 29) == 90120677);
    CHECK(term(classes, 28) == 0);
    CHECK_FALSE(term(classes, 25));
    CHECK_FALSE(term(classes, 31));
}

TEST_CASE("a sequence of queens has a name of one letter and six digits") {
    CHECK(is_sequence("A000170"));
    for (const char* name :
         {"", "A00170", "A0001700", "a000170", "B000170", "A00017x", "A000170/"}) {
        CHECK_FALSE(is_sequence(name));
    }
}
