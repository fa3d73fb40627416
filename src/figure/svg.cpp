// The layout of an SVG: the board, what stands around it, and the legend below.
#include "figure/svg.hpp"

#include <algorithm>
#include <array>

#include "app/look/look_legend.hpp"
#include "core/board_words.hpp"
#include "core/say.hpp"
#include "figure/surroundings.hpp"
#include "figure/svg_canvas.hpp"
#include "figure/svg_copies.hpp"

namespace queens {

namespace {

constexpr float margin = 16;
constexpr float small_text = 15;
constexpr float below_letters = 6;
constexpr float legend_line = 30;
constexpr float sample_side = 22;

SquareGrid grid_of(const Board& board) { return {.size = board.size(), .side = svg_side}; }

/// Writes the small board that shows what words of the legend mean.
void draw_sample(SvgCanvas& canvas, const Theme& theme, const Look& sample, Point at) {
    SvgCanvas small;
    draw_picture({small, theme, grid_of(sample.board), sample}, false);
    canvas.add("<g transform=\"translate(" + svg_number(at.x) + " " + svg_number(at.y) +
               ") scale(" + svg_number(sample_side / svg_side) + ")\">\n" + small.body() +
               "</g>\n");
}

/// Writes the legend from that height on, each line between the left and the right end of the board
/// and its copies where it fits, and returns its lower right corner.
Point draw_legend(SvgCanvas& canvas, const Surroundings& around, float top) {
    const Theme& theme = around.sketch.theme;
    Point at{around.low.x, top};
    float right_end = around.low.x;
    for (const LegendItem& item : around.sketch.look.legend) {
        const Look sample = look_of_sample(item.sample);
        const float boxes = item.sum.empty()
                                ? static_cast<float>(sample.board.columns()) * sample_side
                                : around.extent(item.sum).x;
        const float width = boxes + 8 + around.extent(item.words).x;
        if (at.x > around.low.x && at.x + width > around.high.x) {
            at = {around.low.x, at.y + legend_line};
        }
        if (item.sum.empty()) draw_sample(canvas, theme, sample, at);
        const auto write = [&](float right, const std::string& words) {
            canvas.words(at + Point{right, sample_side / 2}, Anchor::start, {around.em}, theme.ink,
                         words);
        };
        if (!item.sum.empty()) write(0, item.sum);
        write(boxes + 8, item.words);
        right_end = std::max(right_end, at.x + width);
        at.x += width + margin;
    }
    return {right_end, at.y + sample_side};
}

/// Writes what stands around the board, and returns the corners of the whole picture.
std::array<Point, 2> draw_surroundings(SvgCanvas& canvas, const Surroundings& around) {
    const Look& look = around.sketch.look;
    draw_coordinates(around);
    draw_sides(around);
    const float below =
        around.high.y + (around.sketch.repeated ? 0 : room_of_letters(around.em) + below_letters);
    draw_bands(around, below, true);
    const float under = below + room_of_bands(around.em, look, true);
    const Point legend = look.legend.empty() ? Point{around.low.x, under}
                                             : draw_legend(canvas, around, under + margin);
    const Point sides = room_of_sides(canvas, around.em, look);
    const float left = std::max(room_of_numbers(canvas, around.em, look.board.size()),
                                room_of_band_names(canvas, around.em, look));
    return {Point{around.low.x - left - margin, around.low.y - sides.y - margin},
            Point{std::max(around.high.x + sides.x, legend.x) + margin, legend.y + margin}};
}

/// Boards stacked in space as they are seen from above, each queen with the number of her layer.
Look seen_from_above(Look look) {
    const std::vector<std::uint8_t> found = look.stack->boards.layers_of_queens();
    look.stack.reset();
    std::string number;
    for (const Square square : look.board.find(Piece::queen)) {
        number =
            std::to_string(found[static_cast<std::size_t>(look.board.size().index(square))] + 1);
        look.marks.push_back({MarkKind::piece_note, square, number});
    }
    if (!number.empty()) look.legend.push_back({number, say("layer of the queen")});
    return look;
}

}  // namespace

bool can_be_pictured(Size size) { return std::max(size.rows, size.columns) <= largest_pictured; }

std::string svg_of(const Look& look, View view, const Theme& theme) {
    if (!can_be_pictured(look.board.size())) return {};
    if (look.stack) return svg_of(seen_from_above(look), view, theme);
    const bool repeated = named(view).repeats(look.board.surface());
    SvgCanvas board;
    const Sketch sketch{board, theme, grid_of(look.board), look, repeated};
    if (repeated) write_copies(board, sketch);
    draw_picture(sketch, true);
    const Point beyond = repeated ? svg_beyond(look.board) : Point{};
    const auto [low, high] =
        draw_surroundings(board, {sketch, -1 * beyond, sketch.grid.high() + beyond, small_text});
    SvgCanvas whole;
    whole.plate(Rectangle{low, high}, theme.paper);
    whole.add(board.body());
    return whole.picture(low, high, board_words(look.board));
}

std::string svg_of_squares(const Look& look, const Theme& theme) {
    if (!can_be_pictured(look.board.size())) return {};
    SvgCanvas canvas;
    const SquareGrid grid = grid_of(look.board);
    draw_picture({canvas, theme, grid, look}, false);
    return canvas.picture({0, 0}, grid.high(), board_words(look.board));
}

}  // namespace queens
