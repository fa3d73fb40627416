// A language in which every sentence stands between signs, so that words that never were a sentence
// are seen to stand outside.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/language.hpp"
#include "core/noun.hpp"

namespace queens::tests {

/// Characters for private use, which nothing else writes.
inline constexpr std::string_view opening = "\xEE\x80\x80";
inline constexpr std::string_view closing = "\xEE\x80\x81";

inline std::string between_signs(std::string_view words) {
    if (words.empty()) return {};
    return std::string(opening) + std::string(words) + std::string(closing);
}

/// The forms of a number, each between signs.
inline std::string of_hole(std::string_view hole) {
    const std::size_t bar = hole.find('|');
    if (bar == std::string_view::npos) return std::string(hole);
    const std::size_t second = hole.find('|', bar + 1);
    return std::string(hole.substr(0, bar + 1)) +
           between_signs(hole.substr(bar + 1, second - bar - 1)) + '|' +
           between_signs(hole.substr(second + 1));
}

/// All words between the holes, so that what fills a hole has to bring its own signs.
inline std::string of_sentence(std::string_view text) {
    std::string made;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('{'), text.size());
        made += between_signs(text.substr(0, open));
        text.remove_prefix(open);
        if (text.empty()) break;
        const std::size_t close = text.find('}');
        made += '{' + of_hole(text.substr(1, close - 1)) + '}';
        text.remove_prefix(close + 1);
    }
    return made;
}

/// Each form of a noun between signs, but not its name.
inline std::string of_noun(std::string_view text) {
    std::string made;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find("; "), text.size());
        const std::string_view form = text.substr(0, end);
        const std::size_t colon = form.find(": ");
        const std::size_t words = made.empty() || colon == std::string_view::npos ? 0 : colon + 2;
        made += (made.empty() ? "" : "; ") + std::string(form.substr(0, words)) +
                between_signs(form.substr(words));
        text.remove_prefix(std::min(end + 2, text.size()));
    }
    return made;
}

inline std::string_view in_made_up_words(const Sentence& sentence) {
    static std::map<std::pair<std::string_view, std::string_view>, std::string> catalogue;
    auto [entry, is_new] = catalogue.try_emplace({sentence.context(), sentence.text()});
    if (is_new) {
        entry->second = sentence.context() == Noun::context ? of_noun(sentence.text())
                                                            : of_sentence(sentence.text());
    }
    return entry->second;
}

/// Speaks that language as long as it lives.
class MadeUpLanguage {
  public:
    MadeUpLanguage() {
        language() = {in_made_up_words,
                      [](std::int64_t n) { return std::size_t{n == 1 ? 0U : 1U}; }};
    }
    ~MadeUpLanguage() { language() = before_; }
    MadeUpLanguage(const MadeUpLanguage&) = delete;
    MadeUpLanguage& operator=(const MadeUpLanguage&) = delete;

  private:
    Language before_ = language();
};

/// What of a text stands outside the signs.
inline std::string outside_signs(std::string_view text) {
    std::string outside;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find(opening), text.size());
        outside += text.substr(0, open);
        if (open == text.size()) break;
        const std::size_t close = text.find(closing, open);
        if (close == std::string_view::npos) return outside + "(a sign is missing)";
        text.remove_prefix(close + closing.size());
        outside += ' ';
    }
    return outside;
}

}  // namespace queens::tests
