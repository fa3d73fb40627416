// Orbits and the gallery under the hands of a visitor.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "symmetry/constellation.hpp"
#include "symmetry/orbit.hpp"
#include "symmetry/solutions.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// How many of the pictures "LABEL 1", "LABEL 2" ... can be seen.
int pictures(const Visitor& visitor, const std::string& id) {
    int seen = 0;
    while (visitor.sees(id + "-" + std::to_string(seen + 1))) ++seen;
    return seen;
}

}  // namespace

TEST_CASE("a queen that stands askew has eight images under rotation and reflection") {
    Visitor visitor("n=8&q=0.3.0.0.0.0.0.0&room=orbit");
    CHECK(pictures(visitor, "image") == 8);
}

TEST_CASE("a press on an image goes there, and undo comes back") {
    Visitor visitor("n=8&q=0.3.0.0.0.0.0.0&room=orbit");
    const Board before = visitor.app.board();
    REQUIRE(visitor.click("image-1"));
    CHECK(visitor.app.board() != before);
    CHECK(visitor.app.board().count(Piece::queen) == 1);
    visitor.type(ImGuiKey_Z, ImGuiMod_Ctrl);
    CHECK(visitor.app.board() == before);
}

TEST_CASE("the symmetric solution of eight queens has four images") {
    Visitor visitor("n=8&q=5.3.1.7.2.8.6.4&room=orbit");
    CHECK(pictures(visitor, "image") == 4);
}

TEST_CASE("the group is chosen by a press and restored by a link") {
    Visitor visitor("n=5&t=torus&q=1.3.5.2.4&room=orbit", {1366, 1200, false});
    REQUIRE(visitor.click("group-d4n"));
    CHECK(visitor.app.state().group == GroupKind::d4n);
    CHECK(pictures(visitor, "image") == 10);
    const std::string link = write_link(link_of(visitor.app.state()));
    Visitor other;
    other.app.apply(OpenLink{link});
    CHECK(other.app.state() == visitor.app.state());
}

TEST_CASE("the board is shifted around the torus by a press") {
    Visitor visitor("n=8&q=1.5.8.6.3.7.2.4&room=maths&topic=shifts", {1366, 1200, false});
    const Columns before = columns_of(visitor.app.board()).value();
    REQUIRE(visitor.click("shift-right"));
    CHECK(columns_of(visitor.app.board()) == shifted(before, 0, 1));
    REQUIRE(visitor.click("shift-up"));
    CHECK(columns_of(visitor.app.board()) == shifted(before, 7, 1));
}

TEST_CASE("the next shift that separates all conflicts makes a solution again") {
    Visitor visitor({1366, 1200, false});
    Solutions solutions(8, false);
    while (solutions.advance() == Solutions::State::found) {
        if (separating_shifts(solutions.columns()).size() > 1) break;
    }
    const Columns before = solutions.columns();
    visitor.app.apply(ShowBoard{board_of(before)});
    visitor.app.apply(OpenTab{Tab::maths});
    visitor.app.apply(ChooseTopic{Topic::shifts});
    visitor.look(2);
    REQUIRE(visitor.click("next-shift"));
    CHECK(columns_of(visitor.app.board()) != before);
    CHECK(is_solution(visitor.app.board(), 8));
}

TEST_CASE("own marks go with the queens to each image of the board, and undo takes them back") {
    for (int i = 1; i <= 8; ++i) {
        Visitor visitor("n=4&q=0.1.0.0&m=1-1.4-4&room=orbit");
        const MarkedBoard before = visitor.app.marked_board();
        REQUIRE(visitor.click("image-" + std::to_string(i)));
        const MarkedBoard shown = visitor.app.marked_board();
        const auto motions = square_motions(4);
        CHECK(std::any_of(motions.begin(), motions.end(),
                          [&](const Motion& motion) { return image(before, motion) == shown; }));
        if (shown != before) visitor.type(ImGuiKey_Z, ImGuiMod_Ctrl);
        CHECK(visitor.app.marked_board() == before);
    }
}

TEST_CASE("a garden is turned with its regions, and stays one") {
    const Regions regions =
        regions_of(grow_garden({6, Surface{}, GardenRule::touch, {}}, 3)->garden);
    Board board({6, 6});
    board.put({0, 1}, Piece::queen);
    Visitor visitor(write_link({board, {}, {}, {}, regions}) + "&room=orbit");
    const MarkedBoard before = visitor.app.marked_board();
    REQUIRE(before.regions == regions);
    REQUIRE(visitor.click("image-3"));
    const MarkedBoard shown = visitor.app.marked_board();
    CHECK_FALSE(shown == before);
    const auto motions = square_motions(6);
    CHECK(std::ranges::any_of(
        motions, [&](const Motion& motion) { return image(before, motion) == shown; }));
    CHECK(fitting(shown.regions, shown.board) == shown.regions);
}

