// Lines, outlines, pieces, marks and arrows in an SVG.
//
// The shapes are those of the screen at squares of 60 pixels: ui/board/board_marks.cpp has the
// table of which shape says what.
#include "figure/svg_signs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/attacks.hpp"
#include "figure/colours.hpp"

namespace queens {

namespace {

constexpr float thin = 0.04F * svg_side;
constexpr float thick = 0.07F * svg_side;
constexpr float dash = 0.125F * svg_side;

Point further(Point from, Direction direction, float steps) {
    return {from.x + static_cast<float>(direction.column) * steps * svg_side,
            from.y + static_cast<float>(direction.row) * steps * svg_side};
}

std::string frame_path(Square square, float width, float inset = 0) {
    const float in = inset + width / 2 + SvgPaper::around();
    const Point low = svg_corner(square);
    return box_path({low.x + in, low.y + in}, {low.x + svg_side - in, low.y + svg_side - in});
}

/// The parts of the four sides of a frame between these shares of them.
std::string broken_frame(Square square, float width,
                         const std::vector<std::array<float, 2>>& parts) {
    const float in = width / 2 + SvgPaper::around();
    const float side = svg_side - 2 * in;
    const Point low{svg_corner(square).x + in, svg_corner(square).y + in};
    std::string path;
    for (const auto& [start, end] : parts) {
        const float from = start * side;
        const float to = end * side;
        for (const float across : {0.0F, side}) {
            path += line_path({low.x + from, low.y + across}, {low.x + to, low.y + across});
            path += line_path({low.x + across, low.y + from}, {low.x + across, low.y + to});
        }
    }
    return path;
}

std::string cross_path(Point centre, float arm) {
    return line_path({centre.x - arm, centre.y - arm}, {centre.x + arm, centre.y + arm}) +
           line_path({centre.x - arm, centre.y + arm}, {centre.x + arm, centre.y - arm});
}

std::string tick_path(Square square, float width) {
    constexpr float arm = 0.12F * svg_side;
    const Point low = svg_corner(square);
    const Point foot{low.x + svg_side - 1.9F * arm - width, low.y + svg_side - arm - width};
    return line_path({foot.x - 0.6F * arm, foot.y - 0.6F * arm}, foot) +
           line_path(foot, {foot.x + 1.1F * arm, foot.y - 1.3F * arm});
}

/// The strokes of a mark; none for those that are a plate or a letter.
std::vector<SvgStroke> strokes_of(const Look::Mark& mark, const Theme& theme) {
    const Colour colour = colour_of(mark.kind, theme);
    const Point centre = svg_centre(mark.square);
    const Square at = mark.square;
    switch (mark.kind) {
        case MarkKind::refused: return {{cross_path(centre, 0.13F * svg_side), colour, thin}};
        case MarkKind::conflict: return {{ring_path(centre, 0.44F * svg_side), colour, thick}};
        case MarkKind::around: return {{ring_path(centre, 0.44F * svg_side), colour, thick, dash}};
        case MarkKind::attacker:
            return {{ring_path(centre, 0.45F * svg_side), colour, thin},
                    {ring_path(centre, 0.45F * svg_side - thin - 1.5F), colour, thin}};
        case MarkKind::selected:
            return {{frame_path(at, thin), colour, thin},
                    {frame_path(at, thin, thin + 1.5F), colour, thin}};
        case MarkKind::pointed: return {{frame_path(at, 2), colour, 2}};
        case MarkKind::cursor:
            return {{broken_frame(at, thick, {{0, 0.28F}, {0.72F, 1}}), colour, thick}};
        case MarkKind::solution:
            return {{frame_path(at, thin), colour, thin},
                    {tick_path(at, thin), colour, 1.3F * thin}};
        case MarkKind::placed: return {{frame_path(at, thick), colour, thick}};
        case MarkKind::removed:
            return {{broken_frame(at, thick,
                                  {{0.08F, 0.22F}, {0.36F, 0.5F}, {0.64F, 0.78F}, {0.92F, 1}}),
                     colour, thick}};
        case MarkKind::rejected:
            return {{cross_path(centre, 0.22F * svg_side), colour, 1.4F * thick},
                    {frame_path(at, thick), colour, thick}};
        default: return {};
    }
}

void write_badge(SvgPaper& paper, const Look::Mark& mark, Colour colour) {
    constexpr float radius = 0.15F * svg_side;
    const Point corner = svg_corner(mark.square);
    const Point at{corner.x + svg_side - radius - 2, corner.y + radius + 2};
    paper.plate(mark.kind == MarkKind::conflict_count
                    ? ring_path(at, radius)
                    : box_path({at.x - radius, at.y - radius}, {at.x + radius, at.y + radius}),
                colour);
    paper.words(at, Anchor::middle, 1.4F * radius, text_on(colour), mark.text, true);
}

/// A piece of that side around a point, with its rim, in units of a hundredth of half of it.
void write_piece(SvgPaper& paper, const Theme& theme, Piece piece, Point centre, float opacity) {
    constexpr float half = 0.43F * svg_side;
    if (piece == Piece::wall) {
        return paper.fill(
            box_path({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}),
            mixed(theme.pawn_body, theme.queen_body, 0.4F), opacity);
    }
    if (piece == Piece::forbidden) {
        return paper.plain({cross_path(centre, 0.4F * half), theme.quiet, 2});
    }
    const float reach = 0.94F * half;
    std::string path;
    for (const PiecePart& part : parts_of(piece)) {
        std::vector<Point> corners;
        for (int i = 0; i < part.count; ++i) {
            const Point corner = part.corners[static_cast<std::size_t>(i)];
            corners.push_back({centre.x + corner.x * reach, centre.y + corner.y * reach});
        }
        path +=
            part.count == 1 ? ring_path(corners[0], part.radius * reach) : polygon_path(corners);
    }
    const Colour body = piece == Piece::pawn ? theme.pawn_body : theme.queen_body;
    if (opacity >= 1) paper.plain({path, theme.queen_rim, 3.4F});
    paper.fill(path, body, opacity);
}

class Outline {
  public:
    explicit Outline(const Look::Outline& outline)
        : squares_(outline.squares.begin(), outline.squares.end()),
          is_dead_(outline.kind == OutlineKind::dead) {}

