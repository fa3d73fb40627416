// The marks on the board: dots, rings, frames, crosses, letters and badges, by what they say.
#include <algorithm>
#include <cmath>

#include "ui/board/board_view.hpp"
#include "ui/board/colours.hpp"
#include "ui/board/pen.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

constexpr double blink_seconds = 0.45;
/// Smaller squares have no room for dots, for letters, and for badges.
constexpr float smallest_with_dot = 8;
constexpr float smallest_with_letter = 9;
constexpr float smallest_with_badge = 18;

/// The opacity of a refusal, which blinks once when it happens.
float blink(const Frame& frame, BoardMemory& memory) {
    const Player* player = frame.app.player();
    if (player == nullptr) return 1;
    if (memory.step != player->step()) {
        memory.step = player->step();
        memory.step_time = frame.now;
    }
    const double age = frame.now - memory.step_time;
    if (frame.appearance.reduced_motion || age >= blink_seconds) return 1;
    frame.moving = true;
    return 0.35F + 0.65F * eased(age / blink_seconds);
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
        const float width = std::clamp(side_ * 0.05F, 1.5F, 4.0F);
        switch (mark.kind) {
            case MarkKind::reach: return dot(centre, colour);
            case MarkKind::refused: return pen_.cross(centre, side_ * 0.13F, colour, width);
            case MarkKind::conflict:
            case MarkKind::attacker: return pen_.ring(centre, side_ * 0.44F, colour, 1.4F * width);
            case MarkKind::around: return pen_.ring(centre, side_ * 0.44F, colour, width);
            case MarkKind::conflict_count:
            case MarkKind::piece_note: return badge(mark, colour);
            case MarkKind::note: return letter(mark);
            case MarkKind::pointed: return frame_everywhere(mark.square, colour);
            case MarkKind::rejected: return rejection(mark.square, colour, 1.4F * width);
            default: return frame(mark.square, canvas_.sheet.middle(), colour, 1.4F * width);
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

    void rejection(Square square, ImU32 colour, float width) const {
        const Pen pen(canvas_.list, canvas_.frame.theme, side_, blink(canvas_.frame, memory_));
        pen.cross(canvas_.sheet.centre(square), side_ * 0.22F, colour, 1.4F * width);
        const ImVec2 low = canvas_.sheet.corner(square);
        pen.frame(low, {low.x + side_, low.y + side_}, colour, width);
    }

    /// A disc with a number or a letter in the upper right corner of the square.
    void badge(const Look::Mark& mark, ImU32 colour) const {
        if (side_ < smallest_with_badge) return;
        const float radius = std::clamp(side_ * 0.15F, 5.0F, 10.0F);
        const ImVec2 corner = canvas_.sheet.corner(mark.square);
        const ImVec2 at{corner.x + side_ - radius - 2, corner.y + radius + 2};
        pen_.dot(at, radius, colour);
        centred_text(canvas_.list, canvas_.frame.fonts.strong, 1.4F * radius, at, text_on(colour),
                     mark.text);
    }

    void letter(const Look::Mark& mark) const {
        if (side_ < smallest_with_letter) return;
        const ImU32 ground = ground_of(canvas_.frame.theme, canvas_.look, mark.square);
        centred_text(canvas_.list, canvas_.frame.fonts.strong,
                     std::clamp(side_ * 0.34F, 8.0F, 22.0F), canvas_.sheet.centre(mark.square),
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
    for (const Look::Arrow& arrow : canvas.look.arrows) {
        const ImVec2 from = canvas.sheet.centre(arrow.from);
        const ImVec2 to = canvas.sheet.centre(arrow.to);
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        const float gap = std::min(0.3F * side, length / 4) / std::max(length, 1.0F);
        const ImVec2 way{(to.x - from.x) * gap, (to.y - from.y) * gap};
        pen.arrow(from + way, {to.x - way.x, to.y - way.y},
                  colour_of(arrow.kind, canvas.frame.theme), std::clamp(side * 0.06F, 1.5F, 4.5F),
                  arrow.kind == ArrowKind::proposed);
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
