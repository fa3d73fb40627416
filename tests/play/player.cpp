// What the player shows of a step: its sentence, its counts, its levels and what the solver has in
// mind.
#include "play/player.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "play/replay.hpp"

using namespace queens;

TEST_CASE("before the first queen the player stands at step 0 and says so") {
    const Player player = player_of(Board({8, 8}));
    CHECK(player.step() == 0);
    CHECK(player.tally() == Tally{});
    CHECK(!player.last());
    REQUIRE(player.next());
    CHECK(player.next()->kind == EventKind::place);
    CHECK(player.explanation() == "The board is empty. Press Play, or step once.");
    Board given({8, 8});
    given.put({0, 0}, Piece::queen);
    CHECK(player_of(given).explanation() ==
          "The board is as it was given. Press Play, or step once.");
}

TEST_CASE("each step of a queen is explained against the board before it") {
    Player player = player_of(Board({8, 8}));
    CHECK(player.forward(1) == 1);
    CHECK(player.explanation() == "a8 is free: place the queen of row 8 there.");
    player.forward(1);
    CHECK(player.explanation() == "a7 is attacked along its column by the queen on a8.");
    player.back(1);
    CHECK(player.explanation() == "a8 is free: place the queen of row 8 there.");
}

TEST_CASE("the player stops at each of the 92 solutions, and at the end") {
    Player player = player_of(Board({8, 8}));
    CHECK(!player.to_solution(100));
    CHECK(player.step() == 100);
    std::uint64_t solutions = 0;
    while (player.to_solution(1'000'000) && !player.done()) {
        ++solutions;
        CHECK(player.tally().solutions == solutions);
        CHECK(is_solution(player.board(), 8));
        if (solutions == 1) CHECK(player.tally().placements == 113);
    }
    CHECK(solutions == 92);
    CHECK(player.end_known());
    CHECK(player.farthest() == player.step());
    CHECK(player.found() == 92);
    REQUIRE(player.findings().size() == Player::most_findings);
    CHECK(player.tally().steps() == player.step());
    CHECK(player.board() == Board({8, 8}));
    CHECK(!player.next());
    CHECK(player.forward(5) == 0);
    CHECK(player.explanation() == "Finished: 92 solutions in 17,869 steps.");
}

TEST_CASE(
    "the first solutions are kept with their steps, once each however often they are passed") {
    Player player = player_of(Board({6, 6}));
    player.to_solution(UINT64_MAX);
    const std::uint64_t first = player.step();
    player.back(10);
    player.forward(10);
    player.seek(0);
    player.forward(UINT64_MAX);
    CHECK(player.found() == 4);
    REQUIRE(player.findings().size() == 4);
    CHECK(player.findings().front().step == first);
    for (const Finding& finding : player.findings()) {
        player.seek(finding.step);
        CHECK(player.board() == finding.board);
        CHECK(player.last()->kind == EventKind::solution);
    }
}

namespace {

/// A machine that puts a queen on a square and takes it off again, and has in mind how often it
/// has been asked for a step.
class Counting {
  public:
    Event step() {
        const bool place = steps_++ % 2 == 0;
        return {place ? EventKind::place : EventKind::remove, 0, {0, 0}};
    }
    [[nodiscard]] Insight insight() const { return {.facts = {{"Steps", std::to_string(steps_)}}}; }

  private:
    std::uint64_t steps_ = 0;
};

constexpr std::array<CodeLine, 1> code_of_counting{{{"go on", 0, "It counts."}}};

const Entry counting_entry{
    .slug = "counting",
    .title = "Counting",
    .summary = "Counts its steps.",
    .pseudocode = Pseudocode(code_of_counting),
    .papers = {},
    .knobs = {},
    .refuse = [](const Problem&) { return std::string(); },
    .start = [](const Problem&, const Settings&) { return searching<Counting>(); }};

}  // namespace

TEST_CASE("what a solver has in mind belongs to the step on show, forward and back") {
    Player player = player_of(counting_entry, Board({4, 4}));
    const auto check = [&] {
        INFO(player.step());
        REQUIRE(player.insight().facts.size() == 1);
        CHECK(player.insight().facts[0].value == std::to_string(player.step()));
    };
    check();
    for (const std::uint64_t steps : {1U, 1U, 5U, 100'000U, 3U}) {
        player.forward(steps);
        check();
    }
    for (const std::uint64_t steps : {1U, 1U, 40'000U}) {
        player.back(steps);
        check();
    }
    player.forward(1);
    check();
    player.seek(3'000'000);
    check();
    player.seek(0);
    check();
}

TEST_CASE("the levels of eight queens' tree are 8, 42, 140, 344, 568, 550, 312 and 92 placements") {
    Player player = player_of(Board({8, 8}));
    player.seek(UINT64_MAX);
    REQUIRE(player.levels().size() == 8);
    constexpr std::array<std::uint64_t, 8> known{8, 42, 140, 344, 568, 550, 312, 92};
    for (std::size_t i = 0; i < known.size(); ++i) CHECK(player.levels()[i].placements == known[i]);
    // Every queen but the last row's is followed by eight squares to be tried.
    for (std::size_t i = 1; i < known.size(); ++i) {
        CHECK(player.levels()[i].placements + player.levels()[i].rejections == 8 * known[i - 1]);
    }
}

TEST_CASE("levels count the same forward, back and from checkpoints") {
    Player player = player_of(Board({9, 9}));
    player.forward(1000);
    const std::vector<Level> early = player.levels();
    player.forward(60'000);
    const std::vector<Level> late = player.levels();
    player.back(60'000);
    const auto same_counts = [](const std::vector<Level>& left, const std::vector<Level>& right) {
        for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
            const Level one = i < left.size() ? left[i] : Level{};
            const Level other = i < right.size() ? right[i] : Level{};
            if (one != other) return false;
        }
        return true;
    };
    CHECK(same_counts(player.levels(), early));
    player.seek(61'000);
    CHECK(same_counts(player.levels(), late));
    player.seek(0);
    CHECK(same_counts(player.levels(), {}));
}
