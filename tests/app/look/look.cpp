// What the board shows, and why.
#include "app/look/look.hpp"

#include <algorithm>
#include <set>

#include <catch2/catch_test_macros.hpp>

#include "app/shown.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Square a1{7, 0};
constexpr Square a8{0, 0};
constexpr Square d4{4, 3};

std::ptrdiff_t lines_of(const Look& look, LineKind kind) {
    return std::count_if(look.lines.begin(), look.lines.end(),
                         [&](const Look::Line& line) { return line.kind == kind; });
}

/// The numbers at the edges over which lines of that kind leave, and those where they come in.
std::pair<std::set<int>, std::set<int>> numbers_of(const Look& look, LineKind kind) {
    std::pair<std::set<int>, std::set<int>> numbers;
    for (const Look::Line& line : look.lines) {
        if (line.kind != kind) continue;
        if (line.exit != 0) numbers.first.insert(line.exit);
        if (line.entry != 0) numbers.second.insert(line.entry);
    }
    return numbers;
}

}  // namespace

TEST_CASE("a selected queen shows its lines: rows and columns one way, diagonals another") {
    const Look look = look_of(App(1));
    CHECK(marked(look, MarkKind::selected) == std::vector{d4});
    CHECK(lines_of(look, LineKind::straight) == 4);
    CHECK(lines_of(look, LineKind::slanted) == 4);
    CHECK_FALSE(look.solved);
}

TEST_CASE("two queens in conflict have a line between them, a ring and a count") {
    const Look look = look_of(app_at("n=8&q=1.0.0.0.0.0.0.8"));
    CHECK(lines_of(look, LineKind::conflict) == 1);
    CHECK(marked(look, MarkKind::conflict) == std::vector<Square>{{0, 7}, a1});
    CHECK(marked(look, MarkKind::conflict_count).size() == 2);
    CHECK(look.marks.back().text == "1");
}

TEST_CASE("a conflict across the edge has the same number where it leaves and where it comes in") {
    const Look look = look_of(app_at("n=8&t=torus&q=1.0.0.0.0.0.0.2"));
    const auto [exits, entries] = numbers_of(look, LineKind::conflict);
    CHECK(exits == std::set{1});
    CHECK(entries == std::set{1});
}

TEST_CASE("a conflict has the number that the selected queen's line has at the same edge") {
    const Look look = look_of(app_at("n=8&t=torus&q=1.0.0.0.0.0.0.2&sel=1-1"));
    REQUIRE(marked(look, MarkKind::selected) == std::vector{a1});
    const auto lines = numbers_of(look, LineKind::slanted);
    const auto conflict = numbers_of(look, LineKind::conflict);
    CHECK(std::includes(lines.first.begin(), lines.first.end(), conflict.second.begin(),
                        conflict.second.end()));
}

TEST_CASE("every number at an edge stands at two places") {
    for (const char* const link :
         {"n=8&t=torus&q=0.0.0.4.0.0.0.0&sel=4-4", "n=8&t=klein&q=0.0.0.4.0.0.0.0&sel=4-4",
          "n=7x5&t=mobius&q=0.0.3.0.0.0.0&sel=3-3", "n=6&t=cylv&q=0.0.3.0.0.0&sel=3-3"}) {
        INFO(link);
        const Look look = look_of(app_at(link));
        for (const LineKind kind : {LineKind::straight, LineKind::slanted}) {
            const auto [exits, entries] = numbers_of(look, kind);
            CHECK(exits == entries);
        }
    }
}

TEST_CASE("where a line turns back at a corner there is no number, and it is drawn once") {
    const Look look = look_of(app_at("n=8&t=proj&q=0.0.0.4.0.0.0.0&sel=4-4"));
    const auto [exits, entries] = numbers_of(look, LineKind::slanted);
    CHECK_FALSE(exits.empty());
    CHECK(exits == entries);
    std::ptrdiff_t long_diagonals = 0;
    for (const Look::Line& line : look.lines) {
        const SheetPoint corner = further(middle_of(a1), {1, -1}, 2);
        long_diagonals += line.stroke.from == corner || line.stroke.to == corner ? 1 : 0;
    }
    CHECK(long_diagonals == 1);
}

TEST_CASE("a conflict across an edge has its number twice on every surface") {
    for (const NamedSurface& entry : surfaces) {
        if (entry.surface == Surface{}) continue;
        INFO(entry.slug);
        App app(1);
        Board board({7, 6}, entry.surface);
        const bool sides = entry.surface.sides != Join::open;
        board.put({1, 2}, Piece::queen);
        Ray ray{{1, 2}, sides ? Direction{0, 1} : Direction{1, 0}};
        while (advance(ray, board.size(), board.surface()) != Step::across) {
        }
        board.put(ray.square, Piece::queen);
        app.apply(ShowBoard{board});
        const auto [exits, entries] = numbers_of(look_of(app), LineKind::conflict);
        CHECK(exits == entries);
    }
}

