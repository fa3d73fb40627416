// The translations of the page, spoken by tests as the page would speak them.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace queens {

/// A language with two forms for numbers; decimals have a comma.
struct Translation {
    std::string_view tag;
    std::string_view between_groups;
    /// Whether 0 takes the form of 1.
    bool none_is_one = false;
};

/// The languages that the page is translated into.
inline constexpr std::array translations{Translation{"de", "."},
                                         Translation{"fr", "\xE2\x80\xAF", true}};

/// The catalogue of a language, out of its file in web/words, as scripts/catalogues packs it.
[[nodiscard]] std::string catalogue_in(const Translation& language);

}  // namespace queens
