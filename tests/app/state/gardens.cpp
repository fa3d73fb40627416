// Gardens in the program: what is kept when the board changes, what hints say, and what is
// remembered.
#include <catch2/catch_test_macros.hpp>

#include "app/grown_garden.hpp"
#include "app/look/look.hpp"
#include "app/requested.hpp"
#include "app/rooms/garden_room.hpp"
#include "app/shown.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("a garden takes the place of the board, and undo brings the board back") {
    App app = in_garden();
    CHECK(app.board() == Board({7, 7}));
    const Regions regions = app.state().regions;
    CHECK_FALSE(regions.empty());
    app.apply(garden_of_seven(4));
    CHECK(app.state().regions != regions);
    app.apply(Undo{});
    CHECK(app.state().regions == regions);
    app.apply(Undo{});
    CHECK(app.state().regions.empty());
    app.apply(Redo{});
    CHECK(app.state().regions == regions);
}

TEST_CASE(
    "regions stay with queens, marks and an emptied board, and leave a board of another form") {
    App app = in_garden();
    const Regions regions = app.state().regions;
    app.apply(Put{{0, 0}, Piece::queen});
    CHECK(announced(app) == "a7, region A, queen");
    CHECK_FALSE(app.state().selected);
    app.apply(MarkSquares{{{1, 1}}});
    app.apply(ClearBoard{});
    CHECK(app.state().regions == regions);
    app.apply(Resize{{8, 8}});
    CHECK(app.state().regions.empty());
    app.apply(Undo{});
    CHECK(app.state().regions == regions);
    app.apply(LeaveGarden{});
    CHECK(app.state().regions.empty());
}

TEST_CASE("a garden that cannot be grown is refused in a sentence, and the board stays") {
    App app = in_garden();
    const Regions regions = app.state().regions;
    app.apply(GrowGarden{8, torus_surface, GardenRule::lines, {}, 1});
    REQUIRE(app.notice());
    CHECK_FALSE(app.notice()->complaint);
    CHECK(app.state().regions == regions);
}

TEST_CASE("gardens are printed of a kind that can be grown, and another is refused in a sentence") {
    App app = in_garden();
    app.apply(PrintGardens{});
    CHECK(requests_of<ShowGardenSheet>(app).size() == 1);
    app.apply(OpenLink{"n=6&t=torus&g=qqqqqqqqqqqqgAl"});
    REQUIRE_FALSE(app.state().regions.empty());
    app.apply(PrintGardens{});
    CHECK(requests_of<ShowGardenSheet>(app).empty());
    REQUIRE(app.notice());
    CHECK(app.notice()->text ==
          "6 queens cannot keep off each other's lines across the edges: 2 or 3 divides 6.");
    app.apply(OpenLink{"n=6"});
    app.apply(PrintGardens{});
    CHECK(requests_of<ShowGardenSheet>(app).empty());
}

TEST_CASE(
    "queens that break the rule are conflicts, or only a hint says where something is wrong") {
    App app = in_garden();
    const Square first = garden_solution_of(app)[0];
    app.apply(Put{first, Piece::queen});
    app.apply(Put{{0, (first.column + 2) % 7}, Piece::queen});
    app.poll(1);
    CHECK(app.answers().verdict.answer().mood == Mood::conflict);
    app.apply(BeQuiet{true});
    app.poll(2);
    CHECK(app.answers().verdict.answer().mood == Mood::underway);
    app.apply(AskCompletable{7});
    app.poll(3);
    CHECK(app.hint().sentence == "Something is not right yet. A hint says where.");
    CHECK(app.answers().verdict.answer().mood == Mood::underway);
    CHECK(marked(look_of(app), MarkKind::conflict).empty());
    app.apply(AskHint{7});
    CHECK(app.hint().sentence.starts_with("Something is not right in row "));
}

