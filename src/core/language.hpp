// The language in which everything is said: the one place where a sentence becomes its text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/sentence.hpp"

namespace queens {

struct Language {
    /// The text of a sentence, with holes of the same names; it lives as long as the program.
    std::string_view (*text_of)(const Sentence& sentence);
    /// Which form of its words a number wants, from 0.
    std::size_t (*form_for)(std::int64_t number);
};

/// The language of the source: the text of a sentence is the sentence.
[[nodiscard]] const Language& english();

/// What is spoken, English to begin with.
[[nodiscard]] const Language& language();

/// From now on that language is spoken, which must live as long as it is. Nothing may be said at
/// the same time.
void speak(const Language& language);

}  // namespace queens
