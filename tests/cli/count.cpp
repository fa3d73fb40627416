// `queens count`.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "cli/counting.hpp"
#include "cli/interrupt.hpp"
#include "core/known.hpp"

namespace queens::cli {

namespace {

std::string total(const std::vector<std::string>& board) {
    std::vector<std::string> arguments{"count"};
    arguments.insert(arguments.end(), board.begin(), board.end());
    return document_of(arguments)["total"].text();
}

}  // namespace

TEST_CASE("the document of a count has its fields in order, counts as text") {
    const Document document = document_of({"count", "--n", "8", "--fundamental"});
    CHECK(document.fields() == std::vector<std::string>{"columns", "rows", "surface", "pawns",
                                                        "total", "fundamental", "half_turn",
                                                        "quarter_turn", "known", "agrees", "nodes",
                                                        "seconds"});
    CHECK(document["columns"] == 8);
    CHECK(document["rows"] == 8);
    CHECK(document["surface"] == "plane");
    CHECK(document["pawns"] == 0);
    CHECK(document["total"] == "92");
    CHECK(document["fundamental"] == "12");
    CHECK(document["half_turn"] == "4");
    CHECK(document["quarter_turn"] == "0");
    CHECK(document["known"] == "92");
    CHECK(document["agrees"] == true);
    CHECK(document["nodes"].is_string());
    CHECK(document["seconds"].is_number());
}

TEST_CASE("what was not asked for or is not known is null") {
    const Document document = document_of({"count", "--size", "3x5"});
    CHECK(document["columns"] == 3);
    CHECK(document["rows"] == 5);
    CHECK(document["fundamental"].is_null());
    CHECK(document["half_turn"].is_null());
    CHECK(document["quarter_turn"].is_null());
    CHECK(document["known"].is_null());
    CHECK(document["agrees"].is_null());
}

TEST_CASE("a count in words says the number, the symmetry and the published sequence") {
    const Printed outcome = run_line({"count", "--n", "12", "--fundamental"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out.starts_with(
        "14,200 solutions, 1,787 up to symmetry, 80 kept by a half turn, 8 by a quarter turn. "
        "Agrees with A000170, A002562, A032522 and A033148.\n"));
}

TEST_CASE("a count of 0 is a result") {
    const Printed outcome = run_line({"count", "--n", "3"});
    CHECK(outcome.status == 0);
    CHECK(outcome.out.starts_with("0 solutions. Agrees with A000170.\n"));
}

TEST_CASE("a count of queens on a cylinder says why it is compared with the torus") {
    for (const char* const surface : {"cyl", "cylv", "torus"}) {
        INFO(surface);
        const Printed outcome = run_line({"count", "--n", "7", "--surface", surface});
        const bool is_torus = std::string_view(surface) == "torus";
        CHECK(outcome.out.starts_with(
            is_torus ? "28 solutions. Agrees with A051906.\n"
                     : "28 solutions. Agrees with A051906. A cylinder and a torus have the same "
                       "solutions, because every long diagonal of the cylinder is one of the "
                       "torus.\n"));
    }
}

TEST_CASE("plane and torus boards count as published, by any number of threads") {
    for (int n = 1; n <= 11; ++n) {
        const std::string side = std::to_string(n);
        CHECK(total({"--n", side}) == std::to_string(known_queens(n).value()));
        CHECK(total({"--n", side, "--surface", "torus"}) == std::to_string(known_torus(n).value()));
        CHECK(total({"--n", side, "--surface", "cyl", "--threads", "3"}) ==
              std::to_string(known_torus(n).value()));
    }
}

TEST_CASE("the number of nodes does not depend on the number of threads") {
    const Document one = document_of({"count", "--n", "14", "--threads", "1"});
    const Document three = document_of({"count", "--n", "14", "--threads", "3"});
    CHECK(one["total"] == "365596");
    CHECK(one["total"] == three["total"]);
    CHECK(one["nodes"] == three["nodes"]);
}

TEST_CASE("a rectangle counts as its mirror image") {
    CHECK(total({"--size", "5x8"}) == total({"--size", "8x5"}));
    CHECK(total({"--size", "5x7", "--surface", "cyl"}) ==
          total({"--size", "7x5", "--surface", "cylv"}));
}

TEST_CASE("no full board fits on a surface that joins rows to their mirror images") {
    for (const std::string surface : {"mobius", "mobiusv", "klein", "kleinv", "proj"}) {
        CHECK(total({"--n", "6", "--surface", surface}) == "0");
    }
}

TEST_CASE("on a board with queens the completions are counted, with the given queens included") {
    CHECK(total({"n=8"}) == "92");
    CHECK(total({"n=8&q=1.0.0.0.0.0.0.0"}) == "4");
    CHECK(total({"n=8&q=1.5.8.6.3.7.2.4"}) == "1");
    CHECK(total({"n=8&q=1.2.0.0.0.0.0.0"}) == "0");
    const Printed outcome = run_line({"count", "n=8&q=1.0.0.0.0.0.0.0"});
    CHECK(outcome.out.starts_with("4 completions.\n"));
}

TEST_CASE("pawns on a board are reported, and a comparison is not made") {
    const Document document = document_of({"count", "n=4&b=4/1P2/4/4"});
    CHECK(document["pawns"] == 1);
    CHECK(document["known"].is_null());
    CHECK(document["agrees"].is_null());
}

TEST_CASE("what cannot be counted is refused in one sentence") {
    const std::vector<std::vector<std::string>> lines{
        {"count", "--n", "8", "--surface", "torus", "--pawns", "1"},
        {"count", "n=8&w=1-1", "--pawns", "1"},
        {"count", "--n", "8", "--pawns", "x"},
        {"count", "--n", "8", "--threads", "0"},
        {"count", "--n", "8", "--threads", "many"},
        {"count", "--n", "5", "--surface", "torus", "--fundamental"},
        {"count", "--size", "5x6", "--fundamental"},
        {"count", "n=4&q=1.0.0.0", "--fundamental"},
        {"count", "--n", "32", "--fundamental"},
        {"count", "n=4&b=N3/4/4/4"}};
    for (const auto& line : lines) {
        const Printed outcome = run_line(line);
        INFO(outcome.err);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK(is_one_sentence(outcome.err));
    }
    CHECK(run_line({"count", "--n", "8", "--pawns", "0"}).status == 0);
}

TEST_CASE("more queens than asked for are refused by count, plan and estimate as by solutions") {
    const std::string crowded = "#n=5x1&b=xQPQ1";
    refuses({"solutions", crowded}, "more queens on the board (2) than asked for (1)");
    const std::string nine = "#v=1&n=8&b=4Q3/2Q5/7Q/3Q4/1Q1P2Q1/3Q4/5Q2/Q7";
    for (const std::string command : {"count", "plan", "estimate"}) {
        CHECK(run_line({command, crowded}).err == run_line({"solutions", crowded}).err);
        refuses({command, nine}, "more queens on the board (9) than asked for (8)");
    }
}

TEST_CASE("pieces of other kinds are refused by count as by plan") {
    const std::string knight = "n=4&b=N3/4/4/4";
    refuses({"count", knight}, "may stand on a board that is counted; this one has a knight");
    CHECK(run_line({"count", knight}).err == run_line({"plan", knight}).err);
}

TEST_CASE("more pawns than have room give the count 0") {
    CHECK(document_of({"count", "--n", "3", "--pawns", "2"})["total"] == "0");
    const Document crowded = document_of({"count", "--n", "8", "--pawns", "30", "--fundamental"});
    CHECK(crowded["total"] == "0");
    CHECK(crowded["fundamental"] == "0");
}

TEST_CASE("a count of hours starts with a remark on its time and on doing it in parts") {
    set_interrupted(true);
    const Printed outcome =
        run_line({"count", "--n", "31", "--surface", "torus", "--threads", "1"});
    set_interrupted(false);
    CHECK(outcome.err.starts_with("Remark: This takes about 14 h "));
    CHECK(outcome.err.find("queens plan, work and merge") != std::string::npos);
}

TEST_CASE("a count without end starts with the least that it takes, as a plan for it does") {
    set_interrupted(true);
    const Printed outcome = run_line({"count", "--n", "48", "--threads", "1"});
    set_interrupted(false);
    CHECK(outcome.err.starts_with("Remark: This takes more than "));
    CHECK(outcome.err.find("years on 1 thread; random walks see too little") != std::string::npos);
    CHECK(outcome.err.find("a factor of three") == std::string::npos);
}

TEST_CASE("an interrupted count says how much was counted and claims no total") {
    set_interrupted(true);
    const Printed words = run_line({"count", "--n", "20"});
    const Printed search = run_line({"count", "--size", "20x19", "--surface", "cyl"});
    const Document document = document_of({"count", "--n", "20"});
    set_interrupted(false);
    CHECK(words.status == 1);
    CHECK(words.out.empty());
    CHECK(words.err.find("% of the work, 0 solutions so far") != std::string::npos);
    CHECK(search.status == 1);
    CHECK(is_one_sentence(words.err));
    CHECK(document["total"].is_null());
    CHECK(document["agrees"].is_null());
}

TEST_CASE("queens on more than 4,096 squares are not counted, whatever else stands there") {
    const std::string words = "Boards of up to 4,096 squares can be counted; this one has ";
    refuses({"count", "--n", "65"}, words + "4,225.");
    refuses({"count", "--size", "65x64"}, words + "4,160.");
    std::string knight = "n=70&b=N69";
    for (int row = 1; row < 70; ++row) knight += "/70";
    refuses({"count", knight}, words + "4,900.");
    refuses({"plan", "--n", "70"}, words + "4,900.");
}

TEST_CASE("the table of published numbers shows what was counted here") {
    const Printed table = run_line({"known", "--count", "8"});
    CHECK(table.status == 0);
    CHECK(table.out.find("= 92") != std::string::npos);
    CHECK(table.out.find("= 128") != std::string::npos);
    CHECK(table.out.find("2,789,712,466,510,289") != std::string::npos);
    CHECK(table.out.find("!") == std::string::npos);
    CHECK(table.out.find("\n29 ") != std::string::npos);
    CHECK(table.out.find("605,917,055,356") != std::string::npos);
    CHECK(table.out.find("13,404,947,681,712") != std::string::npos);
    CHECK(table.out.find("\n32 ") == std::string::npos);
    const Printed json = run_line({"known", "--format", "json"});
    CHECK(json.out.find(R"({"n":8,"all":{"published":"92","counted":null})") != std::string::npos);
    CHECK(run_line({"known", "--count", "99"}).status == 2);
    const Printed row = run_line({"known", "--count", "8", "--format", "json"});
    CHECK(row.out.find(R"("all":{"published":"92","counted":"92"},)"
                       R"("fundamental":{"published":"12","counted":"12"},)"
                       R"("half_turn":{"published":"4","counted":"4"},)"
                       R"("quarter_turn":{"published":"0","counted":"0"})") != std::string::npos);
}

}  // namespace queens::cli
