// A lesson as a tree of plain data, read from a CommonMark file.
//
//     ---
//     title: Eight queens by hand
//     language: en
//     minutes: 45
//     for: from 12 years on
//     author: A. Teacher
//     ---
//     What stands before the first step is for whoever teaches.
//
//     ## A step
//     A [queen](#n=8&q=0.0.0.4) is a board link: it shows that board. [Bezzel](https://...) is a
//     source.
//
//     - [ ] [Put six queens so that none attacks another](#n=6&goal=solution) is a task.
//
//     > A quotation is an answer. It opens when the task before it is met, or by a press.
//     > ! A line that begins so is said when a try misses the goal.
//
// There is no HTML: whatever is not one of these is text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace queens::lessons {

/// The longest file that is read, in bytes, and bounds of what comes of it. What is nested more
/// deeply is shown less deeply, and what comes behind the last step or phrase is left out.
inline constexpr std::size_t longest_lesson = 64 * 1024;
inline constexpr std::size_t deepest_block = 6;
inline constexpr std::size_t most_steps = 60;
inline constexpr std::size_t most_phrases = 8000;

enum class PhraseKind : std::uint8_t { text, board, source, picture };

/// Words in one manner: plain, or a link to a board (`target` begins with '#') or to a source
/// (http or https), or a board as a picture, whose words say what it shows. A line that breaks
/// within them is a '\n'.
struct Phrase {
    PhraseKind kind = PhraseKind::text;
    bool emphasis = false;
    bool strong = false;
    bool code = false;
    std::string words;
    std::string target{};
    /// From 1.
    std::size_t line = 0;

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

enum class BlockKind : std::uint8_t {
    paragraph,
    /// A list whose blocks are items and tasks, with bullets or numbered.
    list,
    numbered,
    item,
    task,
    /// Its blocks are shown when the task before it is met, or when asked for.
    answer,
    /// Words for a try that misses the goal.
    not_yet
};

struct Block {
    BlockKind kind = BlockKind::paragraph;
    std::vector<Phrase> phrases{};
    std::vector<Block> blocks{};
    /// From 1.
    std::size_t line = 0;

    friend bool operator==(const Block&, const Block&) = default;
};

struct Step {
    std::string heading{};
    std::vector<Block> blocks{};
    std::size_t line = 0;

    friend bool operator==(const Step&, const Step&) = default;
};

/// Something that is wrong with the file: a sentence, and the line, from 1.
struct Fault {
    std::size_t line = 0;
    std::string sentence;

    friend bool operator==(const Fault&, const Fault&) = default;
};

struct Lesson {
    std::string title;
    /// Such as "en".
    std::string language;
    std::string minutes;
    std::string audience;
    std::string author;
    /// What is for whoever teaches.
    std::vector<Block> notes;
    std::vector<Step> steps;
    std::vector<Fault> faults;

    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// Reads a lesson. Total: any bytes give a lesson, perhaps an empty one with faults.
[[nodiscard]] Lesson read_lesson(std::string_view text);

/// How long the lesson takes, for whom and by whom it is: "45 minutes · ages 12 and up · A.
/// Teacher", without what its head leaves out.
[[nodiscard]] std::string about(const Lesson& lesson);

/// The words of the phrases.
[[nodiscard]] std::string words_of(const std::vector<Phrase>& phrases);

/// Calls visit(block) for each of the blocks and those within, in their order, until it returns
/// false for one, whose own blocks are then passed over.
template <class Visit>
void for_each_block(const std::vector<Block>& blocks, const Visit& visit) {
    for (const Block& block : blocks) {
        if (visit(block)) for_each_block(block.blocks, visit);
    }
}

}  // namespace queens::lessons