TEST_CASE("own marks are turned, mirrored and shifted with the queens of a list") {
    struct Press {
        const char* topic;
        const char* control;
        Motion motion;
    };
    const auto turns = square_motions(4);
    for (const Press& press :
         {Press{"permutation", "board-2", turns[1]}, Press{"permutation", "board-7", turns[6]},
          Press{"permutation", "apply-string", turns[3]},
          Press{"shifts", "shift-up", shift(4, -1, 0)},
          Press{"shifts", "shift-right", shift(4, 0, 1)}}) {
        CAPTURE(press.control);
        Visitor visitor(std::string("n=4&q=2.4.3.1&m=1-1.4-3&room=maths&topic=") + press.topic,
                        {1366, 1600, false});
        const MarkedBoard before = visitor.app.marked_board();
        REQUIRE(visitor.click(press.control));
        CHECK(visitor.app.marked_board() == image(before, press.motion));
        visitor.type(ImGuiKey_Z, ImGuiMod_Ctrl);
        CHECK(visitor.app.marked_board() == before);
    }
}

TEST_CASE("the solutions of the gallery have no marks") {
    Visitor visitor("n=4&m=1-1.4-3&room=gallery");
    REQUIRE(visitor.click("solution-1"));
    CHECK(visitor.app.state().marks.empty());
}

TEST_CASE("no group acts on a rectangle, and the tab says why") {
    Visitor visitor("n=8x5&q=1.0.0.0.0.0.0.0&room=orbit");
    CHECK(pictures(visitor, "image") == 0);
    CHECK_FALSE(acting(GroupKind::d4, visitor.app.board()).sentence.empty());
}

TEST_CASE("the gallery shows the ten solutions of five queens, and both fundamental ones") {
    Visitor visitor("n=5&room=gallery");
    CHECK(pictures(visitor, "solution") == 10);
    REQUIRE(visitor.click("fundamental-only"));
    visitor.look();
    CHECK(pictures(visitor, "solution") == 2);
}

TEST_CASE("the twelve fundamental solutions of eight queens are all in sight") {
    Visitor visitor("n=8&room=gallery");
    visitor.click("fundamental-only");
    visitor.look();
    CHECK(pictures(visitor, "solution") == 12);
    REQUIRE(visitor.click("solution-1"));
    CHECK(is_solution(visitor.app.board(), 8));
    CHECK(visitor.app.board().at({0, 0}) == Piece::queen);
}

TEST_CASE("the gallery keeps only solutions with a queen on the selected square") {
    Visitor visitor("n=5&q=0.0.0.0.1&sel=5-1&room=gallery");
    REQUIRE(visitor.click("only-with-queen"));
    visitor.look();
    CHECK(pictures(visitor, "solution") == 2);
}

TEST_CASE("the gallery finds the solutions that a quarter turn keeps") {
    Visitor visitor("n=5&room=gallery");
    REQUIRE(visitor.click("quarter-turn"));
    visitor.look();
    CHECK(pictures(visitor, "solution") == 2);
}

TEST_CASE("boards without a gallery say so") {
    for (const char* const link : {"n=13&room=gallery", "n=8&t=klein&room=gallery",
                                   "n=8x5&room=gallery", "n=1024&room=gallery"}) {
        INFO(link);
        Visitor visitor(link);
        CHECK(pictures(visitor, "solution") == 0);
    }
}

TEST_CASE("orbits and galleries are drawn at every size of screen") {
    for (const Viewport viewport : {Viewport{1920, 1080, false}, Viewport{390, 844, true}}) {
        Visitor visitor(viewport);
        for (const char* const link :
             {"n=12&room=gallery", "n=1&room=gallery", "n=2&room=gallery", "n=1&q=1&room=orbit",
              "n=8&q=1.5.8.6.3.7.2.4&room=orbit&group=aff", "n=1024&q=&room=orbit",
              "n=7&t=torus&q=1.3.5.7.2.4.6&room=orbit&group=sim"}) {
            INFO(link);
            visitor.open(link);
            CHECK(visitor.sees(visitor.open_tab()));
        }
    }
}

TEST_CASE("the buttons of groups say in words what each group adds to the one before") {
    Visitor visitor("n=8&q=1.5.8.6.3.7.2.4&room=orbit");
    for (const auto& [id, label] : {std::pair{"group-m", "Mirror"},
                                    {"group-d4", "Turn"},
                                    {"group-d4n", "Shift"},
                                    {"group-sim", "Dilate"},
                                    {"group-aff", "Affine"}}) {
        REQUIRE(visitor.sees(id));
        CHECK(visitor.record().find(id)->label == label);
    }
}
