// The board described square by square.
#include "app/look/cells.hpp"

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include "core/spoken.hpp"

using namespace queens;

namespace {

struct Cell {
    std::string name;
    std::string piece;
    std::string marks;
    std::string ghost;
    std::string region;
    std::string heat;
    std::string words;
};

App opened(const std::string& link) {
    App app(1);
    app.apply(OpenLink{link});
    REQUIRE_FALSE(app.notice());
    for (int time = 0; time < 3; ++time) app.poll(time);
    return app;
}

std::vector<std::string> lines_of(const App& app) {
    std::istringstream text(cells_of(app, look_of(app)));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

std::vector<Cell> cells(const std::string& link) {
    std::vector<Cell> found;
    for (const std::string& line : lines_of(opened(link))) {
        std::istringstream fields(line);
        Cell cell;
        for (std::string* const field : {&cell.name, &cell.piece, &cell.marks, &cell.ghost,
                                         &cell.region, &cell.heat, &cell.words}) {
            std::getline(fields, *field, '\t');
        }
        found.push_back(cell);
    }
    found.erase(found.begin());
    return found;
}

Cell cell_of(const std::string& link, const std::string& square) {
    for (const Cell& cell : cells(link)) {
        if (cell.name == square) return cell;
    }
    return {};
}

std::string words_of(const std::string& link, const std::string& square) {
    return cell_of(link, square).words;
}

/// The squares that a queen reaches by single steps over a surface, walked here by hand.
std::set<std::string> reached_by_steps(const Board& board, Square queen) {
    std::set<std::string> names;
    for (const Direction way : directions) {
        Ray ray{queen, way};
        for (int i = 0; i < 4 * board.size().area(); ++i) {
            if (advance(ray, board.size(), board.surface()) == Step::ended) break;
            if (ray.square == queen) break;
            names.insert(square_name(ray.square, board.size()));
        }
    }
    return names;
}

}  // namespace

TEST_CASE(
    "every square of every surface is described once, and attacked where the queen's lines pass") {
    for (const NamedSurface& surface : surfaces) {
        INFO(surface.slug);
        const std::string link = "n=5&q=0.2.0.0.0&t=" + std::string(surface.slug);
        const App app = opened(link);
        const std::set<std::string> reached = reached_by_steps(app.board(), {3, 1});
        std::set<std::string> names;
        for (const Cell& cell : cells(link)) {
            INFO(cell.words);
            CHECK(names.insert(cell.name).second);
            CHECK(cell.words.starts_with(cell.name + ","));
            const bool attacked =
                cell.words.starts_with(cell.name + ", attacked by the queen on b2");
            CHECK(attacked == (reached.count(cell.name) == 1 && cell.name != "b2"));
        }
        CHECK(names.size() == 25);
        CHECK(words_of(link, "b2").starts_with("b2, queen: not attacked, attacks "));
    }
}

TEST_CASE("a square across the seam is described as the surface joins it") {
    const auto told = [](const char* surface, const char* square) {
        return words_of("n=5&q=0.2.0.0.0&t=" + std::string(surface), square);
    };
    CHECK(told("plane", "c5") == "c5, free");
    CHECK(told("cyl", "e4") == "e4, attacked by the queen on b2 along a diagonal, across the edge");
    CHECK(told("cylv", "c5") == "c5, free");
    CHECK(told("cylv", "d5") ==
          "d5, attacked by the queen on b2 along a diagonal, across the edge");
    CHECK(told("mobius", "e4") == "e4, attacked by the queen on b2 along a row, across the edge");
}

TEST_CASE("a step of a search is described on the squares that it marks") {
    int told = 0;
    for (int step = 1; step <= 12; ++step) {
        for (const Cell& cell : cells("n=6&a=backtracking&i=" + std::to_string(step))) {
            const bool marked = cell.marks.find("rejected") != std::string::npos;
            CHECK(marked == (cell.words.find("; rejected now") != std::string::npos));
            told += marked ? 1 : 0;
        }
    }
    CHECK(told > 0);
}

TEST_CASE("a queen that a search has just taken off is a faint one on her square") {
    int faint = 0;
    for (int step = 1; step <= 30; ++step) {
        for (const Cell& cell : cells("n=4&a=backtracking&i=" + std::to_string(step))) {
            if (cell.marks.find("removed") == std::string::npos) continue;
            INFO(cell.name << " in step " << step);
            CHECK(cell.piece == "-");
            CHECK(cell.ghost == "queen");
            CHECK(cell.words.find("; taken off now") != std::string::npos);
            ++faint;
        }
    }
    CHECK(faint > 0);
}

TEST_CASE("a square of a garden has the letter of its region, and no other square has one") {
    std::set<std::string> letters;
    for (const Cell& cell : cells("n=5&g=9_toUU8Pt")) {
        letters.insert(cell.region);
        CHECK(cell.words.starts_with(cell.name + ", region " + cell.region + ","));
    }
    CHECK(letters == std::set<std::string>{"A", "B", "C", "D", "E"});
    CHECK(cell_of("n=5", "a5").region.empty());
}

TEST_CASE("with the heat map on, a square has its heat, and its name says it") {
    CHECK(cell_of("n=5&q=0.2.0.2.0&heat=1", "c3").heat == "2");
    CHECK(cell_of("n=5&q=0.2.0.2.0", "c3").heat.empty());
    CHECK(words_of("n=5&q=0.2.0.3.0&heat=1", "e3").ends_with("; heat 1"));
    CHECK(words_of("n=5&q=0.2.0.2.0&heat=1", "c3").ends_with("; heat 2"));
    CHECK(words_of("n=5&q=0.2.0.3.0", "c3").find("heat") == std::string::npos);
}

TEST_CASE("a marked square is described as one, also while a search is shown") {
    const std::string marked = "n=5&m=1-5.3-3";
    CHECK(words_of(marked, "c3") == "c3, free, marked");
    for (const std::string run : {"", "&a=backtracking&i=1"}) {
        for (const Cell& cell : cells(marked + run)) {
            const bool wanted = cell.name == "c3" || (run.empty() && cell.name == "a5");
            INFO(cell.name << run);
            CHECK((cell.marks == "marked") == wanted);
        }
    }
    CHECK(lines_of(opened("n=40x1&w=2-1&m=4-1-3"))[1] ==
          "1\t-\t\t\t\t\trow 1: pawn on b1 and 3 marked squares");
    const std::vector<std::string> rows = lines_of(opened("n=40x3&m=1-1.4-3-7&sel=2-2"));
    CHECK(rows[1] == "3\t-\t\t\t\t\trow 3: 7 marked squares");
    CHECK(rows[2] == "2\t-\t\t\t\t\trow 2: empty");
    CHECK(rows[3] == "1\t-\t\t\t\t\trow 1: 1 marked square");
}

TEST_CASE("a board of more than 32 columns is described row by row") {
    const std::vector<std::string> lines = lines_of(opened("n=40x3&w=2-1.4-1"));
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == "40 3 rows");
    CHECK(lines[1] == "3\t-\t\t\t\t\trow 3: empty");
    CHECK(lines[3] == "1\t-\t\t\t\t\trow 1: pawn on b1 and pawn on d1");
}

TEST_CASE("the cells are written anew when the board has changed, and only then") {
    App app = opened("n=4");
    LatestCells latest;
    const std::string before = latest.of(app);
    CHECK(latest.of(app) == before);
    app.apply(Put{{0, 0}, Piece::queen});
    CHECK(latest.of(app) != before);
    CHECK(latest.of(app) == cells_of(app, look_of(app)));
}

TEST_CASE("cells are said anew when another language is spoken") {
    App app = opened("n=8&q=1.0.0.0.0.0.0.0");
    LatestCells latest;
    const std::string before = latest.of(app);
    const Spoken french(catalogue_of({{"{square}, free", "{square}, libre"}}));
    app.language_changed();
    CHECK(latest.of(app) != before);
}
