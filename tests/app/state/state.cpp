// States and their links.
#include "app/state/state.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

/// The state after a link.
State linked(const State& state) {
    const LinkReading reading = read_link(write_link(link_of(state)));
    REQUIRE(reading.ok());
    const auto [read, complaint, notices] = state_of(*reading.link);
    CHECK(complaint.empty());
    CHECK(notices.empty());
    return read;
}

/// A state none of whose fields is as at first. A field that is missing here does not compile.
State changed_state() {
    State state;
    auto& [board, marks, regions, grade, day, rules_out, quiet, solver, step, kept_queens, speed,
           tab, view, zoom, solid, presenting, piece, marking, all_lines, heat, numbers, diagonals,
           around, free_squares, pseudocode, group, topic, gallery, calculator, cut, square, racers,
           fairness, extra_queens, selected, drawings, pen, ink, goal] = state;
    board = Board({7, 7}, torus_surface);
    board.put({2, 3}, Piece::queen);
    marks = {{0, 1}, {0, 2}, {6, 6}};
    regions = regions_of(grow_garden({7, torus_surface, GardenRule::touch, {}}, 5)->garden);
    grade = GardenGrade::hard;
    day = Day{2026, 11, 25};
    rules_out = true;
    quiet = true;
    solver = {find_solver("min_conflicts")};
    solver.settings.knobs.front() = solver.entry->knobs.front().highest;
    solver.settings.seed = UINT64_MAX;
    step = 12;
    kept_queens = KeptQueens::all;
    speed = 12.375;
    tab = Tab::gallery;
    view = View::repeated;
    zoom = {275, 0, 1'000'000, false};
    solid = {250, {-300, 1000, 5, 0}, 140, SolidBody::cut, true, true};
    presenting = true;
    piece = Piece::none;
    marking = true;
    all_lines = true;
    heat = true;
    numbers = true;
    diagonals = true;
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
    drawings = {{DrawingKind::arrow, Ink::blue, {0, 0}, {4, 4}},
                {DrawingKind::ring, Ink::amber, {2, 3}, {2, 3}},
                {DrawingKind::fill, Ink::red, {4, 4}, {4, 4}}};
    pen = true;
    ink = Ink::amber;
    goal = *lessons::read_goal("queens>=5 and moves<=9 and surface=klein");
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
    survives(&State::marks);
    survives(&State::grade);
    survives(&State::rules_out);
    survives(&State::quiet);
    survives(&State::solver);
    survives(&State::step);
    survives(&State::kept_queens);
    survives(&State::speed);
    survives(&State::tab);
    survives(&State::zoom);
    survives(&State::solid);
    survives(&State::presenting);
    survives(&State::piece);
    survives(&State::marking);
    survives(&State::all_lines);
    survives(&State::heat);
    survives(&State::numbers);
    survives(&State::diagonals);
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
    survives(&State::drawings);
    survives(&State::pen);
    survives(&State::ink);
    survives(&State::goal);
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
        "99-1&solver=nobody&knobs=7.7&seed=-1&keep=on&speed=0.1&zoom=99.0.0&solid=0.0.0.0.0.100&"
        "present=2&piece=pope&marking=yes"
        "&fundamental=x&kept=all&with=9-9&families=q&symbols=ttt.ir&cut=-1&square=1.x&fair=no&"
        "extra=10"
        "&group=x&around=1.5");
    REQUIRE(reading.ok());
    const StateReading read = state_of(*reading.link);
    CHECK(read.state == State{});
    CHECK(read.notices.size() == reading.link->display.size());
}

TEST_CASE("a link asks for no families but those that the gallery offers") {
    for (const NamedGroup& group : groups) {
        INFO(group.slug);
        const bool offered = group.kind == GroupKind::d4n || group.kind == GroupKind::sim;
        const std::string link = "n=8&room=gallery&families=" + std::string(group.slug);
        const StateReading read = state_of(*read_link(link).link);
        CHECK(read.state.gallery.families.has_value() == offered);
        CHECK(read.notices.empty() == offered);
    }
}

TEST_CASE("a display key that nobody knows is passed over in silence") {
    CHECK(state_of(*read_link("n=8&fbclid=x&heat=1").link).notices.empty());
}

TEST_CASE("a link to a run that there cannot be gives the board and a sentence") {
    const auto [state, complaint, notices] = state_of(*read_link("n=6&a=magic&i=3").link);
    CHECK(complaint == "There is no solver called magic.");
    CHECK(notices.empty());
    CHECK(state.board.size() == Size{6, 6});
    CHECK_FALSE(state.step);
}

TEST_CASE("every surface has a view that suits it, and the views that do follow each other") {
    for (const NamedSurface& entry : surfaces) {
        CHECK(views.front().suits(entry.surface));
        const bool repeats = named(View::repeated).suits(entry.surface);
        const View beyond = entry.surface == Surface{} ? View::flat : View::solid;
        CHECK(view_after(View::flat, entry.surface) == (repeats ? View::repeated : beyond));
        CHECK(view_after(View::repeated, entry.surface) == beyond);
        CHECK(view_after(View::solid, entry.surface) == View::flat);
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

TEST_CASE("every surface but the plane can be rolled up, and a solid has no zoom of the sheet") {
    for (const NamedSurface& entry : surfaces) {
        CHECK(named(View::solid).suits(entry.surface) == (entry.surface != Surface{}));
    }
    const auto state_in = [](const char* link) { return state_of(*read_link(link).link).state; };
    CHECK(state_in("n=8&view=solid").view == View::flat);
    const State torus =
        state_in("n=8&t=torus&view=solid&zoom=250.0.0&solid=500.0.-707.0.707.120.1");
    CHECK(torus.view == View::solid);
    CHECK(torus.zoom == Zoom{});
    CHECK(torus.solid == SolidPose{500, {0, -707, 0, 707}, 120, SolidBody::glass});
    CHECK(state_in("n=8&t=torus&view=solid&solid=500.0.0.0.1000.100.0.1").solid ==
          SolidPose{500, {0, 0, 0, 1000}, 100, SolidBody::paper, true});
    CHECK(state_in("n=8&t=klein&view=solid&solid=500.0.0.0.1000.100.2.0.1").solid ==
          SolidPose{500, {0, 0, 0, 1000}, 100, SolidBody::cut, false, true});
}

TEST_CASE("how a solid is seen is taken whole or not at all") {
    for (const char* word :
         {"", "1000", "1001.0.0.0.1000.100", "-1.0.0.0.1000.100", "500.0.0.0.100.100",
          "500.0.0.0.1001.100", "500.0.0.0.1000.49", "500.0.0.0.1000.801", "500.0.0.0.1000.100.3",
          "500.0.0.x.1000.100", "500.0.0.0.1000.100.0.2", "500.0.0.0.1000.100.0.1.2",
          "500.0.0.0.1000.100.0.1.0.0"}) {
        const auto reading = read_link(std::string("n=8&t=torus&view=solid&solid=") + word);
        INFO(word);
        REQUIRE(reading.ok());
        CHECK(state_of(*reading.link).state.solid == SolidPose{});
    }
}
