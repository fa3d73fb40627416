// The embedded fonts, made at build time by cmake/font.cmake.

#pragma once

#include <cstdint>
#include <span>

namespace queens::ui {

// Inter, regular and semi-bold, cut down to western Latin letters, punctuation, arrows and common
// signs of mathematics. OpenType with CFF outlines, which Dear ImGui's own rasteriser reads.
std::span<const std::uint8_t> regular_font();
std::span<const std::uint8_t> semibold_font();

}  // namespace queens::ui
