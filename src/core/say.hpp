// The one function through which every sentence passes that a visitor can read.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/sentence.hpp"

namespace queens {

/// What fills the hole of that name: words, a sentence, or a number. It refers to its texts only as
/// long as the call of `say` that it stands in.
struct Hole {
    Hole(std::string_view hole, std::string_view words) : name(hole), text(words) {}
    template <std::same_as<Sentence> Words>
    Hole(std::string_view hole, const Words& words) : name(hole), sentence(words) {}
    template <std::integral Number>
    Hole(std::string_view hole, Number value)
        : name(hole), number(static_cast<std::int64_t>(value)), is_number(true) {}

    std::string_view name;
    std::string_view text{};
    Sentence sentence{};
    std::int64_t number = 0;
    bool is_number = false;
};

/// The sentence with its holes filled: `{name}` by words, by a sentence that is said, or by a
/// number with its digits grouped,
/// `{name|one|other}` by one of the two forms, as the number of that name wants it. Every hole must
/// be given, and a hole with forms as a number; one that is not stays visible.
[[nodiscard]] std::string say(const Sentence& sentence, std::initializer_list<Hole> holes = {});

}  // namespace queens
