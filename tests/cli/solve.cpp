// `queens solve` and `queens solvers`.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "solvers/solver.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

const Strings backtracking_on_4{"solve", "--n", "4", "--solver", "backtracking"};

}  // namespace

TEST_CASE("the document of a search has its fields in order") {
    const Document document = document_of(backtracking_on_4);
    CHECK(document.fields() == Strings{"solver", "solutions", "complete", "events"});
    CHECK(document["solver"] == "backtracking");
    CHECK(document["solutions"] == Document::parse("[[1,3,0,2],[2,0,3,1]]"));
    CHECK(document["complete"] == true);
    CHECK(document["events"].fields() == Strings{"place", "remove", "reject", "solution", "done"});
    CHECK(document["events"]["place"] == "16");
    CHECK(document["events"]["solution"] == "2");
    CHECK(document["events"]["done"] == "1");
}

TEST_CASE("a search in words prints a solution a line and how it ended") {
    const Printed outcome = run_line(backtracking_on_4);
    CHECK(outcome.status == 0);
    CHECK(outcome.out ==
          "1 3 0 2\n2 0 3 1\n\n2 solutions; the search is complete.\n"
          "16 placements, 16 removals, 44 rejections.\n");
}

TEST_CASE("a limit stops the search right at a solution") {
    const Document document =
        document_of({"solve", "--n", "8", "--solver", "backtracking", "--limit", "1"});
    CHECK(document["solutions"] == Document::parse("[[0,4,7,5,2,6,1,3]]"));
    CHECK(document["complete"] == false);
    CHECK(document["events"]["place"] == "113");
    CHECK(document["events"]["remove"] == "105");
    CHECK(document["events"]["done"] == "0");
}

TEST_CASE("a search that finds nothing ends with status 1") {
    const Printed words = run_line({"solve", "--n", "3", "--solver", "backtracking"});
    CHECK(words.status == 1);
    CHECK(words.out.starts_with("No solution; the search is complete.\n"));
    const Printed json =
        run_line({"solve", "--n", "3", "--solver", "backtracking", "--format", "json"});
    CHECK(json.status == 1);
    CHECK(Document::parse(json.out)["solutions"] == Document::parse("[]"));
}

TEST_CASE("every complete solver finds the two solutions on 4 x 4 in both formats") {
    for (const Entry* entry : solvers()) {
        if (!entry->complete || entry->solves != nullptr) continue;
        const std::string slug(entry->slug);
        INFO(slug);
        const Document found = document_of({"solve", "--n", "4", "--solver", slug})["solutions"];
        std::vector<std::vector<int>> solutions;
        for (const Document& solution : found.items()) solutions.push_back(solution.numbers());
        std::sort(solutions.begin(), solutions.end());
        CHECK(solutions == std::vector<std::vector<int>>{{1, 3, 0, 2}, {2, 0, 3, 1}});
        CHECK(run_line({"solve", "--n", "4", "--solver", slug}).status == 0);
    }
}

TEST_CASE("a row without a queen is null, and a dash in words") {
    const Strings line{"solve", "--size", "2x4", "--solver", "backtracking", "--limit", "1"};
    CHECK(document_of(line)["solutions"] == Document::parse("[[0,null,1,null]]"));
    CHECK(run_line(line).out.starts_with("0 - 1 -\n"));
}

TEST_CASE("on a board with a pawn solutions are drawn") {
    const Strings line{"solve", "n=5&b=5/5/2P2/5/5", "--solver", "backtracking", "--limit", "1"};
    CHECK(document_of(line)["solutions"] ==
          Document::parse(R"([["Q....","..Q..","..P.Q",".Q...","...Q."]])"));
    CHECK(run_line(line).out.starts_with("Q . . . .\n. . Q . .\n. . P . Q\n"));
}

TEST_CASE("solutions on boards stacked are drawn with the layers of their queens") {
    const Strings line{"solve", "--n", "3", "--solver", "cube"};
    CHECK(document_of(line)["solutions"] ==
          Document::parse(R"([["1..","..1","2.."],["13.","..1","2.."]])"));
    const Printed outcome = run_line(line);
    CHECK(outcome.out.starts_with(
        "1 . .\n. . 1\n2 . .\n\n1 3 .\n. . 1\n2 . .\n\n2 solutions, each better "));
    const Printed one = run_line({"solve", "--n", "1", "--solver", "cube"});
    CHECK(one.out.starts_with("1\n\n1 solution; "));
}

