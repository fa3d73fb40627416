// Regions in links: every garden comes back, and what was changed on the way is refused.
#include "core/regions.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"
#include "gardens/many_gardens.hpp"

using namespace queens;

namespace {

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

Link link_to(const Garden& garden) {
    return {Board({garden.n, garden.n}, garden.surface), {}, {}, {}, regions_of(garden)};
}

/// A garden of nine rows on the plane.
Link garden_of_nine() { return link_to(grow_garden({.n = 9, .grade = {}}, 7)->garden); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// The text with another letter in the place of one, except for the last, which names the rule.
std::vector<std::string> with_another_letter(const std::string& value) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i + 1 < value.size(); ++i) {
        for (const char letter : letters) {
            if (letter == value[i]) continue;
            all.push_back(value);
            all.back()[i] = letter;
        }
    }
    return all;
}

}  // namespace

TEST_CASE("every kind of garden comes back from its link, and one of nine rows is short") {
    for (const GardenWish& kind : kinds_of_gardens(smallest_garden, largest_garden)) {
        const auto grown = grow_garden(kind, 11);
        if (!grown) continue;
        const Link link = link_to(grown->garden);
        const std::string text = write_link(link);
        INFO(text);
        const LinkReading reading = read_link(text);
        CHECK(reading.ok());
        CHECK(reading.link == link);
        if (kind.n == 9) CHECK(text.size() <= 60);
    }
}

TEST_CASE("queens and marks travel beside regions") {
    Link link = garden_of_nine();
    link.board.put({0, 0}, Piece::queen);
    link.marks = {{3, 4}, {3, 5}};
    CHECK(read_link(write_link(link)).link == link);
}

TEST_CASE("no other letter in the place of one gives other regions") {
    const Link link = garden_of_nine();
    for (const std::string& changed : with_another_letter(written(link.regions, link.board))) {
        FirstComplaint complaint;
        INFO(changed);
        CHECK(read_regions(changed, link.board, complaint).empty());
        CHECK(complaint.sentence() == "The regions of the link are damaged.");
    }
}

TEST_CASE("regions that are cut short, too long or of another rule are refused") {
    const Link link = garden_of_nine();
    const std::string text = write_link(link);
    const std::string value = written(link.regions, link.board);
    for (const std::string& other : {std::string(), value.substr(1), value + "t",
                                     value.substr(0, 9), value.substr(0, value.size() - 1) + "x"}) {
        const LinkReading reading = read_link(replaced(text, "g=" + value, "g=" + other));
        INFO(other);
        CHECK(reading.complaint == "The regions of the link are damaged.");
        REQUIRE(reading.link);
        CHECK(reading.link->regions.empty());
    }
    for (const char* board : {"n=8x9", "n=3", "n=15", "n=9&t=klein", "n=9&t=cylv"}) {
        const LinkReading reading = read_link(replaced(text, "n=9", board));
        INFO(board);
        CHECK(reading.complaint ==
              "Only square boards of 4 to 14 rows, on the plane, on the cylinder joined left to "
              "right or on the torus, have regions.");
    }
}

TEST_CASE("regions stay on a board on which they hang together, and leave every other one") {
    const Garden torus = grow_garden({.n = 7, .surface = torus_surface, .grade = {}}, 5)->garden;
    const Regions regions = regions_of(torus);
    CHECK(fitting(regions, Board({7, 7}, torus_surface)) == regions);
    CHECK(fitting(regions, Board({7, 7})).empty());
    CHECK(fitting(regions, Board({8, 8}, torus_surface)).empty());
    CHECK(fitting(regions, Board({7, 7}, Surface{Join::flipped, Join::straight})).empty());
    CHECK(fitting(Regions(), Board()).empty());
    const Regions plane = garden_of_nine().regions;
    CHECK(fitting(plane, Board({9, 9}, torus_surface)) == plane);
}

TEST_CASE("regions that are being made come back with their numbers, torn and missing ones too") {
    for (int n = smallest_garden; n <= largest_garden; ++n) {
        Regions draft{std::vector<std::uint8_t>(static_cast<std::size_t>(n * n)), GardenRule::lines,
                      true};
        draft.numbers.front() = draft.numbers.back() = static_cast<std::uint8_t>(n - 1);
        const Link link{Board({n, n}), {}, {}, {}, draft};
        CHECK(read_link(write_link(link)).link == link);
    }
}

TEST_CASE("no other letter in the place of one gives other regions that are being made") {
    const Board board({4, 4});
    const Regions draft{{0, 1, 1, 0, 2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1}, GardenRule::touch, true};
    for (const std::string& changed : with_another_letter(written(draft, board))) {
        FirstComplaint complaint;
        INFO(changed);
        CHECK(read_regions(changed, board, complaint).empty());
    }
}
