// QR codes of links, made here and by nobody else's server (Nayuki's generator, error level M).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

/// The most bytes that a code of level M holds.
inline constexpr std::size_t longest_in_qr = 2331;

/// The modules of a code row by row, true for dark ones, without the quiet zone around it.
using QrModules = std::vector<std::vector<bool>>;

/// The smallest code of level M that holds the text; nothing if none does.
[[nodiscard]] std::optional<QrModules> qr_of(std::string_view text);

/// The code as an SVG, black on white with the quiet zone of four modules that scanners need.
[[nodiscard]] std::string svg_of(const QrModules& modules);

/// The code for terminals that are dark: two modules on top of each other are one character, light
/// ones are drawn.
[[nodiscard]] std::string text_of(const QrModules& modules);

}  // namespace queens
