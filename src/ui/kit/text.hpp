// Text on the screen: lines, headings, paragraphs, rows of a name and a value; all of it is written
// down in the record.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "ui/kit/kit.hpp"

namespace queens::ui {

/// One line of text, or several where a wrap position is set.
void text(const Kit& kit, ImFont* font, ImU32 colour, std::string_view words);
/// The heading of what follows.
void heading(const Kit& kit, std::string_view words);
/// Text wrapped at the right edge of the region.
void paragraph(const Kit& kit, ImFont* font, ImU32 colour, std::string_view words);
/// A name at the left and a value at the right edge of the region, below each other where both do
/// not fit.
void row(const Kit& kit, std::string_view name, std::string_view value, ImU32 colour);
void name_and_value(const Kit& kit, ImFont* font, std::string_view name, std::string_view value,
                    ImU32 colour);
void hairline(const Kit& kit);
void gap(float height);
/// A line with that much room above and below it, between two groups of a panel.
void separate_groups(const Kit& kit, float room = 8);

/// How much room words take in their font, wrapped at that width if it is not 0.
[[nodiscard]] ImVec2 extent_of(const ImFont* font, std::string_view words, float wrap = 0);

/// The next smaller font for words, null for the smallest one.
[[nodiscard]] ImFont* smaller(const Kit& kit, const ImFont* font);
/// The font, or a smaller one where a word of these is wider than the room and ImGui would end a
/// line in the middle of it.
[[nodiscard]] ImFont* whole_words(const Kit& kit, ImFont* font, std::string_view words, float room);
/// How wide the widest of these words is, or of the numbers: where no line may end.
[[nodiscard]] float widest_word(const ImFont* font, std::string_view words);

/// Words that stand on the control of that id, or by themselves where `owner` is empty, with their
/// upper left corner at a point.
void words_at(const Kit& kit, ImFont* font, ImVec2 at, ImU32 colour, std::string_view words,
              float wrap = 0);
void words_on(const Kit& kit, const std::string& owner, ImFont* font, ImVec2 at, ImU32 colour,
              std::string_view words, float wrap = 0);
/// Words on the control of that id around a point: each of their lines has its middle there, and so
/// have all of them together.
void words_around(const Kit& kit, const std::string& owner, ImFont* font, ImVec2 centre,
                  ImU32 colour, std::string_view words, float wrap = 0);
/// Writes down words that were drawn by other means between two corners.
void write_down(const Kit& kit, ImVec2 low, ImVec2 high, std::string_view words);
/// One line of words with its middle at a point, or with its upper right corner there.
void words_centred(const Kit& kit, ImFont* font, ImVec2 centre, ImU32 colour,
                   std::string_view words);
void words_ending(const Kit& kit, ImFont* font, ImVec2 end, ImU32 colour, std::string_view words);
/// A number over its name, with their upper right corner at a point, read as "name number".
void figure(const Kit& kit, ImVec2 end, const std::string& name, const std::string& number);

}  // namespace queens::ui
