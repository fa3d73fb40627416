// The squares of the board and what is written on them, and the copies in the repeated view.
#include <algorithm>
#include <cmath>
#include <string>

#include "figure/colours.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/pieces.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// Squares smaller than that are one even field, and heat is shown in blocks of that side.
constexpr float smallest_chequered = 4;
constexpr float smallest_block = 3;
constexpr float smallest_with_sign = 12;

/// With a true minus sign.
std::string signed_number(int number) {
    return number < 0 ? "\xE2\x88\x92" + std::to_string(-number) : std::to_string(number);
}

ImVec2 past_corner(ImVec2 corner, float side) { return {corner.x + side, corner.y + side}; }

/// The chequered squares of a copy.
void chequer(const Canvas& canvas, const Copy& copy) {
    const Theme& theme = canvas.frame.theme;
    const Sheet& sheet = canvas.sheet;
    const float side = sheet.square();
    const ImVec2 low = sheet.low(copy);
    const ImVec2 high = sheet.high(copy);
    if (side < smallest_chequered) {
        canvas.list.AddRectFilled(low, high, mixed(theme.light_square, theme.dark_square, 0.5F));
        return;
    }
    canvas.list.AddRectFilled(low, high, plain_ground(theme, false));
    sheet.for_each_seen(copy, [&](Square square) {
        if (!is_dark(square, sheet.size())) return;
        const ImVec2 at = sheet.corner(square, copy);
        canvas.list.AddRectFilled(at, past_corner(at, side), plain_ground(theme, true));
    });
}

/// Hatches a copy, the other way if it is mirrored.
void hatch(const Canvas& canvas, const Copy& copy) {
    constexpr float spacing = 9;
    const Sheet& sheet = canvas.sheet;
    const ImVec2 low{std::max(sheet.low(copy).x, sheet.area_low().x),
                     std::max(sheet.low(copy).y, sheet.area_low().y)};
    const ImVec2 high{std::min(sheet.high(copy).x, sheet.area_high().x),
                      std::min(sheet.high(copy).y, sheet.area_high().y)};
    const float height = high.y - low.y;
    const ImU32 colour = faded(canvas.frame.theme.ink, copy.is_mirrored() ? 0.16F : 0.07F);
    canvas.list.PushClipRect(low, high, true);
    const float first = std::floor((low.x - height) / spacing) * spacing;
    for (float x = first; x < high.x; x += spacing) {
        const ImVec2 bottom{x, copy.is_mirrored() ? low.y : high.y};
        const ImVec2 top{x + height, copy.is_mirrored() ? high.y : low.y};
        canvas.list.AddLine(bottom, top, colour);
    }
    canvas.list.PopClipRect();
}

/// Draws the copies so pale and hatched that nobody takes one of them for the board.
void draw_copies(const Canvas& canvas) {
    const Sheet& sheet = canvas.sheet;
    for (const Copy& copy : sheet.copies()) {
        chequer(canvas, copy);
        sheet.for_each_seen(copy, [&](Square square) {
            draw_piece(canvas.list, canvas.frame.theme, canvas.look.board.at(square),
                       sheet.centre(square, copy), sheet.square() * 0.86F);
        });
    }
    if (sheet.copies().empty()) return;
    canvas.list.AddRectFilled(sheet.area_low(), sheet.area_high(),
                              faded(canvas.frame.theme.paper, 1 - copy_opacity));
    for (const Copy& copy : sheet.copies()) hatch(canvas, copy);
}

void draw_heat(const Canvas& canvas) {
    const Sheet& sheet = canvas.sheet;
    const float side = sheet.square();
    const int stride = std::max(1, static_cast<int>(std::ceil(smallest_block / side)));
    sheet.for_each_seen(sheet.middle(), [&](Square square) {
        if (square.row % stride != 0 || square.column % stride != 0) return;
        const ImVec2 at = sheet.corner(square);
        canvas.list.AddRectFilled(at, past_corner(at, side * static_cast<float>(stride)),
                                  ground_of(canvas.frame.theme, canvas.look, square));
    });
}

/// The numbers stand on plates of their ground, so that no line runs through them.
void draw_heat_numbers(const Canvas& canvas) {
    const Sheet& sheet = canvas.sheet;
    const auto type = fitting_on_square(canvas, std::to_string(canvas.look.hottest));
    if (!type) return;
    sheet.for_each_seen(sheet.middle(), [&](Square square) {
        const auto index = static_cast<std::size_t>(sheet.size().index(square));
        if (canvas.look.heat[index] == 0) return;
        const ImVec2 centre = sheet.centre(square);
        const ImU32 ground = ground_of(canvas.frame.theme, canvas.look, square);
        const std::string number = std::to_string(canvas.look.heat[index]);
        const bool stands = canvas.look.board.at(square) != Piece::none;
        if (!canvas.look.lines.empty() && !stands) {
            canvas.list.AddCircleFilled(
                centre, type->em * (0.6F + 0.15F * static_cast<float>(number.size())), ground);
        }
        centred_text(canvas.frame, canvas.list, *type, centre, text_on(ground), number);
    });
}

