// Making and explaining gardens with a mouse, a finger and the keyboard.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/rooms/proof_room.hpp"
#include "core/square.hpp"
#include "figure/colours.hpp"
#include "gardens/draft.hpp"
#include "gardens/solutions.hpp"
#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

int region_of(const Visitor& visitor, int row, int column) {
    const auto place = static_cast<std::size_t>(visitor.app.board().size().index({row, column}));
    return visitor.app.state().regions.numbers[place];
}

/// The regions of row after row.
void paint_stripes(Visitor& visitor) {
    REQUIRE(visitor.click("region-B"));
    REQUIRE(visitor.drag("square a3", "square d3"));
    REQUIRE(visitor.click("region-C"));
    REQUIRE(visitor.drag("square d2", "square a2"));
    REQUIRE(visitor.click("region-D"));
    REQUIRE(visitor.drag("square a1", "square d1"));
}

}  // namespace

TEST_CASE("a drag paints every square that it passes, and undo takes the whole stroke back") {
    Visitor visitor("n=4&room=place");
    REQUIRE(visitor.click("make-garden"));
    visitor.look(2);
    const Regions empty = visitor.app.state().regions;
    CHECK(empty == empty_draft(4, GardenRule::touch));
    REQUIRE(visitor.click("region-C"));
    REQUIRE(visitor.drag("square a4", "square d4"));
    for (int column = 0; column < 4; ++column) CHECK(region_of(visitor, 0, column) == 2);
    visitor.app.apply(Undo{});
    CHECK(visitor.app.state().regions == empty);
}

TEST_CASE("a garden is painted, made unique, played and changed again") {
    Visitor visitor("n=4&room=place");
    REQUIRE(visitor.click("make-garden"));
    visitor.look(2);
    paint_stripes(visitor);
    CHECK(visitor.app.draft_report().solutions == 2);
    REQUIRE(visitor.click("suggest-gift"));
    visitor.look();
    REQUIRE(visitor.click("garden-follow"));
    CHECK(visitor.app.draft_report().stand == DraftStand::one);
    REQUIRE(visitor.click("play-draft"));
    visitor.look(2);
    CHECK_FALSE(visitor.app.state().regions.draft);
    CHECK(visitor.sees("garden-hint"));
}

TEST_CASE("a finger paints with a tap and with a drag") {
    Visitor visitor("n=4&room=place", {390, 844, true});
    visitor.app.apply(MakeGarden{4, {}, GardenRule::touch});
    visitor.app.apply(ChooseRegion{3});
    visitor.look(2);
    REQUIRE(visitor.tap("square b2"));
    CHECK(region_of(visitor, 2, 1) == 3);
    visitor.put_down(visitor.middle_of("square a4"));
    visitor.move_to(visitor.middle_of("square b4"));
    visitor.move_to(visitor.middle_of("square c4"));
    visitor.lift();
    for (int column = 0; column < 3; ++column) CHECK(region_of(visitor, 0, column) == 3);
    CHECK(region_of(visitor, 0, 3) == 0);
}

TEST_CASE("a right click takes up the region of a square") {
    Visitor visitor("n=4&room=place");
    visitor.app.apply(MakeGarden{4, {}, GardenRule::touch});
    visitor.app.apply(PaintRegion{{{0, 0}}, 2, false});
    visitor.look(2);
    REQUIRE(visitor.click("square a4", ImGuiMouseButton_Right));
    CHECK(visitor.app.region() == 2);
    REQUIRE(visitor.click("square c2"));
    CHECK(region_of(visitor, 2, 2) == 2);
}

TEST_CASE("painting does not move a repeated board or a solid") {
    for (const View view : {View::repeated, View::solid}) {
        Visitor visitor("n=5&room=place");
        visitor.app.apply(MakeGarden{5, torus_surface, GardenRule::touch});
        visitor.app.apply(SetView{view});
        visitor.app.apply(ChooseRegion{1});
        visitor.look(4);
        const Zoom zoom = visitor.app.state().zoom;
        const SolidPose pose = visitor.app.state().solid;
        if (!visitor.drag("square b3", "square d3")) continue;
        CHECK(region_of(visitor, 2, 2) == 1);
        CHECK(visitor.app.state().zoom == zoom);
        CHECK(visitor.app.state().solid == pose);
    }
}

