// Making a garden in the program: painting and the way back, what is suggested, playing it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/look/look.hpp"
#include "app/requested.hpp"
#include "core/link.hpp"
#include "gardens/draft.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

App making(int n) {
    App app(1);
    app.apply(MakeGarden{n, {}, GardenRule::touch});
    app.poll(0);
    (void)app.take_requests();
    return app;
}

/// Gives row after row to its own region.
void paint_stripes(App& app) {
    const int n = app.board().rows();
    for (int row = 0; row < n; ++row) {
        std::vector<Square> squares;
        for (int column = 0; column < n; ++column) squares.push_back({row, column});
        app.apply(PaintRegion{std::move(squares), row, false});
    }
    app.poll(1);
}

std::string said_of(App& app) { return app.answers().verdict.answer().goal.sentence; }

}  // namespace

TEST_CASE("who makes a garden begins with one region, and hears what is missing") {
    App app = making(4);
    CHECK(app.state().regions == empty_draft(4, GardenRule::touch));
    CHECK(said_of(app) == "Regions B, C and D have no square yet.");
}

TEST_CASE("undo takes back stroke by stroke, all the way") {
    App app = making(4);
    const Regions empty = app.state().regions;
    app.apply(PaintRegion{{{0, 0}}, 1, false});
    const Regions once = app.state().regions;
    app.apply(PaintRegion{{{0, 2}}, 2, false});
    app.apply(PaintRegion{{{0, 3}, {1, 3}}, 2, true});
    CHECK(requests_of<Announce>(app).back().text == "d3, region C");
    app.apply(Undo{});
    CHECK(app.state().regions == once);
    app.apply(Undo{});
    CHECK(app.state().regions == empty);
    app.apply(Undo{});
    CHECK(app.state().regions.empty());
    app.apply(Redo{});
    app.apply(Redo{});
    CHECK(app.state().regions == once);
}

TEST_CASE("solutions are counted with the brush, and shown where they differ") {
    App app = making(4);
    paint_stripes(app);
    CHECK(said_of(app) == "2 solutions.");
    CHECK(look_of(app).ghosts.size() == 8);
}

TEST_CASE("a suggestion names a square and a region, and can be followed to one solution") {
    App app = making(5);
    paint_stripes(app);
    for (int i = 0; i < 20 && app.draft_report().stand == DraftStand::many; ++i) {
        app.apply(SuggestGift{});
        REQUIRE(app.hint().stage == HintStage::why);
        CHECK(app.hint().sentence.starts_with("Give "));
        app.apply(FollowHint{});
        CHECK(app.hint().sentence.empty());
    }
    CHECK(app.draft_report().stand == DraftStand::one);
    app.apply(SuggestGift{});
    CHECK(app.hint().sentence == "It has one solution already.");
}

TEST_CASE("a garden that was made is played, and undo or a press leads back to its making") {
    App app = making(4);
    app.apply(PlayGarden{});
    REQUIRE(app.notice());
    CHECK(app.notice()->text == "Regions B, C and D have no square yet.");
    paint_stripes(app);
    const Regions made = app.state().regions;
    app.apply(PlayGarden{});
    CHECK_FALSE(app.state().regions.draft);
    CHECK(app.state().regions.numbers == made.numbers);
    app.apply(Put{{0, 1}, Piece::queen});
    app.apply(MakeGarden{4, {}, GardenRule::touch});
    CHECK(app.state().regions == made);
    CHECK(app.board().count(Piece::queen) == 0);
    app.apply(Undo{});
    CHECK(app.board().count(Piece::queen) == 1);
}

TEST_CASE("another rule or surface keeps what was painted") {
    App app = making(5);
    paint_stripes(app);
    const std::vector<std::uint8_t> painted = app.state().regions.numbers;
    app.apply(MakeGarden{5, torus_surface, GardenRule::lines});
    CHECK(app.state().regions == Regions{painted, GardenRule::lines, true});
    CHECK(app.board().surface() == torus_surface);
}

TEST_CASE("another size keeps what was painted on it, and undo brings the rest back") {
    App app = making(5);
    paint_stripes(app);
    const Regions stripes = app.state().regions;
    app.apply(MakeGarden{6, {}, GardenRule::touch});
    CHECK(app.board() == Board({6, 6}));
    CHECK(app.state().regions.draft);
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 6; ++column) {
            const auto place = static_cast<std::size_t>(6 * row + column);
            CHECK(app.state().regions.numbers[place] == std::min(row, 4));
        }
    }
    app.apply(Undo{});
    CHECK(app.state().regions == stripes);
    app.apply(ChooseRegion{4});
    app.apply(MakeGarden{4, {}, GardenRule::touch});
    CHECK(app.region() == 3);
    app.apply(Undo{});
    CHECK(app.state().regions == stripes);
    app.apply(MakeGarden{3, {}, GardenRule::touch});
    CHECK(app.state().regions == stripes);
}

TEST_CASE("who begins anew has one region again") {
    App app = making(4);
    paint_stripes(app);
    app.apply(ClearBoard{});
    CHECK(app.state().regions == empty_draft(4, GardenRule::touch));
}

TEST_CASE("a link brings an unfinished garden back with the letters of its regions") {
    App app = making(7);
    app.apply(PaintRegion{{{6, 6}, {0, 0}}, 5, false});
    App other(1);
    other.apply(OpenLink{write_link(link_of(app.state()))});
    CHECK(other.state().regions == app.state().regions);
    paint_stripes(app);
    other.apply(OpenLink{write_link(link_of(app.state()))});
    CHECK(other.state().regions == app.state().regions);
}

TEST_CASE("paint for no square, no region or no draft changes nothing") {
    App app = making(4);
    const State before = app.state();
    app.apply(PaintRegion{{}, 1, false});
    app.apply(PaintRegion{{{9, 9}}, 1, false});
    app.apply(PaintRegion{{{0, 0}}, 4, false});
    app.apply(PaintRegion{{{0, 0}}, -1, false});
    CHECK(app.state() == before);
    App plain(1);
    plain.apply(PaintRegion{{{0, 0}}, 1, false});
    plain.apply(SuggestGift{});
    plain.apply(PlayGarden{});
    CHECK(plain.state().regions.empty());
}
