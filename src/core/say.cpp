// Filling the holes of sentences.
#include "core/say.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "core/language.hpp"
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

/// The words for the number among forms with bars between them, the last ones if there are fewer.
std::string_view words_for(std::int64_t number, std::string_view forms) {
    for (std::size_t skipped = language().form_for(number); skipped > 0; --skipped) {
        const std::size_t bar = forms.find('|');
        if (bar == std::string_view::npos) break;
        forms.remove_prefix(bar + 1);
    }
    return forms.substr(0, forms.find('|'));
}

/// A form of a noun; the word itself without a form, or where the noun lacks it.
std::string_view form_of(const Noun& noun, std::string_view form) {
    const std::string_view all = language().text_of(noun.forms());
    std::size_t from = 0;
    while (!form.empty() && (from = all.find("; ", from)) != std::string_view::npos) {
        from += 2;
        const std::string_view entry = all.substr(from, all.find("; ", from) - from);
        if (entry.starts_with(form) && entry.substr(form.size()).starts_with(": ")) {
            return entry.substr(form.size() + 2);
        }
    }
    return all.substr(0, all.find(';'));
}

/// What the hole `{name}` is filled with.
std::string plain(const Hole& hole) {
    if (const auto* words = std::get_if<std::string_view>(&hole.filling)) {
        return std::string(*words);
    }
    if (const auto* number = std::get_if<std::int64_t>(&hole.filling)) return written(*number);
    if (const auto* noun = std::get_if<Noun>(&hole.filling)) return std::string(form_of(*noun, {}));
    return say(std::get<Sentence>(hole.filling));
}

/// What a hole, without its braces, is filled with; nothing where that is not given.
std::optional<std::string> filled(std::string_view inner, std::span<const Hole> holes) {
    const std::size_t end = std::min(inner.find_first_of("|:"), inner.size());
    const Hole* hole = find(holes, inner.substr(0, end));
    if (hole == nullptr) return std::nullopt;
    if (end == inner.size()) return plain(*hole);
    const std::string_view wanted = inner.substr(end + 1);
    const auto* noun = std::get_if<Noun>(&hole->filling);
    if (inner[end] == ':' && noun != nullptr) return std::string(form_of(*noun, wanted));
    const auto* number = std::get_if<std::int64_t>(&hole->filling);
    if (inner[end] == '|' && number != nullptr) return std::string(words_for(*number, wanted));
    return std::nullopt;
}

}  // namespace

std::string say(const Sentence& sentence, std::span<const Hole> holes) {
    std::string_view text = language().text_of(sentence);
    std::string said;
    said.reserve(text.size() + 16 * holes.size());
    while (true) {
        const std::size_t open = std::min(text.find('{'), text.size());
        said += text.substr(0, open);
        text.remove_prefix(open);
        if (text.empty()) return said;
        const std::string_view whole = text.substr(0, text.find('}') + 1);
        const auto words = filled(whole.substr(1, whole.size() - 2), holes);
        // Who wrote a catalogue may have asked for what the sentence has not.
        assert(words || language().text_of(sentence) != sentence.text());
        said += words ? *words : std::string(whole);
        text.remove_prefix(whole.size());
    }
}

}  // namespace queens
