// `queens magic`, `square`, `latin` and `constellations`.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

const std::string classic = "n=8&q=1.5.8.6.3.7.2.4";
const std::string torus_five = "n=5&t=torus&q=1.3.5.2.4";

}  // namespace

TEST_CASE("a torus solution makes a magic square, another board a sentence") {
    const Document document = document_of({"magic", torus_five});
    CHECK(document.fields() == Strings{"square"});
    CHECK(document["square"][4] == Document::parse("[1,7,13,19,25]"));
    CHECK(run_line({"magic", torus_five}).out.find("sums to 65.") != std::string::npos);
    refuses({"magic", classic}, "a solution of the torus");
    refuses({"magic", "n=5"}, "one queen in each row and column");
}

TEST_CASE("a square of numbers is read as queens") {
    const Printed solved = run_line({"square",
                                     "1 7 13 19 25 / 14 20 21 2 8 / 22 3 9 15 16 / "
                                     "10 11 17 23 4 / 18 24 5 6 12"});
    CHECK(solved.status == 0);
    CHECK(solved.out.ends_with("even around the torus.\n0 3 1 4 2\n"));
    const Document lo_shu =
        Document::parse(run_line({"square", "4,9,2,3,5,7,8,1,6", "--format", "json"}).out);
    CHECK(lo_shu == Document::parse(R"({"magic":"plain","queens":[2,0,1],"solution":false})"));
    CHECK(run_line({"square", "4 9 2 3 5 7 8 1 6"}).status == 1);
    refuses({"square", "1 2 3"}, "do not fill a square");
    const std::string made = run_line({"magic", torus_five}).out;
    CHECK(run_line({"square", "-"}, made).out.starts_with(made.substr(0, made.find("\n\n"))));
    refuses({"square", "1 2 3 99999999999999999999"}, "each once");
}

TEST_CASE("six solutions of eight queens are disjoint") {
    const Strings command{"latin", "--n", "8", "--surface", "plane"};
    CHECK(document_of(command)["disjoint"].size() == 6);
    CHECK(run_line(command).out.starts_with("6 solutions of 8 queens can be disjoint"));
    CHECK(run_line({"latin", "--n", "3", "--surface", "plane"}).status == 1);
    refuses({"latin", "--n", "10", "--surface", "plane"}, "up to n = 9");
    refuses({"latin", "--n", "8", "--surface", "klein"}, "plane or torus here, not \"klein\"");
}

TEST_CASE("the constellations of conflicts are counted and shown by a solution") {
    const Document list = document_of({"constellations", "--n", "6"})["constellations"];
    CHECK(list.size() == 1);
    CHECK(list[0]["solutions"] == "4");
    CHECK(run_line({"constellations", "--n", "8"}).out.starts_with("92 solutions of 8 queens"));
    CHECK(run_line({"constellations", "--n", "3"}).status == 1);
    refuses({"constellations", "--n", "13"}, "--n");
}

TEST_CASE("a torus is cut into solutions, as lists and as Latin squares") {
    const Document document = document_of({"latin", "--n", "7"});
    CHECK(document.fields() == Strings{"partitions"});
    CHECK(document["partitions"].size() == 4);
    CHECK(document["partitions"][0].size() == 7);
    CHECK(document["partitions"][0][3][0] == 3);
    const Printed words = run_line({"latin", "--n", "5"});
    CHECK(words.out.starts_with(
        "2 partitions of the 5 x 5 torus into 5 solutions.\n\n0 1 2 3 4\n3 4 0 1 2\n"));
    CHECK(run_line({"latin", "--n", "6"}).status == 1);
    refuses({"latin", "--n", "13"}, "too long");
    refuses({"latin"}, "--n N");
}

}  // namespace queens::cli