TEST_CASE(
    "of placements of knights that get better and better, the last is proved to be the best") {
    const Strings line{"solve", "--n", "4", "--solver", "most_pieces", "--knob", "piece=3"};
    CHECK(document_of(line)["complete"] == true);
    CHECK(run_line(line).out.find(
              "8 solutions, each better than the one before; the last is proved to be the best.") !=
          std::string::npos);
    const Strings every{"solve", "--n", "3", "--solver", "cube", "--knob", "find=1"};
    CHECK(document_of(every)["complete"] == false);
}

TEST_CASE("a link supplies solver, knobs and seed, and options win over it") {
    const Document by_link = document_of({"solve", "n=6&a=permutations&k=1&s=7"});
    CHECK(by_link["solver"] == "permutations");
    CHECK(by_link == document_of({"solve", "--n", "6", "--solver", "permutations", "--seed", "7",
                                  "--knob", "whole=1"}));
    const Document by_option =
        document_of({"solve", "n=6&a=permutations&k=1", "--knob", "whole=0"});
    CHECK(by_option == document_of({"solve", "--n", "6", "--solver", "permutations"}));
    CHECK(by_option != by_link);
    CHECK(document_of({"solve", "n=6&a=permutations&k=1", "--solver", "backtracking"})["solver"] ==
          "backtracking");
}

TEST_CASE("a link from before a solver had all its knobs starts the search as the page does") {
    const Document old = document_of({"solve", "n=4&a=constraint&k=1"});
    CHECK(old == document_of({"solve", "n=4&a=constraint", "--knob", "order=1"}));
    CHECK(run_line({"step", "n=7&t=torus&a=group_search&k=5.1&i=1"}).status == 0);
}

TEST_CASE("a knob may be set by the name of its value, and is set once") {
    const Strings line{"solve", "--n", "5", "--solver", "permutations", "--knob"};
    Strings by_number = line;
    by_number.emplace_back("whole=1");
    Strings by_name = line;
    by_name.push_back("whole=" +
                      std::string(find_solver("permutations")->knobs[0].choices[1].text()));
    CHECK(document_of(by_number) == document_of(by_name));
    by_name.insert(by_name.end(), {"--knob", "whole=0"});
    refuses(by_name, "The knob \"whole\" is given more than once.");
}

TEST_CASE("pawns are given as an option or as a knob") {
    refuses(
        {"solve", "--n", "6", "--solver", "queens_and_pawns", "--pawns", "2", "--knob", "pawns=3"},
        "not both");
}

TEST_CASE("runs that cannot be started are refused in one sentence") {
    refuses({"solve", "--n", "5"}, "--solver SLUG");
    refuses({"solve", "--n", "5", "--solver", "magic"}, "There is no solver \"magic\"");
    refuses({"solve", "n=5&a=magic"}, "backtracking");
    const Strings line{"solve", "--n", "5", "--solver", "permutations"};
    const auto with = [&](const std::string& option, const std::string& value) {
        Strings longer = line;
        longer.insert(longer.end(), {option, value});
        return longer;
    };
    refuses(with("--knob", "half=1"), "has no knob \"half\"; it has whole");
    refuses(with("--knob", "whole"), "NAME=VALUE");
    refuses(with("--knob", "whole=7"), "not \"7\"");
    refuses(with("--seed", "-1"), "--seed takes a whole number");
    refuses(with("--limit", "0"), "--limit takes a whole number from 1 on");
    refuses(with("--pawns", "2"), "pawns");
    refuses({"solve", "--n", "5", "--solver", "backtracking", "--knob", "a=1"},
            "has no knobs, and so no \"a\".");
    refuses({"solve", "n=6&a=permutations&k=5"}, "whole");
    refuses({"solve", "n=4&b=N3/4/4/4", "--solver", "backtracking"}, "queens");
}

TEST_CASE("as many pawns are placed as asked for, with as many more queens, and drawn") {
    const Strings line{"solve", "--n", "7", "--solver", "queens_and_pawns", "--pawns", "2"};
    const Document document = document_of(line);
    REQUIRE(document["solutions"].size() == 4);
    CHECK(document["complete"] == true);
    std::string squares;
    for (const Document& row : document["solutions"][0].items()) squares += row.text();
    CHECK(std::count(squares.begin(), squares.end(), 'Q') == 9);
    CHECK(std::count(squares.begin(), squares.end(), 'P') == 2);
    const Strings without{"solve", "--n", "4", "--solver", "queens_and_pawns", "--pawns", "0"};
    CHECK(document_of(without)["solutions"] == Document::parse("[[1,3,0,2],[2,0,3,1]]"));
    refuses({"solve", "--n", "7", "--solver", "queens_and_pawns", "--pawns", "9"}, "0 to 6");
}

