// Another language for a test: a catalogue of a few sentences, spoken as long as the test wants.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/catalogue.hpp"

namespace queens {

/// 0 and 1 are one, as in French.
inline std::string french_forms() { return "00" + std::string(198, '1'); }

struct Translated {
    Sentence sentence;
    std::string text;
};

/// What a catalogue says of its language.
struct Spelling {
    std::string_view tag;
    std::string forms;
    std::string_view between_groups;
};

/// A catalogue with these texts, by the hashes of their sentences; decimals have a comma.
inline std::string packed_catalogue(const Spelling& of,
                                    const std::map<std::uint32_t, std::string>& by_hash) {
    std::string hashes;
    std::string texts;
    for (const auto& [hash, text] : by_hash) {
        std::array<char, 9> digits{};
        std::snprintf(digits.data(), digits.size(), "%08x", hash);
        hashes += digits.data();
        texts += text + "\n";
    }
    return "queens-lab-words 1\n" + std::string(of.tag) + "\n" + of.forms + "\n" +
           std::string(of.between_groups) + "\n,\n" + hashes + "\n" + texts;
}

/// A French catalogue with these texts.
inline std::string catalogue_of(const std::vector<Translated>& entries) {
    std::map<std::uint32_t, std::string> by_hash;
    for (const auto& [sentence, text] : entries) by_hash[hash_of(sentence)] = text;
    return packed_catalogue({"fr", french_forms(), "\xE2\x80\xAF"}, by_hash);
}

/// Speaks that language as long as it lives.
struct Spoken {
    explicit Spoken(std::string file) : is_spoken(speak(std::move(file))) {}
    ~Spoken() { speak({}); }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;

    bool is_spoken;
};

}  // namespace queens
