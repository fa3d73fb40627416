// The language in which everything is said: the one place where a sentence becomes its text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/sentence.hpp"

namespace queens {

struct Language {
    /// The text of a sentence, with holes of the same names; it lives until another language is
    /// spoken.
    std::string_view (*text_of)(const Sentence& sentence);
    /// Which form of its words a number wants, from 0.
    std::size_t (*form_for)(std::int64_t number);
    /// What stands between groups of three digits, and before decimals.
    std::string_view between_groups = ",";
    std::string_view decimal_mark = ".";
    /// The language as HTML names it.
    std::string_view tag = "en";
};

/// The language of the source, in which the text of a sentence is the sentence.
[[nodiscard]] Language english();

/// What is spoken, at first English. Another language is spoken as soon as it is assigned; nothing
/// may be said meanwhile.
[[nodiscard]] Language& language();

}  // namespace queens
