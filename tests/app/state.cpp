// States and their links.
#include "app/state.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

/// The state after a link.
State linked(const State& state) {
    const LinkReading reading = read_link(write_link(link_of(state)));
    REQUIRE(reading.ok());
    const auto [read, complaint] = state_of(*reading.link);
    CHECK(complaint.empty());
    return read;
}

/// A state none of whose fields is as at first. A field that is missing here does not compile.
State changed_state() {
    State state;
    auto& [board, solver, step, keep_queens, speed, tab, view, zoom, presenting, piece, all_lines,
           heat, numbers, around, free_squares, pseudocode, group, topic, gallery, calculator, cut,
           square, racers, fairness, extra_queens, selected] = state;
    board = Board({7, 7}, torus_surface);
    board.put({2, 3}, Piece::queen);
    solver = {find_solver("min_conflicts")};
    solver.settings.knobs.front() = solver.entry->knobs.front().highest;
    solver.settings.seed = UINT64_MAX;
    step = 12;
    keep_queens = true;
    speed = 12.375;
    tab = Tab::gallery;
    view = View::repeated;
    zoom = {275, 0, 1'000'000, false};
    presenting = true;
    piece = Piece::none;
    all_lines = true;
    heat = true;
    numbers = true;
    around = true;
    free_squares = true;
    pseudocode = false;
    group = GroupKind::aff;
    topic = Topic::latin;
    gallery = {true, Kept::quarter_turn, Square{6, 0}, GroupKind::sim};
    calculator = {{Symbols{Symbol::keep}, Symbols{Symbol::invert, Symbol::turn}}, 1};
    cut = 4'000'000'000;
    square = {1, 2, -3};
    racers = {"permutations", "backtracking", "permutations"};
    fairness = Fairness::time;
    extra_queens = most_extra_queens;
    selected = Square{2, 3};
    return state;
}

}  // namespace

TEST_CASE("every field of a state survives its link, all changed at once") {
    const State state = changed_state();
    CHECK(linked(state) == state);
    CHECK(linked(State{}) == State{});
    CHECK(linked(first_state()) == first_state());
}

TEST_CASE("every field of a state survives its link alone") {
    const State changed = changed_state();
    const auto survives = [&](auto member) {
        State state;
        state.*member = changed.*member;
        CHECK(state != State{});
        CHECK(linked(state) == state);
    };
    survives(&State::board);
    survives(&State::solver);
    survives(&State::step);
    survives(&State::keep_queens);
    survives(&State::speed);
    survives(&State::tab);
    survives(&State::zoom);
    survives(&State::presenting);
    survives(&State::piece);
    survives(&State::all_lines);
    survives(&State::heat);
    survives(&State::numbers);
    survives(&State::around);
    survives(&State::free_squares);
    survives(&State::pseudocode);
    survives(&State::group);
    survives(&State::topic);
    survives(&State::calculator);
    survives(&State::cut);
    survives(&State::square);
    survives(&State::racers);
    survives(&State::fairness);
    survives(&State::extra_queens);
    survives(&State::selected);
    survives(&State::gallery);
}

TEST_CASE("every state survives its link on every surface") {
    for (const NamedSurface& entry : surfaces) {
        State state = changed_state();
        state.board = Board({7, 5}, entry.surface);
        state.board.put({2, 3}, Piece::queen);
        fit_to_board(state);
        INFO(entry.slug);
        CHECK(linked(state) == state);
    }
}

TEST_CASE("a link ends in a letter or a digit, whatever the state is") {
    const auto is_plain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    };
    for (const State& state : {State{}, first_state(), changed_state()}) {
        CHECK(is_plain(write_link(link_of(state)).back()));
    }
}

TEST_CASE("display keys with unknown words are ignored") {
    const LinkReading reading = read_link(
        "n=8&room=attic&view=upside-down&lines=2&heat=2&numbers=yes&topic=x&race=backtracking."
        "nobody&sel="
        "99-1&solver=nobody&knobs=7.7&seed=-1&keep=on&speed=0.1&zoom=99.0.0&present=2&piece=pope"
        "&fundamental=x&kept=all&with=9-9&families=q&symbols=ttt.ir&cut=-1&square=1.x&fair=no&"
        "extra=10"
        "&group=x&around=1.5");
    REQUIRE(reading.ok());
    CHECK(state_of(*reading.link).state == State{});
}

TEST_CASE("a link to a run that there cannot be gives the board and a sentence") {
    const auto [state, complaint] = state_of(*read_link("n=6&a=magic&i=3").link);
    CHECK(complaint == "There is no solver called magic.");
    CHECK(state.board.size() == Size{6, 6});
    CHECK_FALSE(state.step);
}

TEST_CASE("every surface has a view that suits it, and the views that do follow each other") {
    for (const NamedSurface& entry : surfaces) {
        CHECK(views.front().suits(entry.surface));
        const bool repeats = named(View::repeated).suits(entry.surface);
        CHECK(view_after(View::flat, entry.surface) == (repeats ? View::repeated : View::flat));
        CHECK(view_after(View::repeated, entry.surface) == View::flat);
    }
}

TEST_CASE("all surfaces with joined edges but the projective plane can be shown repeated") {
    int repeated = 0;
    for (const NamedSurface& entry : surfaces) {
        repeated += named(View::repeated).suits(entry.surface) ? 1 : 0;
    }
    CHECK(repeated == 7);
    const LinkReading reading = read_link("n=8&t=proj&view=repeated");
    REQUIRE(reading.ok());
    CHECK(state_of(*reading.link).state.view == View::flat);
}

TEST_CASE("a repeated board can be dragged and seen mirrored, a flat one cannot") {
    const auto zoom_of = [](const char* link) {
        return state_of(*read_link(link).link).state.zoom;
    };
    const Zoom dragged{100, 200'000, 300'000, true};
    CHECK(zoom_of("n=8&t=klein&view=repeated&zoom=100.200000.300000.1") == dragged);
    CHECK_FALSE(zoom_of("n=8&t=torus&view=repeated&zoom=100.200000.300000.1").mirrored);
    CHECK(zoom_of("n=8&t=klein&zoom=100.200000.300000.1") == Zoom{});
    CHECK(zoom_of("n=8&zoom=150.200000.300000") == Zoom{150, 200'000, 300'000});
}
