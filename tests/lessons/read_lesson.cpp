// Lessons as trees of plain data.
#include <catch2/catch_test_macros.hpp>

#include "lessons/lesson.hpp"

namespace queens::lessons {

namespace {

const std::string head =
    "---\ntitle: Two queens\nlanguage: en\nminutes: 20\nfor: anyone\nauthor: A. Teacher\n---\n";

Lesson lesson_of(const std::string& text) { return read_lesson(head + text); }

/// The blocks of a lesson's only step.
std::vector<Block> blocks_of(const std::string& text) {
    const Lesson lesson = lesson_of("## One\n\n" + text);
    REQUIRE(lesson.steps.size() == 1);
    CHECK(lesson.faults.empty());
    return lesson.steps.front().blocks;
}

std::vector<std::string> faults_of(const std::string& text) {
    std::vector<std::string> faults;
    for (const Fault& fault : read_lesson(text).faults) {
        faults.push_back(std::to_string(fault.line) + ": " + fault.sentence);
    }
    return faults;
}

}  // namespace

TEST_CASE("the head of a lesson says what it is and for whom") {
    const Lesson lesson = lesson_of("For the teacher.\n\n## Begin\n");
    CHECK(lesson.title == "Two queens");
    CHECK(lesson.language == "en");
    CHECK(lesson.minutes == "20");
    CHECK(lesson.audience == "anyone");
    CHECK(lesson.author == "A. Teacher");
    REQUIRE(lesson.notes.size() == 1);
    CHECK(words_of(lesson.notes[0].phrases) == "For the teacher.");
    CHECK(lesson.faults.empty());
}

TEST_CASE("a heading of the second level begins a step") {
    const Lesson lesson = lesson_of("# Two queens\n\n## One\nA\n\n### More\n\n## Two *steps*\nB\n");
    CHECK(lesson.notes.empty());
    REQUIRE(lesson.steps.size() == 2);
    CHECK(lesson.steps[0].heading == "One");
    CHECK(lesson.steps[0].line == 10);
    CHECK(lesson.steps[1].heading == "Two steps");
    REQUIRE(lesson.steps[0].blocks.size() == 2);
    CHECK(lesson.steps[0].blocks[1].phrases ==
          std::vector{Phrase{.strong = true, .words = "More", .line = 13}});
}

TEST_CASE("words are plain, emphasised, code, a board, a source or a picture") {
    const auto blocks = blocks_of(
        "A *b* **c** `d4` [e *f*](#n=4) [g](https://example.org/) ![four](#n=4&q=2.4.1.3)\n");
    REQUIRE(blocks.size() == 1);
    const std::vector<Phrase> expected{
        {.words = "A ", .line = 10},
        {.emphasis = true, .words = "b", .line = 10},
        {.words = " ", .line = 10},
        {.strong = true, .words = "c", .line = 10},
        {.words = " ", .line = 10},
        {.code = true, .words = "d4", .line = 10},
        {.words = " ", .line = 10},
        {.kind = PhraseKind::board, .words = "e ", .target = "#n=4", .line = 10},
        {.kind = PhraseKind::board, .emphasis = true, .words = "f", .target = "#n=4", .line = 10},
        {.words = " ", .line = 10},
        {.kind = PhraseKind::source, .words = "g", .target = "https://example.org/", .line = 10},
        {.words = " ", .line = 10},
        {.kind = PhraseKind::picture, .words = "four", .target = "#n=4&q=2.4.1.3", .line = 10}};
    CHECK(blocks[0].phrases == expected);
}

TEST_CASE("words within emphasised words, a link or a picture change nothing behind them") {
    const auto phrases_of = [](const std::string& text) {
        const auto blocks = blocks_of(text + '\n');
        REQUIRE(blocks.size() == 1);
        return blocks[0].phrases;
    };
    CHECK(phrases_of("*a _b_ c*") ==
          std::vector<Phrase>{{.emphasis = true, .words = "a b c", .line = 10}});
    CHECK(phrases_of("**a __b__ c**") ==
          std::vector<Phrase>{{.strong = true, .words = "a b c", .line = 10}});
    CHECK(phrases_of("[see ![b](#n=4) here](#n=8) on") ==
          std::vector<Phrase>{
              {.kind = PhraseKind::board, .words = "see ", .target = "#n=8", .line = 10},
              {.kind = PhraseKind::picture, .words = "b", .target = "#n=4", .line = 10},
              {.kind = PhraseKind::board, .words = " here", .target = "#n=8", .line = 10},
              {.words = " on", .line = 10}});
    CHECK(phrases_of("![a [x](#n=5) b ![c](#n=6) d](#n=4) on") ==
          std::vector<Phrase>{
              {.kind = PhraseKind::picture, .words = "a x b c d", .target = "#n=4", .line = 10},
              {.words = " on", .line = 10}});
}

TEST_CASE("a picture that is refused leaves the link around it a link") {
    const Lesson lesson = lesson_of("## One\n\n[see ![b](https://example.org/b.png) here](#n=8)\n");
    CHECK(lesson.faults.size() == 1);
    CHECK(lesson.steps.at(0).blocks.at(0).phrases ==
          std::vector<Phrase>{
              {.kind = PhraseKind::board, .words = "see b here", .target = "#n=8", .line = 10}});
}

TEST_CASE("an item with a box is a task, and a quotation is an answer") {
    const auto blocks = blocks_of(
        "- [ ] [Put four](#n=4&goal=solution)\n- plain\n\n"
        "> Well *done*.\n> ! Not in a row.\n> ! Not in a column.\n> Go on.\n>\n> - first\n");
    REQUIRE(blocks.size() == 2);
    CHECK(blocks[0].kind == BlockKind::list);
    REQUIRE(blocks[0].blocks.size() == 2);
    CHECK(blocks[0].blocks[0].kind == BlockKind::task);
    CHECK(blocks[0].blocks[1].kind == BlockKind::item);
    CHECK(blocks[1].kind == BlockKind::answer);
    std::vector<std::pair<BlockKind, std::string>> parts;
    for (const Block& block : blocks[1].blocks)
        parts.emplace_back(block.kind, words_of(block.phrases));
    CHECK(parts ==
          std::vector<std::pair<BlockKind, std::string>>{{BlockKind::paragraph, "Well done. "},
                                                         {BlockKind::not_yet, "Not in a row. "},
                                                         {BlockKind::not_yet, "Not in a column. "},
                                                         {BlockKind::paragraph, "Go on."},
                                                         {BlockKind::list, ""}});
}

TEST_CASE("HTML, scripts and foreign pictures are words and faults") {
    const Lesson lesson = lesson_of(
        "## One\n<script>alert(1)</script> <b>x</b> [y](javascript:alert(1))\n"
        "![z](https://example.org/z.png) &amp; &copy; [w](<data:text/html,1>)\n");
    REQUIRE(lesson.steps.size() == 1);
    REQUIRE(lesson.steps[0].blocks.size() == 1);
    const auto& phrases = lesson.steps[0].blocks[0].phrases;
    CHECK(words_of(phrases) == "<script>alert(1)</script> <b>x</b> y z & &copy; w");
    for (const Phrase& phrase : phrases) CHECK(phrase.kind == PhraseKind::text);
    CHECK(lesson.faults.size() == 3);
}

TEST_CASE(
    "a link with https or http is a source, and what is neither that nor a board is refused") {
    const std::vector<Block> blocks = blocks_of("[a](https://b.org) [c](http://d.org)\n");
    REQUIRE(blocks.size() == 1);
    REQUIRE(blocks[0].phrases.size() == 3);
    for (const std::size_t place : {0U, 2U}) {
        CHECK(blocks[0].phrases[place].kind == PhraseKind::source);
    }
    CHECK(faults_of(head + "## One\n[e](ftp://f.org)\n") ==
          std::vector<std::string>{"9: A link leads to a board, with #, or to a source, with "
                                   "https:// or http://: \"ftp://f.org\" does not."});
}

TEST_CASE("faults of the head name their line") {
    CHECK(faults_of("## One\n") ==
          std::vector<std::string>{
              "1: A lesson begins with a line of three hyphens, and its head ends with one."});
    CHECK(
        faults_of("---\ntitle: A\n") ==
        std::vector<std::string>{"1: The head of the lesson has no end: a line of three hyphens."});
    CHECK(faults_of("---\ntitle: A\nminutes: long\ncolour: red\nfor: all\n---\n") ==
          std::vector<std::string>{
              "4: The head of a lesson holds title, language, minutes, for and author, not "
              "\"colour\".",
              "1: The head of the lesson lacks the line \"language\".",
              "1: The length of a lesson is a number of minutes."});
}

TEST_CASE("what a lesson says about itself leaves out what nobody wrote") {
    const auto about_head = [](const std::string& lines) {
        const Lesson lesson = read_lesson("---\ntitle: A\nlanguage: en\n" + lines + "---\n");
        CHECK(lesson.faults.empty());
        return about(lesson);
    };
    CHECK(about_head("minutes: 45\nfor: 7b\nauthor: Ada\n") == "45 minutes · 7b · Ada");
    CHECK(about_head("minutes: 1\n") == "1 minute");
    CHECK(about_head("author: Ada\n") == "Ada");
    CHECK(about_head("").empty());
}

TEST_CASE("what is too long, too deep or too much is cut with a fault") {
    CHECK(read_lesson(std::string(longest_lesson + 1, 'a')).faults.size() == 1);
    const Lesson deep = lesson_of("## One\n" + std::string(2000, '>') + " deep\n");
    CHECK(deep.faults.size() == 1);
    std::string steps;
    for (int i = 0; i < 100; ++i) steps += "## S\n\nwords\n\n### More\n\n- item\n\n";
    const Lesson many = lesson_of(steps);
    CHECK(many.steps.size() == most_steps);
    REQUIRE(many.faults.size() == 1);
    CHECK(many.faults.front().line == many.steps.front().line + 8 * most_steps);
    for (const Step& step : many.steps) CHECK(step.blocks.size() == 3);
    std::string words;
    for (int i = 0; i < 6000; ++i) words += "*a* b ";
    CHECK(lesson_of("## One\n" + words).faults.size() == 1);
}

}  // namespace queens::lessons
