// Gardens as data: their letters, what is refused, and what the ground knows.
#include "gardens/garden.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "gardens/many_gardens.hpp"

namespace queens {

namespace {

const std::vector<std::string> four{"aabb", "acbb", "ccdb", "cddd"};

std::string complaint_about(const std::vector<std::string>& rows, Surface surface = {}) {
    const GardenReading reading = read_garden(rows, surface, GardenRule::touch);
    CHECK_FALSE(reading.garden);
    return reading.complaint;
}

/// Whether queens on both squares attack each other on the empty board.
bool attack(const GardenWish& kind, Square first, Square second) {
    Board board({kind.n, kind.n}, kind.surface);
    board.put(first, Piece::queen);
    board.put(second, Piece::queen);
    return has_conflict(board);
}

}  // namespace

TEST_CASE("letters are regions, numbered in the order in which they are read") {
    const GardenReading reading = read_garden(four, {}, GardenRule::touch);
    REQUIRE(reading.garden);
    CHECK(reading.garden->regions ==
          std::vector<std::uint8_t>{0, 0, 1, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3});
    CHECK(letters_of(*reading.garden) == std::vector<std::string>{"AABB", "ACBB", "CCDB", "CDDD"});
    const GardenReading renamed =
        read_garden({"ZZQQ", "ZCQQ", "CCXQ", "CXXX"}, {}, GardenRule::touch);
    CHECK(renamed.garden == reading.garden);
}

TEST_CASE("rows of letters that are no garden are refused with a reason") {
    CHECK(complaint_about({}) == "A garden has 4 to 14 rows.");
    CHECK(complaint_about(std::vector<std::string>(15, std::string(15, 'a'))) ==
          "A garden has 4 to 14 rows.");
    CHECK(complaint_about({"aabb", "acbb", "ccd", "cddd"}) ==
          "A garden of 4 rows has 4 letters in each, unlike \"ccd\".");
    CHECK(complaint_about({"aabb", "ac1b", "ccdb", "cddd"}) ==
          "A garden of 4 rows has 4 letters in each, unlike \"ac1b\".");
    CHECK(complaint_about({"aabb", "acbb", "ccbb", "cccc"}) ==
          "A garden of 4 rows has 4 regions, not 3.");
    CHECK(complaint_about({"aabd", "acbb", "ccbb", "cccd"}) ==
          "The squares of region D are not in one piece.");
}

TEST_CASE("a region may hang together across a joined edge alone") {
    const std::vector<std::string> rows{"ABBBA", "ACCBA", "ACCBD", "EECDD", "EEEDD"};
    CHECK(complaint_about(rows) == "The squares of region A are not in one piece.");
    CHECK(read_garden(rows, torus_surface, GardenRule::touch).garden);
    CHECK(read_garden(rows, cylinder_surface, GardenRule::touch).garden);
}

TEST_CASE("kinds of which there are no gardens are those without a placement") {
    for (int n = smallest_garden; n <= 11; ++n) {
        for (const Surface surface : {Surface{}, cylinder_surface, torus_surface}) {
            for (const GardenRule rule : {GardenRule::touch, GardenRule::lines}) {
                Garden rows{n, surface, rule, {}};
                for (int square = 0; square < n * n; ++square) {
                    rows.regions.push_back(static_cast<std::uint8_t>(square / n));
                }
                INFO(n << ' ' << named(surface).slug << ' ' << slug_of(rule));
                CHECK(refuse_garden(n, surface, rule).empty() ==
                      !solutions_by_rows(rows, 1).empty());
            }
        }
    }
    CHECK_FALSE(refuse_garden(8, {Join::flipped, Join::open}, GardenRule::touch).empty());
}

TEST_CASE("by the rule of lines a queen excludes exactly what it attacks") {
    for (const GardenWish& kind : kinds_of_gardens(5, 7)) {
        if (kind.rule != GardenRule::lines) continue;
        const GardenGround ground(kind.n, kind.surface, kind.rule);
        const Size size{kind.n, kind.n};
        for (int from = 0; from < size.area(); ++from) {
            for (int to = 0; to < size.area(); ++to) {
                if (from == to) continue;
                const bool excluded = ground.excluded[static_cast<std::size_t>(from)].contains(to);
                CHECK(excluded == attack(kind, size.square(from), size.square(to)));
            }
        }
    }
}

}  // namespace queens
