// Claims about gardens: what a technique decides can be claimed, square by square, and nothing
// else.
#include "gardens/claim.hpp"

#include <algorithm>

#include <catch2/catch_test_macros.hpp>

#include "gardens/grade.hpp"
#include "gardens/many_gardens.hpp"
#include "gardens/play.hpp"
#include "sanitized.hpp"

namespace queens {

namespace {

MarkedBoard empty_board_of(const Garden& garden) {
    return {Board({garden.n, garden.n}, garden.surface), {}, regions_of(garden)};
}

/// What is compared on every position is compared natively on larger gardens.
constexpr int fewer_rows = tests::sanitized ? 2 : 0;

/// Calls `check` with every position that the hints of some gardens lead through, and their
/// solution.
template <class Check>
void for_each_position(int rows, Check check) {
    for (const GardenWish& kind : kinds_of_gardens(5, rows)) {
        const auto grown = grow_garden(kind, 29);
        REQUIRE(grown);
        MarkedBoard garden = empty_board_of(grown->garden);
        while (const auto advice = advice_on(garden.board, garden.regions, garden.marks)) {
            check(garden, *grown);
            garden = followed(std::move(garden), *advice);
        }
    }
}

/// Why a claim does not hold, nothing where it does.
std::optional<ClaimRefusal> refusal_of(const MarkedBoard& garden, std::size_t technique,
                                       Square square) {
    const ClaimAnswer answer = judge_claim(garden, technique, square);
    const auto* refusal = std::get_if<ClaimRefusal>(&answer);
    return refusal == nullptr ? std::nullopt : std::optional(*refusal);
}

bool agrees(const Advice& advice, const GardenSolution& solution) {
    const auto has_queen = [&](Square square) {
        return solution[static_cast<std::size_t>(square.row)] == square.column;
    };
    if (advice.kind == AdviceKind::place) return has_queen(*advice.square);
    return std::none_of(advice.ruled_out.begin(), advice.ruled_out.end(), has_queen);
}

bool decides(const Advice& advice, Square square) {
    if (advice.kind == AdviceKind::place) return advice.square == square;
    return std::find(advice.ruled_out.begin(), advice.ruled_out.end(), square) !=
           advice.ruled_out.end();
}

}  // namespace

TEST_CASE("what is claimed and follows decides that square, and never against the solution") {
    for_each_position(7 - fewer_rows, [](const MarkedBoard& garden, const GrownGarden& grown) {
        for (std::size_t technique = 0; technique < techniques().size(); ++technique) {
            for (int place = 0; place < garden.board.size().area(); ++place) {
                const Square square = garden.board.size().square(place);
                const ClaimAnswer answer = judge_claim(garden, technique, square);
                const auto* advice = std::get_if<Advice>(&answer);
                if (advice == nullptr) continue;
                REQUIRE(decides(*advice, square));
                REQUIRE(agrees(*advice, grown.solution));
            }
        }
    });
}

TEST_CASE(
    "whatever a queen that leaves nothing for another unit decides is attacked from all of it") {
    const std::size_t attack = technique_of("common_attack").value();
    const std::size_t emptied = technique_of("emptied_unit").value();
    for_each_position(8 - fewer_rows, [&](const MarkedBoard& garden, const GrownGarden&) {
        for (int place = 0; place < garden.board.size().area(); ++place) {
            const Square square = garden.board.size().square(place);
            REQUIRE(refusal_of(garden, attack, square) == refusal_of(garden, emptied, square));
        }
    });
}

TEST_CASE("every square of the next deduction can be claimed by its technique") {
    for_each_position(8, [](const MarkedBoard& garden, const GrownGarden&) {
        const Puzzle puzzle = puzzle_of(garden_of(garden.board, garden.regions));
        const auto next =
            next_deduction(puzzle, position_of(puzzle, garden.board, garden.marks)).value();
        SquareSet decided = next.ruled_out;
        if (next.places()) decided.insert(*next.square);
        for_each_square(decided, [&](int place) {
            const Square square = garden.board.size().square(place);
            REQUIRE_FALSE(refusal_of(garden, next.technique, square));
        });
    });
}

TEST_CASE(
    "a claim that does not follow says whether the square is settled or another rule is meant") {
    const Garden rows = read_garden({"AABBCC", "AAACCC", "ADDCEE", "AADDDE", "AAAADE", "AFFDDD"},
                                    {}, GardenRule::touch)
                            .garden.value();
    constexpr std::size_t last_square = 1;
    constexpr std::size_t region_in_line = 2;
    MarkedBoard garden = empty_board_of(rows);
    const Square in_row_of_b{0, 0};
    CHECK_FALSE(refusal_of(garden, region_in_line, in_row_of_b));
    CHECK(refusal_of(garden, last_square, in_row_of_b) == ClaimRefusal::by_another);
    garden.board.put({0, 2}, Piece::queen);
    CHECK(refusal_of(garden, region_in_line, in_row_of_b) == ClaimRefusal::settled);
    CHECK(refusal_of(garden, region_in_line, {0, 2}) == ClaimRefusal::settled);
    garden = empty_board_of(rows);
    garden.marks = {{5, 5}};
    CHECK(refusal_of(garden, region_in_line, {5, 5}) == ClaimRefusal::settled);
}

TEST_CASE("in a garden that no technique decides nothing can be claimed yet") {
    const Garden stripes =
        read_garden({"AAAA", "BBBB", "CCCC", "DDDD"}, {}, GardenRule::touch).garden.value();
    const MarkedBoard garden = empty_board_of(stripes);
    for (std::size_t technique = 0; technique < techniques().size(); ++technique) {
        CHECK(refusal_of(garden, technique, {0, 1}) == ClaimRefusal::not_yet);
    }
}

}  // namespace queens
