// Outlines: only those sides of a square are drawn that have no square of the set beyond them. What
// the search works on has a thin frame; what is dead a thick dashed one, whose dashes go on evenly
// from square to square.
#include <algorithm>
#include <array>
#include <set>

#include "figure/colours.hpp"
#include "figure/shapes.hpp"

namespace queens {

namespace {

/// The shares of a square's side that its dashes cover: half a dash at each end, one in the middle.
constexpr std::array<std::array<float, 2>, 3> dashes{{{0, 0.125F}, {0.375F, 0.625F}, {0.875F, 1}}};

class OutlineShape {
  public:
    OutlineShape(const SquareGrid& grid, const Look::Outline& outline, float width, float around)
        : grid_(grid), half_width_(width / 2), inset_(width / 2 + around) {
        for (const Square square : outline.squares) squares_.insert(grid.mirrored(square));
    }

    [[nodiscard]] std::vector<Segment> sides() const {
        std::vector<Segment> found;
        for (const Square square : squares_) {
            for (const Direction out : directions) {
                const bool is_side = out.row == 0 || out.column == 0;
                if (is_side && !has(square, out)) found.push_back(side_of(square, out));
            }
        }
        return found;
    }

  private:
    [[nodiscard]] bool has(Square square, Direction by) const {
        return squares_.contains({square.row + by.row, square.column + by.column});
    }

    /// By how much the frame of a side is longer than the square at the end towards `along`: it
    /// turns inwards at a corner of the set, goes straight on, or turns outwards.
    [[nodiscard]] float beyond(Square square, Direction out, Direction along) const {
        if (!has(square, along)) return half_width_ - inset_;
        return has(square, {out.row + along.row, out.column + along.column}) ? inset_ : 0;
    }

    /// A side of a square on the edge of the set.
    [[nodiscard]] Segment side_of(Square square, Direction out) const {
        const float half = grid_.side / 2;
        const Direction along{out.column, out.row};
        const Direction back{-along.row, -along.column};
        const auto moved = [](Point from, Direction way, float by) {
            return from + by * Point{static_cast<float>(way.column), static_cast<float>(way.row)};
        };
        const Point middle = moved(grid_.centre(grid_.mirrored(square)), out, half - inset_);
        const auto end = [&](Direction towards) {
            return moved(middle, towards, half + beyond(square, out, towards));
        };
        return {end(back), end(along)};
    }

    const SquareGrid& grid_;
    float half_width_;
    float inset_;
    /// The squares as they are seen, since the board may be mirrored.
    std::set<Square> squares_;
};

Contours dashed(const std::vector<Segment>& sides) {
    Contours found;
    for (const auto& [from, to] : sides) {
        const Point way = to + -1 * from;
        for (const auto& [start, end] : dashes) {
            found.push_back(Segment{from + start * way, from + end * way});
        }
    }
    return found;
}

}  // namespace

void draw_outlines(const Sketch& sketch) {
    const Pen pen = sketch.pen();
    const float side = sketch.grid.side;
    for (const Look::Outline& outline : sketch.look.outlines) {
        const bool dead = outline.kind == OutlineKind::dead;
        const float width =
            dead ? std::clamp(0.07F * side, 2.0F, 6.0F) : std::clamp(0.03F * side, 1.0F, 2.0F);
        const std::vector<Segment> sides =
            OutlineShape(sketch.grid, outline, width, pen.around()).sides();
        Trace trace{{sides.begin(), sides.end()}, colour_of(outline.kind, sketch.theme), width};
        pen.draw(Layer::rim, trace);
        pen.draw(Layer::casing, trace);
        if (dead) trace.contours = dashed(sides);
        pen.draw(Layer::ink, trace);
    }
    if (sketch.look.regions.empty()) return;
    for (const Look::Outline& outline : sketch.look.outlines) {
        for (const Square square : outline.squares) draw_region_label(sketch, square);
    }
}

}  // namespace queens
