// `queens lesson`.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "cli/interrupt.hpp"
#include "cli/test_file.hpp"

namespace queens::cli {

namespace {

const std::string head = "---\ntitle: T\nlanguage: en\nminutes: 20\nfor: all\nauthor: A\n---\n";
const std::string four_steps = "## A\n\n## B\n\n## C\n\n## D\n\n> An answer.\n\n## E\n\n";

/// What is said about a lesson of five steps, of which the last one has this text.
Printed checked(const std::string& text) {
    return run_line({"lesson", "-"}, head + four_steps + text + "\n");
}

/// Expects one fault, in line 20, that ends in these words.
void complains(const std::string& text, const std::string& words) {
    const Printed printed = checked(text);
    INFO(printed.out);
    CHECK(printed.status == 1);
    CHECK(printed.out.starts_with("Line 20 of standard input: "));
    CHECK(printed.out.ends_with(words + "\n"));
    CHECK(std::count(printed.out.begin(), printed.out.end(), '\n') == 1);
}

}  // namespace

TEST_CASE(
    "a lesson that is not UTF-8 is refused with the line, and a byte order mark is no fault") {
    refuses({"lesson", "-"}, "Line 20 of standard input: It is not UTF-8.",
            head + four_steps + "caf\xE9\n");
    refuses({"lesson", "-", "--print"}, "It is not UTF-8.", head + four_steps + "caf\xE9\n");
    CHECK(run_line({"lesson", "-"}, "\xEF\xBB\xBF" + head + four_steps).status == 0);
}

TEST_CASE("a lesson without a fault is praised") {
    const Printed printed = checked("[A board](#n=8) and a [source](https://example.org/).");
    CHECK(printed.status == 0);
    CHECK(printed.out == "5 steps, and nothing is wrong.\n");
    const Document document = document_of({"lesson", "-"}, head + four_steps);
    CHECK(document["title"] == "T");
    CHECK(document["steps"] == 5);
    CHECK(document["faults"].empty());
}

TEST_CASE("a wrong link of a lesson is named with its line") {
    complains("[x](#n=0)", "A board has 1 to 1,024 rows and columns, not 0.");
    complains("[x](#n=8&a=nobody)", "There is no solver called nobody.");
    complains("[x](#n=8&goal=win)", "Everything else is as the link says.");
    complains("[x](#n=8&heat=yes)",
              "For \"heat\" the link says \"yes\", which cannot be read. Everything else is as the "
              "link says.");
    complains("[x](#n=8&heta=1)", "No part of a link is called \"heta\".");
    complains("[x](javascript:x)", "\"javascript:x\" does not.");
    complains("![x](https://example.org/x.png)", "\"https://example.org/x.pn...\" does not.");
    complains("a <b>bold</b> word", "\"a <b>bold</b> word\" is shown as it is.");
}

TEST_CASE("a link to a run or a step that the page does not show is named with its line") {
    CHECK(checked("[x](#n=4&a=backtracking&i=9) and [y](#n=4&a=backtracking)").status == 0);
    complains("[x](#n=2&a=min_conflicts)", "and this search cannot prove that.");
    complains("[x](#n=30&a=backtracking&i=20000001)",
              "so the search starts from the beginning here.");
    complains("[x](#n=4&a=backtracking&i=999)",
              "There is no step 999: this search ends after 79 steps.");
}

TEST_CASE("a lesson whose link is long on its way to its step stops at Ctrl+C") {
    set_interrupted(true);
    const Printed printed = checked("[x](#n=100&a=constraint&i=20000000)");
    set_interrupted(false);
    CHECK(printed.status == 1);
    CHECK(printed.out.empty());
    CHECK(printed.err == "Stopped before the step was reached.\n");
}

TEST_CASE("a task of a lesson needs a goal that is not met yet") {
    CHECK(checked("- [ ] [x](#n=4&goal=solution)").status == 0);
    CHECK(checked("- [ ] [x](#n=8&a=backtracking&goal=step>=9)").status == 0);
    complains("- [ ] [x](#n=4)", "A task has a link to a board with a goal.");
    complains("- [ ] x", "A task has a link to a board with a goal.");
    complains("- [ ] [x](#n=4&q=2.4.1.3&goal=solution)",
              "This task is met before anything has been done.");
    for (const std::string stopper : {"w=4-4", "x=4-4"}) {
        complains("- [ ] [x](#n=8&" + stopper + "&goal=solution)",
                  "ask for a number, queens=9+and+conflicts=0.");
    }
}

TEST_CASE("a lesson has five to twelve steps, short ones, and an answer") {
    std::string words;
    for (int i = 0; i < 61; ++i) words += "word ";
    const Printed wordy = checked(words + "\n\n> " + words);
    CHECK(wordy.out ==
          "Line 18 of standard input: This step has 61 words, more than 60.\n"
          "Line 22 of standard input: This answer has 61 words, more than 60.\n");
    const Printed bare = run_line({"lesson", "-"}, head + "## A\n");
    CHECK(bare.status == 1);
    CHECK(bare.out ==
          "Line 1 of standard input: A lesson has 5 to 12 steps, not 1.\n"
          "Line 1 of standard input: A lesson has at least one hidden answer: a quotation, with "
          ">.\n");
}

TEST_CASE("a lesson on paper has its boards as pictures, and its answers behind all steps") {
    const Printed sheet = run_line(
        {"lesson", "-", "--print"},
        head + four_steps + "A <b> [board](#n=4&q=2.4.1.3).\n\n- [ ] [Put](#n=5&goal=solution)\n");
    CHECK(sheet.status == 1);
    CHECK(sheet.err.find("There is no HTML in a lesson") != std::string::npos);
    const auto has = [&](const std::string& words) {
        return sheet.out.find(words) != std::string::npos;
    };
    CHECK(has("<h1>T</h1>"));
    CHECK(has("A &lt;b&gt; board (Board 1)."));
    CHECK(has("<figcaption>Board 2</figcaption>"));
    CHECK(has("<span class=\"box\"></span>Put (Board 2)"));
    CHECK_FALSE(has("<b>"));
    CHECK(sheet.out.find("An answer.") > sheet.out.find("class=\"answers\""));
    CHECK_FALSE(has("class=\"code\""));
    const Printed right = run_line({"lesson", "-", "--print"}, head + four_steps);
    CHECK(right.status == 0);
    CHECK(right.err.empty());
    refuses({"lesson", "-", "--print", "--format", "json"}, "Say one of", head + four_steps);
}

TEST_CASE("a lesson on paper says where it is on the web, with a code for telephones") {
    const std::string address = "https://example.org/?lesson=t&step=1";
    const Printed sheet =
        run_line({"lesson", "-", "--print", "--address", address}, head + four_steps);
    CHECK(sheet.out.find("https://example.org/?lesson=t&amp;step=1") != std::string::npos);
    CHECK(sheet.out.find("<figure class=\"code\"><img alt=\"This lesson on the web\"") !=
          std::string::npos);
    refuses({"lesson", "-", "--address", address}, "goes with --print", head + four_steps);
}

TEST_CASE("a lesson is read from a file, which must be there") {
    const TestFile file("lesson.md", head + four_steps);
    CHECK(run_line({"lesson", file.path()}).status == 0);
    refuses({"lesson", "/nowhere/lesson.md"}, "cannot be read");
}

}  // namespace queens::cli
