// The shapes of all that a look shows on the squares of a board, for any canvas.
//
// Colour alone says nothing: each kind has a shape of its own.
//
//     own              four arms of a cross
//     reach            small dot                      rows and columns   thin solid line
//     refused          small thin cross               diagonals          thin dashed line
//     rejected         large cross in a thick frame   conflict           thick solid line
//     conflict         thick ring                     around the edges   thick dashed line
//     around           dashed ring
//     attacker         double ring                    worked outline     thin frame
//     selected         double frame                   dead outline       thick dashed frame
//     pointed          thin frame
//     cursor           brackets in the four corners   moved arrow        solid, filled head
//     solution         frame with a tick              proposed arrow     dashed, open head
//     placed           thick frame
//     removed          dashed frame                   domain             a disc in the corner
//     conflict count   number in a disc               covered            a triangle there
//     piece note       letter in a square             blocked            two strokes there
//     note             letter
//
// Every line and mark has a casing (pen.hpp), but for the visitor's own.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/look/look.hpp"
#include "figure/pen.hpp"
#include "figure/square_grid.hpp"

namespace queens {

/// A look that is being drawn.
struct Sketch {
    Canvas& canvas;
    const Theme& theme;
    SquareGrid grid;
    const Look& look;
    /// Whether copies of the board go on beyond its joined edges.
    bool repeated = false;

    [[nodiscard]] Pen pen(float opacity = 1) const { return {canvas, theme, grid.side, opacity}; }
};

/// The widths of thin and of thick strokes on squares of that side.
[[nodiscard]] float thin_on(float side);
[[nodiscard]] float thick_on(float side);
/// The length of a dash such that a whole number of dashes and gaps fits into half a step from
/// square to square, or of half steps into them.
[[nodiscard]] float fitting_dash(const Segment& segment, float side);
/// The lettering of words in the middle of a square, nothing where it is too small for them.
[[nodiscard]] std::optional<Lettering> fitting_on_square(const Sketch& sketch,
                                                         std::string_view words);

/// The board without anything on it: one even field where squares are smaller than that.
void draw_chequer(const Sketch& sketch, float smallest_square = 4);
/// The grounds of all squares, and the signs of tints.
void draw_grounds(const Sketch& sketch);
/// The borders and the letters of regions, which must be there.
void draw_regions(const Sketch& sketch);
/// The letter of a region, if the square has one, over what was drawn there since.
void draw_region_label(const Sketch& sketch, Square square);
/// The numbers of heat, of tiles and of diagonals.
void draw_square_texts(const Sketch& sketch);
/// Numbers in the left corners of the first column, the upper ones but for gardens, and letters in
/// the lower right corners of the lowest row, in that ink or one that stands out from the squares.
void draw_names(const Sketch& sketch, Lettering lettering, std::optional<Colour> ink = {});
/// The rim of the board, and over everything the one of a solution.
void draw_rim(const Sketch& sketch);
void draw_rim_of_solution(const Sketch& sketch);

/// A line, or as much of it as is to be seen; its ends in squares from the upper left corner, and
/// the crossings there, 0 for none.
struct SeenLine {
    LineKind kind;
    Point from;
    Point to;
    int entry = 0;
    int exit = 0;
};
/// Whether a line grows from the selected piece.
[[nodiscard]] bool grows(LineKind kind);
/// The lines of which something is to be seen when all that grow are that many squares long.
[[nodiscard]] std::vector<SeenLine> seen_lines(const Look& look,
                                               float reach = std::numeric_limits<float>::max());
void draw_lines(const Sketch& sketch, std::span<const SeenLine> lines, float opacity = 1);
/// The letters at joined edges, where copies of the board do not show how lines go on.
void draw_line_letters(const Sketch& sketch, std::span<const SeenLine> lines);
[[nodiscard]] bool has_line_letters(const Sketch& sketch);

/// The opacity of copies of the board, which are hatched so that nobody takes one for the board:
/// every that many units a line in that colour.
inline constexpr float copy_opacity = 0.35F;
inline constexpr float hatch_spacing = 9;
[[nodiscard]] Colour colour_of_hatch(const Theme& theme, bool mirrored);

/// The arrows along joined edges, just outside the board.
void draw_edges(const Sketch& sketch);

/// One frame around all the squares of a row, a column or any other set; the letters of regions
/// stay readable there.
void draw_outlines(const Sketch& sketch);

/// Whether the piece on the square is one that is not quite there.
[[nodiscard]] bool is_ghost(const Look& look, Square square);
/// The size of a piece on squares of that side.
[[nodiscard]] float size_of_piece(float side);
/// Of a piece that is not quite there.
inline constexpr float ghost_opacity = 0.3F;
/// All pieces but ghosts, and all ghosts.
void draw_pieces(const Sketch& sketch);

/// `settled` is how much a refusal of the latest step is seen, from 0 when it happens to 1 soon
/// after.
void draw_marks(const Sketch& sketch, float settled = 1);
void draw_mark(const Sketch& sketch, const Look::Mark& mark, float settled = 1);
/// A diagonal cross whose arms reach so far from the centre, across and down.
void draw_cross(const Pen& pen, Point centre, float arm, Colour colour, float width);
void draw_arrows(const Sketch& sketch);

/// The board with all that a look shows on its squares; with the rim and the arrows of its edges if
/// it is framed.
void draw_picture(const Sketch& sketch, bool framed);

/// What the visitor has drawn: the colours of squares, and all else.
void draw_fills(const Sketch& sketch);
void draw_drawings(const Sketch& sketch);

}  // namespace queens
