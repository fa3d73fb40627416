// Finding, decoding and splitting fragments.
#include "core/fragment.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace queens {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

bool is_space(char letter) { return letter == ' ' || letter == '+'; }

int hex_digit(char letter) {
    if (letter >= '0' && letter <= '9') return letter - '0';
    if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
    if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
    return -1;
}

/// The byte that `%xx` at this place stands for, -1 where there is none.
int encoded_byte(std::string_view text, std::size_t at) {
    if (text[at] != '%' || at + 2 >= text.size()) return -1;
    const int high = hex_digit(text[at + 1]);
    const int low = hex_digit(text[at + 2]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/// The text with every `%xx` decoded, nothing if there is none.
std::optional<std::string> decoded(std::string_view text) {
    std::string result;
    bool changed = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int byte = encoded_byte(text, i);
        result += byte < 0 ? text[i] : static_cast<char>(byte);
        if (byte < 0) continue;
        changed = true;
        i += 2;
    }
    if (!changed) return std::nullopt;
    return result;
}

/// The length without what a sentence may put behind a link, which no link ends with; but the rows
/// of a board may end with full stops, which are empty squares there.
std::size_t length_of_link(std::string_view text) {
    constexpr std::string_view signs = ".,;:!?)]}>\"' ";
    constexpr std::array<std::string_view, 3> quotation_marks{"\xE2\x80\x99", "\xE2\x80\x9D",
                                                              "\xC2\xBB"};
    const bool is_board = text.substr(text.rfind('&') + 1).starts_with("b=");
    const auto length_of_sign = [&]() -> std::size_t {
        if (text.empty() || (is_board && text.back() == '.')) return 0;
        if (signs.find(text.back()) != std::string_view::npos) return 1;
        for (const std::string_view mark : quotation_marks) {
            if (text.ends_with(mark)) return mark.size();
        }
        return 0;
    };
    while (const std::size_t length = length_of_sign()) text.remove_suffix(length);
    return text.size();
}

/// Cuts the text down to what follows its first '#', and says whether there is one.
bool cut_to_fragment(std::string& text) {
    const std::size_t hash = text.find('#');
    if (hash == std::string::npos) return false;
    text.erase(0, hash + 1);
    return true;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string fragment_in(std::string_view text) {
    constexpr int decodings = 2;
    std::string fragment(trimmed(text));
    bool found = cut_to_fragment(fragment);
    for (int i = 0; i < decodings; ++i) {
        auto plain = decoded(fragment);
        if (!plain) break;
        fragment = std::move(*plain);
        found = found || cut_to_fragment(fragment);
    }
    const bool address = fragment.find("://") < fragment.find('=');
    if (!found && address) fragment.clear();
    fragment.resize(length_of_link(fragment));
    return fragment;
}

std::vector<std::pair<std::string_view, std::string_view>> pairs_in(std::string_view fragment) {
    constexpr std::string_view html = "amp;";
    std::vector<std::pair<std::string_view, std::string_view>> pairs;
    for (std::string_view part : split(fragment, '&')) {
        if (part.substr(0, html.size()) == html) part.remove_prefix(html.size());
        if (part.empty()) continue;
        const std::size_t equals = std::min(part.find('='), part.size());
        pairs.emplace_back(part.substr(0, equals), part.substr(std::min(equals + 1, part.size())));
    }
    return pairs;
}

bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
               (letter >= 'A' && letter <= 'Z') || letter == '.' || letter == '-' || letter == '_';
    });
}

std::string plain_goal(std::string_view text) {
    std::string plain;
    std::string_view bound;
    const auto is_between = [](char letter) { return is_space(letter) || letter == '_'; };
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (is_between(letter)) {
            plain += std::exchange(bound, {});
            if (!plain.empty() && plain.back() != '_') plain += '_';
        } else if ((letter == '>' || letter == '<') && text.substr(at + 1, 1) == "=") {
            bound = letter == '>' ? "-or-more" : "-or-less";
        } else {
            plain += letter;
        }
    }
    return plain.append(bound);
}

bool is_display_value(std::string_view key, std::string_view text) {
    if (key != goal_key) return is_plain(text);
    const auto parts = split(text, '=');
    return std::all_of(parts.begin(), parts.end(), is_plain);
}

std::vector<std::string_view> entries_in(std::string_view list, std::string_view separators) {
    const auto separates = [&](char letter) {
        return separators.find(letter) != std::string_view::npos;
    };
    std::size_t at = 0;
    const auto skip_spaces = [&] {
        while (at < list.size() && is_space(list[at])) ++at;
    };
    std::vector<std::string_view> entries;
    for (skip_spaces(); at < list.size(); skip_spaces()) {
        const std::size_t start = at;
        while (at < list.size() && !is_space(list[at]) && !separates(list[at])) ++at;
        entries.push_back(list.substr(start, at - start));
        skip_spaces();
        if (at < list.size() && separates(list[at])) ++at;
    }
    return entries;
}

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

}  // namespace queens