TEST_CASE("joined edges have arrows that agree, or not where the join flips") {
    using Edges = std::vector<Look::Edge>;
    CHECK(look_of(app_at("n=8")).edges.empty());
    CHECK(look_of(app_at("n=8&t=cyl")).edges == Edges{{Border::left}, {Border::right}});
    CHECK(look_of(app_at("n=8&t=mobiusv")).edges == Edges{{Border::top}, {Border::bottom, true}});
    CHECK(look_of(app_at("n=8&t=klein")).edges ==
          Edges{{Border::left}, {Border::right, true}, {Border::top}, {Border::bottom}});
}

TEST_CASE("the lines of all pieces are drawn when asked for, and few on a crowded board") {
    App app = app_at("n=8&q=5.3.1.7.2.8.6.4");
    CHECK(look_of(app).lines.empty());
    app.apply(ShowAllLines{true});
    CHECK(lines_of(look_of(app), LineKind::straight) == 4 * 8 - 4);
    Board crowded({200, 200}, torus_surface);
    for (int i = 0; i < 200; ++i) crowded.put({i, i}, Piece::queen);
    app.apply(ShowBoard{crowded});
    CHECK(look_of(app).lines.size() < 5000);
}

TEST_CASE("a surface that is pointed at in the picker is shown with its lines and conflicts") {
    const App app = app_at("n=8&q=1.0.0.0.0.0.0.2&sel=1-1");
    const Look look = look_of(app, {.surface = torus_surface});
    CHECK(look.board.surface() == torus_surface);
    CHECK(lines_of(look, LineKind::conflict) > 0);
    CHECK(lines_of(look_of(app), LineKind::conflict) == 0);
    CHECK(app.board().surface() == Surface{});
}

TEST_CASE("a line that crosses the edges many times has no numbers") {
    const Look look = look_of(app_at(
        "n=30x29&t=torus&q=0.0.0.4.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0&sel=4-4"));
    CHECK(numbers_of(look, LineKind::slanted).first.empty());
    CHECK_FALSE(look.lines.empty());
}

TEST_CASE("a solution placed by hand is one, and an unfinished placement is not") {
    CHECK(look_of(app_at("n=8&q=5.3.1.7.2.8.6.4")).solved);
    CHECK_FALSE(look_of(app_at("n=8&q=5.3.1.7.2.8.6.0")).solved);
    CHECK_FALSE(look_of(app_at("n=8&t=torus&q=5.3.1.7.2.8.6.4")).solved);
}

TEST_CASE("a refused square shows the queen that attacks it and the line between them") {
    const Look look = look_of(app_at("n=8&a=backtracking&i=2"));
    CHECK(marked(look, MarkKind::rejected) == std::vector<Square>{{1, 0}});
    CHECK(marked(look, MarkKind::attacker) == std::vector{a8});
    CHECK(lines_of(look, LineKind::conflict) == 1);
    REQUIRE(look.ghosts.size() == 1);
    CHECK(look.ghosts[0].square == Square{1, 0});
}

TEST_CASE("squares refused in a row stay marked until a queen is placed or removed after them") {
    const App app = app_at("n=8&a=backtracking&i=3");
    const Look look = look_of(app);
    CHECK(marked(look, MarkKind::rejected) == std::vector<Square>{{1, 1}});
    CHECK(marked(look, MarkKind::refused) == std::vector<Square>{{1, 0}});
    const Look placed = look_of(app_at("n=8&a=backtracking&i=4"));
    CHECK(marked(placed, MarkKind::placed) == std::vector<Square>{{1, 2}});
    CHECK(marked(placed, MarkKind::refused) == std::vector<Square>{{1, 1}, {1, 0}});
    CHECK(marked(look_of(app_at("n=8&a=backtracking&i=5")), MarkKind::refused).empty());
}

TEST_CASE("the row in which a square is sought is tinted") {
    for (const char* const link : {"n=8&a=backtracking&i=2", "n=8&a=backtracking&i=3"}) {
        const Look look = look_of(app_at(link));
        REQUIRE(look.outlines.size() == 1);
        const auto& [kind, squares] = look.outlines.front();
        CHECK(kind == OutlineKind::worked);
        REQUIRE(squares.size() == 8);
        CHECK(std::all_of(squares.begin(), squares.end(), [](Square s) { return s.row == 1; }));
    }
}

TEST_CASE("a search that repairs shows its conflicts") {
    const Look look = look_of(app_at("n=8&a=min_conflicts&k=2&s=3&i=12"));
    CHECK_FALSE(marked(look, MarkKind::conflict).empty());
    CHECK(lines_of(look, LineKind::conflict) > 0);
}

TEST_CASE("queens that may attack each other are in no conflict") {
    const Look look = look_of(app_at("n=5&a=domination&i=200"));
    CHECK(marked(look, MarkKind::conflict).empty());
}