TEST_CASE("the copies of a repeated garden have the colours of its regions") {
    Visitor visitor;
    visitor.app.apply(GrowGarden{7, torus_surface, GardenRule::touch, {}, 5});
    visitor.app.apply(SetView{View::repeated});
    visitor.look(4);
    const float left = visitor.rect("square a1")->x;
    const float right = visitor.rect("square g1")->x + visitor.rect("square g1")->width;
    const ImDrawData& drawn = *ImGui::GetDrawData();
    for (int region = 0; region < 7; ++region) {
        const Colour colour = region_ground(theme(false, false), region);
        bool beside = false;
        for (const ImDrawList* list : drawn.CmdLists) {
            for (const ImDrawVert& vertex : list->VtxBuffer) {
                const bool outside = vertex.pos.x < left - 8 || vertex.pos.x > right + 8;
                beside = beside || (outside && vertex.col == colour);
            }
        }
        INFO(region);
        CHECK(beside);
    }
}

TEST_CASE("on a fine screen the letters of the palette are as large as other words") {
    Visitor visitor("n=4&room=place", {390, 844, true});
    visitor.screen().load_fonts(3);
    visitor.app.apply(MakeGarden{4, {}, GardenRule::touch});
    visitor.look(3);
    const ui::Rect tile = visitor.rect("region-C").value();
    const Colour sign = sign_on(region_ground(theme(false, false), 2));
    float top = tile.y + tile.height;
    float bottom = tile.y;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawVert& vertex : list->VtxBuffer) {
            const bool inside = vertex.pos.x > tile.x && vertex.pos.x < tile.x + tile.width &&
                                vertex.pos.y > tile.y && vertex.pos.y < tile.y + tile.height;
            if (!inside || vertex.col != sign) continue;
            top = std::min(top, vertex.pos.y);
            bottom = std::max(bottom, vertex.pos.y);
        }
    }
    CHECK(bottom > top);
    CHECK(bottom - top < 20);
}

TEST_CASE("an explanation goes on and back by its buttons, and ends with the visitor's board") {
    Visitor visitor;
    visitor.app.apply(GrowGarden{6, {}, GardenRule::touch, {}, 2});
    visitor.app.apply(OpenTab{Tab::place});
    visitor.app.apply(Put{{2, 2}, Piece::queen});
    visitor.look(3);
    REQUIRE(visitor.click("explain-garden"));
    visitor.look(2);
    REQUIRE(visitor.click("explain-last"));
    CHECK(visitor.app.board().count(Piece::queen) == 6);
    REQUIRE(visitor.click("explain-back"));
    REQUIRE(visitor.click("explain-first"));
    CHECK(visitor.app.board().count(Piece::queen) == 0);
    REQUIRE(visitor.click("explain-on"));
    CHECK(visitor.app.explained()->step == 1);
    REQUIRE(visitor.click("explain-end"));
    CHECK(visitor.on(2, 2) == Piece::queen);
}

TEST_CASE("a garden is proved by naming a rule and pressing a square that it decides") {
    Visitor visitor;
    visitor.app.apply(GrowGarden{6, {}, GardenRule::touch, {}, 2});
    visitor.app.apply(OpenTab{Tab::place});
    visitor.look(3);
    REQUIRE(visitor.click("prove-garden"));
    visitor.look(2);
    CHECK_FALSE(visitor.sees("garden-another"));
    const Puzzle puzzle = puzzle_of(garden_of(visitor.app.board(), visitor.app.regions()));
    const Deduction first = next_deduction(puzzle, beginning_of(puzzle)).value();
    const Size size = visitor.app.board().size();
    const Square square = size.square(first.places() ? *first.square : first.ruled_out.first());
    const std::string pressed = "square " + square_name(square, size);
    REQUIRE(visitor.click(pressed));
    CHECK(visitor.app.proof().steps() == 0);
    REQUIRE(visitor.click("technique-" + std::string(techniques()[first.technique].slug)));
    visitor.look();
    REQUIRE(visitor.click(pressed));
    CHECK(visitor.app.proof().steps() == 1);
    visitor.look(2);
    REQUIRE(visitor.click("end-proof"));
    visitor.look(2);
    CHECK(visitor.sees("explain-garden"));
}

