// Tests of the player: however it is moved about, it shows what a plain replay shows.
#include "play/player.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <random>

using namespace queens;

namespace {

Player player_of(const Board& board, std::string_view slug = "backtracking") {
    const Entry& entry = *find_solver(slug);
    return Player(entry, problem_of(board), initial_settings(entry));
}

/// All events of a run, and its boards and tallies by plain replay from snapshots.
class Reference {
  public:
    explicit Reference(const Player& player) {
        const auto search = player.entry().start(player.problem(), player.settings());
        Moment moment{player.problem().board, {}};
        std::array<Event, spacing> part;
        for (;;) {
            snapshots_.push_back(moment);
            const std::size_t written = search->events(part);
            for (std::size_t i = 0; i < written; ++i) carry_out(part[i], moment);
            events.insert(events.end(), part.begin(),
                          part.begin() + static_cast<std::ptrdiff_t>(written));
            if (written < spacing) break;
        }
    }

    /// What differs from the player's present, empty if nothing does.
    [[nodiscard]] std::string difference(const Player& player) const {
        const auto step = static_cast<std::size_t>(player.step());
        if (step > events.size()) return "the step is beyond the end";
        Moment moment = snapshots_[step / spacing];
        for (std::size_t i = step / spacing * spacing; i < step; ++i) carry_out(events[i], moment);
        if (moment.board != player.board()) return "the board differs";
        if (moment.tally != player.tally()) return "the tally differs";
        if (player.last() != event(step, 1)) return "the last event differs";
        if (player.next() != event(step + 1, 1)) return "the next event differs";
        if (player.done() != (step == events.size())) return "the end differs";
        return {};
    }

    std::vector<Event> events;

  private:
    struct Moment {
        Board board;
        Tally tally;
    };
    static constexpr std::size_t spacing = 2048;

    static void carry_out(const Event& event, Moment& moment) {
        apply(event, moment.board);
        moment.tally.add(event.kind);
    }
    [[nodiscard]] std::optional<Event> event(std::size_t step, std::size_t before) const {
        if (step < before || step - before >= events.size()) return std::nullopt;
        return events[step - before];
    }

    std::vector<Moment> snapshots_;
};

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

constexpr Entry endless{
    .slug = "endless",
    .title = "Endless",
    .summary = "One queen comes and goes.",
    .pseudocode = {},
    .papers = {},
    .knobs = {},
    .complete = false,
    .accepts = [](const Problem&) { return std::string(); },
    .start =
        [](const Problem& problem, const Settings&) {
            return searching<Endless>(static_cast<std::size_t>(problem.board.size().area()));
        },
    .explain = [](const Event&, const Board&) { return std::string("The queen comes or goes."); }};

}  // namespace

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
    CHECK(player.explanation() == "a8 is free: place the queen of row 8.");
    player.forward(1);
    CHECK(player.explanation() == "a7 is attacked along its column by the queen on a8.");
    player.back(1);
    CHECK(player.explanation() == "a8 is free: place the queen of row 8.");
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
    CHECK(player.tally().steps() == player.step());
    CHECK(player.board() == Board({8, 8}));
    CHECK(!player.next());
    CHECK(player.forward(5) == 0);
    CHECK(player.explanation() == "All possibilities have been tried: the search is over.");
}

TEST_CASE("forward, back or by a leap, the queens stand as in a plain replay") {
    std::minstd_rand random(7);
    const auto below = [&](std::uint64_t bound) { return random() % bound; };
    for (const Size size : {Size{4, 4}, Size{6, 6}, Size{7, 5}, Size{8, 8}}) {
        for (const std::string_view slug : {"backtracking", "permutations"}) {
            INFO(slug << " " << size.columns << " x " << size.rows);
            Player player = player_of(Board(size), slug);
            const Reference reference(player);
            const std::uint64_t end = reference.events.size();
            std::uint64_t farthest = 0;
            std::string difference;
            for (int move = 0; move < 400 && difference.empty(); ++move) {
                const std::uint64_t step = player.step();
                const std::uint64_t by = below(below(2) == 0 ? 5 : 1000);
                std::uint64_t expected = step;
                switch (below(5)) {
                    case 0:
                    case 1:
                        expected = std::min(step + by, end);
                        if (player.forward(by) != expected - step) difference = "steps taken";
                        break;
                    case 2:
                        expected = step - std::min(step, by);
                        player.back(by);
                        break;
                    case 3: {
                        const std::uint64_t target = below(end + end / 4);
                        expected = std::min(target, end);
                        if (!player.seek(target)) difference = "not reached";
                        break;
                    }
                    default:
                        player.to_solution(by);
                        expected = player.step();
                        if (expected > step + by) difference = "too far";
                }
                farthest = std::max(farthest, player.step());
                if (player.step() != expected) difference = "another step";
                if (player.farthest() != farthest) difference = "another farthest step";
                if (player.end_known() != (farthest == end)) difference = "the end is known";
                if (difference.empty()) difference = reference.difference(player);
            }
            CHECK(difference.empty());
        }
    }
}