TEST_CASE("the garden of a day is remembered as it was left, and once it is solved") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::medium});
    const Regions regions = app.state().regions;
    CHECK(app.state().day == garden_day);
    app.apply(MarkSquares{{{2, 2}}});
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    CHECK(app.state().regions != regions);
    app.apply(OpenDay{garden_day, GardenGrade::medium});
    CHECK(app.state().regions == regions);
    CHECK(app.state().marks == Marks{{2, 2}});
    app.poll(0);
    solve_garden_of(app);
    CHECK(app.gardens().is_solved(garden_day, GardenGrade::medium));
    CHECK_FALSE(app.gardens().is_solved(garden_day, GardenGrade::easy));
    const auto kept = requests_of<KeepGardens>(app);
    REQUIRE_FALSE(kept.empty());
    App later(1);
    later.apply(RestoreGardens{kept.back().text});
    CHECK(later.gardens().is_solved(garden_day, GardenGrade::medium));
    CHECK(later.gardens().written() == kept.back().text);
}

TEST_CASE("what is no memory of gardens is left out") {
    GardenRoom room;
    room.read(
        "2026-11-25.hard solved\nnonsense\n2026-11-25.fiendish solved\n2026-02-30.easy "
        "solved\n2026-11-24.easy\n\n2026-11-23.easy n=7");
    CHECK(room.written() == "2026-11-23.easy n=7\n2026-11-25.hard solved\n");
}

TEST_CASE("what another page has solved is added, and what was solved here stays solved") {
    GardenRoom room;
    room.read("2026-11-23.easy n=7\n2026-11-24.easy solved\n");
    room.read("2026-11-23.easy solved\n2026-11-24.easy n=7\n2026-11-25.hard n=8\n");
    CHECK(room.written() ==
          "2026-11-23.easy solved\n2026-11-24.easy solved\n2026-11-25.hard n=8\n");
}

TEST_CASE("a link to a day is the garden of that day") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::hard});
    App other(1);
    other.apply(OpenLink{"day=2026-11-25&grade=hard"});
    CHECK(other.state().regions == app.state().regions);
    CHECK(other.state().day == garden_day);
    App again(1);
    again.apply(OpenLink{link_of_program(app)});
    CHECK(again.state().regions == app.state().regions);
    CHECK(again.state().day == garden_day);
    for (const char* link : {"day=2026-11-31&grade=hard", "grade=hard"}) {
        App none(1);
        none.apply(OpenLink{link});
        INFO(link);
        CHECK(none.state().regions.empty());
        CHECK_FALSE(none.state().day);
    }
}

TEST_CASE("a link to a day without a grade, or with none that there is, is its easy garden") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    for (const char* link : {"day=2026-11-25", "day=2026-11-25&grade=super"}) {
        App other(1);
        other.apply(OpenLink{link});
        INFO(link);
        CHECK(other.state().regions == app.state().regions);
        CHECK(other.state().grade == GardenGrade::easy);
        CHECK(other.notice().has_value() == (std::string(link).find("super") != std::string::npos));
    }
}

TEST_CASE("of a day that no calendar has it is said that no garden is opened") {
    App app(1);
    app.apply(OpenLink{"day=2026-13-40&grade=easy"});
    REQUIRE(app.notice());
    CHECK(
        app.notice()->text ==
        "The day \"2026-13-40\" of this link has no gardens, so none is opened. Everything else is "
        "as the link says.");
}

TEST_CASE("a garden says that queens break its rule, unless mistakes are shown only when asked") {
    for (const bool quiet : {false, true}) {
        App app = in_garden();
        app.apply(BeQuiet{quiet});
        app.apply(Put{{0, 0}, Piece::queen});
        app.apply(Put{{1, 1}, Piece::queen});
        app.poll(1);
        const auto said = requests_of<Announce>(app);
        REQUIRE_FALSE(said.empty());
        const bool told = said.back().text == "1 pair of queens breaks the rule.";
        CHECK(told != quiet);
    }
}