/// The number of each square in the way of the python memo: row times columns plus column.
void draw_numbers(const Canvas& canvas) {
    const Sheet& sheet = canvas.sheet;
    const float side = sheet.square();
    const Fonts& fonts = canvas.frame.fonts;
    const std::string longest = std::to_string(sheet.size().area() - 1);
    const auto type =
        fitting(canvas.frame, {fonts.small, fonts.least()}, longest, {side - 2, side - 2});
    if (!type) return;
    const bool corner = side >= 3 * type->em;
    sheet.for_each_seen(sheet.middle(), [&](Square square) {
        const bool stands = canvas.look.board.at(square) != Piece::none;
        if (stands && !corner) return;
        const std::string number = std::to_string(sheet.size().index(square));
        const ImVec2 at = sheet.corner(square);
        const ImVec2 extent = extent_in(canvas.frame, *type, number);
        const ImVec2 centre =
            corner ? ImVec2{at.x + extent.x / 2 + 4, at.y + extent.y / 2} : sheet.centre(square);
        const ImU32 colour = text_on(ground_of(canvas.frame.theme, canvas.look, square));
        centred_text(canvas.frame, canvas.list, *type, centre, colour, number);
    });
}

/// The numbers of the two diagonals of each square in its lower corners, each where its diagonal
/// comes in: row minus column at the right end of \\, row plus column at the left end of /.
void draw_diagonal_numbers(const Canvas& canvas) {
    const Sheet& sheet = canvas.sheet;
    const float side = sheet.square();
    const Fonts& fonts = canvas.frame.fonts;
    const std::string longest = signed_number(-std::max(sheet.size().rows, sheet.size().columns));
    const auto type =
        fitting(canvas.frame, {fonts.small, fonts.least()}, longest, {side / 2 - 4, side / 2});
    if (!type) return;
    sheet.for_each_seen(sheet.middle(), [&](Square square) {
        const ImVec2 at = sheet.corner(square);
        const ImU32 colour = text_on(ground_of(canvas.frame.theme, canvas.look, square));
        const auto write = [&](const std::string& number, bool at_right) {
            const ImVec2 extent = extent_in(canvas.frame, *type, number);
            const float x = at_right ? at.x + side - 3 - extent.x / 2 : at.x + 3 + extent.x / 2;
            centred_text(canvas.frame, canvas.list, *type, {x, at.y + side - 2 - extent.y / 2},
                         colour, number);
        };
        write(std::to_string(square.row + square.column), false);
        write(signed_number(square.row - square.column), true);
    });
}

void draw_ground(const Canvas& canvas, Square square) {
    const ImVec2 at = canvas.sheet.corner(square);
    canvas.list.AddRectFilled(at, past_corner(at, canvas.sheet.square()),
                              ground_of(canvas.frame.theme, canvas.look, square));
}

/// A tinted square with its sign in the lower left corner, where it is in nobody's way.
void draw_tint(const Canvas& canvas, const Look::Tint& tint) {
    draw_ground(canvas, tint.square);
    const float side = canvas.sheet.square();
    if (side < smallest_with_sign) return;
    const ImU32 colour = sign_on(ground_of(canvas.frame.theme, canvas.look, tint.square));
    const ImVec2 low = canvas.sheet.corner(tint.square);
    const ImVec2 left{low.x + 2, low.y + side - 2};
    const float reach = std::clamp(0.2F * side, 4.0F, 12.0F);
    switch (tint.kind) {
        case TintKind::domain:
            return canvas.list.AddCircleFilled({left.x + reach / 2, left.y - reach / 2},
                                               0.4F * reach, colour);
        case TintKind::covered:
            return canvas.list.AddTriangleFilled({left.x, left.y - reach}, left,
                                                 {left.x + reach, left.y}, colour);
        case TintKind::blocked:
            for (const float arm : {reach, 1.8F * reach}) {
                canvas.list.AddLine({left.x, left.y - arm}, {left.x + arm, left.y}, colour,
                                    0.2F * reach);
            }
    }
}

}  // namespace

std::optional<Type> fitting_on_square(const Canvas& canvas, const std::string& words) {
    const Fonts& fonts = canvas.frame.fonts;
    const float side = canvas.sheet.square();
    const float most = 18 * fonts.enlargement;
    const float wanted = std::min(0.28F * side, most);
    return fitting(canvas.frame, {fonts.strong, wanted}, words, {side - 3, side - 3});
}

void draw_squares(const Canvas& canvas) {
    draw_copies(canvas);
    if (!canvas.look.heat.empty()) return draw_heat(canvas);
    chequer(canvas, canvas.sheet.middle());
    for (const Look::Outline& outline : canvas.look.outlines) {
        for (const Square square : outline.squares) draw_ground(canvas, square);
    }
    for (const Look::Tint& tint : canvas.look.tints) draw_tint(canvas, tint);
}

void draw_square_texts(const Canvas& canvas) {
    if (!canvas.look.heat.empty()) draw_heat_numbers(canvas);
    if (canvas.look.numbers) draw_numbers(canvas);
    if (canvas.look.diagonals) draw_diagonal_numbers(canvas);
}

}  // namespace queens::ui
