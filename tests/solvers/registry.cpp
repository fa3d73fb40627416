// Tests of the list of solvers, of settings, and of carrying events out on a board.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("every solver of queens is listed completely, under its name in the list as its slug") {
    constexpr auto listed = std::to_array<std::string_view>({
#define QUEENS_SOLVER(name) #name,
#include "solvers/list.inc"
#undef QUEENS_SOLVER
    });
    REQUIRE(listed.size() == solvers().size());
    std::size_t place = 0;
    std::set<std::string_view> slugs;
    for (const Entry* entry : solvers()) {
        INFO(entry->slug);
        CHECK(slugs.insert(entry->slug).second);
        CHECK(entry->slug.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") ==
              std::string_view::npos);
        CHECK(entry->slug == listed[place++]);
        CHECK(find_solver(entry->slug) == entry);
        CHECK(!entry->title.empty());
        CHECK(entry->summary.text().ends_with("."));
        CHECK(entry->pseudocode.size() >= 6);
        CHECK(entry->pseudocode.size() <= 12);
        CHECK(!entry->papers.empty());
        CHECK(!(entry->complete && entry->up_to_symmetry));
        CHECK((entry->group == nullptr || entry->up_to_symmetry || !entry->complete));
        CHECK((entry->refuse(problem_of(Board({8, 8}))).empty() ||
               entry->refuse(problem_of(Board({8, 8}, torus_surface))).empty()));
        for (std::size_t i = 0; i < entry->pseudocode.size(); ++i) {
            CHECK(!entry->pseudocode[i].text.empty());
        }
        std::set<std::string_view> names;
        for (const Knob& knob : entry->knobs) {
            INFO(knob.name);
            CHECK(names.insert(knob.name).second);
            CHECK(knob.lowest <= knob.initial);
            CHECK(knob.initial <= knob.highest);
            const auto values = static_cast<std::uint64_t>(knob.highest - knob.lowest) + 1;
            CHECK((knob.choices.empty() || knob.choices.size() == values));
        }
    }
    CHECK(find_solver("") == nullptr);
    CHECK(find_solver("no-such-solver") == nullptr);
}

TEST_CASE("every kind of approach has solvers, and a search finds them by any of their words") {
    for (const NamedApproach& named : approaches) {
        INFO(named.title.text());
        CHECK(std::any_of(solvers().begin(), solvers().end(),
                          [&](const Entry* entry) { return entry->approach == named.value; }));
    }
    const Entry& entry = *find_solver("min_conflicts");
    for (const char* text : {"", "min_con", "ATTACKED", "Min-Conflicts"})
        CHECK(is_about(entry, text));
    CHECK_FALSE(is_about(entry, "jigsaw"));
}

TEST_CASE("queens are not sent searching with options that are missing, unknown or out of range") {
    for (const Entry* entry : solvers()) {
        INFO(entry->slug);
        const Settings fine = initial_settings(*entry);
        CHECK(complain_about(*entry, fine).empty());
        Settings wrong = fine;
        wrong.knobs.push_back(0);
        CHECK(complain_about(*entry, wrong).ends_with("."));
        for (std::size_t i = 0; i < entry->knobs.size(); ++i) {
            wrong = fine;
            wrong.knobs[i] = entry->knobs[i].lowest - 1;
            CHECK(complain_about(*entry, wrong).ends_with("."));
            wrong.knobs[i] = entry->knobs[i].highest + 1;
            CHECK(complain_about(*entry, wrong).ends_with("."));
            wrong.knobs.pop_back();
            CHECK(complain_about(*entry, wrong).ends_with("."));
        }
    }
}

TEST_CASE("boards with rooks or with too many queens are refused in a sentence") {
    Board rook({8, 8});
    rook.put({2, 3}, Piece::rook);
    for (const Entry* entry : solvers()) {
        INFO(entry->slug);
        CHECK(entry->refuse(problem_of(rook)).ends_with("."));
        CHECK(entry->refuse({board_from({"Q...", "..Q.", "....", "...."}), 1}).ends_with("."));
    }
}

TEST_CASE("taking an event back leaves the queens as they were") {
    const Board start = board_from({"Q..", "...", ".P."});
    for (const EventKind kind : {EventKind::place, EventKind::remove, EventKind::reject,
                                 EventKind::solution, EventKind::done}) {
        const Square square = kind == EventKind::remove ? Square{0, 0} : Square{1, 2};
        const Event event{kind, 0, square};
        Board board = start;
        Tally tally;
        apply(event, board);
        tally.add(kind);
        const bool moves = kind == EventKind::place || kind == EventKind::remove;
        CHECK((board != start) == moves);
        CHECK(tally.steps() == 1);
        take_back(event, board);
        tally.take_back(kind);
        CHECK(board == start);
        CHECK(tally == Tally{});
    }
}

TEST_CASE("what queens do has a word in text") {
    CHECK(name_of(EventKind::place) == "place");
    CHECK(name_of(EventKind::remove) == "remove");
    CHECK(name_of(EventKind::reject) == "reject");
    CHECK(name_of(EventKind::solution) == "solution");
    CHECK(name_of(EventKind::done) == "done");
}
