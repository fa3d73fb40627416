// Filling the holes of sentences.
#include "core/say.hpp"

#include <algorithm>
#include <cassert>

#include "core/numbers.hpp"

namespace queens {

namespace {

const Hole* find(std::initializer_list<Hole> holes, std::string_view name) {
    const auto* found = std::find_if(holes.begin(), holes.end(),
                                     [&](const Hole& hole) { return hole.name == name; });
    return found == holes.end() ? nullptr : found;
}

std::string written(std::int64_t number) {
    const auto magnitude = static_cast<std::uint64_t>(number < 0 ? -(number + 1) : number);
    return number < 0 ? "-" + grouped(magnitude + 1) : grouped(magnitude);
}

/// The form for a number by the rule of English: the first for one, the second for all others.
std::string_view form_for(std::int64_t number, std::string_view forms) {
    const std::size_t bar = forms.find('|');
    if (bar == std::string_view::npos) return forms;
    return number == 1 ? forms.substr(0, bar) : forms.substr(bar + 1);
}

/// What a hole, braces and all, is filled with; one that is not given stays visible.
std::string filled(std::string_view whole, std::initializer_list<Hole> holes) {
    const std::string_view inner = whole.substr(1, whole.size() - 2);
    const std::size_t bar = inner.find('|');
    const bool has_forms = bar != std::string_view::npos;
    const Hole* hole = find(holes, inner.substr(0, bar));
    assert(hole != nullptr && (hole->is_number || !has_forms));
    if (hole == nullptr || (has_forms && !hole->is_number)) return std::string(whole);
    if (has_forms) return std::string(form_for(hole->number, inner.substr(bar + 1)));
    if (hole->is_number) return written(hole->number);
    return hole->sentence.empty() ? std::string(hole->text) : say(hole->sentence);
}

}  // namespace

std::string say(const Sentence& sentence, std::initializer_list<Hole> holes) {
    std::string_view text = sentence.text();
    std::string said;
    said.reserve(text.size() + 16 * holes.size());
    while (true) {
        const std::size_t open = std::min(text.find('{'), text.size());
        said += text.substr(0, open);
        text.remove_prefix(open);
        if (text.empty()) return said;
        const std::string_view whole = text.substr(0, text.find('}') + 1);
        said += filled(whole, holes);
        text.remove_prefix(whole.size());
    }
}

}  // namespace queens
