// The squares of the board and what is written on them.
#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "core/numbers.hpp"
#include "figure/colours.hpp"
#include "figure/shapes.hpp"

namespace queens {

namespace {

/// Heat is shown in blocks of at least that side.
constexpr float smallest_block = 3;
constexpr float smallest_with_sign = 12;

/// Plates that are drawn colour by colour.
class Fields {
  public:
    void add(Colour colour, const Rectangle& area) { by_colour_[colour].push_back(area); }
    void draw(Canvas& canvas) const {
        for (const auto& [colour, areas] : by_colour_) canvas.plate(areas, colour, 0);
    }

  private:
    std::map<Colour, Plates> by_colour_;
};

void draw_heat(const Sketch& sketch) {
    const float side = sketch.grid.side;
    const int stride = std::max(1, static_cast<int>(std::ceil(smallest_block / side)));
    const float block = side * static_cast<float>(stride);
    Fields fields;
    sketch.grid.for_each([&](Square square) {
        if (square.row % stride != 0 || square.column % stride != 0) return;
        const Point low = sketch.grid.corner(square);
        fields.add(ground_of(sketch.theme, sketch.look, square), {low, low + Point{block, block}});
    });
    fields.draw(sketch.canvas);
}

/// The sign of a tint in the lower left corner, where it is in nobody's way, or in the upper right
/// one where numbers of diagonals stand in the lower ones.
void draw_sign(const Sketch& sketch, const Look::Tint& tint) {
    const float side = sketch.grid.side;
    if (side < smallest_with_sign) return;
    const Colour colour = sign_on(ground_of(sketch.theme, sketch.look, tint.square));
    const float reach = std::clamp(0.2F * side, 4.0F, 12.0F);
    const float widest = 1.8F * reach;
    const Point left =
        sketch.grid.corner(tint.square) +
        (sketch.look.diagonals ? Point{side - 2 - widest, 2 + widest} : Point{2, side - 2});
    switch (tint.kind) {
        case TintKind::domain:
            return sketch.canvas.plate(Circle{left + Point{reach / 2, -reach / 2}, 0.4F * reach},
                                       colour);
        case TintKind::covered:
            return sketch.canvas.plate(
                Polygon{{left + Point{0, -reach}, left + Point{reach, 0}, left}, 3}, colour);
        case TintKind::blocked:
            for (const float arm : {reach, widest}) {
                sketch.canvas.stroke(Segment{left + Point{0, -arm}, left + Point{arm, 0}},
                                     {colour, 0.2F * reach});
            }
            return;
        case TintKind::given: {
            const Point low = left + Point{0.1F * reach, -0.9F * reach};
            sketch.canvas.plate(Rectangle{low, low + Point{0.8F * reach, 0.8F * reach}}, colour);
        }
    }
}

/// The numbers are on plates of their ground, so that no line runs through them.
void draw_heat_numbers(const Sketch& sketch) {
    const auto lettering = fitting_on_square(sketch, std::to_string(sketch.look.hottest));
    if (!lettering) return;
    sketch.grid.for_each([&](Square square) {
        const auto index = static_cast<std::size_t>(sketch.grid.size.index(square));
        if (sketch.look.heat[index] == 0) return;
        const Point centre = sketch.grid.centre(square);
        const Colour ground = ground_of(sketch.theme, sketch.look, square);
        const std::string number = std::to_string(sketch.look.heat[index]);
        const bool occupied = sketch.look.board.at(square) != Piece::none;
        if (!sketch.look.lines.empty() && !occupied) {
            const float radius = lettering->em * (0.6F + 0.15F * static_cast<float>(number.size()));
            sketch.canvas.plate(Circle{centre, radius}, ground);
        }
        sketch.canvas.words(centre, Anchor::middle, *lettering, text_on(ground), number);
    });
}

/// The number of each square in the way of the python memo: row times columns plus column.
void draw_numbers(const Sketch& sketch) {
    const float side = sketch.grid.side;
    Canvas& canvas = sketch.canvas;
    const std::string longest = std::to_string(sketch.grid.size.area() - 1);
    const auto lettering = fitting(canvas, {canvas.least_em()}, longest, {side - 2, side - 2});
    if (!lettering) return;
    const bool corner = side >= 3 * lettering->em;
    const float half_line = canvas.extent(*lettering, longest).y / 2;
    sketch.grid.for_each([&](Square square) {
        if (sketch.look.board.at(square) != Piece::none && !corner) return;
        const Point at =
            corner ? sketch.grid.corner(square) + Point{4, half_line} : sketch.grid.centre(square);
        canvas.words(at, corner ? Anchor::start : Anchor::middle, *lettering,
                     text_on(ground_of(sketch.theme, sketch.look, square)),
                     std::to_string(sketch.grid.size.index(square)));
    });
}

/// The numbers of the two diagonals of each square in its lower corners, each where its diagonal
/// comes in: row minus column at the right end of \\, row plus column at the left end of /.
void draw_diagonal_numbers(const Sketch& sketch) {
    const float side = sketch.grid.side;
    Canvas& canvas = sketch.canvas;
    const Size size = sketch.grid.size;
    const std::string longest = signed_number(-std::max(size.rows, size.columns));
    const auto lettering = fitting(canvas, {canvas.least_em()}, longest, {side / 2 - 4, side / 2});
    if (!lettering) return;
    const float up = side - 2 - canvas.extent(*lettering, longest).y / 2;
    sketch.grid.for_each([&](Square square) {
        const Point at = sketch.grid.corner(square);
        const Colour colour = text_on(ground_of(sketch.theme, sketch.look, square));
        canvas.words(at + Point{3, up}, Anchor::start, *lettering, colour,
                     std::to_string(square.row + square.column));
        canvas.words(at + Point{side - 3, up}, Anchor::end, *lettering, colour,
                     signed_number(square.row - square.column));
    });
}

void draw_frame(const Sketch& sketch, float inset, Colour colour, float width) {
    const Point in{inset, inset};
    sketch.canvas.stroke(Rectangle{sketch.grid.low + -1 * in, sketch.grid.high() + in},
                         {colour, width});
}

}  // namespace

void draw_chequer(const Sketch& sketch, float smallest_square) {
    const Theme& theme = sketch.theme;
    const SquareGrid& grid = sketch.grid;
    const Rectangle whole{grid.low, grid.high()};
    if (grid.side < smallest_square) {
        return sketch.canvas.plate(whole, mixed(theme.light_square, theme.dark_square, 0.5F));
    }
    sketch.canvas.plate(whole, plain_ground(theme, false));
    Plates dark;
    grid.for_each([&](Square square) {
        if (is_dark(square, grid.size)) dark.push_back(grid.area(square));
    });
    sketch.canvas.plate(dark, plain_ground(theme, true), 0);
}

void draw_grounds(const Sketch& sketch) {
    const Look& look = sketch.look;
    if (!look.heat.empty()) return draw_heat(sketch);
    draw_chequer(sketch);
    Fields fields;
    const auto add = [&](Square square) {
        fields.add(ground_of(sketch.theme, look, square), sketch.grid.area(square));
    };
    if (!look.regions.empty()) sketch.grid.for_each(add);
    for (const Look::Outline& outline : look.outlines) {
        for (const Square square : outline.squares) add(square);
    }
    for (const Look::Tint& tint : look.tints) add(tint.square);
    fields.draw(sketch.canvas);
    if (!look.regions.empty()) draw_regions(sketch);
    for (const Look::Tint& tint : look.tints) draw_sign(sketch, tint);
}

void draw_square_texts(const Sketch& sketch) {
    if (!sketch.look.heat.empty()) draw_heat_numbers(sketch);
    if (sketch.look.numbers) draw_numbers(sketch);
    if (sketch.look.diagonals) draw_diagonal_numbers(sketch);
}

void draw_names(const Sketch& sketch, Lettering lettering, std::optional<Colour> ink) {
    const SquareGrid& grid = sketch.grid;
    // Beside the arrows of joined edges.
    const float inset = 0.75F * lettering.em + (sketch.look.edges.empty() ? 0 : 6);
    const auto write = [&](Square square, Point from, std::string_view name) {
        const Colour ground = ground_of(sketch.theme, sketch.look, square);
        sketch.canvas.words(grid.corner(square) + from, Anchor::middle, lettering,
                            ink.value_or(text_on(ground)), name);
    };
    // The letters of regions have the upper corners.
    const float far = grid.side - inset;
    const float down = sketch.look.regions.empty() ? inset : far;
    for (int row = 0; row < grid.size.rows; ++row) {
        write({row, 0}, {inset, down}, row_name(row, grid.size));
    }
    for (int column = 0; column < grid.size.columns; ++column) {
        write({grid.size.rows - 1, column}, {far, far}, column_name(column));
    }
}

void draw_rim(const Sketch& sketch) {
    // Around a garden it would be taken for the border of a region.
    const bool strong = sketch.repeated && sketch.look.regions.empty();
    const float width = strong ? 2.5F : 1.0F;
    draw_frame(sketch, width / 2, strong ? sketch.theme.ink : faded(sketch.theme.ink, 0.35F),
               width);
}

void draw_rim_of_solution(const Sketch& sketch) {
    if (sketch.look.solved) draw_frame(sketch, 2, sketch.theme.right, 4);
}

Colour colour_of_hatch(const Theme& theme, bool mirrored) {
    return faded(theme.ink, mirrored ? 0.16F : 0.07F);
}

void draw_picture(const Sketch& sketch, bool framed) {
    const std::vector<SeenLine> lines = seen_lines(sketch.look);
    draw_grounds(sketch);
    draw_fills(sketch);
    if (framed) draw_rim(sketch);
    if (framed) draw_edges(sketch);
    draw_lines(sketch, lines);
    draw_line_letters(sketch, lines);
    draw_square_texts(sketch);
    draw_outlines(sketch);
    draw_pieces(sketch);
    draw_marks(sketch);
    draw_rim_of_solution(sketch);
    draw_arrows(sketch);
    draw_drawings(sketch);
}

}  // namespace queens
