// The catalogue of another language: the texts of the sentences, found by hashes of the English
// ones, and the language's rules for numbers. web/catalogue.js writes it.
//
// It is a text of lines: "queens-lab-words 1"; the language as `lang` has it ("fr");
// two hundred digits, which say the form of its words that each number wants; what stands between
// groups of digits; the decimal mark; the hashes, rising, each of eight hexadecimal digits; and
// then, in the order of the hashes, one text on each line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sentence.hpp"

namespace queens {

/// The hash of a sentence under which its text is found: FNV-1a over the context and the sign EOT,
/// if there is a context, and the English text.
[[nodiscard]] std::uint32_t hash_of(const Sentence& sentence);

class Catalogue {
  public:
    /// What is in a file; nothing where that is cut short, too long, or has a text with a brace
    /// that has no partner.
    [[nodiscard]] static std::optional<Catalogue> read(std::string file);

    /// The text of the sentence, which is the sentence where there is no other.
    [[nodiscard]] std::string_view text_of(const Sentence& sentence) const;
    /// Which form of its words a number wants, from 0.
    [[nodiscard]] std::size_t form_for(std::int64_t number) const;

    [[nodiscard]] std::string_view tag() const { return tag_; }
    [[nodiscard]] std::string_view between_groups() const { return between_groups_; }
    [[nodiscard]] std::string_view decimal_mark() const { return decimal_mark_; }

    static constexpr std::size_t longest = 2'000'000;

  private:
    /// It stays where it is when the catalogue is moved.
    std::unique_ptr<const std::string> file_;
    std::string_view tag_;
    std::string_view forms_;
    std::string_view between_groups_;
    std::string_view decimal_mark_;
    std::vector<std::uint32_t> hashes_;
    std::vector<std::string_view> texts_;
};

/// Speaks the language of a catalogue from now on, or English with an empty file. What cannot be
/// read changes nothing. Texts that were said before stay as they are.
/// @return whether that language is spoken
bool speak(std::string file);

}  // namespace queens
