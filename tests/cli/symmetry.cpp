// `queens orbit`, `classes`, `solutions` and `measure`.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "core/known.hpp"
#include "known_fundamental.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

const std::string classic = "n=8&q=1.5.8.6.3.7.2.4";
const std::string symmetric = "n=8&q=3.5.2.8.1.7.4.6";
const std::string torus_five = "n=5&t=torus&q=1.3.5.2.4";

Document orbit_of(const std::string& link, const std::string& group) {
    return document_of({"orbit", link, "--group", group});
}

Document classes_under(const std::string& group, int n, const std::string& surface) {
    return document_of(
        {"classes", "--n", std::to_string(n), "--group", group, "--surface", surface});
}

/// The lines of a text, each read as JSON.
std::vector<Document> lines_of(const std::string& text) {
    std::vector<Document> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(Document::parse(line));
    return lines;
}

std::vector<Document> solutions_of(Strings board) {
    board.insert(board.begin(), "solutions");
    board.insert(board.end(), {"--format", "json"});
    return lines_of(run_line(board).out);
}

}  // namespace

TEST_CASE("the commands about symmetry have help that is not too wide") {
    for (const std::string command : {"orbit", "classes", "solutions", "measure", "magic", "square",
                                      "latin", "most", "constellations"}) {
        const Printed help = run_line({command, "--help"});
        CHECK(help.status == 0);
        CHECK(help.out.find("--format text|json") != std::string::npos);
        std::istringstream lines(help.out);
        for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 100);
        refuses({command, "--format", "xml", "--n", "x"}, "");
    }
}

TEST_CASE("an orbit times the motions that keep the board is the order of the group") {
    const Document document = orbit_of(symmetric, "d4");
    CHECK(document.fields() == Strings{"group", "order", "orbit", "stabiliser", "canonical"});
    CHECK(document["group"] == "d4");
    CHECK(document["order"] == "8");
    CHECK(document["orbit"] == "4");
    CHECK(document["stabiliser"] == "2");
    CHECK(document["canonical"] == Document::parse("[2,4,1,7,0,6,3,5]"));
    CHECK(orbit_of(classic, "d4n")["order"] == "512");
    CHECK(orbit_of(torus_five, "d4n")["orbit"] == "10");
    CHECK(orbit_of(torus_five, "sim")["order"] == "400");
    CHECK(orbit_of(torus_five, "aff")["orbit"] == "30");
    CHECK(orbit_of(classic, "m")["orbit"] == "2");
}

TEST_CASE("a canonical board with several queens in a row, or with pawns, is written as text") {
    CHECK(orbit_of(torus_five, "aff")["canonical"] ==
          Strings{"QQQQQ", ".....", ".....", ".....", "....."});
    CHECK(orbit_of("n=3&b=3/3/2P", "d4")["canonical"] == Strings{"P..", "...", "..."});
    CHECK(orbit_of("n=3&b=3/3/2Q", "d4")["canonical"] == Document::parse("[0,null,null]"));
}

