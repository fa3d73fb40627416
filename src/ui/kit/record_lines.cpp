// Which words stand on which control is seen from their places.
#include "ui/kit/record_lines.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

namespace queens::ui {

namespace {

constexpr std::array<std::string_view, 11> role_words{"button",  "toggle", "tab",   "slider",
                                                      "field",   "item",   "image", "board",
                                                      "heading", "text",   "row"};
constexpr std::array<std::string_view, 6> region_words{"bar",       "board", "words",
                                                       "transport", "panel", "notice"};

struct Line {
    Shown shown;
    /// The other words of its row.
    std::vector<std::string> others{};
};

bool holds(const Rect& outer, const Rect& inner) {
    constexpr float slack = 1;
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
           inner.x + inner.width <= outer.x + outer.width + slack &&
           inner.y + inner.height <= outer.y + outer.height + slack;
}

/// The control that the words stand on, null if they stand by themselves.
const Shown* owner_of(const Shown& words, const std::vector<Shown>& all) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Shown& control) {
        const bool apart = control.over != words.over || control.region != words.region;
        if (is_words(control) || apart) return false;
        // What is scrolled out of sight may lie where another control is seen.
        return words.owner.empty() ? holds(control.rect, words.rect) : control.id == words.owner;
    });
    return found == all.end() ? nullptr : &*found;
}

bool in_one_row(const Shown& left, const Shown& right) {
    const float middle = left.rect.y + left.rect.height / 2;
    const float other = right.rect.y + right.rect.height / 2;
    // A figure has its value with it.
    if (!left.value.empty() || !right.value.empty()) return false;
    return left.region != Region::words && left.region == right.region && left.over == right.over &&
           (left.role == Role::text || left.role == Role::row) && right.role == Role::text &&
           right.rect.x > left.rect.x && std::abs(middle - other) < 4;
}

/// Words that stand on a control.
struct Description {
    const Shown* control;
    std::string words;
};

/// Adds the words to what describes their control, unless it says them already.
void describe(std::vector<Line>& lines, const Description& description) {
    const Shown& control = *description.control;
    const std::string& words = description.words;
    if (words == control.label || words == control.value) return;
    const auto line = std::find_if(lines.begin(), lines.end(),
                                   [&](const Line& one) { return one.shown.id == control.id; });
    std::string& hint = line->shown.hint;
    if (hint.find(words) == std::string::npos) hint += (hint.empty() ? "" : ". ") + words;
}

/// Whether the words stand beside a control and only say what it is called.
bool repeats(const std::vector<Line>& lines, const Shown& words) {
    return !lines.empty() && !is_words(lines.back().shown) &&
           lines.back().shown.label == words.label;
}

std::vector<Line> gathered(const std::vector<Shown>& all) {
    std::vector<Line> lines;
    std::vector<Description> descriptions;
    for (const Shown& shown : all) {
        // A tooltip says what its control is described by.
        if (shown.id == "hint") continue;
        const Shown* owner = is_words(shown) ? owner_of(shown, all) : nullptr;
        if (owner != nullptr) {
            if (owner->role != Role::board) descriptions.push_back({owner, shown.label});
            continue;
        }
        if (is_words(shown)) {
            if (shown.region == Region::board || shown.label.empty() || repeats(lines, shown))
                continue;
            if (!lines.empty() && is_words(lines.back().shown) &&
                in_one_row(lines.back().shown, shown)) {
                lines.back().others.push_back(shown.label);
                continue;
            }
        }
        lines.push_back({shown});
    }
    for (const Description& description : descriptions) describe(lines, description);
    return lines;
}

/// The words without the signs that end fields and lines.
std::string in_field(std::string words) {
    std::replace_if(
        words.begin(), words.end(), [](char sign) { return sign == '\t' || sign == '\n'; }, ' ');
    return words;
}

std::string letters_of(const Shown& shown) {
    std::string letters;
    if (!shown.enabled) letters += 'd';
    if (shown.has_states) letters += shown.on ? 'o' : 'f';
    if (shown.focused) letters += 'k';
    if (shown.over) letters += 'u';
    if (shown.lit) letters += 'l';
    return letters;
}

std::string value_of(const Line& line) {
    std::string value = line.shown.value;
    for (const std::string& other : line.others) value += (value.empty() ? "" : "; ") + other;
    return value;
}

}  // namespace

std::string lines_of(const Record& record) {
    std::string text;
    for (const Line& line : gathered(record.all())) {
        const Shown& shown = line.shown;
        const std::string place = shown.role == Role::slider ? std::to_string(shown.place)
                                  : shown.depth > 0          ? std::to_string(shown.depth)
                                                             : "";
        const std::string places = shown.role == Role::slider ? std::to_string(shown.places) : "";
        text += std::string(role_words[static_cast<std::size_t>(shown.role)]) + '\t' +
                std::string(region_words[static_cast<std::size_t>(shown.region)]) + '\t' +
                letters_of(shown) + '\t' + in_field(shown.id) + '\t' + in_field(shown.label) +
                '\t' + in_field(value_of(line)) + '\t' + in_field(shown.hint) + '\t' + place +
                '\t' + places + '\n';
    }
    return text;
}

}  // namespace queens::ui
