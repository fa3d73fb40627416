// Tests of the group search: all solutions from few, the classes found in another way, what each
// run finds, and the paper's numbers of backtracks.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/known.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "solvers/naive_runs.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"
#include "symmetry/classes.hpp"
#include "symmetry/listed_solutions.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr std::int64_t splittings = 6;
constexpr std::int64_t as_in_the_paper = 0;
constexpr std::int64_t strict = 1;
constexpr std::int64_t congruent = 0;
constexpr std::int64_t similar = 1;
constexpr std::uint8_t line_fix = 1;
constexpr std::uint8_t line_place = 4;
constexpr std::uint8_t line_known = 6;

const Entry& solver() { return *find_solver("group_search"); }

Problem torus(int n) { return problem_of(Board({n, n}, torus_surface)); }

Settings settings_of(std::int64_t splitting, std::int64_t blocking, std::int64_t group) {
    return {{splitting, blocking, group}, 0};
}

std::string value_of(const std::vector<Fact>& facts, const std::string& name) {
    for (const Fact& fact : facts) {
        if (fact.name == name) return fact.value;
    }
    return {};
}

/// What is known when the last run is finished.
std::vector<Fact> facts_of(int n, const Settings& settings) {
    const auto search = solver().start(torus(n), settings);
    Tally tally;
    search->run(UINT64_MAX, tally);
    return search->insight().facts;
}

std::string published(int n) { return grouped(*known_torus(n)); }

/// What a run did.
struct Seen {
    std::uint64_t backtracks = 0;
    /// Its solutions, whether their orbits were known or new.
    std::set<Columns> solutions;
};

/// What the runs do, one by one. The board must be empty between them.
std::vector<Seen> watch(int n, const Settings& settings) {
    std::vector<Seen> runs;
    const Problem problem = torus(n);
    Board board = problem.board;
    for (const Event& event : events_of_run(solver(), problem, settings)) {
        if (event.line == line_fix && board == problem.board) runs.emplace_back();
        if (event.kind == EventKind::place && event.line == line_place) ++runs.back().backtracks;
        if (event.kind == EventKind::solution || event.line == line_known) {
            REQUIRE(is_solution(board, n));
            REQUIRE(runs.back().solutions.insert(columns_of(board).value()).second);
        }
        apply(event, board);
    }
    return runs;
}

std::vector<std::uint64_t> backtracks(int n, const Settings& settings) {
    std::vector<std::uint64_t> numbers;
    for (const Seen& run : watch(n, settings)) numbers.push_back(run.backtracks);
    return numbers;
}

using Numbers = std::vector<std::uint64_t>;

}  // namespace

TEST_CASE("the orbits of all runs make up the published numbers of queens on the torus") {
    for (const int n : {1, 5, 7, 11, 13}) {
        for (std::int64_t splitting = 0; splitting < splittings; ++splitting) {
            for (const std::int64_t blocking : {as_in_the_paper, strict}) {
                for (const std::int64_t group : {congruent, similar}) {
                    INFO(n << ": " << splitting << ", " << blocking << ", " << group);
                    const Settings settings = settings_of(splitting, blocking, group);
                    CHECK(value_of(facts_of(n, settings), "solutions in them") == published(n));
                }
            }
        }
    }
}

TEST_CASE("140,692 placements of seventeen queens come of 97 by every splitting") {
    for (std::int64_t splitting = 0; splitting < splittings; ++splitting) {
        INFO(splitting);
        const auto facts = facts_of(17, settings_of(splitting, strict, congruent));
        CHECK(value_of(facts, "solutions in them") == published(17));
        CHECK(value_of(facts, "published") == published(17));
        CHECK(value_of(facts, "orbits") == "97");
    }
}

TEST_CASE("the orbits of queens have the sizes of the classes of all solutions") {
    for (const int n : {5, 7, 11, 13, 17}) {
        for (const std::int64_t group : {congruent, similar}) {
            INFO(n << ", " << group);
            const Settings settings = settings_of(5, strict, group);
            const auto classes = classes_of(solver().group(settings), n, true).value();
            const auto facts = facts_of(n, settings);
            CHECK(value_of(facts, "orbits") == std::to_string(classes.size()));
            for (const auto& [size, orbits] : orbit_sizes(classes)) {
                CHECK(value_of(facts, "orbits of " + counted(size, "solution")) ==
                      std::to_string(orbits));
            }
        }
    }
}