TEST_CASE("days in a row count up to today, and up to yesterday while today has time") {
    GardenRoom room;
    for (const int day : {19, 21, 22, 23}) room.solve({2026, 11, day}, GardenGrade::hard);
    CHECK(room.days_in_row({2026, 11, 23}) == 3);
    CHECK(room.days_in_row({2026, 11, 24}) == 3);
    CHECK(room.days_in_row({2026, 11, 25}) == 0);
    room.solve({2026, 11, 23}, GardenGrade::easy);
    CHECK(room.solved_on({2026, 11, 23}) == 2);
    CHECK(room.solved_on({2026, 11, 20}) == 0);
    CHECK(room.solved() == 5);
}

TEST_CASE("days in a row end at the first of all days, whatever a clock shows") {
    GardenRoom room;
    room.solve({2020, 1, 1}, GardenGrade::hard);
    CHECK(room.days_in_row({2020, 1, 1}) == 1);
    CHECK(room.days_in_row({2020, 1, 2}) == 1);
    CHECK(room.days_in_row({1970, 1, 1}) == 1);
}

TEST_CASE("a garden of a day that undo brings back is still the one of its day") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    app.poll(0);
    app.apply(garden_of_seven(3));
    CHECK_FALSE(app.state().day);
    app.apply(Undo{});
    CHECK(app.state().day == garden_day);
    CHECK(app.state().grade == GardenGrade::easy);
    solve_garden_of(app);
    CHECK(app.gardens().is_solved(garden_day, GardenGrade::easy));
}

TEST_CASE("a garden of a day is kept as it is left, whatever takes its place") {
    for (const Command& command :
         {Command(OpenDay{garden_day, GardenGrade::hard}), Command(garden_of_seven(4)),
          Command(PoseChallenge{ChallengeKind::complete, 8, {}, {}, 3}), Command(OpenLink{"n=8"}),
          Command(Resize{{9, 9}}), Command(SetSurface{torus_surface}), Command(LeaveGarden{})}) {
        App app(1);
        app.apply(OpenDay{garden_day, GardenGrade::easy});
        const Regions regions = app.state().regions;
        app.apply(Put{{3, 3}, Piece::queen});
        app.apply(command);
        CHECK((app.state().day != garden_day || app.state().grade != GardenGrade::easy));
        app.apply(OpenDay{garden_day, GardenGrade::easy});
        CHECK(app.state().regions == regions);
        CHECK(app.board().surface() == Surface{});
        CHECK(app.board().count(Piece::queen) == 1);
    }
}

TEST_CASE(
    "of what two pages kept, what is solved in either stays so, and what was left last is on") {
    GardenRoom room;
    room.read(
        "2026-11-24.easy n=6\n2026-11-25.easy solved\n"
        "2026-11-24.easy n=7\n2026-11-25.easy n=7\n2026-11-25.hard solved\n");
    CHECK(room.written() ==
          "2026-11-24.easy n=7\n2026-11-25.easy solved\n2026-11-25.hard solved\n");
}

TEST_CASE("what another program kept of a day on a torus is not the garden of that day") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    app.apply(SetSurface{torus_surface});
    const std::string link = link_of_program(app);
    App other(1);
    other.apply(RestoreGardens{"2026-11-25.easy " + link + "\n"});
    other.apply(OpenDay{garden_day, GardenGrade::easy});
    CHECK(other.board().surface() == Surface{});
    CHECK(other.state().regions == app.state().regions);
}

TEST_CASE("how a garden was left is kept, however much else is on show") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    app.apply(Put{{3, 3}, Piece::queen});
    std::string numbers = "1000000001";
    for (int i = 1; i < 256; ++i) numbers += "." + std::to_string(1'000'000'001 + i);
    REQUIRE(app.obey("square numbers=" + numbers).empty());
    app.apply(OpenDay{garden_day, GardenGrade::hard});
    GardenRoom kept;
    kept.read(app.gardens().written());
    CHECK_FALSE(kept.left_at(garden_day, GardenGrade::easy).empty());
}

TEST_CASE("a search in a garden is seen on a board without its regions") {
    App app(1);
    app.apply(OpenDay{{2026, 11, 25}, GardenGrade::easy});
    app.poll(1);
    CHECK_FALSE(look_of(app).regions.empty());
    app.apply(Play{});
    app.poll(2);
    CHECK(look_of(app).regions.empty());
}
