// Challenges in the program: what is given stays, hints lead to the solution, and links carry them.
#include <algorithm>
#include <array>

#include <catch2/catch_test_macros.hpp>

#include "app/grown_garden.hpp"
#include "app/look/look_words.hpp"
#include "app/requested.hpp"
#include "app/state/claimed.hpp"
#include "core/square.hpp"
#include "puzzles/generate.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr std::array all_kinds{ChallengeKind::complete, ChallengeKind::pawns, ChallengeKind::watch};

App posed(ChallengeKind kind, std::uint64_t seed = 3) {
    App app(1);
    app.apply(PoseChallenge{kind, 8, {}, {}, seed});
    app.poll(0);
    (void)app.take_requests();
    REQUIRE(app.challenge());
    return app;
}

/// The squares where the visitor has to put queens.
std::vector<Square> missing_queens(const App& app) {
    std::vector<Square> squares;
    const SquareSet solution = solution_of(*app.challenge()).value();
    for_each_square(solution, [&](int place) {
        const Square square = app.board().size().square(place);
        if (app.board().at(square) == Piece::none) squares.push_back(square);
    });
    return squares;
}

Square first_given(const App& app) { return app.challenge()->board.find(Piece::queen).front(); }

bool has_tint(const Look& look, const Look::Tint& tint) {
    return std::find(look.tints.begin(), look.tints.end(), tint) != look.tints.end();
}

}  // namespace

TEST_CASE("a challenge of every kind is posed, and solved by its only solution") {
    for (const ChallengeKind kind : all_kinds) {
        App app = posed(kind);
        CHECK(app.challenge()->kind == kind);
        CHECK(app.state().tab == Tab::place);
        CHECK(app.answers().verdict.answer().mood == Mood::underway);
        for (const Square square : missing_queens(app)) app.apply(Put{square, Piece::queen});
        app.poll(1);
        CHECK(app.answers().verdict.answer().sentence == "Solved! There is no other way.");
        CHECK(app.answers().task.answer().met);
        CHECK(look_of(app).solved);
    }
}

TEST_CASE("hints lead through a challenge in two stages and can be followed to its solution") {
    for (const ChallengeKind kind : all_kinds) {
        App app = posed(kind);
        for (int i = 0; i < 300 && app.answers().verdict.answer().mood != Mood::solved; ++i) {
            app.apply(AskHint{app.challenge()->queens});
            REQUIRE(app.hint().stage == HintStage::where);
            CHECK_FALSE(app.hint().square);
            app.apply(AskHint{app.challenge()->queens});
            REQUIRE(app.hint().stage == HintStage::why);
            CHECK_FALSE(app.hint().sentence.empty());
            app.apply(FollowHint{});
            app.poll(i);
        }
        CHECK(app.answers().verdict.answer().mood == Mood::solved);
    }
}

TEST_CASE("what is given cannot be taken, moved or covered, and stays on an emptied board") {
    for (const ChallengeKind kind : all_kinds) {
        App app = posed(kind);
        const Board given = app.board();
        const Square queen = first_given(app);
        const Square free = missing_queens(app).front();
        app.apply(Put{queen, Piece::none});
        REQUIRE(app.notice());
        CHECK(app.notice()->text ==
              square_name(queen, given.size()) + " is given in this puzzle: it stays as it is.");
        app.apply(Move{queen, free});
        app.apply(Put{free, Piece::pawn});
        CHECK(app.notice()->text == "Only queens are added in this puzzle.");
        CHECK(app.board() == given);
        app.apply(Put{free, Piece::queen});
        app.apply(Move{free, queen});
        CHECK(app.board().at(free) == Piece::queen);
        app.apply(ClearBoard{});
        CHECK(app.board() == given);
        CHECK(has_tint(look_of(app), {TintKind::given, queen}));
        CHECK(cell_words(look_of(app), queen).ends_with(", given"));
    }
}

TEST_CASE("the link of a challenge opens it again, and does not hold its solution") {
    for (const ChallengeKind kind : all_kinds) {
        App app = posed(kind);
        const std::string link = write_link(link_of(app.state()));
        App later(1);
        later.apply(OpenLink{link});
        later.poll(0);
        CHECK(later.challenge() == app.challenge());
        CHECK(later.board().count(Piece::queen) < app.challenge()->queens);
    }
}

