// Goals: each is read, written, met and missed.
#include "lessons/condition.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "bytes_of.hpp"
#include "core/dice.hpp"
#include "core/fragment.hpp"
#include "lessons/condition_row.hpp"

namespace queens::lessons {

namespace {

const Board empty_board{Size{8, 8}};

Board board_of(std::initializer_list<std::pair<Square, Piece>> pieces) {
    Board board(Size{4, 4});
    for (const auto& [square, piece] : pieces) board.put(square, piece);
    return board;
}

bool met(const std::string& goal, const Situation& situation) {
    const auto conditions = read_goal(goal);
    if (!conditions) FAIL("not a goal: " + goal);
    return are_met(*conditions, situation);
}

}  // namespace

TEST_CASE("every condition is explained to those who write lessons, and fuzzing knows its word") {
    const std::filesystem::path sources = QUEENS_SOURCES;
    const std::string explained = bytes_of(sources / ".github/LESSONS.md");
    const std::string known = bytes_of(sources / "tests/fuzz/dictionaries/goal");
    const auto has_whole = [](const std::string& text, const std::string& word) {
        const std::string_view ends = "=<>`\"";
        return std::any_of(ends.begin(), ends.end(),
                           [&](char end) { return text.find(word + end) != std::string::npos; });
    };
    for (const ConditionRow& row : condition_rows()) {
        INFO(row.slug << " is to be in .github/LESSONS.md and in tests/fuzz/dictionaries/goal");
        CHECK(has_whole(explained, "`" + std::string(row.slug)));
        CHECK(has_whole(known, "\"" + std::string(row.slug)));
    }
}

TEST_CASE("a goal is written as links want it and read as people write it") {
    const std::vector<std::pair<std::string, std::string>> goals{
        {"solution", "solution"},
        {"queens>=5+and+conflicts=0", "queens=5-or-more_and_conflicts=0"},
        {"moves<=10 and solution", "moves=10-or-less_and_solution"},
        {"attacked=all", "attacked=all"},
        {"surface=torus_and_orbit=4", "surface=torus_and_orbit=4"},
        {"queen=4-4", "queen=4-4"},
        {"solution+and+unique", "solution_and_unique"},
        {"step=100-or-more", "step=100-or-more"}};
    for (const auto& [people, link] : goals) {
        const auto conditions = read_goal(people);
        REQUIRE(conditions);
        CHECK(write_goal(*conditions) == link);
        CHECK(read_goal(link) == conditions);
        CHECK(is_display_value(goal_key, link));
    }
}

TEST_CASE("what is not a goal is not read") {
    for (const std::string goal :
         {"", "nothing", "queens", "queens=", "queens=x", "queens=-1", "queens>5", "solution=1",
          "surface=ball", "surface=torus-or-more", "attacked=some", "unique=2", "queen=0-4",
          "queen=4", "solution_and", "solution and ", "solution or queens=1",
          "queens=99999999999999999999"}) {
        INFO(goal);
        CHECK_FALSE(read_goal(goal));
    }
    std::string many = "solution";
    for (std::size_t i = 0; i < most_conditions; ++i) many += "+and+solution";
    CHECK_FALSE(read_goal(many));
}

TEST_CASE("a board meets what is asked of its pieces and misses it") {
    const Board board = board_of({{{0, 1}, Piece::queen},
                                  {{1, 3}, Piece::queen},
                                  {{2, 0}, Piece::knight},
                                  {{3, 3}, Piece::pawn},
                                  {{3, 0}, Piece::wall}});
    const Situation now{.board = board, .conflicts = 1, .free = 3};
    for (const std::string goal :
         {"queens=2", "queens>=1", "queens<=2", "knights=1", "pawns=1", "walls=1", "pieces=3",
          "rooks=0", "bishops=0", "kings=0", "amazons=0", "conflicts=1", "conflicts<=1", "free=3",
          "rows=4", "columns<=4", "surface=plane", "queen=2-4", "queens=2 and pawns=1"}) {
        INFO(goal);
        CHECK(met(goal, now));
    }
    for (const std::string goal :
         {"queens=3", "queens>=3", "queens<=1", "knights=0", "pawns=2", "walls=0", "pieces=4",
          "rooks=1", "bishops=1", "kings=1", "amazons=1", "conflicts=0", "free=0", "rows=5",
          "columns>=5", "surface=torus", "queen=1-4", "queen=9-9", "queens=2 and pawns=2"}) {
        INFO(goal);
        CHECK_FALSE(met(goal, now));
    }
}

TEST_CASE("an orbit counts the images under turns and mirrors") {
    const Board turned = board_of({{{0, 1}, Piece::queen},
                                   {{1, 3}, Piece::queen},
                                   {{2, 0}, Piece::queen},
                                   {{3, 2}, Piece::queen}});
    CHECK(met("orbit=2", {.board = turned}));
    CHECK_FALSE(met("orbit=4", {.board = turned}));
    CHECK_FALSE(met("orbit=1", {.board = empty_board}));
    CHECK_FALSE(met("orbit=1", {.board = Board(Size{4, 5})}));
}

TEST_CASE("an orbit of a rectangle has no quarter turns") {
    Board board(Size{4, 5});
    board.put({0, 0}, Piece::queen);
    CHECK(met("orbit=4", {.board = board}));
    board.put({4, 3}, Piece::queen);
    CHECK(met("orbit=2", {.board = board}));
    board.put({4, 0}, Piece::queen);
    board.put({0, 3}, Piece::queen);
    CHECK(met("orbit=1", {.board = board}));
}

TEST_CASE(
    "a goal leaves the size, the surface and what is no piece as it is, but for what it asks") {
    Board board(Size{4, 5}, torus_surface);
    board.put({0, 0}, Piece::queen);
    const auto ground = [&](const std::string& goal) { return ground_of(*read_goal(goal), board); };
    const Board bare(Size{4, 5}, torus_surface);
    CHECK(ground("solution") == bare);
    board.put({1, 1}, Piece::pawn);
    board.put({2, 2}, Piece::wall);
    board.put({3, 3}, Piece::forbidden);
    CHECK(ground("queens=3") == without(board, Piece::queen));
    CHECK(ground("pawns>=1 and queens=3") == without(without(board, Piece::queen), Piece::pawn));
    CHECK(ground("walls=2").at({2, 2}) == Piece::none);
    CHECK(ground("surface=torus").surface() == Surface{});
    for (const std::string goal : {"rows=6", "columns<=9"}) {
        CHECK(ground(goal) == Board({}, torus_surface));
    }
}

TEST_CASE("work is asked for by what has been found") {
    const Situation nothing{.board = empty_board};
    const Situation all{.board = empty_board,
                        .free = 0,
                        .solved = true,
                        .step = 120,
                        .solutions = 2,
                        .count = 92,
                        .moves = 7};
    Situation by_hand = all;
    by_hand.step.reset();
    for (const std::string goal : {"solution", "attacked=all"}) {
        INFO(goal);
        CHECK(met(goal, by_hand));
        CHECK_FALSE(met(goal, all));
        CHECK_FALSE(met(goal, nothing));
    }
    for (const std::string goal : {"step>=100", "step=120", "solutions>=2",
                                   "solution_and_solutions>=2", "count=92", "moves=7"}) {
        INFO(goal);
        CHECK(met(goal, all));
        CHECK_FALSE(met(goal, nothing));
    }
    CHECK_FALSE(met("moves<=6", all));
    CHECK_FALSE(are_met({}, all));
}

TEST_CASE("every condition asks in a sentence") {
    const Situation now{.board = empty_board, .most = 8};
    const auto asks = [&](const std::string& goal) { return asked(*read_goal(goal), now); };
    CHECK(asks("solution") == "Put 8 queens on the board so that none attacks another.");
    CHECK(asks("queens>=5+and+conflicts=0") ==
          "Have at least 5 queens on the board. No piece may attack another.");
    CHECK(asks("queen=4-4") == "A queen must stand on d4.");
    CHECK(asks("solution_and_unique_and_queen=4-4") ==
          "Put 8 queens on the board so that none attacks another. There is one way to do it, and "
          "what is given stays.");
    CHECK(asks("surface=torus") == "Choose this surface: Torus.");
    CHECK(asks("count=92") == "Count the solutions of this board.");
    CHECK(asked({}, now).empty());
}

TEST_CASE("queens alone meet a goal that asks for them, once all else is met") {
    Board torus(Size{7, 7}, torus_surface);
    torus.put({0, 2}, Piece::queen);
    torus.put({3, 3}, Piece::pawn);
    const Situation now{.board = torus, .most = 7};
    const auto queens = [&](const std::string& goal) {
        return queens_asked_for(*read_goal(goal), now);
    };
    CHECK(queens("solution") == 7);
    CHECK(queens("queens=3 and conflicts=0") == 3);
    CHECK(queens("conflicts=0 and queens>=5") == 5);
    CHECK(queens("solution and surface=torus and rows=7 and pawns=1 and queen=3-7") == 7);
    for (const std::string goal :
         {"solution and surface=plane", "solution and rows=8", "solution and pawns=2",
          "solution and queen=1-1", "solution and orbit=4", "solution and moves<=9",
          "solution and queens<=7", "queens=2 and attacked=all", "queens=3", "conflicts=0",
          "queens=2000 and conflicts=0", "count=28", "solutions>=1", "step>=5"}) {
        INFO(goal);
        CHECK_FALSE(queens(goal));
    }
    const Situation in_conflict{.board = torus, .conflicts = 1, .most = 7};
    CHECK_FALSE(queens_asked_for(*read_goal("queens=3 and conflicts=0"), in_conflict));
    const Situation unknown{.board = torus};
    CHECK_FALSE(queens_asked_for(*read_goal("solution"), unknown));
}

TEST_CASE("a goal names the squares on which it wants queens") {
    const auto named = [](const std::string& goal, Size size) {
        return squares_named(*read_goal(goal), size);
    };
    CHECK(named("queen=2-3_and_queen=5-4_and_solution", {5, 5}) ==
          std::vector<Square>{{2, 1}, {1, 4}});
    CHECK(named("queen=5-4_and_solution", {4, 4}).empty());
    CHECK(named("solution", {4, 4}).empty());
}

TEST_CASE("a goal says which number it wants exactly") {
    const auto goal = *read_goal("queens=5_and_rows=8-or-more_and_attacked=all_and_unique");
    CHECK(wanted("queens", goal) == 5U);
    CHECK(wanted("attacked", goal) == 0U);
    CHECK(wanted("unique", goal) == 1U);
    CHECK_FALSE(wanted("rows", goal));
    CHECK_FALSE(wanted("solution", goal));
}

TEST_CASE("any text is a goal or is not, and a goal is read back") {
    const std::vector<std::string> pieces{
        "solution", "queens", "=",       ">=",    "<=",    "5",
        "_and_",    "+and+",  "surface", "torus", "queen", "4-4",
        "-or-more", "count",  "\xff",    "",      " ",     "9999999999999999"};
    tests::Dice dice(28);
    for (int round = 0; round < 10'000; ++round) {
        std::string text;
        for (int left = dice.between(1, 9); left > 0; --left) {
            text += pieces[static_cast<std::size_t>(dice.below(static_cast<int>(pieces.size())))];
        }
        const auto conditions = read_goal(text);
        if (conditions && read_goal(write_goal(*conditions)) != conditions) {
            FAIL("reads differently when written again: " + text);
        }
    }
}

}  // namespace queens::lessons