TEST_CASE("an orbit in words names the motions that keep the board") {
    const Printed outcome = run_line({"orbit", symmetric, "--group", "d4"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out ==
          "D4 has 8 motions, of which 2 keep the board: its orbit has 4 boards.\n\n"
          "The motions that keep it:\n  identity\n  rotation by 180 degrees\n\n"
          "The least board of the orbit:\n2 4 1 7 0 6 3 5\n");
    const Printed empty = run_line({"orbit", "n=8&t=torus", "--group", "d4n"});
    CHECK(empty.out.find("  and 500 more\n") != std::string::npos);
}

TEST_CASE("a group that does not act on solutions says so, and goes on with sets of squares") {
    const Printed outcome = run_line({"orbit", classic, "--group", "d4n"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.starts_with("Remark: D4,8 acts on sets of squares here, not on solutions"));
    CHECK(is_one_sentence(outcome.err));
    CHECK(run_line({"orbit", torus_five, "--group", "d4n"}).err.empty());
    CHECK(run_line({"orbit", torus_five, "--group", "aff"}).err.find("a shear") !=
          std::string::npos);
}

TEST_CASE("a group on a board where it does not act says why") {
    refuses({"orbit", "n=5x8", "--group", "d4"}, "5 columns and 8 rows");
    refuses({"orbit", "n=8&t=klein", "--group", "d4"}, "Klein bottle");
    refuses({"orbit", "n=8&t=cyl", "--group", "sim"}, "a quarter turn");
    refuses({"orbit", "n=8&t=proj", "--group", "d4n"}, "mirror image");
    refuses({"orbit", "n=40&t=torus", "--group", "aff"}, "up to n = 32");
    CHECK(run_line({"orbit", "n=8&t=klein", "--group", "m"}).status == 0);
    CHECK(run_line({"orbit", "n=8&t=proj", "--group", "d4"}).status == 0);
}

TEST_CASE("a group must be named and known") {
    refuses({"orbit", classic}, "Say which group");
    refuses({"orbit", classic, "--group", "d8"}, "there are m, d4, d4n, sim and aff");
    refuses({"classes", "--n", "8"}, "Say which group");
    refuses({"orbit", "n=8&q=9", "--group", "d4"}, "link cannot be read");
}

TEST_CASE("the orbit of a huge crowded board is refused instead of taking hours") {
    std::string text;
    for (int row = 0; row < 200; ++row) text += std::string(200, 'Q') + '\n';
    const std::string link = document_of({"link", "--surface", "torus"}, text)["link"].text();
    refuses({"orbit", link, "--group", "d4n"}, "too long");
}

TEST_CASE("classes count solutions, classes and orbit sizes") {
    const Document document = classes_under("d4", 8, "plane");
    CHECK(document.fields() == Strings{"solutions", "classes", "sizes"});
    CHECK(document["solutions"] == "92");
    CHECK(document["classes"] == "12");
    CHECK(document["sizes"] == Document::parse(R"({"4":"1","8":"11"})"));
    CHECK(classes_under("d4n", 8, "plane")["classes"] == "6");
    CHECK(classes_under("sim", 8, "plane")["classes"] == "4");
    CHECK(classes_under("aff", 11, "torus")["classes"] == "1");
    CHECK(classes_under("d4n", 6, "torus")["classes"] == "0");
}

TEST_CASE("classes of no solution end with status 1, as the list of them does") {
    const Printed none = run_line({"classes", "--n", "2", "--surface", "torus", "--group", "d4n"});
    CHECK(none.status == 1);
    CHECK(none.out.starts_with("0 solutions make 0 classes"));
    CHECK(run_line({"solutions", "--n", "2", "--surface", "torus", "--group", "d4n"}).status == 1);
}

TEST_CASE("large tori are sorted under the groups with shifts") {
    const Document document = classes_under("sim", 19, "torus");
    CHECK(document["solutions"] == "820496");
    CHECK(document["sizes"] ==
          Document::parse(R"({"76":"4","2888":"2","4332":"2","12996":"14","25992":"24"})"));
    CHECK(classes_under("aff", 19, "torus")["classes"] == "22");
}

TEST_CASE("the orbits of a torus are sorted by kinds of search when that is asked for") {
    const Strings command{"classes", "--n",     "13",  "--surface",
                          "torus",   "--group", "d4n", "--types"};
    const Document types = document_of(command)["types"];
    CHECK(types.fields() == Strings{"1-3-5", "NoKnightLine", "SingleKnight", "MinDist"});
    CHECK(types["SingleKnight"] == Document::parse(R"({"26":"0","52":"0","338":"2","676":"1"})"));
    const Printed table = run_line(command);
    CHECK(table.out.find(
              " 338             R     0            0            2       1      3     1,014") !=
          std::string::npos);
    refuses({"classes", "--n", "8", "--group", "d4n", "--types"}, "--surface torus");
    refuses({"classes", "--n", "7", "--surface", "torus", "--group", "sim", "--types"}, "d4n");
}

TEST_CASE("classes in words list the first solution of each") {
    const Printed outcome = run_line({"classes", "--n", "6", "--group", "d4"});
    CHECK(outcome.status == 0);
    CHECK(outcome.out ==
          "4 solutions make 1 class under D4.\n\n1 has an orbit of 4.\n\n"
          "The first solution of each, and how many there are:\n1 3 5 0 2 4  4\n");
}

TEST_CASE("classes of boards with too many solutions and of other surfaces are refused") {
    refuses({"classes", "--n", "16", "--group", "d4"}, "n = 16 has too many solutions");
    refuses({"classes", "--n", "23", "--group", "d4", "--surface", "torus"}, "too many");
    refuses({"classes", "--n", "29", "--group", "sim", "--surface", "torus"}, "up to n = 25");
    refuses({"classes", "--n", "8", "--group", "d4", "--surface", "klein"}, "plane or torus");
    refuses({"classes", "--group", "d4"}, "--n N");
    refuses({"classes", "--n", "0", "--group", "d4"}, "--n takes a whole number");
}

TEST_CASE("an interrupted listing or sorting ends with status 1 and a sentence") {
    set_interrupted(true);
    const Printed classes = run_line({"classes", "--n", "15", "--group", "d4"});
    const Printed solutions = run_line({"solutions", "--n", "15"});
    const Printed pieces =
        run_line({"most", "--n", "11", "--surface", "torus", "--piece", "knight"});
    set_interrupted(false);
    for (const Printed& outcome : {classes, solutions, pieces}) {
        CHECK(outcome.status == 1);
        CHECK(is_one_sentence(outcome.err));
        CHECK(outcome.err.starts_with("Stopped after "));
    }
}

TEST_CASE("drawn solutions come in lexicographic order, too, where rows are joined at an edge") {
    CHECK(run_line({"solutions", "n=5x2&t=klein&b=1x1x1/xx3"}).out ==
          ". x Q x .\nx x . . Q\n\n. x . x Q\nx x Q . .\n");
    CHECK(run_line({"solutions", "n=5x1&t=cyl&b=1x1x1"}).out ==
          "Q x . x .\n. x Q x .\n. x . x Q\n");
}

TEST_CASE("solutions come as one list a line in lexicographic order") {
    const std::vector<Document> solutions = solutions_of({"--n", "8"});
    REQUIRE(solutions.size() == 92);
    CHECK(solutions[0] == Document::parse("[0,4,7,5,2,6,1,3]"));
    CHECK(std::is_sorted(
        solutions.begin(), solutions.end(),
        [](const Document& a, const Document& b) { return a.numbers() < b.numbers(); }));
    CHECK(run_line({"solutions", "--n", "4"}).out == "1 3 0 2\n2 0 3 1\n");
    CHECK(run_line({"solutions", "--n", "3"}).status == 1);
    CHECK(run_line({"solutions", "--n", "3"}).out.empty());
}

TEST_CASE("the fundamental solutions are the first of each class") {
    for (int n = 1; n <= 9; ++n) {
        CHECK(solutions_of({"--n", std::to_string(n), "--fundamental"}).size() ==
              known_fundamental(n));
    }
    CHECK(solutions_of({"--n", "7", "--surface", "torus", "--fundamental"}).size() == 4);
    refuses({"solutions", "--size", "5x6", "--fundamental"}, "--fundamental is for");
    refuses({"solutions", "n=4&q=2.4.1.3", "--fundamental"}, "--fundamental is for");
}

TEST_CASE("a transversal has one solution of each class and says how many the class has") {
    const std::vector<Document> torus =
        solutions_of({"--n", "13", "--surface", "torus", "--group", "sim"});
    REQUIRE(torus.size() == 7);
    CHECK(torus.back().fields() == Strings{"solution", "solutions", "orbit"});
    CHECK(torus.back() == Document::parse(R"({"solution":[0,5,10,2,7,12,4,9,1,6,11,3,8],)"
                                          R"("solutions":"26","orbit":"26"})"));
    CHECK(solutions_of({"--n", "8", "--group", "d4"}).size() == known_fundamental(8));
    CHECK(run_line({"solutions", "--n", "7", "--surface", "torus", "--group", "d4n"}).out ==
          "0 2 4 6 1 3 5  28\n");
    CHECK(run_line({"solutions", "--n", "8", "--surface", "torus", "--group", "sim"}).status == 1);
    refuses({"solutions", "--n", "8", "--group", "d4", "--fundamental"}, "only one of the two");
    refuses({"solutions", "--n", "8", "--surface", "cyl", "--group", "d4"}, "--group is for");
    refuses({"solutions", "--n", "29", "--surface", "torus", "--group", "sim"}, "up to n = 25");
}

TEST_CASE("solutions of other boards are listed too") {
    CHECK(solutions_of({"--n", "7", "--surface", "cyl"}).size() == 28);
    CHECK(solutions_of({"--size", "5x3"}).size() == solutions_of({"--size", "3x5"}).size());
    CHECK(solutions_of({"--size", "3x5"}).front() == Document::parse("[0,null,1,null,2]"));
    CHECK(solutions_of({"n=8&q=1.0.0.0.0.0.0.0"}).size() == 4);
    CHECK(run_line({"solutions", "--size", "3x5"}).out.starts_with("0 - 1 - 2\n"));
    const std::vector<Document> drawn = solutions_of({"n=6&b=6/2P3/6/6/6/6"});
    REQUIRE_FALSE(drawn.empty());
    CHECK(drawn.front()[1].text().at(2) == 'P');
    refuses({"solutions", "n=4&b=N3/4/4/4"}, "");
}

TEST_CASE("the measures of a placement are three numbers and a kind of search") {
    const Document document = document_of({"measure", torus_five});
    CHECK(document.fields() ==
          Strings{"neighbour_distance", "knight_length", "secondary_distance", "search_type"});
    CHECK(document == Document::parse(R"({"neighbour_distance":2,"knight_length":5,)"
                                      R"("secondary_distance":0,"search_type":"1-3-5"})"));
    CHECK(run_line({"measure", classic}).out ==
          "Minimal neighbour distance: 2\nKnight length: 4\nSecondary minimal distance: 3\n"
          "Kind of search: 1-3-5. Three queens in a line of knight's moves.\n");
    CHECK(document_of({"measure", "n=3&q=1.2.3"}).fields().size() == 3);
    refuses({"measure", "n=8"}, "one queen in each row and column");
}

TEST_CASE("most finds how many pieces fit, and in how many ways") {
    const Document document = document_of({"most", "--n", "8", "--piece", "king"});
    CHECK(document.fields() == Strings{"most", "ways"});
    CHECK(document["most"] == 16);
    CHECK(document["ways"] == "281571");
    CHECK(run_line({"most", "--n", "8"}).out == "8 queens, in 92 ways.\n");
    CHECK(run_line({"most", "--n", "1", "--piece", "rook"}).out == "1 rook, in 1 way.\n");
    CHECK(run_line({"most", "--size", "116x2", "--piece", "king"}).out ==
          "58 kings, in 17,005,592,192,950,992,896 ways.\n");
    const Strings more{"most", "--size", "118x2", "--piece", "king"};
    CHECK(run_line(more).out == "59 kings, in more ways than 64 bits can count.\n");
    CHECK(document_of(more)["ways"].is_null());
    CHECK(document_of({"most", "n=6&b=6/2P3/6/6/6/6"})["most"].number() >= 6);
    CHECK(document_of({"most", "--n", "6", "--surface", "torus"})["most"] == 4);
    refuses({"most", "--n", "8", "--piece", "pawn"}, "knight, king and amazon, not \"pawn\"");
    refuses({"most", "n=4&q=1.0.0.0"}, "nothing but pawns");
    refuses({"most", "--n", "17"}, "256 free squares");
    CHECK(run_line({"most", "--help"}).out.find("--pawns") == std::string::npos);
}

TEST_CASE("most is compared with what is published of Moebius strips") {
    for (const char* surface : {"mobius", "mobiusv"}) {
        CHECK(run_line({"most", "--n", "8", "--surface", surface}).out ==
              "4 queens, in 3,328 ways. Agrees with A137279.\n");
    }
    CHECK(document_of({"most", "--n", "5", "--surface", "mobius"})["published"] == "40");
    CHECK(run_line({"most", "--n", "3", "--surface", "mobius"}).out == "1 queen, in 9 ways.\n");
    CHECK(run_line({"most", "n=5&t=mobius&x=1-1"}).out.find("A137279") == std::string::npos);
}

}  // namespace queens::cli
