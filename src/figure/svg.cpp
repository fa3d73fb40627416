// The layout of an SVG: the board, what stands around it, and the legend below.
#include "figure/svg.hpp"

#include <algorithm>
#include <cmath>

#include "app/look/look_legend.hpp"
#include "core/board_words.hpp"
#include "figure/colours.hpp"
#include "figure/svg_paper.hpp"
#include "figure/svg_signs.hpp"

namespace queens {

namespace {

constexpr float margin = 16;
constexpr float small_text = 15;
/// From the board to the middles of letters below it and to the ends of numbers beside it.
constexpr float letters_below = 20;
constexpr float numbers_beside = 13;
constexpr float corner_inset = 5;
constexpr float edge_distance = 6;
constexpr float band_height = 22;
constexpr float legend_line = 30;
constexpr float sample_side = 22;
/// The width of a letter as a share of its height, on average.
constexpr float letter_width = 0.55F;

float width_of(std::string_view text) {
    return letter_width * small_text * static_cast<float>(text.size());
}

void write_on_squares(SvgPaper& paper, const Look& look, const Theme& theme) {
    write_grounds(paper, look, theme);
    write_fills(paper, look, theme);
    write_lines(paper, look, theme);
    write_square_texts(paper, look, theme);
    write_outlines(paper, look, theme);
    write_pieces(paper, look, theme);
    write_marks(paper, look, theme);
    write_arrows(paper, look, theme);
    write_drawings(paper, look, theme);
}

/// The same without the numbers of the joined edges that lines cross, where they are seen to go on.
Look without_exits(Look look) {
    for (Look::Line& line : look.lines) line.entry = line.exit = 0;
    return look;
}

class Around {
  public:
    /// `beyond` is how far copies of the board go on at each side of it.
    Around(SvgPaper& paper, const Look& look, const Theme& theme, Point beyond)
        : paper_(paper),
          look_(look),
          theme_(theme),
          size_(look.board.size()),
          high_{static_cast<float>(size_.columns) * svg_side,
                static_cast<float>(size_.rows) * svg_side},
          area_low_{-beyond.x, -beyond.y},
          area_high_{high_.x + beyond.x, high_.y + beyond.y} {}

    void rim() {
        const Colour alone = repeated() ? theme_.ink : theme_.quiet;
        const Colour colour = look_.solved ? theme_.right : alone;
        const float width = look_.solved ? 4.0F : repeated() ? 2.5F : 1.0F;
        paper_.plain(
            {box_path({-width / 2, -width / 2}, {high_.x + width / 2, high_.y + width / 2}), colour,
             width});
    }

    /// Two joined edges have arrows of one colour, at the same shares of their way.
    void edges() {
        for (const Look::Edge& edge : look_.edges) {
            const bool upright = edge.border == Border::left || edge.border == Border::right;
            const bool far = edge.border == Border::right || edge.border == Border::bottom;
            const float beside = far ? edge_distance : -edge_distance;
            Point from = upright ? Point{(far ? high_.x : 0) + beside, 0}
                                 : Point{0, (far ? high_.y : 0) + beside};
            Point to = upright ? Point{from.x, high_.y} : Point{high_.x, from.y};
            if (edge.reversed) std::swap(from, to);
            const Colour colour = upright ? theme_.first_join : theme_.second_join;
            paper_.plain({line_path(from, to), colour, 1.5F});
            for (const float share : {0.3F, 0.7F}) {
                const float length = upright ? high_.y : high_.x;
                head(from, to, share, colour);
                if (!upright) head(from, to, share - 9 / length, colour);
            }
        }
    }

    /// Below and beside the board; where copies go on there, in the corners of its outer squares.
    void coordinates() {
        if (repeated()) return coordinates_in_corners();
        for (int column = 0; column < size_.columns; ++column) {
            paper_.words({svg_centre({0, column}).x, high_.y + letters_below}, Anchor::middle,
                         small_text, theme_.quiet, column_name(column));
        }
        for (int row = 0; row < size_.rows; ++row) {
            paper_.words({-numbers_beside, svg_centre({row, 0}).y}, Anchor::end, small_text,
                         theme_.quiet, row_name(row, size_));
        }
    }

    void sides() {
        for (const Look::Side& side : look_.sides) {
            const Point at =
                side.of_row ? Point{area_high_.x + numbers_beside, svg_centre({side.index, 0}).y}
                            : Point{svg_centre({0, side.index}).x,
                                    area_low_.y - numbers_beside - small_text / 2};
            paper_.words(at, side.of_row ? Anchor::start : Anchor::middle, small_text,
                         side.chosen ? theme_.accent : theme_.quiet, side.text, side.chosen);
        }
    }

