// Tests of the genetic algorithm: what children inherit, who lives on, and what it costs.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/attacks.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("genetic"); }

constexpr std::int64_t side_by_side = 0;
constexpr std::int64_t scattered = 1;
constexpr std::int64_t none = 2;

constexpr std::uint8_t line_clear = 3;
constexpr std::uint8_t line_first = 4;
constexpr std::uint8_t line_second = 5;
constexpr std::uint8_t line_mutate = 6;
constexpr std::uint8_t line_judge = 7;

std::size_t pairs(const Board& board) { return conflicts(board).pairs.size(); }

std::string fact(const Insight& insight, std::string_view name) {
    const auto found = std::find_if(insight.facts.begin(), insight.facts.end(),
                                    [&](const Fact& one) { return one.name == name; });
    return found == insight.facts.end() ? "" : found->value;
}

/// How many steps queens take to their first solution, on average of eight seeds.
std::size_t mean_steps(int n, std::vector<std::int64_t> knobs) {
    std::size_t steps = 0;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const auto search = solver().start(problem_of(Board({n, n})), {knobs, seed});
        Tally tally;
        search->run(20'000'000, tally);
        CHECK(tally.solutions == 1);
        steps += tally.steps();
    }
    return steps / 8;
}

}  // namespace

TEST_CASE("queens that breed stand in the end, however they are crossed") {
    for (const int n : {1, 4, 5, 6, 7, 8}) {
        for (const std::int64_t crossover : {side_by_side, scattered, none}) {
            INFO(n << ", crossover " << crossover);
            const Problem problem = problem_of(Board({n, n}));
            Board board = problem.board;
            for (const Event& event : events_of_run(solver(), problem, {{20, 50, crossover}, 3})) {
                apply(event, board);
            }
            CHECK(is_solution(board, n));
        }
    }
}

