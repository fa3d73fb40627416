// Makes a lesson of what MD4C finds in a file.
#pragma once

#include <md4c.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lessons/lesson.hpp"

namespace queens::lessons {

/// Builds the tree while MD4C reads. The blocks that are open lie on a stack.
class LessonBuilder {
  public:
    /// `text` is what MD4C reads, which stands behind that many lines of its file.
    LessonBuilder(std::string_view text, std::size_t lines_before, Lesson& lesson)
        : text_(text), place_(text.data()), line_(lines_before + 1), lesson_(lesson) {}

    void enter(MD_BLOCKTYPE type, const void* detail);
    void leave(MD_BLOCKTYPE type);
    void enter(MD_SPANTYPE type, const void* detail);
    void leave(MD_SPANTYPE type);
    void add(MD_TEXTTYPE type, std::string_view words);

  private:
    void open(BlockKind kind) { open_.push_back({kind, {}, {}, line_}); }
    void close();
    void place(Block block);
    void close_heading();
    void show_picture(std::string target);
    void follow_link(std::string target);
    void add_words(std::string words);
    /// Moves the line to where these bytes are, if they are bytes of the text.
    void look_at(std::string_view words);
    void complain(std::string sentence) { lesson_.faults.push_back({line_, std::move(sentence)}); }

    std::string_view text_;
    const char* place_;
    std::size_t line_;
    Lesson& lesson_;
    std::vector<Block> open_{};
    /// How many blocks are open that are too deep to be kept.
    std::size_t too_deep_ = 0;
    /// The level of the heading that is open, 0 for none.
    unsigned level_ = 0;
    /// What the next words look like.
    Phrase manner_{};
    /// How many spans of either kind are open: they nest.
    int emphases_ = 0;
    int strongs_ = 0;
    /// What there is around the picture that is open, such as a link; and how many links and
    /// pictures are open in its words, where they are no more than words.
    Phrase around_picture_{};
    int inside_picture_ = 0;
    std::size_t phrases_ = 0;
    /// Whether the last step that has room is behind, so that nothing more is taken.
    bool full_ = false;
    bool line_begins_ = true;
    /// The first of the faults whose line is that of the words that come next.
    std::size_t unplaced_ = lesson_.faults.size();
};

}  // namespace queens::lessons