TEST_CASE("thousands of queens are placed without a board, in both formats") {
    for (const std::string slug : {"min_conflicts", "local_search", "construction"}) {
        INFO(slug);
        const Strings line{"solve", "--n", "1500", "--solver", slug};
        const Document document = document_of(line);
        CHECK(document.fields() == Strings{"solver", "solutions", "complete", "events"});
        REQUIRE(document["solutions"].size() == 1);
        CHECK(document["solutions"][0].size() == 1500);
        CHECK(document["complete"] == false);
        CHECK(document["events"]["solution"] == "1");
        const Printed words = run_line(line);
        CHECK(words.status == 0);
        CHECK(words.out.find("\n\n1 solution; the search has ended.\n") != std::string::npos);
    }
    const Document list = document_of({"solve", "--n", "1026", "--solver", "construction"});
    CHECK(list["solutions"][0][1025] == 513);
    CHECK(list["solutions"][0][1024] == 0);
}

TEST_CASE("moving thousands of queens out of one row stops at Ctrl+C") {
    set_interrupted(true);
    const Strings line{"solve",         "--n",    "5000",         "--solver",
                       "min_conflicts", "--knob", "start=one row"};
    const Printed words = run_line(line);
    set_interrupted(false);
    CHECK(words.status == 1);
    CHECK(words.out.starts_with("No solution so far; the search was stopped.\n"));
    CHECK(words.err == "Stopped before the end of the search.\n");
}

TEST_CASE("more queens than boards have rows are refused where a board is needed") {
    refuses({"solve", "--n", "2000", "--solver", "backtracking"}, "needs a board");
    refuses({"solve", "--n", "2000"}, "--solver SLUG");
    refuses({"solve", "--n", "10000001", "--solver", "construction"}, "1 to 10000000");
    refuses({"solve", "--n", "99999999999999999999", "--solver", "construction"}, "1 to 10000000");
    refuses({"solve", "--n", "2000", "--surface", "torus", "--solver", "construction"}, "plane");
    refuses({"solve", "--n", "2000", "--solver", "local_search", "--pawns", "2"}, "no pawns");
}

TEST_CASE("an interrupted search prints its solutions as one whole document") {
    set_interrupted(true);
    Strings line = backtracking_on_4;
    const Printed words = run_line(line);
    const Document document = document_of(line);
    set_interrupted(false);
    CHECK(words.status == 1);
    CHECK(words.out.starts_with("No solution so far; the search was stopped.\n"));
    CHECK(document["complete"] == false);
    CHECK(document["solutions"].empty());
}

namespace {

std::string surfaces_in(const Document& list, std::string_view slug) {
    std::string surfaces;
    for (const Document& solver : list.items()) {
        if (!(solver["slug"] == slug)) continue;
        for (const Document& surface : solver["surfaces"].items()) surfaces += surface.text() + ' ';
    }
    return surfaces;
}

}  // namespace

TEST_CASE("the list of solvers is the registry") {
    const Document list = document_of({"solvers"});
    const std::string words = "\n" + run_line({"solvers"}).out;
    REQUIRE(list.size() == solvers().size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Entry& entry = *solvers()[i];
        CHECK(list[i].fields() == Strings{"slug", "title", "summary", "complete", "up_to_symmetry",
                                          "surfaces", "knobs", "papers"});
        CHECK(list[i]["up_to_symmetry"] == entry.up_to_symmetry);
        CHECK(list[i]["slug"] == entry.slug);
        CHECK(list[i]["complete"] == entry.complete);
        CHECK(list[i]["knobs"].size() == entry.knobs.size());
        for (const Document& knob : list[i]["knobs"].items()) {
            CHECK(knob.fields() == Strings{"name", "lowest", "highest", "initial", "choices"});
        }
        CHECK(words.find("\n" + std::string(entry.slug) + " ") != std::string::npos);
    }
    CHECK(list[0]["surfaces"].front() == "plane");
    CHECK(surfaces_in(list, "construction") == "plane cyl cylv torus ");
}

}  // namespace queens::cli