TEST_CASE("what a search found is a solution, queen by queen") {
    App app(1);
    app.apply(NextSolution{});
    for (double now = 0; app.poll(now) && now < 100; now += 0.1) {
    }
    const Look look = look_of(app);
    CHECK(look.solved);
    CHECK(marked(look, MarkKind::solution).size() == 8);
}

TEST_CASE("each piece of a solution is marked, whatever its kind, and no pawn") {
    const Look knights = look_of(app_at("n=6&a=most_pieces&i=121"));
    REQUIRE(knights.solved);
    CHECK(marked(knights, MarkKind::solution) == knights.board.find(Piece::knight));
    const Look kept_apart = look_of(app_at("n=6&a=fewest_pawns&i=386"));
    REQUIRE(kept_apart.solved);
    REQUIRE(kept_apart.board.count(Piece::pawn) == 1);
    CHECK(marked(kept_apart, MarkKind::solution) == kept_apart.board.find(Piece::queen));
}

TEST_CASE("the row of a square is framed although the one refused before it was in another row") {
    const Look look = look_of(app_at("n=8&a=queens_and_pawns&i=400"));
    REQUIRE(marked(look, MarkKind::refused) == std::vector{Square{3, 6}});
    REQUIRE(look.outlines.size() == 1);
    CHECK(look.outlines.front().squares.front() == Square{4, 0});
    CHECK(look.outlines.front().squares.size() == 8);
}

TEST_CASE("of several attackers the one is shown that the sentence names") {
    const App app = app_at("n=8&a=backtracking&i=17");
    REQUIRE(app.player()->explanation().find("b3") != std::string::npos);
    const std::vector<Square> shown = marked(look_of(app), MarkKind::attacker);
    REQUIRE(shown.size() == 1);
    const std::string name = square_name(shown[0], app.board().size());
    CHECK(app.player()->explanation().find(name) != std::string::npos);
}

TEST_CASE("a piece in conflict has its count in the place of a letter") {
    const Look look = look_of(app_at("n=8&a=min_conflicts&k=2&s=3&i=12"));
    CHECK_FALSE(marked(look, MarkKind::conflict_count).empty());
    for (const Square square : marked(look, MarkKind::piece_note)) {
        CHECK(pieces_attacking(look.board, square).empty());
    }
}

TEST_CASE("a letter of a search on a piece is a note of that piece") {
    const Look look = look_of(app_at("n=8&a=local_search&i=3"));
    for (const Square square : marked(look, MarkKind::piece_note)) {
        CHECK(look.board.at(square) != Piece::none);
    }
    for (const Square square : marked(look, MarkKind::note)) {
        CHECK(look.board.at(square) == Piece::none);
    }
}

TEST_CASE("the square under the pointer shows what the piece in hand would attack") {
    App app = app_at("n=8&q=0.0.0.0.0.0.0.0");
    app.apply(ChoosePiece{Piece::knight});
    const Look look = look_of(app, {.pointed = a1});
    CHECK(marked(look, MarkKind::reach) == std::vector<Square>{{5, 1}, {6, 2}});
    CHECK(marked(look, MarkKind::pointed) == std::vector{a1});
    CHECK(marked(look_of(app, {.pointed = Square{9, 9}}), MarkKind::pointed).empty());
}

TEST_CASE("between the lines of a queen the square under the pointer shows no reach") {
    const Look look = look_of(app_at("n=8&q=0.0.0.4.0.0.0.0&sel=4-4"), {.pointed = a1});
    CHECK(marked(look, MarkKind::reach).empty());
}

TEST_CASE("a lifted piece is a ghost and shows no reach") {
    const Look look = look_of(App(1), {.pointed = d4, .lifted = d4});
    CHECK(look.ghosts == std::vector{Look::Ghost{d4, Piece::queen}});
    CHECK(marked(look, MarkKind::reach).empty());
}

TEST_CASE("heat is there only when asked for") {
    CHECK(look_of(App(1)).heat.empty());
    const Look look = look_of(app_at("n=8&q=1.0.0.0.0.0.0.2&heat=1"));
    CHECK(look.heat.size() == 64);
    CHECK(look.hottest == 2);
}

TEST_CASE("the latest look is the look of the present") {
    App app(1);
    LatestLook latest;
    const std::vector<Command> commands{Put{a1, Piece::queen},
                                        Select{d4},
                                        ShowHeat{true},
                                        ShowNumbers{true},
                                        StepBy{3},
                                        StepBy{-1},
                                        CloseRun{},
                                        ChoosePiece{Piece::rook},
                                        Undo{}};
    for (const Command& command : commands) {
        app.apply(command);
        app.poll(0);
        for (const Attention& attention : {Attention{}, Attention{.pointed = a1}}) {
            CHECK(latest.of(app, attention) == look_of(app, attention));
        }
    }
}