TEST_CASE("queens of one parent stand side by side in the child, or scattered, or are all of it") {
    for (const std::int64_t crossover : {side_by_side, scattered, none}) {
        std::set<int> columns;
        std::size_t children = 0;
        std::size_t with_gaps = 0;
        std::size_t whole = 0;
        const auto read = [&](const Event& event, const Board&, const Insight&) {
            if (event.line == line_first) columns.insert(event.square.column);
            if (event.line != line_judge) return;
            const auto width = columns.empty() ? 0 : *columns.rbegin() - *columns.begin() + 1;
            with_gaps += static_cast<std::size_t>(width) > columns.size();
            whole += columns.size() == 9;
            children += !columns.empty();
            columns.clear();
        };
        watch(solver(), problem_of(Board({9, 9})), {{10, 10, crossover}, 5}, 3'000, read);
        INFO("crossover " << crossover);
        REQUIRE(children > 50);
        CHECK((with_gaps > children / 2) == (crossover == scattered));
        CHECK((with_gaps == 0) == (crossover != scattered));
        CHECK((whole == children) == (crossover == none));
    }
}

TEST_CASE("a child of queens has its rows from both parents, but for what a mutation swaps") {
    Placement first;
    Placement second;
    std::size_t from_second = 0;
    std::size_t swaps = 0;
    const auto read = [&](const Event& event, const Board& board, const Insight& insight) {
        const Generations& shown = picture_of<Generations>(insight);
        if (event.line == line_first) {
            const Placement& queens = shown.family.boards[0].queens;
            CHECK(std::find(queens.begin(), queens.end(), event.square) != queens.end());
        }
        from_second += event.line == line_second;
        swaps += event.line == line_mutate && event.kind == EventKind::place;
        if (event.line != line_judge) return;
        CHECK(fact(insight, "attacking pairs") == std::to_string(pairs(board)));
        if (shown.family.boards.empty()) return;
        const BoardRow::Item& child = shown.family.boards[2];
        Placement queens = board.find(Piece::queen);
        Placement drawn = child.queens;
        std::sort(drawn.begin(), drawn.end());
        CHECK(queens == drawn);
        CHECK(child.words.find(": " + std::to_string(pairs(board)) + " pair") != std::string::npos);
    };
    watch(solver(), problem_of(Board({12, 12})), {{20, 60, side_by_side}, 4}, 4'000, read);
    CHECK(from_second > 100);
    CHECK(swaps > 50);
}

TEST_CASE("pairs of queens are counted for a whole child only, and not while the last one goes") {
    std::set<std::string> seen;
    const auto read = [&](const Event& event, const Board& board, const Insight& insight) {
        const std::vector<BoardRow::Item>& family = picture_of<Generations>(insight).family.boards;
        if (family.empty()) return;
        CHECK((family.size() == 2) == (event.line == line_clear && board.count(Piece::queen) > 0));
        if (family.size() == 2) return;
        const std::string& words = family[2].words;
        CHECK((words == "child" || board.count(Piece::queen) == 8));
        CHECK((words != "child" || event.line != line_judge));
        seen.insert(words);
    };
    watch(solver(), problem_of(Board({8, 8})), {{10, 50, side_by_side}, 7}, 1'000, read);
    CHECK(seen.size() > 3);
}

TEST_CASE("the fittest placement of queens lives on, so that the fittest never gets worse") {
    double least = 1000;
    std::size_t generations = 0;
    const auto read = [&](const Event& event, const Board&, const Insight& insight) {
        const Generations& shown = picture_of<Generations>(insight);
        CHECK(shown.fitness.back().least <= shown.fitness.back().mean);
        CHECK(shown.fitness.size() <= 201);
        if (event.line != line_judge) return;
        CHECK(std::stod(fact(insight, "of the fittest")) <= least);
        least = std::stod(fact(insight, "of the fittest"));
        generations = std::stoul(fact(insight, "generation"));
        for (std::size_t i = 1; i < shown.fitness.size(); ++i) {
            CHECK(shown.fitness[i].least <= shown.fitness[i - 1].least);
        }
    };
    watch(solver(), problem_of(Board({14, 14})), {{4, 30, scattered}, 1}, 9'000, read);
    CHECK(generations > 50);
}

TEST_CASE("when there are too many generations to show, queens show every second one") {
    const auto search = solver().start(problem_of(Board({40, 40})), {{2, 1, none}, 1});
    Tally tally;
    search->run(200'000, tally);
    REQUIRE_FALSE(tally.done);
    const Insight insight = search->insight();
    const Generations& shown = picture_of<Generations>(insight);
    std::string children = fact(insight, "children");
    children.erase(std::remove(children.begin(), children.end(), ','), children.end());
    const std::uint64_t generation = std::stoull(children) + 1;
    CHECK(shown.every > 1);
    CHECK(shown.fitness.size() <= 200);
    CHECK(shown.fitness.size() > 90);
    CHECK((shown.fitness.size() - 1) * shown.every <= generation - 1);
    CHECK(shown.fitness.size() * shown.every > generation - 1);
}

TEST_CASE("it is said how many children were fitter or less fit than both parents of queens") {
    std::uint64_t better = 0;
    std::uint64_t worse = 0;
    std::uint64_t bred = 0;
    std::array<std::size_t, 2> of_parents{};
    const auto read = [&](const Event& event, const Board& board, const Insight& insight) {
        const BoardRow& family = picture_of<Generations>(insight).family;
        if (family.boards.empty()) return;
        for (std::size_t i = 0; i < 2; ++i) {
            Board parent(board.size());
            for (const Square queen : family.boards[i].queens) parent.put(queen, Piece::queen);
            of_parents[i] = pairs(parent);
        }
        if (event.line != line_judge) return;
        ++bred;
        better += pairs(board) < std::min(of_parents[0], of_parents[1]);
        worse += pairs(board) > std::max(of_parents[0], of_parents[1]);
        CHECK(insight.picture.words ==
              "Of " + std::to_string(bred) + (bred == 1 ? " child" : " children") + " so far " +
                  std::to_string(better) + (better == 1 ? " was" : " were") +
                  " fitter than both parents, and " + std::to_string(worse) +
                  " less fit than both.");
    };
    watch(solver(), problem_of(Board({10, 10})), {{10, 50, side_by_side}, 2}, 2'000, read);
    CHECK(bred > 50);
    CHECK(better > 0);
    CHECK(worse > better);
}

TEST_CASE("with the settings at the start, queens only mutated stand sooner than queens crossed") {
    CHECK(mean_steps(12, {50, 50, none}) * 2 < mean_steps(12, {50, 50, side_by_side}));
    CHECK(mean_steps(12, {50, 50, none}) * 2 < mean_steps(12, {50, 50, scattered}));
}
