// The marks on the board, by what they say.
//
// Colour alone tells nothing: each kind has a shape of its own.
//
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
// Every line and mark has a casing (colours.hpp).
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "figure/colours.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/pen.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// Smaller squares have no room for dots, and for ticks.
constexpr float smallest_with_dot = 8;
constexpr float smallest_with_tick = 18;

/// The opacity of a refusal, which blinks once when it happens.
float blink(const Frame& frame, BoardMemory& memory) {
    return 0.35F + 0.65F * share_of_step(frame, memory);
}

/// Draws marks of one look.
class MarkPainter {
  public:
    MarkPainter(const Canvas& canvas, BoardMemory& memory)
        : canvas_(canvas),
          memory_(memory),
          side_(canvas.sheet.square()),
          pen_(canvas.list, canvas.frame.theme, side_) {}

    void draw(const Look::Mark& mark) const {
        const ImU32 colour = colour_of(mark.kind, canvas_.frame.theme);
        const ImVec2 centre = canvas_.sheet.centre(mark.square);
        const float thin = std::clamp(side_ * 0.04F, 1.2F, 3.0F);
        const float thick = std::clamp(side_ * 0.07F, 1.8F, 5.0F);
        switch (mark.kind) {
            case MarkKind::reach: return dot(centre, colour);
            case MarkKind::refused: return pen_.cross(centre, side_ * 0.13F, colour, thin);
            case MarkKind::conflict: return pen_.ring(centre, side_ * 0.44F, colour, thick);
            case MarkKind::around: return pen_.dashed_ring(centre, side_ * 0.44F, colour, thick);
            case MarkKind::attacker: return pen_.double_ring(centre, side_ * 0.45F, colour, thin);
            case MarkKind::selected: return double_frame(mark.square, colour, thin);
            case MarkKind::pointed: return frame_everywhere(mark.square, colour);
            case MarkKind::cursor: return brackets(mark.square, colour, thick);
            case MarkKind::solution: return ticked_frame(mark.square, colour, thin);
            case MarkKind::placed: return frame(mark.square, canvas_.sheet.middle(), colour, thick);
            case MarkKind::removed: return dashed_frame(mark.square, colour, thick);
            case MarkKind::rejected: return rejection(mark.square, colour, thick);
            case MarkKind::conflict_count:
            case MarkKind::piece_note: return badge(mark, colour);
            case MarkKind::note: return letter(mark);
        }
    }

  private:
    void dot(ImVec2 centre, ImU32 colour) const {
        if (side_ >= smallest_with_dot) {
            pen_.dot(centre, std::clamp(side_ * 0.08F, 1.5F, 5.0F), colour);
        }
    }

    void frame(Square square, const Copy& copy, ImU32 colour, float width) const {
        const ImVec2 low = canvas_.sheet.corner(square, copy);
        pen_.frame(low, {low.x + side_, low.y + side_}, colour, width);
    }

    void frame_everywhere(Square square, ImU32 colour) const {
        frame(square, canvas_.sheet.middle(), colour, 2);
        for (const Copy& copy : canvas_.sheet.copies()) frame(square, copy, colour, 2);
    }

    void double_frame(Square square, ImU32 colour, float width) const {
        const ImVec2 low = canvas_.sheet.corner(square);
        pen_.double_frame(low, {low.x + side_, low.y + side_}, colour, width);
    }

    /// A frame of the parts of each side between these shares of it.
    void broken_frame(Square square, ImU32 colour, float width,
                      std::initializer_list<std::pair<float, float>> parts) const {
        const float inset = width / 2 + pen_.around();
        const ImVec2 low = canvas_.sheet.corner(square) + ImVec2{inset, inset};
        const float side = side_ - 2 * inset;
        const ImVec2 high = low + ImVec2{side, side};
        std::vector<Segment> segments;
        for (const auto& [start, end] : parts) {
            const float from = start * side;
            const float to = end * side;
            segments.push_back({{low.x + from, low.y}, {low.x + to, low.y}});
            segments.push_back({{low.x + from, high.y}, {low.x + to, high.y}});
            segments.push_back({{low.x, low.y + from}, {low.x, low.y + to}});
            segments.push_back({{high.x, low.y + from}, {high.x, low.y + to}});
        }
        pen_.figure(segments, colour, width);
    }

    void brackets(Square square, ImU32 colour, float width) const {
        const float beyond = -width / (2 * side_);
        broken_frame(square, colour, width, {{beyond, 0.28F}, {0.72F, 1 - beyond}});
    }

