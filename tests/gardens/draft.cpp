// Gardens that somebody is making: what is said of them, and the way to one solution.
#include "gardens/draft.hpp"

#include <algorithm>

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"
#include "core/random.hpp"
#include "gardens/many_gardens.hpp"

namespace queens {

namespace {

const Board four_rows({4, 4});

Regions draft_of(const Garden& garden) { return {garden.regions, garden.rule, true}; }

Board board_of(const Garden& garden) { return Board({garden.n, garden.n}, garden.surface); }

/// A draft of rows of letters.
Regions lettered(std::string_view letters) {
    Regions draft{.numbers = {}, .rule = GardenRule::touch, .draft = true};
    for (const char letter : letters) {
        draft.numbers.push_back(static_cast<std::uint8_t>(letter - 'A'));
    }
    return draft;
}

/// The garden with that many squares given to regions beside them, at random.
Regions repainted(const Garden& garden, int squares, Random& random) {
    const GardenGround ground(garden.n, garden.surface, garden.rule);
    Regions draft = draft_of(garden);
    for (int i = 0; i < squares; ++i) {
        const auto place = random.below(static_cast<std::uint32_t>(draft.numbers.size()));
        const int beside = ground.neighbours[place].first();
        draft.numbers[place] = draft.numbers[static_cast<std::size_t>(beside)];
    }
    return draft;
}

/// The squares on which solutions differ, found by the plain search.
std::vector<Square> differing(const Garden& garden) {
    const auto all = solutions_by_rows(garden, most_solutions_counted);
    std::vector<Square> squares;
    for (int row = 0; row < garden.n; ++row) {
        for (int column = 0; column < garden.n; ++column) {
            const auto queens =
                std::count_if(all.begin(), all.end(), [&](const GardenSolution& solution) {
                    return solution[static_cast<std::size_t>(row)] == column;
                });
            const bool differs = queens > 0 && queens < static_cast<std::ptrdiff_t>(all.size());
            if (differs) squares.push_back({row, column});
        }
    }
    return squares;
}

}  // namespace

TEST_CASE("a larger draft goes on with the regions at its edge, and a smaller one fills up") {
    CHECK(resized({four_rows, {}, lettered("AABBAABBCCDDCCDD")}, 5) ==
          lettered("AABBBAABBBCCDDDCCDDDCCDDD"));
    const MarkedBoard five{Board({5, 5}), {}, lettered("AEEEEAEEEEABBCCABBCCDDDDD")};
    CHECK(resized(five, 4) == lettered("AAACAABCABBCABBC"));
    CHECK(resized({Board({5, 5}), {}, lettered(std::string(25, 'E'))}, 4) ==
          lettered(std::string(16, 'A')));
}

TEST_CASE("regions without a square are named") {
    const DraftReport report = report_on(four_rows, empty_draft(4, GardenRule::touch));
    CHECK(report.stand == DraftStand::lacks_regions);
    CHECK(report.regions == std::vector{1, 2, 3});
    CHECK(draft_words(report) == "Regions B, C and D have no square yet.");
    CHECK(draft_words(report_on(four_rows, lettered("AABBAABBCCCCCCCC"))) ==
          "Region D has no square yet.");
    CHECK_FALSE(finished(four_rows, empty_draft(4, GardenRule::touch)));
}

TEST_CASE("regions in pieces are named, unless the pieces meet across a joined edge") {
    const Regions torn = lettered("ABBACCCCCCCCDDDD");
    const DraftReport report = report_on(four_rows, torn);
    CHECK(report.stand == DraftStand::torn);
    CHECK(draft_words(report) == "Region A is not in one piece.");
    CHECK_FALSE(finished(four_rows, torn));
    CHECK(report_on(Board({4, 4}, cylinder_surface), torn).stand != DraftStand::torn);
}

TEST_CASE("a draft of stripes has two solutions, and its queens may stand on eight squares") {
    const DraftReport report = report_on(four_rows, lettered("AAAABBBBCCCCDDDD"));
    CHECK(report.stand == DraftStand::many);
    CHECK(draft_words(report) == "2 solutions.");
    CHECK(report.open.size() == 8);
}

TEST_CASE("a search for solutions that is given up has found the least that there are") {
    const LinkReading reading = read_link(
        "v=1&n=14&g="
        "AAAAAAAAAAABBBCCCCCCCCCAAAABCCCCDDDDDDDBBBEEEEEDDDDDDDBBEEEEEEEEFFFBBBGFFFFFFFFFF"
        "BBBGGGGGGGGGGGBBBHHHHHHHHHHHIIIHHJJJJJJJJJIIIKKKKKKKJJJJIIIKKKKKKLLLLLIIIMMMLLLLLLLLLIIMMM"
        "M"
        "MMMMMMNIIINNNNNNNNNNNIII1AL");
    REQUIRE(reading.link);
    const auto& [board, run, display, marks, regions] = *reading.link;
    const DraftReport report = report_on(board, regions);
    REQUIRE(report.solutions == 72);
    const Puzzle puzzle = puzzle_of(garden_of(board, regions));
    CHECK(seek_solutions(puzzle, 1000, 30'000'000).solutions.size() == 754);
    CHECK(draft_words(report) == "At least 72 solutions.");
    CHECK(best_gift(board, regions));
}

TEST_CASE("a grown garden is reported with its grade, and is finished as it is") {
    for (const GardenWish& kind : kinds_of_gardens(smallest_garden, 9)) {
        const auto grown = grow_garden(kind, 3);
        REQUIRE(grown);
        const DraftReport report = report_on(board_of(grown->garden), draft_of(grown->garden));
        CHECK(report.stand == DraftStand::one);
        CHECK(report.grade == grade_of(grown->solving));
        CHECK(report.open.empty());
        CHECK(finished(board_of(grown->garden), draft_of(grown->garden)) ==
              regions_of(grown->garden));
    }
}

TEST_CASE("the report on a draft is what a plain search finds") {
    Random random(11);
    for (const GardenWish& kind : kinds_of_gardens(smallest_garden, 7)) {
        const auto grown = grow_garden(kind, 1);
        REQUIRE(grown);
        for (int i = 0; i < 40; ++i) {
            const Regions draft = repainted(grown->garden, 1 + i % 6, random);
            const DraftReport report = report_on(board_of(grown->garden), draft);
            if (!report.regions.empty()) continue;
            Garden garden = grown->garden;
            garden.regions = draft.numbers;
            const auto all = solutions_by_rows(garden, most_solutions_counted);
            CHECK(report.solutions == all.size());
            CHECK((report.stand == DraftStand::none) == all.empty());
            CHECK((report.stand == DraftStand::many) == (all.size() > 1));
            if (all.size() < most_solutions_counted) CHECK(report.open == differing(garden));
        }
    }
}

TEST_CASE("a gift leaves as many solutions as it says, fewer than before, and no region torn") {
    Random random(5);
    int unique = 0;
    int drafts = 0;
    for (int seed = 0; seed < 200; ++seed) {
        const auto grown =
            grow_garden({8, {}, GardenRule::touch, {}}, static_cast<std::uint64_t>(seed));
        REQUIRE(grown);
        const Board board = board_of(grown->garden);
        Regions draft = repainted(grown->garden, 3, random);
        DraftReport report = report_on(board, draft);
        if (report.stand != DraftStand::many) continue;
        ++drafts;
        for (auto gift = best_gift(board, draft); gift; gift = best_gift(board, draft)) {
            draft.numbers[static_cast<std::size_t>(board.size().index(gift->square))] =
                static_cast<std::uint8_t>(gift->taker);
            const DraftReport after = report_on(board, draft);
            REQUIRE(after.solutions == gift->solutions);
            REQUIRE(after.solutions < report.solutions);
            report = after;
        }
        unique += report.stand == DraftStand::one ? 1 : 0;
    }
    CHECK(drafts > 10);
    CHECK(unique * 5 > drafts * 4);
}

TEST_CASE("no gift is suggested where there is one solution, or none") {
    const auto grown = grow_garden({7, {}, GardenRule::touch, {}}, 3);
    REQUIRE(grown);
    CHECK_FALSE(best_gift(board_of(grown->garden), draft_of(grown->garden)));
    CHECK_FALSE(best_gift(four_rows, empty_draft(4, GardenRule::touch)));
}

TEST_CASE("a search that is to put down few queens is given up, and says so") {
    const Puzzle puzzle(GardenGround(8, {}, GardenRule::touch),
                        empty_draft(8, GardenRule::touch).numbers);
    const Puzzle stripes(GardenGround(4, {}, GardenRule::touch),
                         lettered("AAAABBBBCCCCDDDD").numbers);
    CHECK(seek_solutions(stripes, 2, 3).given_up);
    CHECK_FALSE(seek_solutions(stripes, 2, 100).given_up);
    CHECK(seek_solutions(stripes, 3, 100).solutions.size() == 2);
    CHECK_FALSE(seek_solutions(puzzle, 2, 0).given_up);
}

}  // namespace queens
