// Boards stacked in space, which a drag turns.
//
// The board that is being filled has a strong outline, and its attacked squares are red; the
// squares of queens are tinted. Where a queen has just been refused, rods show who attacks the
// square.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/say.hpp"
#include "figure/colours.hpp"
#include "solid/stack.hpp"
#include "ui/board/view.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

/// Room for the words below.
constexpr float words_height = 24;
/// How thick rods are, as shares of half a board, so that they are lines on boards of every size.
constexpr float thin = 0.01F;
constexpr float thick = 0.015F;
constexpr float thickest = 0.02F;

solid::Stack::Point point_of(const SpacePoint& at) {
    return solid::middle_of(at[0], {at[1], at[2]});
}

/// The boards that the search fills; those to come later would only make them small.
solid::Stack::Extent stack_extent(const Look& look) {
    return {look.board.rows(), static_cast<int>(look.stack->boards.layers.size())};
}

/// What a look stacks, in the colours of the theme.
class StackMaker {
  public:
    StackMaker(const Theme& theme, const Look& look)
        : theme_(theme), look_(look), from_(*look.stack) {
        stack_.extent = stack_extent(look);
        for (int layer = 0; layer < stack_.extent.layers; ++layer) {
            add_posts(layer);
            add_outline(layer);
            add_board(layer);
        }
        add_event();
    }

    [[nodiscard]] solid::Stack made() && { return std::move(stack_); }

  private:
    [[nodiscard]] bool is_current(int layer) const {
        return static_cast<std::size_t>(layer) == from_.boards.layer;
    }

    void add_rod(const solid::Stack::Point& from, const solid::Stack::Point& to, float radius,
                 ImU32 colour) {
        const float half = static_cast<float>(stack_.extent.side) / 2;
        stack_.rods.push_back({from, to, half * radius, colour});
    }

    void add_frame(int layer, Square corner, int size, float radius, ImU32 colour) {
        const auto level = static_cast<float>(layer);
        const auto top = static_cast<float>(corner.row);
        const auto left = static_cast<float>(corner.column);
        const auto length = static_cast<float>(size);
        const std::array<solid::Stack::Point, 4> corners{{{level, top, left},
                                                          {level, top, left + length},
                                                          {level, top + length, left + length},
                                                          {level, top + length, left}}};
        for (std::size_t i = 0; i < 4; ++i) {
            add_rod(corners[i], corners[(i + 1) % 4], radius, colour);
        }
    }

    /// The upright edges down to the board below.
    void add_posts(int layer) {
        if (layer == 0) return;
        const auto level = static_cast<float>(layer);
        const auto end = static_cast<float>(stack_.extent.side);
        for (const float row : {0.0F, end}) {
            for (const float column : {0.0F, end}) {
                add_rod({level - 1, row, column}, {level, row, column}, thin,
                        mixed(theme_.paper, theme_.ink, 0.25F));
            }
        }
    }

    void add_outline(int layer) {
        const bool current = is_current(layer);
        const ImU32 colour = look_.solved ? theme_.right
                             : current    ? theme_.accent
                                          : mixed(theme_.paper, theme_.ink, 0.5F);
        add_frame(layer, {0, 0}, stack_.extent.side, current || look_.solved ? thick : thin,
                  colour);
    }

    void add_board(int layer) {
        // Nothing stands on the boards above the one that is being filled.
        const bool above = static_cast<std::size_t>(layer) > from_.boards.layer;
        const float opacity = is_current(layer) ? 0.8F : above ? 0.12F : 0.55F;
        const auto& cells = from_.boards.layers[static_cast<std::size_t>(layer)];
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const int index = static_cast<int>(i);
            const Square square{index / stack_.extent.side, index % stack_.extent.side};
            const bool light = (square.row + square.column) % 2 == 0;
            ImU32 colour = light ? theme_.light_square : theme_.dark_square;
            if (cells[i] == BoardStack::Cell::queen) {
                colour = mixed(colour, theme_.accent, 0.5F);
                stack_.queens.push_back({layer, square});
            } else if (is_current(layer) && cells[i] == BoardStack::Cell::attacked) {
                colour = mixed(colour, theme_.wrong, 0.45F);
            }
            stack_.tiles.push_back({layer, square, faded(colour, opacity)});
        }
    }

    /// The square of the last step, and from a place that was refused to the queens that attack it.
    void add_event() {
        const auto& event = from_.event;
        if (!event || event->kind == EventKind::solution || event->kind == EventKind::done) return;
        add_frame(event->layer, event->square, 1, thick,
                  event->kind == EventKind::place ? theme_.accent : theme_.wrong);
        for (const SpacePoint& queen : from_.attackers) {
            add_rod(point_of(queen), solid::middle_of(event->layer, event->square), thickest,
                    theme_.conflict);
        }
    }

    const Theme& theme_;
    const Look& look_;
    const Look::Stack& from_;
    solid::Stack stack_;
};