TEST_CASE("on boards whose side 2 or 3 divides, no run finds queens") {
    for (const int n : {2, 3, 4, 6, 8, 9, 10}) {
        for (std::int64_t splitting = 0; splitting < splittings; ++splitting) {
            INFO(n << ", " << splitting);
            const auto facts = facts_of(n, settings_of(splitting, strict, congruent));
            CHECK(value_of(facts, "solutions in them") == "0");
        }
    }
}

TEST_CASE("a strict run finds exactly the queens that keep its conditions") {
    const std::vector<Columns> all = tests::listed_solutions(13, true);
    for (std::int64_t splitting = 0; splitting < splittings; ++splitting) {
        const auto runs = runs_of(static_cast<Splitting>(splitting), 13);
        const auto seen = watch(13, settings_of(splitting, strict, congruent));
        REQUIRE(seen.size() == runs.size());
        for (std::size_t i = 0; i < runs.size(); ++i) {
            INFO(runs[i].title);
            std::set<Columns> expected;
            for (const Columns& columns : all) {
                if (belongs_to(runs[i], columns)) expected.insert(columns);
            }
            CHECK(seen[i].solutions == expected);
        }
    }
}

TEST_CASE("blocking as in the paper finds the same queens and some that break a condition") {
    std::size_t more = 0;
    for (const int n : {13, 17}) {
        const auto runs = watch(n, settings_of(5, strict, congruent));
        const auto loose = watch(n, settings_of(5, as_in_the_paper, congruent));
        REQUIRE(loose.size() == runs.size());
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const auto& found = loose[i].solutions;
            CHECK(std::includes(found.begin(), found.end(), runs[i].solutions.begin(),
                                runs[i].solutions.end()));
            more += found.size() - runs[i].solutions.size();
        }
    }
    CHECK(more > 0);
}

TEST_CASE("seventeen queens are placed about as often as in table 6 of the paper") {
    // In the paper: 44511, 29757.
    CHECK(backtracks(17, settings_of(1, as_in_the_paper, congruent)) == Numbers{44'768, 29'906});
    // In the paper: 3873, 463, 69, 49, 29757.
    CHECK(backtracks(17, settings_of(2, as_in_the_paper, congruent)) ==
          Numbers{3'925, 517, 65, 47, 29'906});
    // In the paper: 3873, 463, 69, 49, 11, 2137, 1742, 19768.
    CHECK(backtracks(17, settings_of(3, as_in_the_paper, congruent)) ==
          Numbers{3'925, 517, 65, 47, 9, 1'873, 1'466, 20'115});
    // In the paper: ..., 1924, 1713, 1623, 959, 868, 4500.
    CHECK(backtracks(17, settings_of(4, as_in_the_paper, congruent)) ==
          Numbers{3'925, 517, 65, 47, 9, 1'873, 1'466, 1'950, 1'927, 1'514, 1'098, 955, 4'976});
    // In the paper: ..., 868, 916, 662, 618, 324.
    CHECK(backtracks(17, settings_of(5, as_in_the_paper, congruent)) ==
          Numbers{3'925, 517, 65, 47, 9, 1'873, 1'466, 1'950, 1'927, 1'514, 1'098, 955, 905, 761,
                  696, 529});
}

