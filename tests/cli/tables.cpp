// `queens tables`.
#include <fstream>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "cli/test_file.hpp"
#include "tables/table.hpp"

namespace queens::cli {

TEST_CASE("without a name the tables are listed") {
    const Printed outcome = run_line({"tables"});
    CHECK(outcome.status == 0);
    const Document list = document_of({"tables"});
    REQUIRE(list.size() == tables().size());
    for (const NumberTable& table : tables()) {
        CHECK(outcome.out.find(std::string(table.definition)) != std::string::npos);
    }
    CHECK(list[0].fields() == std::vector<std::string>{"name", "from", "to", "definition"});
}

TEST_CASE("a table says its methods and version, and then row after row") {
    const Printed outcome = run_line({"tables", "tree_nodes", "--to", "8"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out.starts_with("# Nodes of the tree of plain backtracking"));
    CHECK(outcome.out.find("# Written by queens tables tree_nodes --to 8, version ") !=
          std::string::npos);
    CHECK(outcome.out.find("\n7 552 0.") != std::string::npos);
    CHECK(outcome.out.find("\n8 2057 0.") != std::string::npos);
}

TEST_CASE("a table of the most queens says where its sequence counts something else") {
    const Printed outcome = run_line({"tables", "most_mobius", "--to", "1"});
    CHECK(outcome.out.find("ways (A137279, except for n = 3)") != std::string::npos);
}

TEST_CASE("a row of a table is one JSON value a line") {
    const Printed outcome = run_line({"tables", "torus_classes", "--to", "5", "--format", "json"});
    const Document row = Document::parse(outcome.out);
    CHECK(row.fields() == std::vector<std::string>{"n", "numbers", "compared", "seconds"});
    CHECK(row["n"] == 5);
    CHECK(row["numbers"] == Document::parse(R"(["10","1","1","1"])"));
    CHECK(row["compared"] == true);
}

TEST_CASE("an unknown table and rows that it cannot have are refused") {
    refuses({"tables", "pawns"}, "There is no table \"pawns\"; there are pawns_1");
    refuses({"tables", "most_klein", "--to", "17"}, "--to takes a whole number from 1 to 16");
    refuses({"tables", "torus_classes", "--to", "x"}, "from 5 to 31");
    refuses({"tables", "pawns_4", "--draft", "no such file"}, "cannot be read");
    refuses({"tables", "--draft", "results/pawns_4.txt"}, "want the name of a table");
    refuses({"tables", "--to", "7"}, "want the name of a table");
    refuses({"tables", "pawns_4", "--draft", "results/pawns_4.txt", "--to", "9"},
            "--draft goes neither with --to");
}

TEST_CASE("a table stops at Ctrl+C with the rows it has") {
    set_interrupted(true);
    const Printed outcome = run_line({"tables", "pawns_1"});
    set_interrupted(false);
    CHECK(outcome.status == 1);
    CHECK(is_one_sentence(outcome.err));
    CHECK(outcome.err.starts_with("Stopped at n = 6"));
}

TEST_CASE("drafts are made of a file that the command wrote") {
    const Printed table = run_line({"tables", "most_klein", "--to", "5"});
    const TestFile file("klein.txt", table.out);
    const Printed drafts = run_line({"tables", "most_klein", "--draft", file.path()});
    CHECK(drafts.status == 0);
    CHECK(drafts.out.find("DATA     1, 1, 1, 1, 2\n") != std::string::npos);
    CHECK(drafts.out.find("DATA     1, 4, 9, 16, 40\n") != std::string::npos);
    const TestFile nodes("nodes.txt", run_line({"tables", "tree_nodes", "--to", "5"}).out);
    CHECK(run_line({"tables", "tree_nodes", "--draft", nodes.path()}).status == 1);
    const TestFile other("other.txt", "nothing of that kind\n");
    refuses({"tables", "most_klein", "--draft", other.path()}, "is not a table");
}

TEST_CASE("no draft is made of the numbers of another table") {
    const std::string klein = run_line({"tables", "most_klein", "--to", "5"}).out;
    const TestFile file("other-table.txt", klein);
    refuses({"tables", "most_projective", "--draft", file.path()},
            "is the table most_klein, not most_projective");
    const TestFile rows("rows.txt", klein.substr(klein.find("\n1 ") + 1));
    refuses({"tables", "most_klein", "--draft", rows.path()}, "does not say which table it is");
    const TestFile wide("wide.txt", klein + "6 2 96 5 0.001\n");
    refuses({"tables", "most_klein", "--draft", wide.path()}, "do not have the columns of");
    const TestFile head("head.txt", klein.substr(0, klein.find("\n1 ") + 1));
    refuses({"tables", "most_klein", "--draft", head.path()}, "has no rows");
    for (const std::string row : {"5 2 40 0.001\n", "7 3 112 0.001\n"}) {
        const TestFile gaps("gaps.txt", klein + row);
        refuses({"tables", "most_klein", "--draft", gaps.path()}, "do not follow each other");
    }
}

}  // namespace queens::cli
