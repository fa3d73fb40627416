// Lessons as files.
#include "lessons/lesson.hpp"

#include <algorithm>

#include "fuzz/doors.hpp"
#include "lessons/lesson_lines.hpp"

namespace queens::doors {

namespace {

using namespace lessons;

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

std::string broken_by(const std::vector<Block>& blocks, std::size_t lines) {
    std::string broken;
    for_each_block(blocks, [&](const Block& block) {
        if (block.line < 1 || block.line > lines) broken = "A block is on no line.";
        for (const Phrase& phrase : block.phrases) {
            if (!is_safe(phrase)) broken = "A link leads elsewhere: " + phrase.target;
            if (phrase.line < 1 || phrase.line > lines) broken = "Words are on no line.";
        }
        return broken.empty();
    });
    return depth_of(blocks) > deepest_block ? "A block is too deep." : broken;
}

std::string broken_by(const std::vector<Fault>& faults, std::size_t lines) {
    constexpr std::size_t longest = 200;
    for (const Fault& fault : faults) {
        if (fault.sentence.size() > longest) return "A fault is long: " + fault.sentence;
        if (fault.line < 1 || fault.line > lines) return "A fault is on no line.";
    }
    return {};
}

}  // namespace

std::string lesson(std::string_view bytes) {
    const Lesson lesson = read_lesson(bytes);
    const auto lines = static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n')) + 1;
    std::vector<Block> blocks = lesson.notes;
    for (const Step& step : lesson.steps) {
        blocks.insert(blocks.end(), step.blocks.begin(), step.blocks.end());
    }
    if (lesson.steps.size() > most_steps) return "There are too many steps.";
    std::string broken = broken_by(blocks, lines);
    if (broken.empty()) broken = broken_by(lesson.faults, lines);
    if (!broken.empty()) return broken;
    return lines_of(lesson).ends_with('\n') ? "" : "The lesson's last line has no end.";
}

}  // namespace queens::doors