TEST_CASE("far behind the events that are kept, the queens still stand as in a plain replay") {
    Player player = player_of(Board({11, 11}));
    const Reference reference(player);
    const std::uint64_t end = reference.events.size();
    REQUIRE(end > 4 * (1U << 18));
    CHECK(player.forward(UINT64_MAX) == end);
    CHECK(player.done());
    std::minstd_rand random(11);
    std::string difference;
    for (int move = 0; move < 60 && difference.empty(); ++move) {
        const bool small = move % 3 != 0;
        if (small) {
            player.back(random() % 3);
            player.forward(random() % 3);
        } else {
            player.seek(random() % end);
        }
        difference = reference.difference(player);
    }
    CHECK(difference.empty());
    constexpr std::uint64_t start = 0;
    for (const std::uint64_t step : {end, start, end - 1, start + 1, UINT64_MAX}) {
        CHECK(player.seek(step));
        CHECK(player.step() == std::min(step, end));
        CHECK(reference.difference(player).empty());
    }
    while (player.step() > end - 300'000) player.back(40'000);
    CHECK(reference.difference(player).empty());
}

TEST_CASE("the queens stand right where the kept events begin, and on every checkpoint") {
    constexpr std::uint64_t ring = 1U << 18;
    constexpr std::uint64_t gap = 1U << 14;
    Player player = player_of(Board({11, 11}));
    const Reference reference(player);
    for (std::uint64_t i = 0; i < 40; ++i) player.forward(gap);
    const std::uint64_t end = player.step();
    for (const std::uint64_t by : {ring - 2, ring - 1, ring, ring + 1}) {
        INFO(by);
        CHECK(player.seek(end));
        player.back(by);
        CHECK(player.step() == end - by);
        CHECK(reference.difference(player).empty());
    }
    for (std::uint64_t i = 0; i <= 8; ++i) {
        INFO(i);
        CHECK(player.seek(end));
        CHECK(player.seek(i * gap));
        CHECK(reference.difference(player).empty());
        player.back(1);
        CHECK(reference.difference(player).empty());
        player.forward(2);
        CHECK(reference.difference(player).empty());
    }
}

TEST_CASE("a far step of the queens is sought in bounded portions, forward and back") {
    constexpr std::uint64_t work = 5'000;
    Player player = player_of(Board({10, 10}));
    const Reference reference(player);
    for (const std::uint64_t target : {300'000U, 290'000U, 10U, 123'456U, 0U, 345'678U}) {
        int calls = 1;
        while (!player.seek(target, work)) {
            CHECK(reference.difference(player).empty());
            ++calls;
        }
        CHECK(player.step() == target);
        CHECK(reference.difference(player).empty());
        CHECK(calls <= 345'678 / 5'000 + 2);
    }
    CHECK(!player.seek(1, 0));
}

TEST_CASE("however long a queen comes and goes, the player keeps few copies of the search") {
    {
        Player player(endless, problem_of(Board({8, 8})), {});
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
    Player player(endless, problem_of(Board({largest_side, largest_side})), {});
    player.forward(30'000'000);
    CHECK(Endless::copies <= 10);
    CHECK(player.seek(20'000'001));
    CHECK(player.last()->kind == EventKind::place);
    CHECK(player.board().count(Piece::queen) == 1);
}

TEST_CASE("the player looks only as far ahead of the queens as it must") {
    const std::uint64_t before = Endless::steps;
    Player player(endless, problem_of(Board({8, 8})), {});
    CHECK(Endless::steps - before == 1);
    for (int i = 0; i < 100; ++i) player.forward(1);
    CHECK(Endless::steps - before == 101);
    player.back(100);
    player.forward(100);
    CHECK(Endless::steps - before == 101);
    player.forward(1000);
    CHECK(Endless::steps - before == 1101);
}

namespace {

/// A machine that puts a queen on a square and takes her off again, and has in mind how often it
/// has been asked for a step.
class Counting {
  public:
    Event step() {
        const bool place = steps_++ % 2 == 0;
        return {place ? EventKind::place : EventKind::remove, 0, {0, 0}};
    }
    [[nodiscard]] Insight insight() const { return {{{"Steps", std::to_string(steps_)}}, {}, {}}; }

  private:
    std::uint64_t steps_ = 0;
};

const Entry counting_entry{
    .slug = "counting",
    .title = "Counting",
    .summary = "Counts its steps.",
    .pseudocode = {},
    .papers = {},
    .knobs = {},
    .accepts = [](const Problem&) { return std::string(); },
    .start = [](const Problem&, const Settings&) { return searching<Counting>(); },
    .explain = [](const Event&, const Board&) { return std::string(); }};

}  // namespace

TEST_CASE("what a solver has in mind belongs to the step on show, forward and back") {
    Player player(counting_entry, problem_of(Board({4, 4})), {});
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
