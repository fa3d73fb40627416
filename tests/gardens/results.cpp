// The files in results/gardens: what is said of their gardens is computed again.
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>

#include "gardens/grade.hpp"
#include "gardens/many_gardens.hpp"
#include "gardens/solutions_by_rows.hpp"
#include "sanitized.hpp"

namespace queens {

namespace {

/// The lines of a file that are no remarks.
std::vector<std::string> lines_of(const std::string& name) {
    std::ifstream file(std::string(QUEENS_RESULTS) + "/gardens/" + name);
    REQUIRE(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') lines.push_back(line);
    }
    return lines;
}

/// The gardens that stand row after row in those lines.
std::vector<Garden> gardens_in(const std::vector<std::string>& lines) {
    std::vector<Garden> gardens;
    for (auto line = lines.begin(); line != lines.end();) {
        const auto end = line + static_cast<std::ptrdiff_t>(line->size());
        gardens.push_back(read_garden({line, end}, {}, GardenRule::touch).garden.value());
        line = end;
    }
    return gardens;
}

}  // namespace

TEST_CASE(
    "the gardens beyond the techniques have one solution by two searches, and are not solved") {
    const std::vector<Garden> gardens = gardens_in(lines_of("beyond.txt"));
    CHECK(gardens.size() >= 6);
    CHECK(gardens.front().n == 7);
    for (const Garden& garden : gardens) {
        INFO(garden.n << " rows");
        const Puzzle puzzle = puzzle_of(garden);
        const auto found = solutions_of(puzzle, 2);
        CHECK(found.size() == 1);
        CHECK(solutions_by_rows(garden, 2) == found);
        CHECK_FALSE(solve_garden(puzzle).solved);
    }
}

TEST_CASE("the first gardens of every size need the tiers that the file of shares says") {
    constexpr std::uint64_t few = 100;
    constexpr int fewest_rows = 5;
    constexpr int most_rows = tests::sanitized ? 8 : 12;
    int compared = 0;
    for (const std::string& line : lines_of("shares.txt")) {
        std::istringstream numbers(line);
        int n = 0;
        std::uint64_t first = 0;
        std::uint64_t gardens = 0;
        numbers >> n >> first >> gardens;
        if (gardens > few || n > most_rows) continue;
        std::vector<std::uint64_t> said(hardest_tier);
        for (std::uint64_t& tier : said) numbers >> tier;
        REQUIRE(numbers);
        std::vector<std::uint64_t> by_tier(hardest_tier);
        for (std::uint64_t seed = first; seed < first + gardens; ++seed) {
            const auto grown = grow_garden({n, {}, GardenRule::touch, {}}, seed);
            ++by_tier.at(static_cast<std::size_t>(grown.value().solving.tier() - 1));
        }
        INFO(n << " rows");
        CHECK(by_tier == said);
        ++compared;
    }
    CHECK(compared == most_rows - fewest_rows + 1);
}

}  // namespace queens