    void bands() {
        float middle = area_high_.y + below();
        for (const Look::Band& band : look_.bands) {
            middle += band_height;
            paper_.words({area_low_.x - numbers_beside, middle}, Anchor::end, small_text,
                         theme_.quiet, band.name);
            for (std::size_t i = 0; i < band.signs.size(); ++i) {
                const float x = svg_centre({0, static_cast<int>(i)}).x;
                const bool set = band.signs[i] == '1';
                const std::string box = box_path({x - 18, middle - 9}, {x + 18, middle + 9});
                if (set) paper_.fill(box, theme_.accent);
                paper_.plain({box, set ? theme_.accent : theme_.quiet, 1});
                paper_.words({x, middle}, Anchor::middle, small_text,
                             set ? theme_.on_accent : theme_.quiet, band.signs.substr(i, 1));
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
            SvgPaper small(theme_);
            write_on_squares(small, sample, theme_);
            paper_.add("<g transform=\"translate(" + svg_number(x) + " " + svg_number(y) +
                       ") scale(" + svg_number(sample_side / svg_side) + ")\">\n" + small.body() +
                       "</g>\n");
            paper_.words({x + boxes + 8, y + sample_side / 2}, Anchor::start, small_text,
                         theme_.ink, item.words);
            x += width + margin;
        }
        if (!look_.legend.empty()) bottom_ = y + sample_side;
    }

    [[nodiscard]] Point low() const {
        float left = numbers_beside + width_of(row_name(0, size_));
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
    [[nodiscard]] bool repeated() const { return area_high_.x > high_.x || area_high_.y > high_.y; }

    /// The room for letters below the board.
    [[nodiscard]] float below() const { return repeated() ? 0 : letters_below + small_text; }

    void coordinates_in_corners() {
        const auto write = [&](Square square, Point offset, Anchor anchor, std::string_view text) {
            const Point corner = svg_corner(square);
            paper_.words({corner.x + offset.x, corner.y + offset.y}, anchor, small_text,
                         text_on(ground_of(theme_, look_, square)), text);
        };
        for (int row = 0; row < size_.rows; ++row) {
            write({row, 0}, {corner_inset, small_text * 0.7F}, Anchor::start, row_name(row, size_));
        }
        for (int column = 0; column < size_.columns; ++column) {
            write({size_.rows - 1, column}, {svg_side - corner_inset, svg_side - small_text * 0.7F},
                  Anchor::end, column_name(column));
        }
    }

    void head(Point from, Point to, float share, Colour colour) {
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        const Point way{(to.x - from.x) / length, (to.y - from.y) / length};
        const Point tip{from.x + way.x * (share * length + 5),
                        from.y + way.y * (share * length + 5)};
        const Point back{tip.x - way.x * 10, tip.y - way.y * 10};
        paper_.fill(polygon_path({tip,
                                  {back.x - way.y * 5, back.y + way.x * 5},
                                  {back.x + way.y * 5, back.y - way.x * 5}}),
                    colour);
    }

    SvgPaper& paper_;
    const Look& look_;
    const Theme& theme_;
    Size size_;
    Point high_;
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
    const bool repeated = view == View::repeated && named(view).suits(look.board.surface());
    SvgPaper board(theme);
    Around around(board, look, theme, repeated ? svg_beyond(look.board) : Point{0, 0});
    if (repeated) {
        const Look shown = without_exits(look);
        write_copies(board, shown, theme);
        write_on_squares(board, shown, theme);
    } else {
        write_on_squares(board, look, theme);
    }
    around.rim();
    around.edges();
    around.coordinates();
    around.sides();
    around.bands();
    around.legend();
    const Point low = around.low();
    const Point high = around.high();
    SvgPaper whole(theme);
    whole.fill(box_path(low, high), theme.paper);
    whole.add(board.body());
    return whole.picture(low, high, board_words(look.board));
}

std::string svg_of_squares(const Look& look, const Theme& theme) {
    const Size size = look.board.size();
    if (!can_be_pictured(size)) return {};
    SvgPaper paper(theme);
    write_on_squares(paper, look, theme);
    return paper.picture(
        {0, 0},
        {static_cast<float>(size.columns) * svg_side, static_cast<float>(size.rows) * svg_side},
        board_words(look.board));
}

}  // namespace queens
