// Lessons that were cut, garbled or made of chance: every one is read without harm.
#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "fuzz/doors.hpp"
#include "lessons/lesson.hpp"

namespace queens::lessons {

namespace {

const std::string good_lesson =
    "---\ntitle: Two\nlanguage: en\nminutes: 20\nfor: all\nauthor: A\n---\nNotes.\n\n"
    "## One\nA [queen](#n=8&q=1.2) and *one* **more**, `d4`, [source](https://example.org/).\n\n"
    "- [ ] [Put four](#n=4&goal=solution)\n  1. deeper\n     - deeper\n\n"
    "> Well done.\n> ! Not yet.\n\n![board](#n=4)\n\n## Two\n```\ncode\n```\n***\n> > > quoted\n";

const std::vector<std::string> lesson_parts{
    "<script>", "</b>",   "[",         "](",    ")",    "javascript:", "![",  "](#n=8&goal=",
    "> ",       "- [ ] ", "- ",        "1. ",   "\n",   "\n\n",        "## ", "---\n",
    "***",      "`",      "```\n",     "&amp;", "&#0;", "\\",          "\t",  "https://",
    "\xff",     "|",      "[a]: #b\n", "<#x>",  "    ", "![[[",        "!",   "_and_"};

/// Reads any text; what comes of it must keep the promises of a lesson.
void read_safely(const std::string& text) {
    const std::string broken = doors::lesson(text);
    if (!broken.empty()) FAIL(broken + " It was read: " + text);
}

}  // namespace

TEST_CASE("every beginning and end of a lesson is read without harm") {
    CHECK(read_lesson(good_lesson).faults.empty());
    for (std::size_t length = 0; length <= good_lesson.size(); ++length) {
        read_safely(good_lesson.substr(0, length));
        read_safely(good_lesson.substr(length));
    }
}

TEST_CASE("a lesson with some lesson_parts changed is read without harm") {
    tests::Dice dice(29);
    for (int round = 0; round < 10'000; ++round) {
        std::string text = good_lesson;
        for (int change = dice.between(1, 8); change > 0; --change) {
            const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(text.size())));
            const std::string& part = lesson_parts[static_cast<std::size_t>(
                dice.below(static_cast<int>(lesson_parts.size())))];
            if (dice.one_in(3)) {
                text.erase(at, static_cast<std::size_t>(dice.between(1, 20)));
                if (text.empty()) text = part;
            } else {
                text.insert(at, part);
            }
        }
        read_safely(text);
    }
}

TEST_CASE("a lesson of one part over and over is read without harm") {
    for (const std::string& part : lesson_parts) {
        std::string text;
        while (text.size() + part.size() <= longest_lesson) text += part;
        read_safely(text);
        read_safely(good_lesson.substr(0, good_lesson.find("## ")) + "## One\n" +
                    text.substr(0, text.size() / 2));
    }
}

}  // namespace queens::lessons
