// Filling the holes of sentences.
#include "core/say.hpp"

#include <algorithm>
#include <cassert>

#include "core/numbers.hpp"

namespace queens {

namespace {

const Hole* find(std::span<const Hole> holes, std::string_view name) {
    const auto found = std::find_if(holes.begin(), holes.end(),
                                    [&](const Hole& hole) { return hole.name == name; });
    return found == holes.end() ? nullptr : &*found;
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

}  // namespace

std::string say(std::string_view sentence, std::span<const Hole> holes) {
    std::string said;
    said.reserve(sentence.size() + 16 * holes.size());
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('{'), sentence.size());
        said += sentence.substr(0, open);
        sentence.remove_prefix(open);
        const std::size_t close = sentence.find('}');
        if (close == std::string_view::npos) {
            said += sentence;
            break;
        }
        const std::string_view whole = sentence.substr(0, close + 1);
        const std::string_view inner = whole.substr(1, whole.size() - 2);
        const std::size_t bar = inner.find('|');
        const bool has_forms = bar != std::string_view::npos;
        const Hole* hole = find(holes, inner.substr(0, bar));
        assert(hole != nullptr && (hole->is_number || !has_forms));
        if (hole == nullptr || (has_forms && !hole->is_number)) {
            said += whole;
        } else if (has_forms) {
            said += form_for(hole->number, inner.substr(bar + 1));
        } else {
            said += hole->is_number ? written(hole->number) : std::string(hole->text);
        }
        sentence.remove_prefix(close + 1);
    }
    return said;
}

}  // namespace queens
