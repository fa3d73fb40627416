// Small means of drawing that several parts of the board share.
#pragma once

#include <imgui.h>

#include <optional>
#include <string>

#include "ui/kit/kit.hpp"

namespace queens::ui {

/// How long pieces take to glide, in seconds.
inline constexpr double glide_seconds = 0.15;

[[nodiscard]] inline ImVec2 operator+(ImVec2 a, ImVec2 b) { return {a.x + b.x, a.y + b.y}; }

/// A share of time as a share of way: fast at first, gentle at the end.
[[nodiscard]] float eased(double share);

/// The size of a font in CSS pixels.
[[nodiscard]] float size_of(const ImFont* font);

/// A font in a size that it was not made for, an em in CSS pixels.
struct Type {
    ImFont* font;
    float em;
};

[[nodiscard]] ImVec2 extent_in(const Kit& kit, Type type, const std::string& words);

/// The type of that size, or a smaller one in which the words are no larger than the room; nothing
/// where its em would be smaller than `least`.
[[nodiscard]] std::optional<Type> fitting(const Kit& kit, Type wanted, const std::string& words,
                                          ImVec2 room, float least);

/// Words centred on a point.
void centred_text(const Kit& kit, ImDrawList& list, Type type, ImVec2 centre, ImU32 colour,
                  const std::string& words);

}  // namespace queens::ui
