// Small means of drawing that several parts of the board share.
#pragma once

#include <imgui.h>

#include <string>

namespace queens::ui {

/// How long pieces take to glide, in seconds.
inline constexpr double glide_seconds = 0.15;

/// The opacity of what is drawn on copies of the board.
inline constexpr float copy_opacity = 0.35F;

[[nodiscard]] inline ImVec2 operator+(ImVec2 a, ImVec2 b) { return {a.x + b.x, a.y + b.y}; }

/// A share of time as a share of way: fast at first, gentle at the end.
[[nodiscard]] float eased(double share);

/// The size of a font in CSS pixels.
[[nodiscard]] float size_of(const ImFont* font);

/// Words of that size in CSS pixels, centred on a point.
void centred_text(ImDrawList& list, ImFont* font, float size, ImVec2 centre, ImU32 colour,
                  const std::string& words);

}  // namespace queens::ui
