// A noun that fills holes of sentences, with the forms that sentences ask for.
//
// English asks for `{piece}`, `{piece:a}` and `{piece:the}`, and with a capital for `{piece:The}`.
// Another language has other forms, which its sentences name: a catalogue answers with the whole
// list, so that each noun says its gender and its cases in one place, and no sentence has to know
// them.
#pragma once

#include <stdexcept>
#include <string_view>

#include "core/sentence.hpp"

namespace queens {

/// Whether the text is a word and its forms: "queen; a: a queen; the: the queen".
[[nodiscard]] constexpr bool is_noun(std::string_view text) {
    const bool has_forms = text.find("; a: ") != std::string_view::npos &&
                           text.find("; the: ") != std::string_view::npos;
    return has_forms && text.find_first_of("{}|") == std::string_view::npos && text[0] != ';';
}

class Noun {
  public:
    /// What is not a noun does not compile.
    consteval Noun(const char* forms)  // NOLINT(*-explicit-*)
        : forms_(forms, context) {
        if (!is_noun(forms)) throw std::logic_error("a noun lacks a form");
    }

    /// The word and its forms as one entry of a catalogue, under the context `noun`.
    [[nodiscard]] constexpr const Sentence& forms() const { return forms_; }

    static constexpr const char* context = "noun";

  private:
    Sentence forms_;
};

}  // namespace queens
