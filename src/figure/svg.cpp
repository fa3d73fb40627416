// The layout of an SVG: the board, what stands around it, and the legend below.
#include "figure/svg.hpp"

#include <algorithm>

#include "app/look/look_legend.hpp"
#include "core/board_words.hpp"
#include "figure/svg_canvas.hpp"
#include "figure/svg_copies.hpp"

namespace queens {

namespace {

constexpr float margin = 16;
constexpr float small_text = 15;
/// From the board to the middles of letters below it and to the ends of numbers beside it.
constexpr float letters_below = 20;
constexpr float numbers_beside = 13;
constexpr float band_height = 22;
constexpr float legend_line = 30;
constexpr float sample_side = 22;

SquareGrid grid_of(const Board& board) { return {.size = board.size(), .side = svg_side}; }

class Around {
  public:
    /// `beyond` is how far copies of the board go on at each side of it.
    Around(SvgCanvas& canvas, const Sketch& sketch, Point beyond)
        : canvas_(canvas),
          look_(sketch.look),
          theme_(sketch.theme),
          grid_(sketch.grid),
          sketch_(sketch),
          area_low_(-1 * beyond),
          area_high_(grid_.high() + beyond) {}

    /// Below and beside the board; where copies go on there, in the corners of its outer squares.
    void coordinates() {
        if (sketch_.repeated) return draw_names(sketch_, {canvas_.least_em(), true});
        for (int column = 0; column < grid_.size.columns; ++column) {
            words({grid_.centre({0, column}).x, grid_.high().y + letters_below}, Anchor::middle,
                  theme_.quiet, column_name(column));
        }
        for (int row = 0; row < grid_.size.rows; ++row) {
            words({-numbers_beside, grid_.centre({row, 0}).y}, Anchor::end, theme_.quiet,
                  row_name(row, grid_.size));
        }
    }

    void sides() {
        for (const Look::Side& side : look_.sides) {
            const Point at =
                side.of_row ? Point{area_high_.x + numbers_beside, grid_.centre({side.index, 0}).y}
                            : Point{grid_.centre({0, side.index}).x,
                                    area_low_.y - numbers_beside - small_text / 2};
            words(at, side.of_row ? Anchor::start : Anchor::middle,
                  side.chosen ? theme_.accent : theme_.quiet, side.text, side.chosen);
        }
    }

    void bands() {
        float middle = area_high_.y + below();
        for (const Look::Band& band : look_.bands) {
            middle += band_height;
            words({area_low_.x - numbers_beside, middle}, Anchor::end, theme_.quiet, band.name);
            for (std::size_t i = 0; i < band.signs.size(); ++i) {
                const float x = grid_.centre({0, static_cast<int>(i)}).x;
                const bool set = band.signs[i] == '1';
                const Rectangle box{{x - 18, middle - 9}, {x + 18, middle + 9}};
                if (set) canvas_.plate(box, theme_.accent);
                canvas_.stroke(box, {set ? theme_.accent : theme_.quiet});
                words({x, middle}, Anchor::middle, set ? theme_.on_accent : theme_.quiet,
                      band.signs.substr(i, 1));
            }
        }
        bottom_ = middle + (look_.bands.empty() ? 0 : band_height / 2);
    }

    void legend() {
        float x = area_low_.x;
        float y = bottom_ + margin;
        for (const LegendItem& item : look_.legend) {
            const Look sample = look_of_sample(item.sample);
            const float boxes = static_cast<float>(sample.board.columns()) * sample_side;
            const float width = boxes + 8 + width_of(item.words);
            if (x > area_low_.x && x + width > area_high_.x) {
                x = area_low_.x;
                y += legend_line;
            }
            SvgCanvas small;
            draw_picture({small, theme_, grid_of(sample.board), sample}, false);
            canvas_.add("<g transform=\"translate(" + svg_number(x) + " " + svg_number(y) +
                        ") scale(" + svg_number(sample_side / svg_side) + ")\">\n" + small.body() +
                        "</g>\n");
            words({x + boxes + 8, y + sample_side / 2}, Anchor::start, theme_.ink, item.words);
            x += width + margin;
        }
        if (!look_.legend.empty()) bottom_ = y + sample_side;
    }

    [[nodiscard]] Point low() const {
        float left = numbers_beside + width_of(row_name(0, grid_.size));
        for (const Look::Band& band : look_.bands) {
            left = std::max(left, numbers_beside + width_of(band.name));
        }
        const bool above = std::any_of(look_.sides.begin(), look_.sides.end(),
                                       [](const Look::Side& side) { return !side.of_row; });
        return {area_low_.x - left - margin, area_low_.y - (above ? 2 * small_text : 0) - margin};
    }

    [[nodiscard]] Point high() const {
        float right = 0;
        for (const Look::Side& side : look_.sides) {
            if (side.of_row) right = std::max(right, numbers_beside + width_of(side.text));
        }
        return {area_high_.x + right + margin, std::max(bottom_, area_high_.y + below()) + margin};
    }

  private:
    void words(Point at, Anchor anchor, Colour colour, std::string_view text,
               bool strong = false) const {
        canvas_.words(at, anchor, {small_text, strong}, colour, text);
    }

    [[nodiscard]] float width_of(std::string_view text) const {
        return canvas_.extent({small_text}, text).x;
    }

    /// The room for letters below the board.
    [[nodiscard]] float below() const { return sketch_.repeated ? 0 : letters_below + small_text; }

    SvgCanvas& canvas_;
    const Look& look_;
    const Theme& theme_;
    SquareGrid grid_;
    const Sketch& sketch_;
    /// The corners of all that is seen of the board and its copies.
    Point area_low_;
    Point area_high_;
    /// Where the last thing below the board ends.
    float bottom_ = 0;
};

}  // namespace

bool can_be_pictured(Size size) { return std::max(size.rows, size.columns) <= largest_pictured; }

std::string svg_of(const Look& look, View view, const Theme& theme) {
    if (!can_be_pictured(look.board.size())) return {};
    const bool repeated = named(view).repeats(look.board.surface());
    SvgCanvas board;
    const Sketch sketch{board, theme, grid_of(look.board), look, repeated};
    if (repeated) write_copies(board, sketch);
    draw_picture(sketch, true);
    Around around(board, sketch, repeated ? svg_beyond(look.board) : Point{0, 0});
    around.coordinates();
    around.sides();
    around.bands();
    around.legend();
    const Point low = around.low();
    const Point high = around.high();
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
