// What every solver owes its readers: each test runs all solvers on all small problems they accept.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <map>
#include <set>

#include "solvers/insight_faults.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr std::size_t most_events = 2'000'000;
constexpr std::size_t events_of_an_endless_search = 3'000;

bool ends(const Entry& entry) { return entry.complete || entry.up_to_symmetry; }

bool ends_at_first(const Entry& entry, const Settings& settings) {
    return entry.ends_at_first != nullptr && entry.ends_at_first(settings);
}

/// Every knob at its lowest, initial and highest value.
std::vector<Settings> settings_of(const Entry& entry) {
    Settings lowest = initial_settings(entry);
    Settings highest = lowest;
    for (std::size_t i = 0; i < entry.knobs.size(); ++i) {
        lowest.knobs[i] = entry.knobs[i].lowest;
        highest.knobs[i] = entry.knobs[i].highest;
    }
    std::vector<Settings> all{initial_settings(entry)};
    for (const Settings& settings : {lowest, highest}) {
        if (std::find(all.begin(), all.end(), settings) == all.end()) all.push_back(settings);
    }
    return all;
}

/// Calls check(entry, problem, settings) for everything that the solvers accept.
template <class Check>
void for_every_run(Check check) {
    static const std::vector<SmallProblem> problems = small_problems();
    for (const Entry* entry : solvers()) {
        for (const SmallProblem& small : problems) {
            if (!entry->refuse(small.problem).empty()) continue;
            for (const Settings& settings : settings_of(*entry)) {
                INFO(entry->slug << ": " << small.name);
                check(*entry, small.problem, settings);
            }
        }
    }
}

std::size_t limit_of(const Entry& entry) {
    return ends(entry) ? most_events : events_of_an_endless_search;
}

/// The events of a search, asked for in portions, until its end or the limit.
std::vector<Event> events_of(Search& search, std::size_t limit, std::size_t portion = 512) {
    std::vector<Event> all;
    std::vector<Event> part(portion);
    while (all.size() < limit) {
        const std::size_t room = std::min(portion, limit - all.size());
        const std::size_t written = search.events({part.data(), room});
        all.insert(all.end(), part.begin(), part.begin() + static_cast<std::ptrdiff_t>(written));
        if (written < room) break;
    }
    return all;
}

std::vector<Event> events_of(const Entry& entry, const Problem& problem, const Settings& settings) {
    return events_of(*entry.start(problem, settings), limit_of(entry));
}

using Map = std::function<Square(Square)>;

/// The maps of a board's squares, by reflections and an exchange of rows and columns, that carry
/// the board with all its pieces to itself.
std::vector<Map> symmetries_of(const Board& board) {
    std::vector<Map> maps;
    for (int i = 0; i < 8; ++i) {
        const bool exchanges = (i & 4) != 0;
        if (exchanges &&
            !(board.size().is_square() && board.surface().sides == board.surface().ends)) {
            continue;
        }
        const auto map = [i, exchanges, size = board.size()](Square s) {
            if ((i & 1) != 0) s.row = size.rows - 1 - s.row;
            if ((i & 2) != 0) s.column = size.columns - 1 - s.column;
            return exchanges ? Square{s.column, s.row} : s;
        };
        bool keeps = true;
        for (int place = 0; place < board.size().area(); ++place) {
            const Square square = board.size().square(place);
            keeps = keeps && board.at(map(square)) == board.at(square);
        }
        if (keeps) maps.emplace_back(map);
    }
    return maps;
}

/// The maps of the group by which a solver means that solutions are symmetric to each other.
std::vector<Map> symmetries_of(const Entry& entry, const Board& board, const Settings& settings) {
    if (entry.group == nullptr) return symmetries_of(board);
    std::vector<Map> maps;
    const Group group(entry.group(settings), board.rows());
    for (std::uint64_t i = 0; i < group.order(); ++i) maps.emplace_back(group[i]);
    return maps;
}

/// In place of each placement, the least that one of the maps makes of it.
void make_least(std::vector<Placement>& placements, const std::vector<Map>& maps) {
    for (Placement& placement : placements) {
        Placement least = placement;
        for (const auto& map : maps) {
            Placement image;
            for (const Square square : placement) image.push_back(map(square));
            std::sort(image.begin(), image.end());
            least = std::min(least, image);
        }
        placement = least;
    }
}

}  // namespace

TEST_CASE("a complete solver finds exactly the placements of queens that the oracle finds") {
    static std::map<const Board*, std::vector<Placement>> known;
    for_every_run([](const Entry& entry, const Problem& problem, const Settings& settings) {
        if (!ends(entry) || entry.solves != nullptr) return;
        auto [oracle, is_new] = known.try_emplace(&problem.board);
        if (is_new) oracle->second = all_solutions(problem);
        std::vector<Placement> found;
        Board board = problem.board;
        const std::vector<Event> events = events_of(entry, problem, settings);
        for (const Event& event : events) {
            apply(event, board);
            if (event.kind == EventKind::solution) found.push_back(board.find(Piece::queen));
        }
        std::vector<Placement> expected = oracle->second;
        if (entry.up_to_symmetry) {
            const auto maps = symmetries_of(entry, problem.board, settings);
            make_least(found, maps);
            make_least(expected, maps);
        }
        std::sort(found.begin(), found.end());
        std::sort(expected.begin(), expected.end());
        if (entry.up_to_symmetry) {
            expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
        }
        REQUIRE(!events.empty());
        CHECK(events.back().kind == EventKind::done);
        if (!expected.empty() && ends_at_first(entry, settings)) {
            REQUIRE(found.size() == 1);
            CHECK(std::binary_search(expected.begin(), expected.end(), found.front()));
            CHECK(board.find(Piece::queen) == found.front());
            return;
        }
        CHECK(found == expected);
        CHECK(board == problem.board);
    });
}

