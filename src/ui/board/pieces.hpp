// Pieces, drawn as vectors so that they are sharp from 12 to 200 pixels.
#pragma once

#include <imgui.h>

#include "core/board.hpp"
#include "figure/theme.hpp"

namespace queens::ui {

/// Draws the piece into a square of that size around the centre, at that opacity. Below ten pixels
/// a dot stands for it.
void draw_piece(ImDrawList& list, const Theme& theme, Piece piece, ImVec2 centre, float size,
                float opacity = 1);

}  // namespace queens::ui
