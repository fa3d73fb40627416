// What the player spends: copies of the search, and steps looked ahead.
#include "play/player.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "play/replay.hpp"

using namespace queens;

namespace {

/// A search without end: one queen comes and goes. Counts its copies and the steps of them all.
class Endless {
  public:
    explicit Endless(std::size_t memory) : memory_(memory) { ++copies; }
    Endless(const Endless& other) : coming_(other.coming_), memory_(other.memory_) { ++copies; }
    Endless& operator=(const Endless&) = delete;
    ~Endless() { --copies; }

    Event step() {
        ++steps;
        coming_ = !coming_;
        return {coming_ ? EventKind::place : EventKind::remove, 0, {}};
    }

    static inline std::size_t copies = 0;
    static inline std::uint64_t steps = 0;

  private:
    bool coming_ = false;
    std::vector<char> memory_;
};

constexpr std::array<CodeLine, 1> code_of_endless{{{"go on", 0, "The queen comes or goes."}}};

constexpr Entry endless{
    .slug = "endless",
    .title = "Endless",
    .summary = "One queen comes and goes.",
    .pseudocode = Pseudocode(code_of_endless),
    .papers = {},
    .knobs = {},
    .complete = false,
    .refuse = [](const Problem&) { return std::string(); },
    .start =
        [](const Problem& problem, const Settings&) {
            return searching<Endless>(static_cast<std::size_t>(problem.board.size().area()));
        }};

}  // namespace

TEST_CASE("however long a queen comes and goes, the player keeps few copies of the search") {
    {
        Player player = player_of(endless, Board({8, 8}));
        std::size_t most = 0;
        for (int i = 0; i < 200; ++i) {
            player.forward(50'000);
            most = std::max(most, Endless::copies);
        }
        CHECK(player.step() == 10'000'000);
        CHECK(player.tally().placements == 5'000'000);
        CHECK(!player.end_known());
        CHECK(most <= 130);

        const std::uint64_t before = Endless::steps;
        CHECK(player.seek(1'234'567));
        CHECK(player.last()->kind == EventKind::place);
        CHECK(Endless::steps - before <= 300'000);
        CHECK(player.seek(9'876'543));
        CHECK(Endless::steps - before <= 600'000);
    }
    CHECK(Endless::copies == 0);
}

TEST_CASE("on the largest board the player keeps only a handful of boards with queens") {
    Player player = player_of(endless, Board({largest_side, largest_side}));
    player.forward(30'000'000);
    CHECK(Endless::copies <= 10);
    CHECK(player.seek(20'000'001));
    CHECK(player.last()->kind == EventKind::place);
    CHECK(player.board().count(Piece::queen) == 1);
}

TEST_CASE("the player looks only as far ahead of the queens as it must") {
    const std::uint64_t before = Endless::steps;
    Player player = player_of(endless, Board({8, 8}));
    CHECK(Endless::steps - before == 1);
    for (int i = 0; i < 100; ++i) player.forward(1);
    CHECK(Endless::steps - before == 101);
    player.back(100);
    player.forward(100);
    CHECK(Endless::steps - before == 101);
    player.forward(1000);
    CHECK(Endless::steps - before == 1101);
}