TEST_CASE("queens are placed on empty squares only, and only placed queens are removed") {
    for_every_run([](const Entry& entry, const Problem& problem, const Settings& settings) {
        Board board = problem.board;
        std::set<Square> placed;
        std::size_t wrong = 0;
        for (const Event& event : events_of(entry, problem, settings)) {
            const bool on_board = board.size().contains(event.square);
            if (!on_board || event.line >= entry.pseudocode.size()) {
                ++wrong;
                continue;
            }
            if (event.kind == EventKind::place) {
                wrong += board.at(event.square) != Piece::none;
                placed.insert(event.square);
            }
            if (event.kind == EventKind::remove) wrong += placed.erase(event.square) != 1;
            apply(event, board);
        }
        CHECK(wrong == 0);
    });
}

TEST_CASE("every solution a solver reports has its queens where its problem wants them") {
    for_every_run([](const Entry& entry, const Problem& problem, const Settings& settings) {
        Board board = problem.board;
        std::size_t wrong = 0;
        for (const Event& event : events_of(entry, problem, settings)) {
            apply(event, board);
            if (event.kind != EventKind::solution) continue;
            wrong += entry.solves == nullptr ? !is_solution(board, problem.queens)
                                             : !entry.solves(problem, settings, board);
        }
        CHECK(wrong == 0);
    });
}

TEST_CASE("watched or at full speed, a search moves the same queens") {
    for_every_run([](const Entry& entry, const Problem& problem, const Settings& settings) {
        Tally watched;
        for (const Event& event : events_of(entry, problem, settings)) watched.add(event.kind);
        Tally fast;
        const auto search = entry.start(problem, settings);
        search->run(limit_of(entry) / 2, fast);
        search->run(limit_of(entry) - limit_of(entry) / 2, fast);
        CHECK(fast == watched);
        CHECK((fast.done || !ends(entry)));
        if (!fast.done) return;
        Event none;
        CHECK(search->events({&none, 1}) == 0);
        search->run(100, fast);
        CHECK(fast == watched);
    });
}

TEST_CASE("equal seeds move the queens equally, in portions of any size") {
    for_every_run([](const Entry& entry, const Problem& problem, const Settings& settings) {
        const std::vector<Event> expected = events_of(entry, problem, settings);
        for (const std::size_t portion : {std::size_t{1}, std::size_t{7}, std::size_t{4096}}) {
            const auto search = entry.start(problem, settings);
            CHECK(events_of(*search, limit_of(entry), portion) == expected);
        }
    });
}

TEST_CASE("a copy of a search goes on with the same queens, whatever becomes of the first") {
    for_every_run([](const Entry& entry, const Problem& problem, const Settings& settings) {
        auto search = entry.start(problem, settings);
        const std::vector<Event> expected = events_of(entry, problem, settings);
        Tally tally;
        const std::size_t middle = expected.size() / 2;
        search->run(middle, tally);
        const auto copy = search->clone();
        search->run(limit_of(entry), tally);
        search.reset();
        const std::vector<Event> rest(expected.begin() + static_cast<std::ptrdiff_t>(middle),
                                      expected.end());
        CHECK(events_of(*copy, limit_of(entry) - middle) == rest);
    });
}

TEST_CASE("every move of a queen is explained in a sentence") {
    for_every_run([](const Entry& entry, const Problem& problem, const Settings& settings) {
        Board board = problem.board;
        std::string wrong;
        for (const Event& event : events_of(entry, problem, settings)) {
            const std::string sentence = explain(entry, problem, event, board).sentence;
            const bool fine = sentence.size() > 10 && sentence.back() == '.' &&
                              sentence.find("not free") == std::string::npos;
            if (!fine) wrong = "'" + sentence + "'";
            apply(event, board);
        }
        CHECK(wrong.empty());
    });
}

TEST_CASE("another seed moves the queens otherwise exactly where a solver says so") {
    const Problem problem = problem_of(Board({12, 12}));
    for (const Entry* entry : solvers()) {
        if (!entry->refuse(problem).empty()) continue;
        Settings settings = initial_settings(*entry);
        const auto first = events_of(*entry->start(problem, settings), 2000);
        bool differs = false;
        for (settings.seed = 1; settings.seed < 6; ++settings.seed) {
            differs = differs || events_of(*entry->start(problem, settings), 2000) != first;
        }
        INFO(entry->slug);
        CHECK(differs == entry->uses_seed);
    }
}

TEST_CASE(
    "what a solver has in mind are named facts, squares and lines of its board, and a whole "
    "picture") {
    for_every_run([](const Entry& entry, const Problem& problem, const Settings& settings) {
        const auto search = entry.start(problem, settings);
        std::size_t wrong = 0;
        Tally tally;
        for (int look = 0; look < 20 && !tally.done; ++look) {
            wrong += faults_of(search->insight(), problem.board.size());
            search->run(static_cast<std::uint64_t>(1 + look * look), tally);
        }
        CHECK(wrong == 0);
    });
}
