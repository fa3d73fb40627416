// `queens show`, `link`, `attacks` and `check`.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "core/link.hpp"
#include "sanitized.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

const std::string classic = "#v=1&n=8&q=1.5.8.6.3.7.2.4";
const std::string with_pawns = "https://example.org/queens/#v=1&n=8&b=8/3Q4/2P5/5Q2/x6o/8/1Q6/8";

}  // namespace

TEST_CASE("show draws the board of a link, of a whole URL too") {
    const Printed outcome = run_line({"show", with_pawns});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out ==
          ". . . . . . . .\n. . . Q . . . .\n. . P . . . . .\n. . . . . Q . .\n"
          "x . . . . . . o\n. . . . . . . .\n. Q . . . . . .\n. . . . . . . .\n");
}

TEST_CASE("show and link write board and link as JSON") {
    const Document document = document_of({"show", classic});
    CHECK(document.fields() == Strings{"board", "link"});
    CHECK(document["board"][0] == "..Q.....");
    CHECK(document["link"] == classic);
    CHECK(document == document_of({"link", classic}));
}

TEST_CASE("an empty link is the empty board of 8 x 8") {
    CHECK(document_of({"show", ""})["board"] == Strings(8, "........"));
}

TEST_CASE("link writes boards given by options") {
    CHECK(run_line({"link", "--n", "5", "--surface", "torus"}).out == "#v=1&n=5&t=torus\n");
    CHECK(run_line({"link", "--size", "4x6"}).out == "#v=1&n=4x6\n");
}

TEST_CASE("link reads what show writes") {
    const std::string text = run_line({"show", with_pawns}).out;
    const Printed outcome = run_line({"link"}, text);
    CHECK(outcome.status == 0);
    CHECK(run_line({"show", outcome.out.substr(0, outcome.out.size() - 1)}).out == text);
    const Document document = document_of({"link", "--surface", "klein"}, "Q..\n..Q\n");
    CHECK(document["board"] == Strings{"Q..", "..Q"});
    const std::string link = document["link"].text();
    CHECK(read_link(link).link->board.surface() == surface_of("klein"));
}

TEST_CASE("a dash stands for the link on standard input") {
    const std::string link = run_line({"link", "--n", "5", "--surface", "torus"}).out;
    CHECK(run_line({"show", "-"}, "\n  " + link).out == run_line({"show", "#n=5&t=torus"}).out);
    CHECK(document_of({"check", "-"}, "#n=3&q=1.3.2")["conflicts"].size() == 1);
    refuses({"show", "-"}, "The link cannot be read", "n=0\n");
    refuses({"show", "-"}, "no link on standard input", "\n");
}

TEST_CASE("link reads what other programs write") {
    const std::string wanted = "#v=1&n=8&q=5.3.1.7.2.8.6.4\n";
    CHECK(run_line({"link"}, "5,3,1,7,2,8,6,4\n").out == wanted);
    CHECK(run_line({"link"}, "5Q2/3Q4/6Q1/Q7/7Q/1Q6/4Q3/2Q5 w - - 0 1\n").out == wanted);
    CHECK(run_line({"link", "--surface", "torus"}, "3142").out == "#v=1&n=4&t=torus&q=3.1.4.2\n");
    const Printed two = run_line({"link"}, "2 0 3 1");
    CHECK(two.status == 2);
    CHECK(two.err.find("Rows counted from 0: #v=1&n=4&q=3.1.4.2") != std::string::npos);
}

TEST_CASE("link reads what solutions writes of a board that is taller than wide") {
    const std::string list = run_line({"solutions", "--size", "5x7"}).out;
    const std::string first = list.substr(0, list.find('\n'));
    const std::string link = document_of({"link"}, first)["link"].text();
    CHECK(link.starts_with("#v=1&n=5x7&"));
    CHECK(run_line({"check", link}).status == 0);
}

