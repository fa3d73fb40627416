// Whatever is not printed would break the lines, so it becomes a blank.
#include "lessons/lesson_lines.hpp"

#include <array>
#include <initializer_list>

namespace queens::lessons {

namespace {

constexpr std::array<std::string_view, 4> phrase_names{"text", "board", "source", "picture"};
constexpr std::array<std::string_view, 7> block_names{"paragraph", "list",   "numbered", "item",
                                                      "task",      "answer", "not-yet"};

std::string on_one_line(std::string_view words) {
    constexpr std::string_view line_break = "\xE2\x80\xA8";
    std::string line;
    for (const char letter : words) {
        if (letter == '\n') {
            line += line_break;
        } else {
            line += letter >= '\0' && letter < ' ' ? ' ' : letter;
        }
    }
    return line;
}

void add_line(std::string& text, std::initializer_list<std::string_view> fields) {
    const char* between = "";
    for (const std::string_view field : fields) {
        text += between + on_one_line(field);
        between = "\t";
    }
    text += '\n';
}

void add_phrase(std::string& text, const Phrase& phrase) {
    std::string letters;
    if (phrase.emphasis) letters += 'e';
    if (phrase.strong) letters += 's';
    if (phrase.code) letters += 'c';
    add_line(text, {phrase_names[static_cast<std::size_t>(phrase.kind)], letters, phrase.words,
                    phrase.target});
}

void add_blocks(std::string& text, const std::vector<Block>& blocks, std::size_t depth) {
    for (const Block& block : blocks) {
        add_line(text, {block_names[static_cast<std::size_t>(block.kind)], std::to_string(depth)});
        for (const Phrase& phrase : block.phrases) add_phrase(text, phrase);
        add_blocks(text, block.blocks, depth + 1);
    }
}

}  // namespace

std::string lines_of(const Lesson& lesson) {
    std::string text;
    add_line(text, {"title", lesson.title});
    add_line(text, {"language", lesson.language});
    add_line(text, {"about", about(lesson)});
    for (const Fault& fault : lesson.faults) {
        add_line(text, {"fault", std::to_string(fault.line), fault.sentence});
    }
    if (!lesson.notes.empty()) add_line(text, {"notes"});
    add_blocks(text, lesson.notes, 0);
    for (const Step& step : lesson.steps) {
        add_line(text, {"step", step.heading});
        add_blocks(text, step.blocks, 0);
    }
    return text;
}

}  // namespace queens::lessons