TEST_CASE("a goal that claims one way where there are several is a task like others") {
    App app(1);
    app.apply(OpenLink{"n=8&goal=solution_and_unique"});
    app.poll(0);
    CHECK_FALSE(app.challenge());
    CHECK(app.answers().task.answer().asked ==
          "Put 8 queens on the board so that none attacks another. There is one way to do it, and "
          "what is given stays.");
    app.apply(OpenLink{"n=8&goal=queens=9999_and_attacked=all_and_unique"});
    app.poll(1);
    CHECK_FALSE(app.challenge());
    app.apply(OpenLink{"n=8&goal=moves=3_and_unique"});
    app.poll(2);
    CHECK_FALSE(app.challenge());
}

TEST_CASE("a challenge ends with another size or surface, before its beginning, and when left") {
    for (const Command& command : {Command(Resize{{9, 9}}), Command(SetSurface{torus_surface}),
                                   Command(Undo{}), Command(LeaveTask{})}) {
        App app = posed(ChallengeKind::complete);
        app.apply(command);
        app.poll(1);
        CHECK_FALSE(app.challenge());
        CHECK(app.state().goal.empty());
    }
    App app = posed(ChallengeKind::complete);
    app.apply(Put{missing_queens(app).front(), Piece::queen});
    app.apply(Undo{});
    app.poll(1);
    CHECK(app.challenge());
}

TEST_CASE(
    "a garden in the place of a challenge is free of it, and undo brings the challenge back") {
    for (const Command& command :
         {Command(garden_of_seven(4)), Command(OpenDay{{2026, 11, 25}, GardenGrade::easy}),
          Command(MakeGarden{7, {}, GardenRule::touch})}) {
        App app = posed(ChallengeKind::complete);
        const lessons::Conditions goal = app.state().goal;
        app.apply(command);
        app.poll(1);
        CHECK_FALSE(app.state().regions.empty());
        CHECK(app.state().goal.empty());
        app.apply(Undo{});
        app.poll(1);
        CHECK(app.state().goal == goal);
        CHECK(app.challenge());
    }
}

TEST_CASE("whether all is right so far is said of a challenge, and not where it is wrong") {
    App app = posed(ChallengeKind::watch);
    app.apply(AskCompletable{5});
    CHECK(app.hint().sentence == "All is right so far.");
    const Square queen = missing_queens(app).front();
    app.apply(MarkSquares{{queen}});
    app.apply(AskCompletable{5});
    CHECK(app.hint().sentence == "Something is not right yet. A hint says where.");
}

TEST_CASE("queens that see each other are no conflict where every square is to be seen") {
    App app = posed(ChallengeKind::watch);
    const Square given = first_given(app);
    const Square beside{given.row, given.column == 0 ? 1 : given.column - 1};
    app.apply(Put{beside, Piece::queen});
    app.poll(1);
    CHECK(app.answers().verdict.answer().mood == Mood::underway);
    const Look look = look_of(app);
    for (const Look::Mark& mark : look.marks) CHECK(mark.kind != MarkKind::conflict);
}

TEST_CASE("of a kind that there is not none is posed, and of a grade another one is") {
    App app(1);
    const Board before = app.board();
    app.apply(PoseChallenge{ChallengeKind::pawns, 8, torus_surface, {}, 1});
    REQUIRE(app.notice());
    CHECK(app.board() == before);
    app.apply(PoseChallenge{ChallengeKind::complete, 6, {}, GardenGrade::easy, 1});
    app.poll(0);
    CHECK(app.challenge());
    CHECK(app.notice()->text.starts_with("None of 1,000 puzzles of this kind was of the grade"));
}