    [[nodiscard]] float width() const { return is_dead_ ? thick : 2; }
    [[nodiscard]] float dashes() const { return is_dead_ ? 0.25F * svg_side : 0; }

    [[nodiscard]] std::string path() const {
        std::string sides;
        for (const Square square : squares_) {
            for (const Direction out : directions) {
                const bool is_side = out.row == 0 || out.column == 0;
                if (is_side && !has(square, out)) sides += side(square, out);
            }
        }
        return sides;
    }

  private:
    [[nodiscard]] bool has(Square square, Direction by) const {
        return squares_.contains({square.row + by.row, square.column + by.column});
    }

    /// Half a side of a square, from its middle to its end: shorter at a corner of the set.
    [[nodiscard]] float reach(Square square, Direction out, Direction along) const {
        const float inset = width() / 2 + SvgPaper::around();
        if (!has(square, along)) return 0.5F - (inset - width() / 2) / svg_side;
        return has(square, {out.row + along.row, out.column + along.column})
                   ? 0.5F + inset / svg_side
                   : 0.5F;
    }

    [[nodiscard]] std::string side(Square square, Direction out) const {
        const float inset = (width() / 2 + SvgPaper::around()) / svg_side;
        const Direction along{out.column, out.row};
        const Direction back{-along.row, -along.column};
        const Point middle = further(svg_centre(square), out, 0.5F - inset);
        return line_path(further(middle, back, reach(square, out, back)),
                         further(middle, along, reach(square, out, along)));
    }

