// A sentence that a visitor can read: a type, so that only what is written whole, in English and in
// the source, reaches the page.
//
// A sentence has named holes: `{square} is free.` A number brings its words with it: `{count}
// {count|square is|squares are} free.` picks the words by the rule for plurals. Nothing is glued
// together from parts, so that a translator, or a catalogue of another language, finds sentences
// and not fragments. The English sentence is its own key in such a catalogue; a short one whose
// words mean different things in different places has a context besides.
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string_view>

namespace queens {

/// Whether the inside of a hole is `name`, `name:form` or `name|one|other`, the name and the form
/// of small letters.
[[nodiscard]] constexpr bool is_hole(std::string_view hole) {
    const auto is_name = [](std::string_view word) {
        return !word.empty() && std::all_of(word.begin(), word.end(), [](char letter) {
            return (letter >= 'a' && letter <= 'z') || letter == '_';
        });
    };
    const auto is_form = [&](std::string_view word) {
        return is_name(word) || (!word.empty() && word[0] >= 'A' && word[0] <= 'Z');
    };
    const std::size_t end = std::min(hole.find_first_of("|:"), hole.size());
    if (!is_name(hole.substr(0, end))) return false;
    if (end < hole.size() && hole[end] == ':') return is_form(hole.substr(end + 1));
    const auto forms = std::count(hole.begin(), hole.end(), '|');
    return forms == 0 || forms == 2;
}

/// Whether every brace of the text has its partner and holds a hole.
[[nodiscard]] constexpr bool is_sentence(std::string_view text) {
    while (true) {
        const std::size_t open = std::min(text.find_first_of("{}"), text.size());
        if (open == text.size()) return true;
        const std::size_t close = text.find_first_of("{}", open + 1);
        if (close == std::string_view::npos || text[open] != '{' || text[close] != '}')
            return false;
        if (!is_hole(text.substr(open + 1, close - open - 1))) return false;
        text.remove_prefix(close + 1);
    }
}

class Sentence {
  public:
    /// No sentence, which is said as nothing.
    constexpr Sentence() = default;
    /// What is not a sentence does not compile. The context, for translators alone, says where the
    /// words are read.
    consteval Sentence(const char* text, const char* context = "")  // NOLINT(*-explicit-*)
        : text_(text), context_(context) {
        if (!is_sentence(text)) throw std::logic_error("a hole is not written as holes are");
    }

    [[nodiscard]] constexpr std::string_view text() const { return text_; }
    [[nodiscard]] constexpr std::string_view context() const { return context_; }
    [[nodiscard]] constexpr bool empty() const { return text_.empty(); }

    friend constexpr bool operator==(const Sentence&, const Sentence&) = default;

  private:
    std::string_view text_;
    std::string_view context_;
};

}  // namespace queens
