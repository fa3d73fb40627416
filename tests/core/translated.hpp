// The translations of the page, spoken by tests as the page would speak them.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace queens {

/// The languages that the page is translated into.
inline constexpr std::array<std::string_view, 2> translations{"de", "fr"};

/// The catalogue of a language, out of its file in web/words, as scripts/catalogues packs it.
[[nodiscard]] std::string catalogue_in(std::string_view tag);

}  // namespace queens
