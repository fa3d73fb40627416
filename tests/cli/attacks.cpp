// `queens attacks` and `queens check`.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

const std::string classic = "#v=1&n=8&q=1.5.8.6.3.7.2.4";

}  // namespace

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
    for (const char* const unread : {"queens=8_and_foo", "queens=5*7", "queens>5", "queens=="}) {
        INFO(unread);
        refuses({"check", classic + "&goal=" + unread}, "cannot be read");
        CHECK(run_line({"show", classic + "&goal=" + unread}).status == 0);
    }
    CHECK(run_line({"link", classic + "&goal=queens>5"}).err.starts_with("Remark: The goal"));
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

}  // namespace queens::cli