TEST_CASE("a list of rows that is read in two ways is not taken for another board") {
    const std::string rows0 = run_line({"link", "#n=3x6&b=2Q/Q2/1Q1/3/3/3", "--as", "rows0"}).out;
    const Printed two = run_line({"link"}, rows0);
    CHECK(two.status == 2);
    CHECK(two.err.find("Rows counted from 0: #v=1&n=3x6&q=5.4.6") != std::string::npos);
}

TEST_CASE("link writes pictures, codes and other notations") {
    CHECK(run_line({"link", classic, "--as", "rows"}).out == "[1, 5, 8, 6, 3, 7, 2, 4]\n");
    CHECK(run_line({"link", classic, "--svg"}).out.starts_with("<svg "));
    CHECK(run_line({"link", "#n=8&a=backtracking&i=18", "--svg"}).out.find("rejected now") !=
          std::string::npos);
    CHECK(run_line({"link", classic, "--qr", "https://example.org/"}).status == 0);
    CHECK(run_line({"link", "--n", "201", "--svg"}).status == 2);
    CHECK(run_line({"link", classic, "--as", "pgn"}).status == 2);
    CHECK(run_line({"link", "#n=3&b=3/P2/3", "--as", "rows"}).status == 2);
    CHECK(run_line({"link", classic, "--as", "rows", "--svg"}).status == 2);
}

TEST_CASE("link draws steps to which the page does not go of its own") {
    // Millions of steps.
    if (tests::sanitized) return;
    const auto drawn = [](const std::string& step) {
        return run_line({"link", "#n=30&a=backtracking&i=" + step, "--svg"}).out;
    };
    CHECK(drawn("20000001") != drawn("0"));
    CHECK(drawn("20000001") != drawn("20000002"));
    refuses({"link", "#n=8&t=klein&a=construction&i=3", "--svg"}, "No rule is known");
}

TEST_CASE("the largest board goes through a link and back") {
    constexpr int side = tests::sanitized ? largest_side / 4 : largest_side;
    std::string text;
    for (int row = 0; row < side; ++row) {
        std::string line(static_cast<std::size_t>(side), '.');
        line[static_cast<std::size_t>((5 * row) % side)] = 'Q';
        text += line + '\n';
    }
    const std::string link = document_of({"link"}, text)["link"].text();
    const Document map = document_of({"attacks", link});
    CHECK(map["attacked"].size() == side);
    CHECK(map["attacked"][0].size() == side);
    CHECK(run_line({"check", link}).status <= 1);
}

TEST_CASE("a text board that cannot be read is refused in one sentence") {
    for (const std::string text : {"", "\n\n", "Q.\n...\n", "Q?\n..\n"}) {
        const Printed outcome = run_line({"link"}, text);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK(is_one_sentence(outcome.err));
    }
    CHECK(run_line({"link"}, std::string(5'000'000, '.')).status == 2);
    CHECK(run_line({"link", "--surface", "sphere"}, "Q").status == 2);
}

TEST_CASE("attacks in JSON are the attackers of each square, the free squares and the conflicts") {
    const Document document = document_of({"attacks", "n=4&b=Q3/4/1Q2/4"});
    CHECK(document.fields() == Strings{"attacked", "free", "conflicts"});
    CHECK(document["attacked"] == Document::parse("[[0,2,1,2],[2,2,1,0],[2,0,2,1],[2,1,1,1]]"));
    CHECK(document["free"] == Document::parse("[[1,3]]"));
    CHECK(document["conflicts"].empty());
    const Document crowded = document_of({"attacks", "n=4&b=Q2Q/4/4/4"});
    CHECK(crowded["conflicts"] == Document::parse("[[[0,0],[0,3]]]"));
}

TEST_CASE("a forbidden square is not free") {
    CHECK(document_of({"attacks", "n=2&b=o1/2"})["free"] == Document::parse("[[0,1],[1,0],[1,1]]"));
}

TEST_CASE("attacks in words show numbers, pieces and dots in columns") {
    const Printed outcome = run_line({"attacks", "n=4&b=Q3/4/1Q2/4"});
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "Q 2 1 2\n2 2 1 .\n2 Q 2 1\n2 1 1 1\n\n1 square is free.\n");
    CHECK(run_line({"attacks", "n=2&b=QQ/2"}).out ==
          "Q Q\n2 2\n\nNo square is free.\na2 and b2 are in conflict.\n");
}

