// `queens puzzle`: what it sets can be opened, and what there is not is refused.
#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"
#include "cli/command_line.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

}  // namespace

TEST_CASE("a puzzle is written as a board with its link, and as a document") {
    const Strings line{"puzzle", "--kind", "pawns", "--n", "9", "--seed", "1"};
    const Document document = document_of(line);
    CHECK(document.fields() == Strings{"kind", "n", "surface", "queens", "board", "solution",
                                       "grade", "rules", "seed", "link"});
    CHECK(document["queens"] == 10);
    CHECK(document["solution"].size() == 10);
    const std::string text = run_line(line).out;
    CHECK(text.starts_with("# pawns, plane, 10 queens, "));
    CHECK(text.ends_with(document["link"].text() + "\n"));
    CHECK(text.find("# Queens") == std::string::npos);
    Strings answered = line;
    answered.emplace_back("--solution");
    CHECK(run_line(answered).out.starts_with(text + "# Queens: "));
}

TEST_CASE("the link of a puzzle of every kind opens it as one") {
    for (const std::string kind : {"complete", "pawns", "watch"}) {
        App app(1);
        app.apply(OpenLink{document_of({"puzzle", "--kind", kind})["link"].text()});
        app.poll(0);
        REQUIRE(app.challenge());
        CHECK(slug_of(app.challenge()->kind) == kind);
    }
}

TEST_CASE("as many puzzles as asked for come from as many seeds, and of the grade") {
    const Printed three =
        run_line({"puzzle", "--n", "7", "--grade", "easy", "--number", "3", "--seed", "7"});
    CHECK(three.status == 0);
    CHECK(three.out.find(", easy, seed 8\n") != std::string::npos);
    CHECK(three.out.ends_with(
        run_line({"puzzle", "--n", "7", "--grade", "easy", "--seed", "9"}).out));
}

TEST_CASE("puzzles that there are not are refused in a sentence") {
    refuses({"puzzle", "--kind", "towers"}, "There is no kind \"towers\"");
    refuses({"puzzle", "--n", "4"}, "5 to 12 rows");
    refuses({"puzzle", "--n", "8", "--surface", "torus"}, "on 5 and 7 rows");
    refuses({"puzzle", "--kind", "pawns", "--surface", "cyl"}, "set on the plane");
    refuses({"puzzle", "--grade", "fiendish"}, "There is no grade \"fiendish\"");
    CHECK(run_line({"puzzle", "--n", "6", "--grade", "easy"}).status == 1);
}

}  // namespace queens::cli