    void dashed_frame(Square square, ImU32 colour, float width) const {
        broken_frame(square, colour, width,
                     {{0.08F, 0.22F}, {0.36F, 0.5F}, {0.64F, 0.78F}, {0.92F, 1}});
    }

    /// A frame with a tick in its lower right corner.
    void ticked_frame(Square square, ImU32 colour, float width) const {
        frame(square, canvas_.sheet.middle(), colour, width);
        if (side_ < smallest_with_tick) return;
        const float arm = std::clamp(side_ * 0.12F, 4.0F, 9.0F);
        const ImVec2 low = canvas_.sheet.corner(square);
        const ImVec2 foot{low.x + side_ - 1.9F * arm - width, low.y + side_ - arm - width};
        pen_.figure({{{foot.x - 0.6F * arm, foot.y - 0.6F * arm}, foot},
                     {foot, {foot.x + 1.1F * arm, foot.y - 1.3F * arm}}},
                    colour, 1.3F * width);
    }

    void rejection(Square square, ImU32 colour, float width) const {
        const Pen pen(canvas_.list, canvas_.frame.theme, side_, blink(canvas_.frame, memory_));
        pen.cross(canvas_.sheet.centre(square), side_ * 0.22F, colour, 1.4F * width);
        const ImVec2 low = canvas_.sheet.corner(square);
        pen.frame(low, {low.x + side_, low.y + side_}, colour, width);
    }

    /// A number in a disc or a letter in a square, in the upper right corner of the square.
    void badge(const Look::Mark& mark, ImU32 colour) const {
        const Fonts& fonts = canvas_.frame.fonts;
        const float room = 0.6F * side_ - 5;
        const float most = 12 * fonts.enlargement;
        const auto type = fitting(canvas_.frame, {fonts.strong, most}, mark.text, {room, room});
        if (!type) return;
        const float radius =
            std::max(0.62F * type->em, extent_in(canvas_.frame, *type, mark.text).x / 2 + 2);
        const ImVec2 corner = canvas_.sheet.corner(mark.square);
        const ImVec2 at{corner.x + side_ - radius - 2, corner.y + radius + 2};
        if (mark.kind == MarkKind::conflict_count) {
            pen_.dot(at, radius, colour);
        } else {
            pen_.block(at, radius, colour);
        }
        centred_text(canvas_.frame, canvas_.list, *type, at, text_on(colour), mark.text);
    }

    void letter(const Look::Mark& mark) const {
        const auto type = fitting_on_square(canvas_, mark.text);
        if (!type) return;
        const ImU32 ground = ground_of(canvas_.frame.theme, canvas_.look, mark.square);
        centred_text(canvas_.frame, canvas_.list, *type, canvas_.sheet.centre(mark.square),
                     text_on(ground), mark.text);
    }

    const Canvas& canvas_;
    BoardMemory& memory_;
    float side_;
    Pen pen_;
};

}  // namespace

void draw_arrows(const Canvas& canvas) {
    const float side = canvas.sheet.square();
    const Pen pen(canvas.list, canvas.frame.theme, side);
    for (const auto& [kind, start, end] : canvas.look.arrows) {
        const ImVec2 from = canvas.sheet.centre(start);
        const ImVec2 to = canvas.sheet.centre(end);
        const float length = std::max(1.0F, std::hypot(to.x - from.x, to.y - from.y));
        const ImVec2 way{(to.x - from.x) / length * side, (to.y - from.y) / length * side};
        // The head stands before a piece, not on it.
        const float gap = canvas.look.board.at(end) == Piece::none ? 0.2F : 0.48F;
        pen.arrow({from.x + 0.1F * way.x, from.y + 0.1F * way.y},
                  {to.x - gap * way.x, to.y - gap * way.y}, colour_of(kind, canvas.frame.theme),
                  std::clamp(side * 0.06F, 1.5F, 4.5F), kind == ArrowKind::proposed);
    }
}

void draw_marks(const Canvas& canvas, BoardMemory& memory) {
    const MarkPainter painter(canvas, memory);
    for (const Look::Mark& mark : canvas.look.marks) painter.draw(mark);
    if (!canvas.look.solved) return;
    const ImVec2 low = canvas.sheet.low();
    const ImVec2 high = canvas.sheet.high();
    canvas.list.AddRect({low.x - 2, low.y - 2}, {high.x + 2, high.y + 2}, canvas.frame.theme.right,
                        0, 0, 4);
}

}  // namespace queens::ui