/// The number of every board beside its leftmost corner.
void draw_numbers(const Frame& frame, const Look& look, const solid::Camera& camera, ImVec2 low,
                  ImVec2 high) {
    const solid::Stack::Extent extent = stack_extent(look);
    const auto end = static_cast<float>(extent.side);
    for (int layer = 0; layer < extent.layers; ++layer) {
        ImVec2 leftmost = high;
        for (const float row : {0.0F, end}) {
            for (const float column : {0.0F, end}) {
                const solid::Spot spot = camera.spot_of(
                    solid::place_in_stack(extent, {static_cast<float>(layer), row, column}));
                const ImVec2 corner{low.x + (high.x - low.x) * (spot.x + 1) / 2,
                                    low.y + (high.y - low.y) * (1 - spot.y) / 2};
                if (corner.x < leftmost.x) leftmost = corner;
            }
        }
        const bool current = static_cast<std::size_t>(layer) == look.stack->boards.layer;
        centred_text(frame, *ImGui::GetWindowDrawList(),
                     {current ? frame.fonts.strong : frame.fonts.small,
                      size_of(frame.fonts.small) / frame.fonts.line},
                     {std::max(low.x + 10, leftmost.x - 12), leftmost.y},
                     current ? frame.theme.accent : frame.theme.quiet, std::to_string(layer + 1));
    }
}

class StackView final : public BoardView {
  public:
    void lay_out(const Frame& /*frame*/, const Stage& /*stage*/, const Look& /*look*/, ImVec2 low,
                 ImVec2 high) override {
        low_ = low;
        high_ = {high.x, high.y - words_height};
    }

    void take(const Frame& frame, Stage& stage) override {
        const ImVec2 area{high_.x - low_.x, high_.y - low_.y};
        ImGui::SetCursorScreenPos(low_);
        const Touch touch = ui::touch(
            frame, {.id = "cube", .role = Role::image, .label = say("The boards as a cube")}, area);
        const auto press = gestures_.on(frame, touch, stage.fingers).press;
        turning_ = press.has_value();
        if (!press) return;
        if (press->stage == Press::Stage::begun) held_turn_ = turn_;
        const float half = std::min(area.x, area.y) / 2;
        turn_ = normalised(solid::rolled_by((press->to.x - press->from.x) / half,
                                            (press->from.y - press->to.y) / half) *
                           held_turn_);
    }

    void draw(const Frame& frame, Stage& stage, const Look& look) override {
        const int side = look.board.rows();
        const float aspect = (high_.x - low_.x) / (high_.y - low_.y);
        const solid::Camera camera{turn_, solid::reach_of_stack(stack_extent(look)), aspect, 1};
        solid::Scene& scene =
            stage.space.scene.emplace(empty_scene(frame, camera, low_, high_, side));
        scene.stack = StackMaker(frame.theme, look).made();
        scene.moving = turning_;
        ImGui::GetWindowDrawList()->AddImage(stage.space.texture, low_, high_, {0, 1}, {1, 0});
        draw_numbers(frame, look, camera, low_, high_);
        words_centred(frame, frame.fonts.small,
                      {(low_.x + high_.x) / 2, high_.y + words_height / 2}, frame.theme.quiet,
                      look.solved ? say("Drag to turn the boards.")
                                  : say("Red: attacked on layer {layer}. Drag to turn.",
                                        {{"layer", look.stack->boards.layer + 1}}));
    }

  private:
    Gestures gestures_;
    /// How the boards are turned, and were when a press began.
    solid::Turn turn_ = solid::first_turn_of_stack();
    solid::Turn held_turn_;
    bool turning_ = false;
    // Of the present frame.
    ImVec2 low_{0, 0};
    ImVec2 high_{0, 0};
};

}  // namespace

std::unique_ptr<BoardView> make_stack_view() { return std::make_unique<StackView>(); }

}  // namespace queens::ui
