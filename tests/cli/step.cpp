// `queens step`.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

}  // namespace

TEST_CASE("a step in JSON has its fields in order and numbers lines from 1") {
    const Document document = document_of({"step", "n=4&a=backtracking&i=1"});
    CHECK(document.fields() == Strings{"step", "event", "line", "board"});
    CHECK(document["step"] == 1);
    CHECK(document["event"] == "place");
    CHECK(document["line"] == 4);
    CHECK(document["board"] == Document::parse(R"(["Q...","....","....","...."])"));
}

TEST_CASE("step 0 is the given board, without event and line") {
    const Document document = document_of({"step", "n=4&a=backtracking&q=2.0.0.0"});
    CHECK(document["step"] == 0);
    CHECK(document["event"].is_null());
    CHECK(document["line"].is_null());
    CHECK(document["board"] == Document::parse(R"(["....","....","Q...","...."])"));
    CHECK(run_line({"step", "n=2&a=backtracking"}).out == "Step 0: start\n\n. .\n. .\n");
}

TEST_CASE("a step in words shows the line of the pseudocode, the reason and the board") {
    const Printed outcome = run_line({"step", "n=2&a=backtracking&i=1"});
    CHECK(outcome.status == 0);
    CHECK(outcome.out.starts_with("Step 1: place\nLine 4: place a queen on it\n"));
    CHECK(outcome.out.ends_with("\n\nQ .\n. .\n"));
}

TEST_CASE("a step on boards stacked shows the layers of its queens, as their solutions do") {
    const Document solved = document_of({"solve", "--solver", "cube", "--n", "4"});
    std::uint64_t last = 0;
    for (const Document& count : solved["events"].items()) last += std::stoull(count.text());
    const std::string link = "n=4&a=cube&i=" + std::to_string(last);
    const Document best = Document::parse(R"(["13..","..1.","4...",".142"])");
    CHECK(solved["solutions"][1] == best);
    CHECK(document_of({"step", link})["board"] == best);
    CHECK(run_line({"step", link}).out.ends_with("\n\n1 3 . .\n. . 1 .\n4 . . .\n. 1 4 2\n"));
    CHECK(
        run_line({"step", "n=4&a=cube"}).out.ends_with("\n\n. . . .\n. . . .\n. . . .\n. . . .\n"));
}

TEST_CASE("a step behind the end shows the last one and ends with status 1") {
    const Document events =
        document_of({"solve", "--n", "4", "--solver", "backtracking"})["events"];
    std::uint64_t last = 0;
    for (const Document& count : events.items()) last += std::stoull(count.text());
    const std::string link = "n=4&a=backtracking&i=";
    CHECK(run_line({"step", link + std::to_string(last)}).status == 0);
    const Printed beyond = run_line({"step", link + std::to_string(last + 1), "--format", "json"});
    CHECK(beyond.status == 1);
    CHECK(is_one_sentence(beyond.err));
    CHECK(beyond.err.starts_with("The search ends with step " + std::to_string(last)));
    CHECK(Document::parse(beyond.out)["step"] == last);
    CHECK(Document::parse(beyond.out)["event"] == "done");
}

TEST_CASE("a step needs a link with a solver that exists") {
    refuses({"step", "n=8"}, "names no solver");
    refuses({"step", "n=8&a=magic&i=4"}, "There is no solver \"magic\"");
    refuses({"step"}, "LINK is missing");
}

}  // namespace queens::cli