    std::set<Square> squares_;
    bool is_dead_;
};

}  // namespace

void write_lines(SvgPaper& paper, const Look& look, const Theme& theme) {
    std::vector<SvgStroke> strokes;
    for (const Look::Line& line : look.lines) {
        const auto& [from, to, direction, from_edge, to_edge] = line.stroke;
        const bool attack = line.kind == LineKind::straight || line.kind == LineKind::slanted;
        const bool dashed = line.kind == LineKind::slanted || line.kind == LineKind::around;
        strokes.push_back({line_path(further(svg_centre(from), direction, from_edge ? -0.5F : 0),
                                     further(svg_centre(to), direction, to_edge ? 0.5F : 0)),
                           colour_of(line.kind, theme), (attack ? 0.06F : 0.09F) * svg_side,
                           dashed ? dash : 0});
    }
    paper.draw(strokes);
    const auto number = [&](Point at, int value, Colour colour) {
        if (value == 0) return;
        paper.plate(ring_path(at, 9.5F), colour);
        paper.words(at, Anchor::middle, 14, text_on(colour), std::to_string(value), true);
    };
    for (const Look::Line& line : look.lines) {
        const Stroke& stroke = line.stroke;
        const Colour colour = colour_of(line.kind, theme);
        number(further(svg_centre(stroke.from), stroke.direction, -0.5F), line.entry, colour);
        number(further(svg_centre(stroke.to), stroke.direction, 0.5F), line.exit, colour);
    }
}

void write_outlines(SvgPaper& paper, const Look& look, const Theme& theme) {
    for (const Look::Outline& outline : look.outlines) {
        const Outline drawn(outline);
        paper.draw({{drawn.path(), colour_of(outline.kind, theme), drawn.width(), drawn.dashes()}});
    }
}

void write_pieces(SvgPaper& paper, const Look& look, const Theme& theme) {
    constexpr float ghostly = 0.3F;
    const Size size = look.board.size();
    const auto is_ghost = [&](Square square) {
        return std::any_of(look.ghosts.begin(), look.ghosts.end(),
                           [&](const Look::Ghost& ghost) { return ghost.square == square; });
    };
    for (int index = 0; index < size.area(); ++index) {
        const Square square = size.square(index);
        const Piece piece = look.board.at(square);
        if (piece == Piece::none || is_ghost(square)) continue;
        write_piece(paper, theme, piece, svg_centre(square), 1);
    }
    for (const Look::Ghost& ghost : look.ghosts) {
        write_piece(paper, theme, ghost.piece, svg_centre(ghost.square), ghostly);
    }
}

void write_marks(SvgPaper& paper, const Look& look, const Theme& theme) {
    for (const Look::Mark& mark : look.marks) {
        const Colour colour = colour_of(mark.kind, theme);
        const Point centre = svg_centre(mark.square);
        switch (mark.kind) {
            case MarkKind::reach: paper.plate(ring_path(centre, 0.08F * svg_side), colour); break;
            case MarkKind::conflict_count:
            case MarkKind::piece_note: write_badge(paper, mark, colour); break;
            case MarkKind::note:
                paper.words(centre, Anchor::middle, 0.34F * svg_side,
                            text_on(ground_of(theme, look, mark.square)), mark.text, true);
                break;
            default: paper.draw(strokes_of(mark, theme));
        }
    }
}

void write_arrows(SvgPaper& paper, const Look& look, const Theme& theme) {
    constexpr float width = 0.06F * svg_side;
    constexpr float head = 4 * width;
    for (const auto& [kind, start, end] : look.arrows) {
        const Point a = svg_centre(start);
        const Point b = svg_centre(end);
        const float length = std::max(1.0F, std::hypot(b.x - a.x, b.y - a.y));
        const Point way{(b.x - a.x) / length, (b.y - a.y) / length};
        const float gap = svg_side * (look.board.at(end) == Piece::none ? 0.2F : 0.48F);
        const Point from{a.x + 0.1F * svg_side * way.x, a.y + 0.1F * svg_side * way.y};
        const Point to{b.x - gap * way.x, b.y - gap * way.y};
        const auto barb = [&](float back, float aside) {
            return Point{to.x - way.x * back - way.y * aside, to.y - way.y * back + way.x * aside};
        };
        const Colour colour = colour_of(kind, theme);
        if (kind == ArrowKind::proposed) {
            paper.draw(
                {{line_path(from, to), colour, width, dash},
                 {line_path(barb(head, head / 1.6F), to) + line_path(barb(head, -head / 1.6F), to),
                  colour, width}});
        } else {
            paper.draw({{line_path(from, barb(head, 0)), colour, width}});
            paper.plate(polygon_path({to, barb(head, head / 1.8F), barb(head, -head / 1.8F)}),
                        colour);
        }
    }
}

}  // namespace queens