TEST_CASE("whoever gives an empty link hears which board it is") {
    CHECK(run_line({"show", ""}).err ==
          "Remark: The LINK is empty: that is an empty board of 8 x 8.\n");
    CHECK(run_line({"show", "#"}).err.empty());
}

TEST_CASE("of several links on standard input none is taken") {
    refuses({"show", "-"}, "There are several lines", "#n=8\n#n=9\n");
    CHECK(run_line({"show", "-"}, "\xEF\xBB\xBF#n=1\r\n\r\n").out == ".\n");
}

TEST_CASE("a garden is checked by its regions and its rule") {
    const std::string garden = "#n=6&g=Z_D-Gnz4T79At";
    const std::string solved = garden + "&q=6.4.1.3.5.2";
    CHECK(run_line({"check", solved}).out == "A solution: 6 queens, no conflict.\n");
    CHECK(document_of({"check", solved})["solution"] == true);
    const Printed plain = run_line({"check", garden + "&q=2.4.6.1.3.5"});
    CHECK(plain.status == 1);
    CHECK(plain.out.starts_with("Not a solution: 6 queens, "));
    CHECK(run_line({"check", "#n=6&q=2.4.6.1.3.5"}).status == 0);
}

TEST_CASE("who leaves the regions of a garden out says so, and no notation loses them") {
    const std::string garden = "#n=6&g=Z_D-Gnz4T79At";
    for (const char* const command : {"count", "solutions", "most"}) {
        CHECK(run_line({command, garden}).err.starts_with("Remark: The regions of the garden"));
        CHECK(run_line({command, "#n=4"}).err.empty());
    }
    refuses({"link", garden, "--as", "json"}, "The notation json has no regions");
    CHECK(document_of({"link", garden})["link"] == "#v=1&n=6&g=Z_D-Gnz4T79At");
}

TEST_CASE("check says yes by status 0 and no by status 1") {
    const Document document = document_of({"check", classic});
    CHECK(document.fields() == Strings{"queens", "pawns", "conflicts", "solution", "most", "met"});
    CHECK(document["queens"] == 8);
    CHECK(document["pawns"] == 0);
    CHECK(document["conflicts"].empty());
    CHECK(document["solution"] == true);
    CHECK(run_line({"check", classic}).status == 0);
    CHECK(run_line({"check", classic}).out == "A solution: 8 queens, no conflict.\n");

    const std::string wrong = "n=8&q=1.5.8.6.3.7.2.5";
    CHECK(run_line({"check", wrong}).status == 1);
    CHECK(run_line({"check", wrong}).out.starts_with("Not a solution: 8 queens, 2 conflicts.\n"));
    CHECK(document_of({"check", wrong})["conflicts"] ==
          Document::parse("[[[1,5],[3,7]],[[3,1],[3,7]]]"));
    CHECK(document_of({"check", wrong})["solution"] == false);
    CHECK(run_line({"check", "n=8"}).status == 1);
}

TEST_CASE("a solution of the plane need not be one of the torus") {
    CHECK(run_line({"check", classic + "&t=torus"}).status == 1);
    CHECK(run_line({"check", "n=5&t=torus&q=1.3.5.2.4"}).status == 0);
}

TEST_CASE("where fewer queens than rows fit, a solution has as many as fit") {
    const std::string six = "n=8&q=1.3.6.2.7.5.0.0&t=";
    for (const char* const surface : {"cyl", "cylv", "torus"}) {
        const Printed outcome = run_line({"check", six + surface});
        CHECK(outcome.status == 0);
        CHECK(outcome.out ==
              "A solution: 6 queens, no conflict.\nNo more than 6 queens fit on this board.\n");
        const Document document = document_of({"check", six + surface});
        CHECK(document["most"] == 6);
        CHECK(document["solution"] == true);
    }
    CHECK(run_line({"check", "n=8&t=cyl&q=1.3.6.2.7.0.0.0"}).out ==
          "Not a solution: 5 of 6 queens, no conflict.\n"
          "No more than 6 queens fit on this board.\n");
    CHECK(document_of({"check", "n=4x6"})["most"] == Document());
}