TEST_CASE(
    "on a phone the board and every rule of a proof are seen together, before and after a step") {
    Visitor visitor("n=8&room=place", {390, 844, true});
    visitor.app.apply(GrowGarden{8, {}, GardenRule::touch, {}, 2});
    visitor.app.apply(ProveGarden{true});
    visitor.look(4);
    const auto all_seen = [&] {
        for (const Technique& technique : techniques()) {
            const auto rect = visitor.rect("technique-" + std::string(technique.slug));
            const bool offered = technique.slug != "attacked" && technique.slug != "emptied_unit";
            INFO(technique.slug);
            CHECK(rect.has_value() == offered);
            if (rect) CHECK(rect->y > visitor.rect("square a1")->y);
            if (rect) CHECK(rect->y + rect->height <= 844);
            if (rect) CHECK(rect->height >= 44);
        }
    };
    all_seen();
    const Puzzle puzzle = puzzle_of(garden_of(visitor.app.board(), visitor.app.regions()));
    const Deduction first = next_deduction(puzzle, beginning_of(puzzle)).value();
    visitor.app.apply(ChooseTechnique{std::string(techniques()[first.technique].slug)});
    visitor.look();
    const Size size = visitor.app.board().size();
    const Square square = size.square(first.places() ? *first.square : first.ruled_out.first());
    REQUIRE(visitor.tap("square " + square_name(square, size)));
    visitor.look(2);
    REQUIRE(visitor.app.proof().steps() == 1);
    all_seen();
    REQUIRE(visitor.tap("ask-hint"));
    CHECK(visitor.app.hint().stage == HintStage::where);
}

TEST_CASE("below the board a garden in the making is offered to be played once it can be") {
    Visitor visitor("n=4&room=place");
    visitor.app.apply(MakeGarden{4, {}, GardenRule::touch});
    visitor.look(2);
    CHECK_FALSE(visitor.sees("play-garden"));
    paint_stripes(visitor);
    visitor.look(2);
    CHECK_FALSE(visitor.sees("play-garden"));
    REQUIRE(visitor.click("ask-gift"));
    visitor.look(2);
    REQUIRE(visitor.click("follow-hint"));
    visitor.look(2);
    CHECK(visitor.sees("play-garden"));
}

TEST_CASE("the time that is spent on a garden stands beside its switch, too") {
    Visitor visitor("n=6&room=place", {390, 844, true});
    visitor.app.apply(GrowGarden{6, {}, GardenRule::touch, {}, 2});
    visitor.look(3);
    const auto shows_time = [&] {
        const auto& all = visitor.record().all();
        return std::any_of(all.begin(), all.end(), [](const ui::Shown& shown) {
            return shown.owner == "garden-timer" && shown.label == "0:00";
        });
    };
    CHECK_FALSE(shows_time());
    visitor.app.apply(TimeGardens{true});
    visitor.look(3);
    CHECK(shows_time());
}

TEST_CASE("below a solved garden another one is offered") {
    Visitor visitor;
    visitor.app.apply(GrowGarden{5, {}, GardenRule::touch, {}, 1});
    visitor.look(2);
    CHECK_FALSE(visitor.sees("next-garden"));
    const Regions regions = visitor.app.regions();
    const auto solution = solutions_of(puzzle_of(garden_of(visitor.app.board(), regions)), 1);
    for (int row = 0; row < 5; ++row) {
        visitor.app.apply(
            Put{{row, solution.front()[static_cast<std::size_t>(row)]}, Piece::queen});
    }
    visitor.look(2);
    REQUIRE(visitor.click("next-garden"));
    CHECK(visitor.app.regions() != regions);
}

TEST_CASE("where not all solutions of a garden were found, faint queens are of the first ones") {
    Visitor visitor(
        "v=1&n=14&room=place&g=AAAAAAAAAAABBBCCCCCCCCCAAAABCCCCDDDDDDDBBBEEEEEDDDDDDDBBEEEEEEEEFFFB"
        "BBGFFFFFFFFFFBBBGGGGGGGGGGGBBBHHHHHHHHHHHIIIHHJJJJJJJJJIIIKKKKKKKJJJJIIIKKKKKKLLLLLIIIMMM"
        "LLLLLLLLLIIMMMMMMMMMMNIIINNNNNNNNNNNIII1AL",
        {1366, 1600});
    REQUIRE(visitor.app.regions().draft);
    CHECK(reads(visitor, "At least 72 solutions."));
    CHECK(reads(visitor, "in some of the first 72 solutions found"));
}
