// Squares in an SVG: all squares of one colour are one path.
#include <algorithm>
#include <map>

#include "figure/colours.hpp"
#include "figure/svg_signs.hpp"

namespace queens {

namespace {

/// A run of squares in a row.
std::string run_path(Square first, int length) {
    const Point low = svg_corner(first);
    return box_path(low, {low.x + svg_side * static_cast<float>(length), low.y + svg_side});
}

void write_tint(SvgPaper& paper, const Look& look, const Theme& theme, const Look::Tint& tint) {
    constexpr float reach = 0.2F * svg_side;
    const Colour colour = sign_on(ground_of(theme, look, tint.square));
    const Point low = svg_corner(tint.square);
    const Point left{low.x + 2, low.y + svg_side - 2};
    switch (tint.kind) {
        case TintKind::domain:
            return paper.fill(ring_path({left.x + reach / 2, left.y - reach / 2}, 0.4F * reach),
                              colour);
        case TintKind::covered:
            return paper.fill(
                polygon_path({{left.x, left.y - reach}, left, {left.x + reach, left.y}}), colour);
        case TintKind::blocked:
            for (const float arm : {reach, 1.8F * reach}) {
                paper.plain({line_path({left.x, left.y - arm}, {left.x + arm, left.y}), colour,
                             0.2F * reach});
            }
    }
}

}  // namespace

Point svg_corner(Square square) {
    return {static_cast<float>(square.column) * svg_side,
            static_cast<float>(square.row) * svg_side};
}

Point svg_centre(Square square) {
    const Point corner = svg_corner(square);
    return {corner.x + svg_side / 2, corner.y + svg_side / 2};
}

void write_grounds(SvgPaper& paper, const Look& look, const Theme& theme) {
    const Size size = look.board.size();
    std::map<Colour, std::string> grounds;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns;) {
            const Colour ground = ground_of(theme, look, {row, column});
            int past = column + 1;
            while (past < size.columns && ground_of(theme, look, {row, past}) == ground) ++past;
            grounds[ground] += run_path({row, column}, past - column);
            column = past;
        }
    }
    for (const auto& [colour, path] : grounds) paper.fill(path, colour);
    if (!look.heat.empty()) return;
    for (const Look::Tint& tint : look.tints) write_tint(paper, look, theme, tint);
}

void write_square_texts(SvgPaper& paper, const Look& look, const Theme& theme) {
    constexpr float height_of_heat = 20;
    constexpr float height_of_number = 13;
    const Size size = look.board.size();
    for (int index = 0; index < size.area(); ++index) {
        const Square square = size.square(index);
        const Colour ground = ground_of(theme, look, square);
        const std::uint32_t heat =
            look.heat.empty() ? 0 : look.heat[static_cast<std::size_t>(index)];
        if (heat != 0) {
            const std::string number = std::to_string(heat);
            const Point centre = svg_centre(square);
            const float radius =
                height_of_heat * (0.5F + 0.12F * static_cast<float>(number.size()));
            if (!look.lines.empty()) paper.fill(ring_path(centre, radius), ground);
            paper.words(centre, Anchor::middle, height_of_heat, text_on(ground), number, true);
        }
        if (look.numbers) {
            const Point corner = svg_corner(square);
            paper.words({corner.x + 4, corner.y + 10}, Anchor::start, height_of_number,
                        text_on(ground), std::to_string(index));
        }
    }
}

}  // namespace queens
