// Commands as lines: every command and back, and invalid lines.
#include "app/commands/command_line.hpp"

#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>

#include "app/app.hpp"
#include "app/commands/command_row.hpp"

using namespace queens;

namespace {

constexpr Size size{7, 5};

/// A command of each type, with fields that are not as at first.
std::vector<Command> every_command() {
    Board board(size, torus_surface);
    board.put({1, 2}, Piece::knight);
    return {Put{{4, 6}, Piece::rook},
            Move{{0, 0}, {1, 2}},
            ShowBoard{{board, {{0, 0}, {4, 6}}}},
            ClearBoard{},
            MarkSquares{{{0, 0}, {4, 6}}, false},
            Resize{{12, 3}},
            SetSurface{{Join::straight, Join::flipped}},
            Select{Square{3, 3}},
            Undo{},
            Redo{},
            AskHint{8},
            AskCompletable{8},
            OpenTab{Tab::maths},
            SetView{View::repeated},
            SetZoom{{300, 1, 999'999}},
            SetSolid{{250, {-500, 500, 500, 500}, 120, SolidBody::cut, true, true}},
            ShowAllLines{true},
            ShowHeat{true},
            ShowNumbers{true},
            ShowDiagonals{true},
            ShowAround{true},
            ShowFreeSquares{true},
            ChooseTopic{Topic::sums},
            ChooseGroup{GroupKind::aff},
            FilterGallery{{true, Kept::half_turn, Square{0, 6}, GroupKind::d4n}},
            Calculate{{{Symbols{Symbol::keep}, Symbols{Symbol::reflect}}, 1}},
            ShowCut{7},
            ReadSquare{{1, -2, 3}},
            ChoosePiece{Piece::forbidden},
            ChooseMarks{true},
            Draw{{DrawingKind::arrow, Ink::amber, {0, 0}, {4, 6}}},
            ClearDrawings{},
            TakePen{true},
            ChooseInk{Ink::blue},
            ChooseSolver{"cube"},
            SetKnob{1, -5},
            SetSeed{UINT64_MAX},
            KeepQueens{true},
            LoadRun{},
            CloseRun{},
            OfferClosing{},
            KeepPosition{},
            PlaceMany{1000},
            Play{},
            Pause{},
            StepBy{-3},
            Seek{UINT64_MAX},
            NextSolution{},
            AskFirst{true},
            SetSpeed{0.625},
            SetSpeed{},
            ShowPseudocode{false},
            ChooseRacers{{"bitmask", "cube"}},
            SetFairness{Fairness::time},
            RunRace{true},
            ResetRace{},
            ShareRaces{},
            ForgetRaces{},
            SetExtraQueens{4},
            StartCount{},
            PauseCount{},
            ContinueCount{},
            DiscardCount{},
            RestoreCount{"two\nlines, 100 %\xFF"},
            RestoreFinished{"finished n=8"},
            ForgetFinished{},
            ShareWork{2, 3},
            SaveCount{},
            ShareCounts{},
            VisitSequence{"A000170"},
            OpenLink{" #n=8&q=1 "},
            ListLessons{},
            HandIn{},
            SetGoal{*lessons::read_goal("queens>=5 and surface=torus")},
            Share{},
            AcceptOffer{},
            DismissNotice{},
            SetTheme{true},
            SetLanguage{"fr"},
            Present{true},
            GrowGarden{9, torus_surface, GardenRule::lines, GardenGrade::hard, UINT64_MAX},
            OpenDay{{2026, 11, 25}, GardenGrade::expert},
            LeaveGarden{},
            RuleOut{true},
            BeQuiet{true},
            TimeGardens{true},
            FollowHint{},
            ExplainGarden{},
            StepExplanation{-3},
            EndExplanation{},
            PrintGardens{},
            MakeGarden{9, torus_surface, GardenRule::lines},
            PaintRegion{{{0, 0}, {3, 5}}, 4, true},
            ChooseRegion{6},
            ProveGarden{true},
            ChooseTechnique{"two_regions"},
            SuggestGift{},
            PlayGarden{},
            RestoreGardens{"2026-11-25.hard solved\n"},
            PoseChallenge{ChallengeKind::watch, 7, torus_surface, GardenGrade::hard, UINT64_MAX},
            LeaveChallenge{}};
}

std::string complaint_about(std::string_view line) {
    const auto read = read_command(line, size);
    const auto* complaint = std::get_if<std::string>(&read);
    return complaint ? *complaint : std::string();
}

}  // namespace

TEST_CASE("every command has a row of its own") {
    const auto& rows = command_rows();
    REQUIRE(rows.size() == Commands::count);
    std::set<std::string_view> slugs;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        INFO(rows[i].slug);
        CHECK(rows[i].place == i);
        CHECK(slugs.insert(rows[i].slug).second);
    }
}

TEST_CASE("every command is read back from its line") {
    const std::vector<Command> commands = every_command();
    std::set<std::size_t> places;
    for (const Command& command : commands) {
        const std::string line = write_command(command, size);
        INFO(line);
        const auto read = read_command(line, size);
        REQUIRE(std::holds_alternative<Command>(read));
        const Command& found = std::get<Command>(read);
        CHECK(found.place() == command.place());
        CHECK(write_command(found, size) == line);
        places.insert(command.place());
    }
    CHECK(places.size() == Commands::count);
}

TEST_CASE("lines read as they are documented") {
    const auto put = std::get<Command>(read_command("put square=d4 piece=rook", {8, 8}));
    CHECK(put.as<Put>().square == Square{4, 3});
    CHECK(put.as<Put>().piece == Piece::rook);
    const auto select = std::get<Command>(read_command("  select   square= ", size));
    CHECK_FALSE(select.as<Select>().square);
    CHECK(write_command(FilterGallery{}, size) ==
          "gallery fundamental=0 kept=any queen= families=");
    CHECK(write_command(OpenLink{"a b%"}, size) == "open link=a%20b%25");
}

TEST_CASE("a line that is no command is answered with what is wrong") {
    CHECK(complaint_about("") == "There is no command \"\".");
    CHECK(complaint_about("fly to=moon") == "There is no command \"fly\".");
    CHECK(complaint_about("put square=d4") == "The command put needs the field piece.");
    CHECK(complaint_about("undo twice") == "The command undo has no field \"twice\".");
    CHECK(complaint_about("heat on=1 on=0") == "The field on stands there twice.");
    CHECK(complaint_about("heat on=yes") == "The field on of the command heat cannot be \"yes\".");
    CHECK(complaint_about("put square=h8 piece=queen") ==
          "The field square of the command put cannot be \"h8\".");
}

TEST_CASE("any bytes give a command or a sentence") {
    std::mt19937_64 dice(7);
    const std::vector<Command> commands = every_command();
    int refused = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string line = write_command(commands[dice() % commands.size()], size);
        for (auto faults = dice() % 4; faults > 0 && !line.empty(); --faults) {
            const std::size_t at = dice() % line.size();
            if (dice() % 2 == 0) {
                line[at] = static_cast<char>(dice() % 256);
            } else {
                line.erase(at, 1 + dice() % 3);
            }
        }
        const auto read = read_command(line, size);
        if (const auto* complaint = std::get_if<std::string>(&read)) {
            ++refused;
            CHECK(complaint->size() > 10);
        } else {
            const std::string again = write_command(std::get<Command>(read), size);
            CHECK(std::holds_alternative<Command>(read_command(again, size)));
        }
    }
    CHECK(refused > 1000);
}

TEST_CASE("the program obeys lines, and says what it does not understand") {
    App app(1);
    CHECK(app.obey("resize size=5").empty());
    CHECK(app.obey("put square=a5 piece=pawn").empty());
    CHECK(app.board().at({0, 0}) == Piece::pawn);
    CHECK(app.obey("put square=a8 piece=pawn") ==
          "The field square of the command put cannot be \"a8\".");
}