TEST_CASE(
    "a challenge ends where a board without its given queens is shown, and undo brings it back") {
    App app = posed(ChallengeKind::complete);
    const Challenge challenge = *app.challenge();
    const SquareSet solution = solution_of(challenge).value();
    Board other({8, 8});
    for (const int row : {0, 1, 2, 3, 4, 5, 6, 7})
        other.put({row, (2 * row + row / 4) % 8}, Piece::queen);
    app.apply(ShowBoard{{other}});
    app.poll(1);
    CHECK_FALSE(claimed_challenge(app.state()));
    CHECK(app.answers().verdict.answer().sentence != "Solved! There is no other way.");
    app.apply(Undo{});
    CHECK(claimed_challenge(app.state()) == challenge);
    Board solved = challenge.board;
    for_each_square(solution,
                    [&](int place) { solved.put(solved.size().square(place), Piece::queen); });
    app.apply(ShowBoard{{solved}});
    CHECK(claimed_challenge(app.state()) == challenge);
}

TEST_CASE("a search on a puzzle that is left goes on from its queens, and so does its link") {
    App app = posed(ChallengeKind::complete);
    app.apply(LoadRun{});
    REQUIRE(app.player() != nullptr);
    const Board start = app.player()->board();
    app.apply(LeaveTask{});
    App other(1);
    other.open(app.link());
    REQUIRE(other.player() != nullptr);
    CHECK(other.player()->board() == start);
    CHECK(other.state() == app.state());
}

TEST_CASE("a challenge that was left or undone is there again by undo and redo") {
    App app = posed(ChallengeKind::pawns);
    const Challenge challenge = *app.challenge();
    app.apply(LeaveTask{});
    CHECK_FALSE(claimed_challenge(app.state()));
    app.apply(Undo{});
    CHECK(claimed_challenge(app.state()) == challenge);
    app.apply(Resize{{6, 6}});
    CHECK_FALSE(claimed_challenge(app.state()));
    app.apply(Undo{});
    CHECK(claimed_challenge(app.state()) == challenge);
    app.apply(Undo{});
    CHECK_FALSE(claimed_challenge(app.state()));
    app.apply(Redo{});
    CHECK(claimed_challenge(app.state()) == challenge);
}

TEST_CASE(
    "a puzzle of another grade than was wanted says which grade it has, and is shown with it") {
    App app(1);
    app.apply(PoseChallenge{ChallengeKind::complete, 6, {}, GardenGrade::easy, 3});
    app.poll(0);
    REQUIRE(app.challenge());
    const auto grade = solve_challenge(*app.challenge()).grade;
    REQUIRE(grade);
    REQUIRE(grade != GardenGrade::easy);
    CHECK(app.state().grade == grade);
    REQUIRE(app.notice());
    constexpr std::array titles{"Easy", "Medium", "Hard", "Expert"};
    CHECK(app.notice()->text ==
          std::string("None of 1,000 puzzles of this kind was of the grade you wanted. Grade of "
                      "this one: ") +
              titles.at(static_cast<std::size_t>(*grade)) + ".");
}

TEST_CASE("a given pawn is marked like a given queen") {
    const App app = posed(ChallengeKind::pawns);
    const std::vector<Square> pawns = app.challenge()->board.find(Piece::pawn);
    REQUIRE_FALSE(pawns.empty());
    for (const Square pawn : pawns) CHECK(has_tint(look_of(app), {TintKind::given, pawn}));
}

TEST_CASE("a search in a puzzle starts from the queens that are given") {
    for (const ChallengeKind kind : {ChallengeKind::complete, ChallengeKind::pawns}) {
        App app = posed(kind);
        const std::vector<Square> given = app.challenge()->board.find(Piece::queen);
        REQUIRE_FALSE(given.empty());
        app.apply(LoadRun{});
        REQUIRE(app.player() != nullptr);
        for (const Square square : given) CHECK(app.board().at(square) == Piece::queen);
    }
}

TEST_CASE("what was drawn on a board stays there when a puzzle or a garden takes its place") {
    for (const Command& command : {Command(PoseChallenge{ChallengeKind::complete, 8, {}, {}, 3}),
                                   Command(OpenDay{{2026, 11, 25}, GardenGrade::easy})}) {
        App app(1);
        app.apply(Draw{{.from = {6, 1}, .to = {6, 1}}});
        const auto drawn = app.state().drawings;
        REQUIRE(drawn.size() == 1);
        app.apply(command);
        CHECK(app.state().drawings.empty());
        app.apply(Undo{});
        CHECK(app.state().drawings == drawn);
    }
}
