// Boards stacked in space, in parallel perspective, which a drag turns.
//
// The board that is being filled has a strong outline, and its attacked squares are red; the
// squares of queens are tinted. Where a queen has just been refused, lines in space show who
// attacks the square.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/say.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/pieces.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

constexpr float largest_square = 110;
/// Room for the numbers of the boards.
constexpr float margin = 22;
/// Room for the words below.
constexpr float words_height = 24;
/// How much of a board's depth is seen; the boards are so far apart that none hides another.
constexpr float flatness = 0.26F;
constexpr float radians_per_pixel = 0.01F;

/// Where points in space lie on the screen.
struct SpaceView {
    int side = 1;
    /// The middle of the lowest board, the side of a square, and the distance of two boards.
    ImVec2 middle;
    float unit = 1;
    float storey = 1;
    float cosine = 1;
    float sine = 0;

    [[nodiscard]] ImVec2 at(float layer, float row, float column) const {
        const float half = static_cast<float>(side) / 2;
        const float x = column - half;
        const float y = row - half;
        return {middle.x + unit * (x * cosine - y * sine),
                middle.y + unit * flatness * (x * sine + y * cosine) - storey * layer};
    }
    [[nodiscard]] ImVec2 centre(const SpacePoint& point) const {
        return at(static_cast<float>(point[0]), static_cast<float>(point[1]) + 0.5F,
                  static_cast<float>(point[2]) + 0.5F);
    }
    /// The corners of a square part of a board.
    [[nodiscard]] std::array<ImVec2, 4> corners(int layer, int row, int column, int size) const {
        const auto z = static_cast<float>(layer);
        const auto top = static_cast<float>(row);
        const auto left = static_cast<float>(column);
        const auto length = static_cast<float>(size);
        return {at(z, top, left), at(z, top, left + length), at(z, top + length, left + length),
                at(z, top + length, left)};
    }
};

/// The largest view that has room for every turn, in the middle of the area.
SpaceView view_of(int side, ImVec2 low, ImVec2 high, float turn) {
    const auto boards = static_cast<float>(side);
    const float storeys = std::max(1.1F, 0.37F * boards);
    const float across = std::sqrt(2.0F) * boards;
    const float deep = across * flatness + storeys * (boards - 1) + 0.7F;
    SpaceView view{side, {}, 0, 0, std::cos(turn), std::sin(turn)};
    view.unit =
        std::min({(high.x - low.x - 2 * margin) / across, (high.y - low.y) / deep, largest_square});
    view.storey = view.unit * storeys;
    const float bottom = (low.y + high.y + view.unit * deep) / 2;
    view.middle = {std::floor((low.x + high.x) / 2),
                   std::floor(bottom - view.unit * across * flatness / 2)};
    return view;
}

void fill(ImDrawList& list, const std::array<ImVec2, 4>& corners, ImU32 colour) {
    list.AddQuadFilled(corners[0], corners[1], corners[2], corners[3], colour);
}

void outline(ImDrawList& list, const std::array<ImVec2, 4>& corners, ImU32 colour, float width) {
    list.AddQuad(corners[0], corners[1], corners[2], corners[3], colour, width);
}

/// The stack as it is drawn.
class StackPicture {
  public:
    StackPicture(const Frame& frame, const SpaceView& view, const Look& look)
        : frame_(frame),
          view_(view),
          look_(look),
          stack_(*look.stack),
          list_(*ImGui::GetWindowDrawList()) {}

    void draw() const {
        for (int layer = 0; layer < view_.side; ++layer) {
            draw_posts(layer);
            draw_board(layer);
        }
        draw_attacks();
        for (int layer = 0; layer < view_.side; ++layer) draw_queens(layer);
    }

  private:
    [[nodiscard]] bool is_current(int layer) const {
        return static_cast<std::size_t>(layer) == stack_.boards.layer;
    }
    [[nodiscard]] BoardStack::Cell cell(const SpacePoint& point) const {
        return stack_.boards.layers[static_cast<std::size_t>(point[0])]
                                   [static_cast<std::size_t>(point[1] * view_.side + point[2])];
    }

    /// The upright edges down to the board below.
    void draw_posts(int layer) const {
        if (layer == 0) return;
        const auto here = view_.corners(layer, 0, 0, view_.side);
        const auto below = view_.corners(layer - 1, 0, 0, view_.side);
        for (std::size_t i = 0; i < here.size(); ++i) {
            list_.AddLine(below[i], here[i], faded(frame_.theme.ink, 0.2F), 1);
        }
    }