TEST_CASE("a board whose link has a goal is judged by it") {
    const std::string three = "n=8&q=1.3.5.0.0.0.0.0&goal=";
    const Printed met = run_line({"check", three + "queens=3_and_conflicts=0"});
    CHECK(met.status == 0);
    CHECK(met.out.starts_with("The task is met: "));
    CHECK(met.out.ends_with("\nNot a solution: 3 of 8 queens, no conflict.\n"));
    const Printed missed = run_line({"check", classic + "&goal=queens=7"});
    CHECK(missed.status == 1);
    CHECK(missed.out.starts_with("The task is not met: "));
    CHECK(document_of({"check", three + "queens=3"})["met"] == true);
    CHECK(document_of({"check", three + "queens=4"})["met"] == false);
    CHECK(document_of({"check", three + "moves=4-or-less"})["met"] == Document());
    CHECK(run_line({"check", classic + "&goal=moves=4-or-less"}).err.starts_with("Remark: "));
    CHECK(run_line({"check", classic + "&goal=queens=8"}).err.empty());
    refuses({"check", classic + "&goal=queens=8_and_foo"}, "cannot be read");
    CHECK(run_line({"check", "n=6&a=backtracking&i=60&goal=step=60"}).status == 0);
    refuses({"check", "n=8&a=nosuch&goal=queens=0"}, "There is no solver called nosuch.");
    refuses({"check", "n=8&a=backtracking&k=9&goal=conflicts=0"}, "backtracking");
}

TEST_CASE("a pawn lets a board hold a queen more") {
    const std::string seven_on_six = "n=6&b=2Q3/Q1P2Q/2Q3/4Q1/1Q4/3Q2";
    const Document document = document_of({"check", seven_on_six});
    CHECK(document["queens"] == 7);
    CHECK(document["pawns"] == 1);
    CHECK(document["solution"] == true);
    CHECK(run_line({"check", seven_on_six}).out ==
          "A solution: 7 queens and 1 pawn, no conflict.\n");
    const Printed fewer = run_line({"check", "n=6&b=2Q3/Q1P2Q/6/6/6/6"});
    CHECK(fewer.status == 1);
    CHECK(fewer.out == "Not a solution: 3 of 6 queens and 1 pawn, no conflict.\n");
}

TEST_CASE("many conflicts are counted in words and only the first are named") {
    const Printed outcome = run_line({"check", "n=6&b=QQQQQQ/6/6/6/6/6"});
    CHECK(outcome.out.find("15 conflicts") != std::string::npos);
    CHECK(outcome.out.find("3 more pairs are in conflict.") != std::string::npos);
}

TEST_CASE("five queens dominate the chessboard in 4860 ways, in words and in JSON") {
    CHECK(run_line({"dominate", "--n", "8"}).out ==
          "5 queens, in 4,860 ways; 638 up to rotations and reflections.\n");
    const Document document = document_of({"dominate", "--n", "4", "--independent"});
    CHECK(document.fields() == std::vector<std::string>{"fewest", "ways", "inequivalent"});
    CHECK(document["fewest"] == 3);
    CHECK(document["ways"].is_string());
}

TEST_CASE("boards that no queens dominate end with status 1, and others are refused") {
    const Printed outcome = run_line({"dominate", "n=1&b=o"});
    CHECK(outcome.status == 1);
    CHECK(outcome.out == "No number of queens covers this board.\n");
    CHECK(document_of({"dominate", "n=1&b=o"})["fewest"].is_null());
    const Printed refused = run_line({"dominate", "n=3&b=Q2/3/3"});
    CHECK(refused.status == 2);
    CHECK(is_one_sentence(refused.err));
}

}  // namespace queens::cli
