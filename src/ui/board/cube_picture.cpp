// The picture of boards stacked to a cube, in parallel perspective, which a drag turns.
//
// The board that is being filled has a strong outline, and its attacked squares are red; the
// squares of queens are tinted. Where a queen has just been refused, lines in space show who
// attacks the square.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "solvers/parts/cube_space.hpp"
#include "ui/board/pieces.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr float least_height = 200;
constexpr float most_height = 340;
/// Room for the numbers of the boards.
constexpr float margin = 22;
/// How much of a board's depth is seen; the boards are so far apart that none hides another.
constexpr float flatness = 0.26F;
constexpr float radians_per_pixel = 0.01F;

/// Where points in space lie on the screen.
struct CubeView {
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

/// The largest view that has room for every turn, lower where the panel is a low sheet.
CubeView view_of(int side, ImVec2 low, float width, float turn, float& height) {
    const auto boards = static_cast<float>(side);
    const float storeys = std::max(1.1F, 0.37F * boards);
    const float across = std::sqrt(2.0F) * boards;
    const float deep = across * flatness + storeys * (boards - 1) + 0.7F;
    CubeView view{side, {}, 0, 0, std::cos(turn), std::sin(turn)};
    const float room = std::clamp(ImGui::GetWindowHeight() - 8, least_height, most_height);
    view.unit = std::min({(width - 2 * margin) / across, room / deep, 56.0F});
    view.storey = view.unit * storeys;
    height = view.unit * deep + 8;
    view.middle = {std::floor(low.x + width / 2),
                   std::floor(low.y + height - 4 - view.unit * across * flatness / 2)};
    return view;
}

void fill(ImDrawList& list, const std::array<ImVec2, 4>& corners, ImU32 colour) {
    list.AddQuadFilled(corners[0], corners[1], corners[2], corners[3], colour);
}

void outline(ImDrawList& list, const std::array<ImVec2, 4>& corners, ImU32 colour, float width) {
    list.AddQuad(corners[0], corners[1], corners[2], corners[3], colour, width);
}

/// The stack as it is drawn.
class CubePicture {
  public:
    CubePicture(const Frame& frame, const CubeView& view, const Insight& insight)
        : frame_(frame),
          view_(view),
          insight_(insight),
          last_(frame.app.player()->last()),
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
        return static_cast<std::size_t>(layer) == insight_.layer;
    }
    [[nodiscard]] StackCell cell(const SpacePoint& point) const {
        return insight_.layers[static_cast<std::size_t>(point[0])]
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
        const bool stands = static_cast<std::size_t>(layer) < insight_.layers.size();
        const bool current = stands && is_current(layer);
        const bool solved = last_ && last_->kind == EventKind::solution;
        if (stands) draw_squares(layer);
        const ImU32 colour = solved    ? theme.right
                             : current ? theme.accent
                             : stands  ? faded(theme.ink, 0.45F)
                                       : faded(theme.ink, 0.2F);
        outline(list_, edge, colour, current || solved ? 2 : 1);
        centred_text(list_, current ? frame_.fonts.strong : frame_.fonts.small,
                     size_of(frame_.fonts.small), {left.x - margin / 2, left.y},
                     current ? theme.accent : theme.quiet, std::to_string(layer + 1));
    }

    void draw_squares(int layer) const {
        const Theme& theme = frame_.theme;
        // Nothing stands on the boards above the one that is being filled.
        const bool above = static_cast<std::size_t>(layer) > insight_.layer;
        const float opacity = is_current(layer) ? 0.75F : above ? 0.12F : 0.5F;
        for (int i = 0; i < view_.side * view_.side; ++i) {
            const SpacePoint point{layer, i / view_.side, i % view_.side};
            const auto corners = view_.corners(layer, point[1], point[2], 1);
            const bool light = (point[1] + point[2]) % 2 == 0;
            fill(list_, corners, faded(light ? theme.light_square : theme.dark_square, opacity));
            if (cell(point) == StackCell::queen) {
                fill(list_, corners, faded(theme.accent, 0.5F));
            } else if (is_current(layer) && cell(point) == StackCell::attacked) {
                fill(list_, corners, faded(theme.wrong, 0.42F));
            }
        }
        if (!last_ || last_->layer != layer) return;
        const bool here = last_->kind != EventKind::solution && last_->kind != EventKind::done;
        if (!here) return;
        outline(list_, view_.corners(layer, last_->square.row, last_->square.column, 1),
                last_->kind == EventKind::place ? theme.accent : theme.wrong, 2);
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
        if (static_cast<std::size_t>(layer) >= insight_.layers.size()) return queens;
        for (int i = 0; i < view_.side * view_.side; ++i) {
            const SpacePoint point{layer, i / view_.side, i % view_.side};
            if (cell(point) == StackCell::queen) queens.push_back(point);
        }
        std::sort(queens.begin(), queens.end(), [&](const SpacePoint& a, const SpacePoint& b) {
            return view_.centre(a).y < view_.centre(b).y;
        });
        return queens;
    }

    /// From a square that was refused to the queens that attack it.
    void draw_attacks() const {
        if (!last_ || last_->kind != EventKind::reject) return;
        const SpacePoint square{last_->layer, last_->square.row, last_->square.column};
        for (int layer = 0; layer < view_.side; ++layer) {
            for (const SpacePoint& queen : queens_on(layer)) {
                if (!attacks_in_space(queen, square)) continue;
                list_.AddLine(view_.centre(queen), view_.centre(square), frame_.theme.conflict, 2);
                list_.AddCircleFilled(view_.centre(square), 3, frame_.theme.conflict);
            }
        }
    }

    const Frame& frame_;
    const CubeView& view_;
    const Insight& insight_;
    std::optional<Event> last_;
    ImDrawList& list_;
};

std::string words_below(const Insight& insight, bool done) {
    if (insight.layers.empty()) return "Too fast to be followed: slower, the queens stand here.";
    if (done) return "Drag to turn.";
    return "Red: attacked on layer " + std::to_string(insight.layer + 1) +
           ", which is being filled. Drag to turn.";
}

}  // namespace

void draw_cube(const Frame& frame, const Insight& insight, float& turn) {
    const int side = frame.app.player()->problem().board.rows();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    float height = 0;
    const CubeView view = view_of(side, low, width, turn, height);
    const Touch touch =
        ui::touch(frame, {.id = "cube", .role = Role::image, .label = "The boards as a cube"},
                  {width, height});
    if (touch.held) turn -= ImGui::GetIO().MouseDelta.x * radians_per_pixel;
    CubePicture(frame, view, insight).draw();
    paragraph(frame, frame.fonts.small, frame.theme.quiet,
              words_below(insight, frame.app.player()->done()));
}

}  // namespace queens::ui
