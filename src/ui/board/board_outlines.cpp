// Outlines: one frame around all the squares of a row, a column or any other set.
//
// Only those sides of a square are drawn that have no square of the set beyond them. What the
// search works on has a thin frame; what is dead a thick dashed one, whose dashes go on evenly from
// square to square.
#include <algorithm>
#include <array>
#include <set>

#include "figure/colours.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/pen.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// The shares of a square's side that its dashes cover: half a dash at each end, one in the middle.
constexpr std::array<std::array<float, 2>, 3> dashes{{{0, 0.125F}, {0.375F, 0.625F}, {0.875F, 1}}};

class OutlinePainter {
  public:
    OutlinePainter(const Canvas& canvas, const Look::Outline& outline)
        : canvas_(canvas),
          pen_(canvas.list, canvas.frame.theme, canvas.sheet.square()),
          colour_(colour_of(outline.kind, canvas.frame.theme)),
          is_dead_(outline.kind == OutlineKind::dead) {
        for (const Square square : outline.squares) {
            squares_.insert(canvas.sheet.mirrored(square, canvas.sheet.middle()));
        }
        const float side = canvas.sheet.square();
        width_ =
            is_dead_ ? std::clamp(0.07F * side, 2.0F, 6.0F) : std::clamp(0.03F * side, 1.0F, 2.0F);
    }

    void draw() const {
        const std::vector<Segment> all = sides();
        for (const Layer layer : {Layer::rim, Layer::casing}) {
            pen_.figure(layer, all, colour_, width_);
        }
        pen_.figure(Layer::ink, is_dead_ ? dashed(all) : all, colour_, width_);
    }

  private:
    [[nodiscard]] bool has(Square square, Direction by) const {
        return squares_.contains({square.row + by.row, square.column + by.column});
    }

    /// By how much the frame of a side is longer than the square at the end towards `along`: it
    /// turns inwards at a corner of the set, goes straight on, or turns outwards.
    [[nodiscard]] float beyond(Square square, Direction out, Direction along) const {
        const float inset = width_ / 2 + pen_.around();
        if (!has(square, along)) return width_ / 2 - inset;
        return has(square, {out.row + along.row, out.column + along.column}) ? inset : 0;
    }

    /// A side of a square on the edge of the set.
    [[nodiscard]] Segment side_of(Square square, Direction out) const {
        const float half = canvas_.sheet.square() / 2;
        const float inset = width_ / 2 + pen_.around();
        const Direction along{out.column, out.row};
        const Direction back{-along.row, -along.column};
        const Sheet& sheet = canvas_.sheet;
        const ImVec2 centre = sheet.centre(sheet.mirrored(square, sheet.middle()));
        const ImVec2 middle{centre.x + static_cast<float>(out.column) * (half - inset),
                            centre.y + static_cast<float>(out.row) * (half - inset)};
        const auto end = [&](Direction towards) {
            const float reach = half + beyond(square, out, towards);
            return ImVec2{middle.x + static_cast<float>(towards.column) * reach,
                          middle.y + static_cast<float>(towards.row) * reach};
        };
        return {end(back), end(along)};
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

    [[nodiscard]] static std::vector<Segment> dashed(const std::vector<Segment>& sides) {
        std::vector<Segment> found;
        for (const auto& [from, to] : sides) {
            const ImVec2 way{to.x - from.x, to.y - from.y};
            for (const auto& [start, end] : dashes) {
                found.push_back({{from.x + way.x * start, from.y + way.y * start},
                                 {from.x + way.x * end, from.y + way.y * end}});
            }
        }
        return found;
    }

    const Canvas& canvas_;
    Pen pen_;
    ImU32 colour_;
    bool is_dead_;
    /// The squares as they are seen, since the board may be mirrored.
    std::set<Square> squares_;
    float width_ = 1;
};

}  // namespace

void draw_outlines(const Canvas& canvas) {
    for (const Look::Outline& outline : canvas.look.outlines) {
        OutlinePainter(canvas, outline).draw();
    }
}

}  // namespace queens::ui
