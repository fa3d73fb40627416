// Fitting a sentence hole by hole, each hole being as short as what follows it allows.
#include "solvers/sentences/pattern.hpp"

namespace queens::tests {

namespace {

bool fit(std::string_view pattern, std::string_view sentence, Words& words);

/// What follows a hole with a choice of forms, whose number may stand before or after it.
bool fit_forms(std::string_view inner, std::string_view rest, std::string_view sentence,
               Words& words) {
    const std::size_t name_end = inner.find('|');
    const std::size_t bar = inner.find('|', name_end + 1);
    const std::string form = std::string(inner.substr(0, name_end)) + "|";
    for (const bool one : {true, false}) {
        const std::string_view word =
            one ? inner.substr(name_end + 1, bar - name_end - 1) : inner.substr(bar + 1);
        if (sentence.substr(0, word.size()) != word) continue;
        Words tried = words;
        tried[form] = one ? "one" : "other";
        if (!fit(rest, sentence.substr(word.size()), tried)) continue;
        words = tried;
        return true;
    }
    return false;
}

bool fit(std::string_view pattern, std::string_view sentence, Words& words) {
    const std::size_t open = std::min(pattern.find('{'), pattern.size());
    if (sentence.substr(0, open) != pattern.substr(0, open)) return false;
    sentence.remove_prefix(open);
    pattern.remove_prefix(open);
    if (pattern.empty()) return sentence.empty();
    const std::size_t close = pattern.find('}');
    const std::string_view inner = pattern.substr(1, close - 1);
    const std::string_view rest = pattern.substr(close + 1);
    if (inner.find('|') != std::string_view::npos) {
        return fit_forms(inner, rest, sentence, words);
    }
    for (std::size_t length = 1; length <= sentence.size(); ++length) {
        Words tried = words;
        const std::string word(sentence.substr(0, length));
        const auto [known, is_new] = tried.emplace(inner, word);
        if (!is_new && known->second != word) continue;
        if (!fit(rest, sentence.substr(length), tried)) continue;
        words = tried;
        return true;
    }
    return false;
}

/// Whether each number has the form that it wants.
bool agrees(const Words& words) {
    for (const auto& [name, form] : words) {
        if (name.back() != '|') continue;
        const auto number = words.find(name.substr(0, name.size() - 1));
        if (number != words.end() && (number->second == "1") != (form == "one")) return false;
    }
    return true;
}

}  // namespace

std::optional<Words> fitting(std::string_view pattern, std::string_view sentence) {
    Words words;
    if (!fit(pattern, sentence, words) || !agrees(words)) return std::nullopt;
    return words;
}

std::vector<std::string> sentences_of(std::string_view text) {
    std::vector<std::string> sentences;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(". "), text.size() - 1);
        sentences.emplace_back(text.substr(0, end + 1));
        text.remove_prefix(std::min(end + 2, text.size()));
    }
    return sentences;
}

}  // namespace queens::tests
