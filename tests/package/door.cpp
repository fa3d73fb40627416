// What the package for JavaScript is answered.
#include "package/door.hpp"

#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <string>
#include <utility>

#include "core/read.hpp"
#include "worker/serve.hpp"

using queens::package::Door;

namespace {

bool works(const std::string& answer) { return answer.starts_with(R"({"working":)"); }

/// The answer to a question, once there is one.
std::string answer_to(const std::string& question) {
    Door door;
    std::string answer = door.ask(question);
    while (works(answer)) answer = door.go_on();
    return answer;
}

/// The text that a document has under a name, without what escapes line ends.
std::string lines_under(const std::string& name, const std::string& document) {
    const std::string before = "\"" + name + "\":\"";
    const std::size_t from = document.find(before) + before.size();
    std::string text = document.substr(from, document.find('"', from) - from);
    for (std::size_t at = text.find("\\n"); at != std::string::npos; at = text.find("\\n")) {
        text.replace(at, 2, "\n");
    }
    return text;
}

/// The plan with the answers to its lines, all but the last `missing` of them.
std::string counted(const std::string& question, int missing = 0) {
    const std::string plan = lines_under("plan", answer_to(question));
    std::string answers;
    int lines = 0;
    for (std::string_view rest = plan; !rest.empty();) {
        const std::string line(queens::take_until(rest, '\n'));
        if (line.starts_with("count ") && ++lines > missing) answers += queens::serve(line) + '\n';
    }
    return "total\n" + plan + answers;
}

}  // namespace

TEST_CASE(
    "the package is answered what is attacked, what is free, and which queens are in conflict") {
    CHECK(
        answer_to("attacks\n#n=3&b=Q2/3/3") ==
        R"({"answer":{"attacked":[[0,1,1],[1,1,0],[1,0,1]],"free":[[1,2],[2,1]],"conflicts":[]}})");
    CHECK(answer_to("attacks\nQ.\n.Q") ==
          R"({"answer":{"attacked":[[1,2],[2,1]],"free":[],"conflicts":[[[0,0],[1,1]]]}})");
}

TEST_CASE("the package is answered the link of a board that is written in any notation") {
    const auto* const link = R"({"answer":"#v=1&n=4&q=2.4.1.3"})";
    for (const auto* const board : {"#n=4&q=2413", "https://example.org/#n=4&q=2413", "n=4&q=2413",
                                    ". Q . .\n. . . Q\nQ . . .\n. . Q .", "1Q2/3Q/Q3/2Q1"}) {
        CHECK(answer_to(std::string("link\n") + board) == link);
    }
    CHECK(answer_to("link as=fen\n#n=4&q=2413") == R"({"answer":"1Q2/3Q/Q3/2Q1\n"})");
}

TEST_CASE("the package is answered a picture of the step that a link names") {
    const std::string step = "#n=6&a=backtracking&i=137";
    const std::string picture = answer_to("svg\n" + step);
    CHECK(picture.starts_with(R"({"answer":"<svg )"));
    CHECK(picture != answer_to("svg\n#n=6&a=backtracking&i=136"));
    CHECK(picture != answer_to("svg theme=dark\n" + step));
    CHECK(answer_to("svg\n#n=6&a=no_such_solver&i=1").starts_with(R"({"complaint":)"));
}

TEST_CASE("the package is answered the solutions of a search, as many as it asks for") {
    CHECK(answer_to("solve\n#n=4") ==
          R"({"answer":{"solver":"backtracking","solutions":[[1,3,0,2],[2,0,3,1]],"complete":true,)"
          R"("events":{"place":"16","remove":"16","reject":"44","solution":"2","done":"1"}}})");
    const std::string one = answer_to("solve solver=bitmask limit=1\n#n=4");
    CHECK(one.find(R"("solver":"bitmask","solutions":[[1,3,0,2]],"complete":false)") !=
          std::string::npos);
    CHECK(answer_to("solve seed=7 limit=1\n#n=8&a=min_conflicts") ==
          answer_to("solve limit=1\n#n=8&a=min_conflicts&s=7"));
}

TEST_CASE(
    "a search that takes long says how far it came, and is forgotten with the next question") {
    Door door;
    std::string answer = door.ask("solve solver=permutations\n#n=12");
    CHECK(works(answer));
    answer = door.go_on();
    CHECK(works(answer));
    CHECK(answer.find("\"steps\":") != std::string::npos);
    CHECK(door.ask("link\n#n=4") == R"({"answer":"#v=1&n=4"})");
    CHECK(door.go_on() == R"({"complaint":"Nothing was asked."})");
}

TEST_CASE("solutions are kept as long as there is room for them, and then a limit is asked for") {
    const std::string board = "\n#n=2x1000";
    CHECK(answer_to("solve" + board)
              .starts_with(R"({"complaint":"There are too many solutions to keep: the first )"));
    CHECK(answer_to("solve limit=2" + board).starts_with(R"({"answer":{"solver":"backtracking",)"));
}

TEST_CASE("the parts of a count add up to the published number") {
    CHECK(answer_to(counted("plan workers=2\n#n=12")) ==
          R"({"answer":{"columns":12,"rows":12,"surface":"plane","pawns":0,"total":"14200",)"
          R"("fundamental":"1787","known":"14200","agrees":true,"nodes":"28728"}})");
    for (const auto& [question, total] : std::initializer_list<std::pair<const char*, const char*>>{
             {"plan\n#n=7&t=torus", "28"},
             {"plan pawns=1\n#n=6", "16"},
             {"plan\n#n=8&b=8/3Q4/8/8/8/8/8/8", "8"}}) {
        const std::string answer = answer_to(counted(question));
        CHECK(answer.find(std::string(R"("total":")") + total + '"') != std::string::npos);
    }
}

TEST_CASE("a count that lacks a part has no total") {
    CHECK(answer_to(counted("plan workers=2\n#n=14", 1)) ==
          R"({"complaint":"Not every part of the count was done."})");
}

TEST_CASE("what the package cannot be answered is said in a sentence") {
    for (const auto* const question : {"",
                                       "dance\n#n=4",
                                       "attacks\n",
                                       "attacks\n#n=0",
                                       "link\nhello",
                                       "link as=morse\n#n=4",
                                       "link as=rows\n#n=2&b=Q1/Q1",
                                       "link up=1\n#n=4",
                                       "svg theme=pink\n#n=4",
                                       "svg\n#n=201",
                                       "solve limit=0\n#n=4",
                                       "solve limit=x\n#n=4",
                                       "solve seed=-1\n#n=4",
                                       "solve solver=magic\n#n=4",
                                       "solve solver=construction\n#n=3",
                                       "plan pawns=1\n#n=6&t=torus",
                                       "plan workers=x\n#n=4",
                                       "plan\n#n=2&b=QQ/2Q",
                                       "plan\n#n=4&b=4/4/4/N3",
                                       "total\n",
                                       "total\nnonsense"}) {
        CAPTURE(question);
        const std::string answer = answer_to(question);
        CHECK(answer.starts_with(R"({"complaint":")"));
        CHECK(answer.ends_with(R"(."})"));
    }
}
