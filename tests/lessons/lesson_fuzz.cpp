// Lessons that were cut, garbled or made of chance: every one is read without harm.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "lessons/lesson.hpp"

namespace queens::lessons {

namespace {

const std::string good_lesson =
    "---\ntitle: Two\nlanguage: en\nminutes: 20\nfor: all\nauthor: A\n---\nNotes.\n\n"
    "## One\nA [queen](#n=8&q=1.2) and *one* **more**, `d4`, [source](https://example.org/).\n\n"
    "- [ ] [Put four](#n=4&goal=solution)\n  1. deeper\n     - deeper\n\n"
    "> Well done.\n> ! Not yet.\n\n![board](#n=4)\n\n## Two\n```\ncode\n```\n***\n> > > quoted\n";

const std::vector<std::string> parts{
    "<script>", "</b>",   "[",         "](",    ")",    "javascript:", "![",  "](#n=8&goal=",
    "> ",       "- [ ] ", "- ",        "1. ",   "\n",   "\n\n",        "## ", "---\n",
    "***",      "`",      "```\n",     "&amp;", "&#0;", "\\",          "\t",  "https://",
    "\xff",     "|",      "[a]: #b\n", "<#x>",  "    ", "![[[",        "!",   "_and_"};

bool is_safe(const Phrase& phrase) {
    switch (phrase.kind) {
        case PhraseKind::text: return phrase.target.empty();
        case PhraseKind::board:
        case PhraseKind::picture: return phrase.target.starts_with('#');
        case PhraseKind::source: break;
    }
    return phrase.target.starts_with("https://") || phrase.target.starts_with("http://");
}

std::size_t depth_of(const std::vector<Block>& blocks) {
    std::size_t depth = 0;
    for (const Block& block : blocks) depth = std::max(depth, 1 + depth_of(block.blocks));
    return depth;
}

/// Reads any text; what comes of it must keep the promises of a lesson.
void read_safely(const std::string& text) {
    const Lesson lesson = read_lesson(text);
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    std::vector<Block> blocks = lesson.notes;
    for (const Step& step : lesson.steps) {
        blocks.insert(blocks.end(), step.blocks.begin(), step.blocks.end());
    }
    for_each_block(blocks, [&](const Block& block) {
        if (block.line < 1 || block.line > lines) FAIL("a block on no line: " + text);
        for (const Phrase& phrase : block.phrases) {
            if (!is_safe(phrase)) FAIL("a link that leads elsewhere: " + text);
            if (phrase.line < 1 || phrase.line > lines) FAIL("words on no line: " + text);
        }
        return true;
    });
    if (lesson.steps.size() > most_steps) FAIL("too many steps: " + text);
    if (depth_of(blocks) > deepest_block) FAIL("too deep: " + text);
    for (const Fault& fault : lesson.faults) {
        if (fault.sentence.size() > 200) FAIL("a long fault: " + fault.sentence);
        if (fault.line < 1 || fault.line > lines) FAIL("a fault on no line: " + text);
    }
}

}  // namespace

TEST_CASE("every beginning and end of a lesson is read without harm") {
    CHECK(read_lesson(good_lesson).faults.empty());
    for (std::size_t length = 0; length <= good_lesson.size(); ++length) {
        read_safely(good_lesson.substr(0, length));
        read_safely(good_lesson.substr(length));
    }
}

TEST_CASE("a lesson with some parts changed is read without harm") {
    test::Dice dice(29);
    for (int round = 0; round < 10'000; ++round) {
        std::string text = good_lesson;
        for (int change = dice.between(1, 8); change > 0; --change) {
            const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(text.size())));
            const std::string& part =
                parts[static_cast<std::size_t>(dice.below(static_cast<int>(parts.size())))];
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
    for (const std::string& part : parts) {
        std::string text;
        while (text.size() + part.size() <= longest_lesson) text += part;
        read_safely(text);
        read_safely(good_lesson.substr(0, good_lesson.find("## ")) + "## One\n" +
                    text.substr(0, text.size() / 2));
    }
}

}  // namespace queens::lessons
