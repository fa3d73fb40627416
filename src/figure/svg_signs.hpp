// What stands on the squares of a board in an SVG, in shapes as the screen has them (ui/board).
#pragma once

#include "app/look/look.hpp"
#include "figure/svg_paper.hpp"

namespace queens {

/// The side of a square in an SVG.
inline constexpr float svg_side = 60;

/// The upper left corner of a square, and its middle.
[[nodiscard]] Point svg_corner(Square square);
[[nodiscard]] Point svg_centre(Square square);

/// The grounds of all squares, and the signs of tints.
void write_grounds(SvgPaper& paper, const Look& look, const Theme& theme);
/// The numbers of heat and of tiles.
void write_square_texts(SvgPaper& paper, const Look& look, const Theme& theme);
void write_lines(SvgPaper& paper, const Look& look, const Theme& theme);
void write_outlines(SvgPaper& paper, const Look& look, const Theme& theme);
void write_pieces(SvgPaper& paper, const Look& look, const Theme& theme);
void write_marks(SvgPaper& paper, const Look& look, const Theme& theme);
void write_arrows(SvgPaper& paper, const Look& look, const Theme& theme);
/// How far the repeated view goes on at each side of a board, across and below: half a board over
/// joined edges.
[[nodiscard]] Point svg_beyond(const Board& board);
/// So much of the copies of a board, pale and hatched. They show its pieces, and its lines, which
/// so run straight on.
void write_copies(SvgPaper& paper, const Look& look, const Theme& theme);
/// What the visitor has drawn: the colours of squares, and all else.
void write_fills(SvgPaper& paper, const Look& look, const Theme& theme);
void write_drawings(SvgPaper& paper, const Look& look, const Theme& theme);

}  // namespace queens
