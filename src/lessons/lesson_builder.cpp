// Blocks are kept on a stack while they are open, and words are joined to those before them that
// look the same.
#include "lessons/lesson_builder.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "core/say.hpp"
#include "core/words.hpp"

namespace queens::lessons {

namespace {

/// The named characters that are read; any other stays as it was written.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> entities{
    {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&nbsp;", "\xC2\xA0"}}};

std::string character_of(std::string_view entity) {
    for (const auto& [name, character] : entities) {
        if (name == entity) return std::string(character);
    }
    return std::string(entity);
}

std::string text_of(const MD_ATTRIBUTE& attribute) {
    std::string text;
    for (unsigned i = 0; attribute.size > 0 && attribute.substr_offsets[i] < attribute.size; ++i) {
        const unsigned begin = attribute.substr_offsets[i];
        const std::string_view part(attribute.text + begin,
                                    attribute.substr_offsets[i + 1] - begin);
        const bool entity = attribute.substr_types[i] == MD_TEXT_ENTITY;
        text += entity ? character_of(part) : std::string(part);
    }
    return text;
}

bool is_source(std::string_view target) {
    return target.starts_with("https://") || target.starts_with("http://");
}

/// The kind of a block that holds others, nothing for one that holds words.
std::optional<BlockKind> kind_of(MD_BLOCKTYPE type, const void* detail) {
    switch (type) {
        case MD_BLOCK_QUOTE: return BlockKind::answer;
        case MD_BLOCK_UL: return BlockKind::list;
        case MD_BLOCK_OL: return BlockKind::numbered;
        case MD_BLOCK_LI:
            return static_cast<const MD_BLOCK_LI_DETAIL*>(detail)->is_task != 0 ? BlockKind::task
                                                                                : BlockKind::item;
        default: return std::nullopt;
    }
}

/// Whether the words stand in a quotation, where a line may begin with '!'.
bool is_in_answer(const std::vector<Block>& open) {
    return open.size() > 1 && open[open.size() - 2].kind == BlockKind::answer;
}

}  // namespace

void LessonBuilder::look_at(std::string_view words) {
    const char* const end = text_.data() + text_.size();
    // Entities and what MD4C makes itself lie elsewhere.
    if (words.data() < place_ || words.data() >= end) return;
    line_ += static_cast<std::size_t>(std::count(place_, words.data(), '\n'));
    place_ = words.data();
}

void LessonBuilder::enter(MD_BLOCKTYPE type, const void* detail) {
    line_begins_ = true;
    if (type == MD_BLOCK_DOC || type == MD_BLOCK_HR) return;
    if (open_.size() >= deepest_block) {
        if (too_deep_++ == 0) complain(say("This is nested too deeply."));
        return;
    }
    if (type == MD_BLOCK_H) level_ = static_cast<const MD_BLOCK_H_DETAIL*>(detail)->level;
    if (type == MD_BLOCK_CODE) manner_.code = true;
    open(kind_of(type, detail).value_or(BlockKind::paragraph));
}

void LessonBuilder::leave(MD_BLOCKTYPE type) {
    line_begins_ = true;
    if (type == MD_BLOCK_DOC || type == MD_BLOCK_HR) return;
    if (too_deep_ > 0) {
        --too_deep_;
    } else if (type == MD_BLOCK_H) {
        close_heading();
    } else {
        if (type == MD_BLOCK_CODE) manner_.code = false;
        close();
    }
}

void LessonBuilder::close() {
    Block block = std::move(open_.back());
    open_.pop_back();
    if (block.phrases.empty() && block.blocks.empty()) return;
    block.line = block.phrases.empty() ? block.blocks.front().line : block.phrases.front().line;
    place(std::move(block));
}

/// The words of a tight item are its own; a loose one, or a text behind words, has blocks.
void LessonBuilder::place(Block block) {
    if (!open_.empty()) return open_.back().blocks.push_back(std::move(block));
    if (full_) return;
    (lesson_.steps.empty() ? lesson_.notes : lesson_.steps.back().blocks)
        .push_back(std::move(block));
}

/// A second-level heading begins a step, one of the first level repeats the title, and any other
/// is words in bold type.
void LessonBuilder::close_heading() {
    const unsigned level = std::exchange(level_, 0);
    Block heading = std::move(open_.back());
    open_.pop_back();
    if (level == 1 && lesson_.steps.empty()) return;
    if (level != 2 || !open_.empty()) {
        for (Phrase& phrase : heading.phrases) phrase.strong = true;
        return place(std::move(heading));
    }
    if (full_) return;
    full_ = lesson_.steps.size() == most_steps;
    if (full_) {
        complain(say("A lesson has at most {most} steps.", {{"most", most_steps}}));
        // Its line is that of the heading, and not of the words behind it.
        if (!heading.phrases.empty()) unplaced_ = lesson_.faults.size();
        return;
    }
    const std::size_t line = heading.phrases.empty() ? line_ : heading.phrases.front().line;
    lesson_.steps.push_back({words_of(heading.phrases), {}, line});
}

void LessonBuilder::enter(MD_SPANTYPE type, const void* detail) {
    switch (type) {
        case MD_SPAN_EM: manner_.emphasis = ++emphases_ > 0; break;
        case MD_SPAN_STRONG: manner_.strong = ++strongs_ > 0; break;
        case MD_SPAN_CODE: manner_.code = true; break;
        case MD_SPAN_A:
        case MD_SPAN_IMG:
            if (manner_.kind == PhraseKind::picture) {
                ++inside_picture_;
            } else if (type == MD_SPAN_A) {
                follow_link(text_of(static_cast<const MD_SPAN_A_DETAIL*>(detail)->href));
            } else {
                show_picture(text_of(static_cast<const MD_SPAN_IMG_DETAIL*>(detail)->src));
            }
            break;
        default: break;
    }
}

void LessonBuilder::show_picture(std::string target) {
    if (target.starts_with('#')) {
        around_picture_ = manner_;
        manner_.kind = PhraseKind::picture;
        manner_.target = std::move(target);
        return;
    }
    complain(
        say("A picture must show a board: {target} does not.", {{"target", in_quotes(target)}}));
}

void LessonBuilder::follow_link(std::string target) {
    if (target.starts_with('#') || is_source(target)) {
        manner_.kind = is_source(target) ? PhraseKind::source : PhraseKind::board;
        manner_.target = std::move(target);
        return;
    }
    complain(
        say("A link leads to a board, with #, or to a source, with https:// or http://: {target} "
            "does not.",
            {{"target", in_quotes(target)}}));
}

void LessonBuilder::leave(MD_SPANTYPE type) {
    switch (type) {
        case MD_SPAN_EM: manner_.emphasis = --emphases_ > 0; break;
        case MD_SPAN_STRONG: manner_.strong = --strongs_ > 0; break;
        case MD_SPAN_CODE: manner_.code = false; break;
        case MD_SPAN_A:
        case MD_SPAN_IMG:
            if (inside_picture_ > 0) {
                --inside_picture_;
            } else if (manner_.kind == PhraseKind::picture) {
                manner_.kind = around_picture_.kind;
                manner_.target = std::move(around_picture_.target);
            } else if (type == MD_SPAN_A) {
                manner_.kind = PhraseKind::text;
                manner_.target.clear();
            }
            break;
        default: break;
    }
}

void LessonBuilder::add(MD_TEXTTYPE type, std::string_view words) {
    if (open_.empty()) return;
    look_at(words);
    for (; unplaced_ < lesson_.faults.size(); ++unplaced_) lesson_.faults[unplaced_].line = line_;
    switch (type) {
        case MD_TEXT_NULLCHAR: return add_words("\xEF\xBF\xBD");
        case MD_TEXT_BR: add_words("\n"); break;
        case MD_TEXT_SOFTBR: add_words(" "); break;
        case MD_TEXT_ENTITY: return add_words(character_of(words));
        default: return add_words(std::string(words));
    }
    line_begins_ = true;
}

void LessonBuilder::add_words(std::string words) {
    if (full_) return;
    if (phrases_ == most_phrases) {
        complain(say("The lesson is too long: what follows is left out."));
        ++phrases_;
    }
    if (phrases_ > most_phrases) return;
    const bool begins = std::exchange(line_begins_, false);
    if (begins && level_ == 0 && is_in_answer(open_) && manner_ == Phrase{}) {
        const bool misses = words.starts_with('!');
        if (misses || open_.back().kind == BlockKind::not_yet) {
            close();
            open(misses ? BlockKind::not_yet : BlockKind::paragraph);
        }
        if (misses) words.erase(0, words.find_first_not_of("! "));
    }
    std::vector<Phrase>& phrases = open_.back().phrases;
    Phrase phrase = manner_;
    phrase.line = line_;
    const auto is_same = [&](const Phrase& before) {
        phrase.words = before.words;
        phrase.line = before.line;
        return phrase == before;
    };
    if (!phrases.empty() && is_same(phrases.back())) {
        phrases.back().words += words;
        return;
    }
    phrase.words = std::move(words);
    phrase.line = line_;
    if (!phrase.words.empty()) {
        phrases.push_back(std::move(phrase));
        ++phrases_;
    }
}

}  // namespace queens::lessons
