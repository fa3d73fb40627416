// The one function through which every sentence passes that a visitor can read.
//
// A sentence is written whole, in English, with named holes: `{square} is free.` A number brings
// its words with it: `{count} {count|square is|squares are} free.` picks the words by the rule for
// plurals. Nothing is glued together from parts, so that a translator, or a catalogue of another
// language, finds sentences and not fragments.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace queens {

/// What fills the hole of that name: words or a number. It refers to its texts only as long as the
/// call of `say` that it stands in.
struct Hole {
    Hole(std::string_view hole, std::string_view words) : name(hole), text(words) {}
    template <std::integral Number>
    Hole(std::string_view hole, Number value)
        : name(hole), number(static_cast<std::int64_t>(value)), is_number(true) {}

    std::string_view name;
    std::string_view text{};
    std::int64_t number = 0;
    bool is_number = false;
};

/// The sentence with its holes filled: `{name}` by words or by a number with its digits grouped,
/// `{name|one|other}` by one of the two forms, as the number of that name wants it. Every hole must
/// be given, and a hole with forms as a number; one that is not stays visible.
[[nodiscard]] std::string say(std::string_view sentence, std::span<const Hole> holes);
[[nodiscard]] inline std::string say(std::string_view sentence,
                                     std::initializer_list<Hole> holes = {}) {
    return say(sentence, std::span(holes.begin(), holes.size()));
}

}  // namespace queens