TEST_CASE("strict blocking places seventeen queens less often") {
    CHECK(backtracks(17, settings_of(5, strict, congruent)) ==
          Numbers{3'925, 517, 65, 47, 9, 1'873, 1'440, 1'855, 1'726, 1'250, 774, 557, 598, 451, 448,
                  203});
    CHECK(backtracks(17, settings_of(0, strict, congruent)) == Numbers{433'582});
}

TEST_CASE("it is shown which queens a run fixes, and why squares are blocked") {
    const auto search = solver().start(torus(13), settings_of(2, strict, congruent));
    Tally tally;
    search->run(2, tally);
    const Insight insight = search->insight();
    CHECK(value_of(insight.facts, "run") == "1 of 5");
    CHECK(value_of(insight.facts, "fixed queens") == "a13 d12");
    CHECK(value_of(insight.facts, "conditions") == "MinDist 3");
    const auto marks = [&](ThoughtKind kind) {
        return std::count_if(insight.marks.begin(), insight.marks.end(),
                             [&](const Mark& mark) { return mark.kind == kind; });
    };
    CHECK(marks(ThoughtKind::min_dist) == 10);
    CHECK(marks(ThoughtKind::attacked) + 10 == std::ssize(insight.marks));
    search->run(UINT64_MAX, tally);
    CHECK(value_of(search->insight().facts, "run") == "all 5 are finished");
    CHECK(search->insight().marks.empty());
    CHECK(search->memory() > 0);
}

TEST_CASE("the ground is the free squares of the line that queens are tried on") {
    std::size_t seen = 0;
    watch(solver(), torus(11), initial_settings(solver()), 100,
          [&](const Event& event, const Board& board, const Insight& insight) {
              for (const Square square : grounds_of(insight, GroundKind::domain)) {
                  ++seen;
                  REQUIRE(attackers_of(board, square) == 0);
                  REQUIRE(board.at(square) == Piece::none);
              }
              if (event.kind != EventKind::reject || !event.axis) return;
              REQUIRE(insight.grounds.empty());
          });
    CHECK(seen > 20);
}

TEST_CASE("the square before a chain of queens is blocked for the whole run") {
    const auto search = solver().start(torus(13), settings_of(3, strict, congruent));
    Tally tally;
    std::vector<Mark> blocked;
    while (blocked.empty() && !tally.done) {
        search->run(1, tally);
        for (const Mark& mark : search->insight().marks) {
            if (mark.kind == ThoughtKind::blocked) blocked.push_back(mark);
        }
    }
    CHECK(blocked == std::vector<Mark>{{{12, 11}, ThoughtKind::blocked}});
}

TEST_CASE("a copy in the middle knows the orbits of queens that are known, and finds the others") {
    const auto search = solver().start(torus(13), settings_of(5, strict, congruent));
    Tally tally;
    search->run(300, tally);
    const auto copy = search->clone();
    REQUIRE(tally.solutions > 0);
    Tally copied = tally;
    search->run(UINT64_MAX, tally);
    copy->run(UINT64_MAX, copied);
    CHECK(copied == tally);
    CHECK(copy->insight() == search->insight());
    const std::vector<Fact> facts = copy->insight().facts;
    CHECK(value_of(facts, "solutions in them") == "4,524");
    const Table runs = std::get<Table>(copy->insight().picture.shown);
    CHECK(runs.present == runs.rows.size());
    for (const auto& row : runs.rows) CHECK(row.size() == runs.headings.size());
}

TEST_CASE("a board on which shifts do not keep the queens' lines, or too large a one, is refused") {
    CHECK(solver().refuse(torus(8)).empty());
    CHECK(solver().refuse(problem_of(Board({7, 7}))).ends_with("."));
    CHECK(solver().refuse(torus(28)).empty());
    CHECK(solver().refuse(torus(29)).ends_with("at most 28 rows."));
    CHECK(solver().refuse(problem_of(Board({7, 5}, torus_surface))).ends_with("."));
    CHECK(solver().refuse({Board({7, 7}, torus_surface), 6}) ==
          "The runs rely on a queen in every row, column and diagonal: ask for 7 queens.");
    Problem given = torus(7);
    given.board.put({0, 0}, Piece::queen);
    CHECK(solver().refuse(given).ends_with("."));
}

TEST_CASE("queens that the runs tried are told apart from all queens that were placed") {
    for (const int n : {13, 17}) {
        const auto search = solver().start(torus(n), settings_of(5, 1, congruent));
        std::uint64_t placed = 0;
        std::uint64_t fixed = 0;
        std::array<Event, 512> events;
        for (std::size_t told = events.size(); told == events.size();) {
            told = search->events(events);
            for (std::size_t i = 0; i < told; ++i) {
                if (events[i].kind != EventKind::place) continue;
                ++placed;
                fixed += events[i].line == line_fix;
            }
        }
        INFO(n << " rows, " << fixed << " fixed queens");
        CHECK(fixed > 0);
        CHECK(value_of(search->insight().facts, "queens tried in all") == grouped(placed - fixed));
    }
}