    void draw_board(int layer) const {
        const Theme& theme = frame_.theme;
        const auto edge = view_.corners(layer, 0, 0, view_.side);
        const auto left = *std::min_element(edge.begin(), edge.end(),
                                            [](ImVec2 a, ImVec2 b) { return a.x < b.x; });
        const bool stands = static_cast<std::size_t>(layer) < stack_.boards.layers.size();
        const bool current = stands && is_current(layer);
        const bool solved = look_.solved;
        if (stands) draw_squares(layer);
        const ImU32 colour = solved    ? theme.right
                             : current ? theme.accent
                             : stands  ? faded(theme.ink, 0.45F)
                                       : faded(theme.ink, 0.2F);
        outline(list_, edge, colour, current || solved ? 2 : 1);
        centred_text(frame_, list_,
                     {current ? frame_.fonts.strong : frame_.fonts.small,
                      size_of(frame_.fonts.small) / frame_.fonts.line},
                     {left.x - margin / 2, left.y}, current ? theme.accent : theme.quiet,
                     std::to_string(layer + 1));
    }

    void draw_squares(int layer) const {
        const Theme& theme = frame_.theme;
        // Nothing stands on the boards above the one that is being filled.
        const bool above = static_cast<std::size_t>(layer) > stack_.boards.layer;
        const float opacity = is_current(layer) ? 0.75F : above ? 0.12F : 0.5F;
        for (int i = 0; i < view_.side * view_.side; ++i) {
            const SpacePoint point{layer, i / view_.side, i % view_.side};
            const auto corners = view_.corners(layer, point[1], point[2], 1);
            const bool light = (point[1] + point[2]) % 2 == 0;
            fill(list_, corners, faded(light ? theme.light_square : theme.dark_square, opacity));
            if (cell(point) == BoardStack::Cell::queen) {
                fill(list_, corners, faded(theme.accent, 0.5F));
            } else if (is_current(layer) && cell(point) == BoardStack::Cell::attacked) {
                fill(list_, corners, faded(theme.wrong, 0.42F));
            }
        }
        const auto& event = stack_.event;
        if (!event || event->layer != layer) return;
        const bool here = event->kind != EventKind::solution && event->kind != EventKind::done;
        if (!here) return;
        outline(list_, view_.corners(layer, event->square.row, event->square.column, 1),
                event->kind == EventKind::place ? theme.accent : theme.wrong, 2);
    }

    /// Those of a board, the farthest first.
    void draw_queens(int layer) const {
        const std::vector<SpacePoint> queens = queens_on(layer);
        for (const SpacePoint& queen : queens) {
            const ImVec2 foot = view_.centre(queen);
            const float size = view_.unit * 1.05F;
            draw_piece(list_, frame_.theme, Piece::queen, {foot.x, foot.y - 0.3F * size}, size);
        }
    }

    [[nodiscard]] std::vector<SpacePoint> queens_on(int layer) const {
        std::vector<SpacePoint> queens;
        if (static_cast<std::size_t>(layer) >= stack_.boards.layers.size()) return queens;
        for (int i = 0; i < view_.side * view_.side; ++i) {
            const SpacePoint point{layer, i / view_.side, i % view_.side};
            if (cell(point) == BoardStack::Cell::queen) queens.push_back(point);
        }
        std::sort(queens.begin(), queens.end(), [&](const SpacePoint& a, const SpacePoint& b) {
            return view_.centre(a).y < view_.centre(b).y;
        });
        return queens;
    }

    /// From the place that was refused to the queens that attack it.
    void draw_attacks() const {
        if (stack_.attackers.empty()) return;
        const Square square = stack_.event->square;
        const ImVec2 refused = view_.centre({stack_.event->layer, square.row, square.column});
        for (const SpacePoint& queen : stack_.attackers) {
            list_.AddLine(view_.centre(queen), refused, frame_.theme.casing, 5);
            list_.AddLine(view_.centre(queen), refused, frame_.theme.conflict, 2.5F);
        }
        list_.AddCircleFilled(refused, 4, frame_.theme.conflict);
    }

    const Frame& frame_;
    const SpaceView& view_;
    const Look& look_;
    const Look::Stack& stack_;
    ImDrawList& list_;
};

}  // namespace

void draw_stack(const Frame& frame, BoardMemory& memory, const Look& look, ImVec2 low,
                ImVec2 high) {
    const ImVec2 end{high.x, high.y - words_height};
    const SpaceView view = view_of(look.board.rows(), low, end, memory.turn);
    ImGui::SetCursorScreenPos(low);
    const Touch touch =
        ui::touch(frame, {.id = "cube", .role = Role::image, .label = say("The boards as a cube")},
                  {end.x - low.x, end.y - low.y});
    if (touch.held) memory.turn -= ImGui::GetIO().MouseDelta.x * radians_per_pixel;
    StackPicture(frame, view, look).draw();
    words_centred(frame, frame.fonts.small, {(low.x + high.x) / 2, high.y - words_height / 2},
                  frame.theme.quiet,
                  look.solved ? say("Drag to turn the boards.")
                              : say("Red: attacked on layer {layer}. Drag to turn.",
                                    {{"layer", look.stack->boards.layer + 1}}));
}

}  // namespace queens::ui
