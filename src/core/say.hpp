// The one function through which every sentence passes that a visitor can read.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/noun.hpp"
#include "core/sentence.hpp"

namespace queens {

/// What fills the hole of that name: words, a sentence, a noun or a number. It refers to its texts
/// only as long as the call of `say` that it stands in.
struct Hole {
    Hole(std::string_view hole, std::string_view words) : name(hole), filling(words) {}
    template <std::same_as<Sentence> Words>
    Hole(std::string_view hole, const Words& sentence) : name(hole), filling(sentence) {}
    template <std::same_as<Noun> Word>
    Hole(std::string_view hole, const Word& noun) : name(hole), filling(noun) {}
    template <std::integral Number>
    Hole(std::string_view hole, Number number)
        : name(hole), filling(static_cast<std::int64_t>(number)) {}

    std::string_view name;
    std::variant<std::string_view, Sentence, Noun, std::int64_t> filling;
};

/// The sentence in the language that is spoken, with its holes filled: `{name}` by words, by a
/// sentence that is said, by a noun or by a number with its digits grouped; `{name|one|other}` by
/// the form that the number of that name wants; `{name:form}` by that form of a noun. Every hole
/// must be given, as what it asks for; one that is not stays visible.
[[nodiscard]] std::string say(const Sentence& sentence, std::span<const Hole> holes);
[[nodiscard]] inline std::string say(const Sentence& sentence,
                                     std::initializer_list<Hole> holes = {}) {
    return say(sentence, std::span(holes.begin(), holes.size()));
}

}  // namespace queens
