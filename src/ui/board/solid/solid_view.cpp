// The board rolled up in space: the solid, what stands below it, and the way of the pointer to it.
#include <algorithm>
#include <cmath>

#include "core/say.hpp"
#include "solid/piece.hpp"
#include "ui/board/foot.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/board/solid/solid_parts.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

constexpr double seconds_to_roll = 3;
/// Pieces lie drawn on the board until they stand so high.
constexpr float drawn_until = 0.5F;
/// Of pieces that the search only tries.
constexpr float standing_ghost_opacity = 0.4F;

/// So many frames in a row, each longer than that, and a moving solid is painted more coarsely.
constexpr int most_slow_frames = 3;
constexpr float slow_frame = 1.0F / 28;

std::vector<solid::Scene::Standing> standing_pieces(const Look& look, float height) {
    std::vector<solid::Scene::Standing> standing;
    if (height <= 0) return standing;
    const auto is_ghost = [&](Square square) {
        return std::any_of(look.ghosts.begin(), look.ghosts.end(),
                           [&](const Look::Ghost& ghost) { return ghost.square == square; });
    };
    for (const auto& [square, piece] : look.board.placed()) {
        if (solid::can_stand(piece) && !is_ghost(square))
            standing.push_back({square, piece, height});
    }
    for (const Look::Ghost& ghost : look.ghosts) {
        if (solid::can_stand(ghost.piece)) {
            standing.push_back({ghost.square, ghost.piece, height, standing_ghost_opacity});
        }
    }
    return standing;
}

bool is_moving(const SolidMemory& memory) {
    return memory.turning || memory.rolling_since.has_value();
}

/// What stays free below the controls, and around them.
constexpr float below_controls = 8;
constexpr float around_controls = 12;

/// Measures how fast frames follow each other; once the machine is found to be slow it stays so.
void notice_pace(Space& space, bool moving) {
    const bool slow = moving && ImGui::GetIO().DeltaTime > slow_frame;
    space.slow_frames = slow ? space.slow_frames + 1 : 0;
    space.coarse = space.coarse || space.slow_frames > most_slow_frames;
}

solid::Scene scene_of(const Frame& frame, const SolidMemory& memory, bool coarsely,
                      const Look& look) {
    const SolidLayout& layout = *memory.layout;
    const bool moving = is_moving(memory);
    const bool coarse = moving && coarsely;
    const float fineness = coarse ? 0.5F : 1;
    const Size size = layout.shape.size();
    solid::Scene scene = empty_scene(frame, layout.camera, layout.low, layout.high,
                                     std::max(size.columns, size.rows), fineness);
    scene.shape = layout.shape;
    scene.pieces = standing_pieces(look, height_of_pieces(look.board.size(), layout.shape.roll()));
    scene.glass = frame.app.state().solid.body == SolidBody::glass;
    scene.cut = layout.cut;
    scene.moving = moving;
    scene.cells = coarse ? solid::coarse_cells : solid::fine_cells;
    return scene;
}

/// How far the board is rolled up by now: on its way to where the state has it.
float rolled_by_now(const Frame& frame, SolidMemory& memory, Surface surface) {
    const float target = static_cast<float>(frame.app.state().solid.rolled) / closed_solid;
    if (memory.surface != surface) {
        memory.surface = surface;
        memory.front.reset();
        memory.from = 0;
        memory.rolling_since = frame.now;
    }
    if (memory.rolling_since) {
        const double seconds = seconds_to_roll * std::abs(target - memory.from);
        const double share =
            seconds > 0 ? std::min(1.0, (frame.now - *memory.rolling_since) / seconds) : 1;
        memory.shown = memory.from + (target - memory.from) * smooth(static_cast<float>(share));
        if (share >= 1 || frame.appearance.reduced_motion) memory.rolling_since.reset();
    }
    if (!memory.rolling_since) memory.shown = target;
    if (memory.rolling_since) frame.moving = true;
    return memory.shown;
}

class SolidView final : public BoardView {
  public:
    void lay_out(const Frame& frame, const Stage& stage, const Look& look, ImVec2 low,
                 ImVec2 high) override {
        const SolidPose& pose = frame.app.state().solid;
        const Surface surface = look.board.surface();
        low_ = low;
        high_ = high;
        foot_ = lay_out_foot(frame, {high.x - low.x, high.y - low.y});
        const ImVec2 above_controls{high.x,
                                    high.y - foot_.height - frame.control() - around_controls};
        const SolidRoom both = divided(low, above_controls);
        controls_.emplace(frame, memory_, frame.app.board().surface(), high.x - low.x - 16,
                          both.has_flat());
        // Where there is no room for its button, the flat board is simply there.
        room_ = pose.alone && controls_->offers_flat() ? SolidRoom{low, above_controls} : both;
        note_.emplace(frame, stage.space, surface, room_.high.x - room_.low.x);
        room_.high.y -= note_->height();
        const float rolled = rolled_by_now(frame, memory_, surface);
        lay_out_solid(frame, memory_, {surface, look.board.size(), rolled, pose.bottle}, room_.low,
                      room_.high);
        flat_.sheet.reset();
        if (!room_.has_flat()) return;
        keep_room(frame, flat_, look,
                  {room_.flat_high.x - room_.flat_low.x, room_.flat_high.y - room_.flat_low.y});
        lay_out_sheet(frame, flat_, look, room_.flat_low, room_.flat_high, plain_view);
    }

    /// What is done on the solid, or on the flat board if it is there, too.
    void take(const Frame& frame, Stage& stage) override {
        Hand& hand = stage.hand;
        hand.hovered.reset();
        if (flat_.sheet) {
            touch_sheet(frame, stage, flat_,
                        {.id = "flat-board", .role = Role::image, .label = say("The flat board")});
        }
        const std::optional<Square> on_flat = hand.hovered;
        ImGui::SetCursorScreenPos(room_.low);
        const Touch touch = ui::touch(frame,
                                      {.id = std::string(board_id),
                                       .role = Role::board,
                                       .label = say("Board"),
                                       .takes_right_button = true},
                                      {room_.high.x - room_.low.x, room_.high.y - room_.low.y});
        take_solid_gesture(frame, hand, memory_, memory_.gestures.on(frame, touch, stage.fingers));
        if (on_flat) hand.hovered = on_flat;
    }

    void draw(const Frame& frame, Stage& stage, const Look& look) override {
        const SolidLayout& layout = *memory_.layout;
        Space& space = stage.space;
        const float height = height_of_pieces(layout.shape.size(), layout.shape.roll());
        notice_pace(space, is_moving(memory_));
        draw_board_picture(frame, stage, look, height < drawn_until);
        space.scene = scene_of(frame, memory_, space.coarse, look);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        ListCanvas canvas(frame, list);
        if (flat_.sheet) draw_sheet({frame, list, canvas, *flat_.sheet, look}, stage, flat_);
        list.AddImage(space.texture, layout.low, layout.high, {0, 1}, {1, 0});
        controls_->draw(memory_,
                        {low_.x + 8, high_.y - foot_.height - frame.control() - below_controls});
        note_->draw(frame, {room_.low.x, room_.high.y});
        draw_foot(frame, look, stage, foot_, {low_.x + 8, high_.y - foot_.height},
                  {high_.x - 8, high_.y});
    }

    [[nodiscard]] std::optional<Rect> rect_of(Square square, bool in_space) const override {
        if (flat_.sheet && !in_space) return ui::rect_of(*flat_.sheet, square);
        const auto centre = memory_.layout ? memory_.layout->centre(square) : std::nullopt;
        if (!centre) return std::nullopt;
        return Rect{centre->x - 1, centre->y - 1, 2, 2};
    }

    void enlarge(const Frame& frame, float factor) const override {
        frame.give(SetSolid{enlarged(frame.app.state().solid, factor)});
    }

    void move(const Frame& frame, Direction way) const override {
        if (!memory_.layout) return;
        frame.give(SetSolid{turned_a_step(as_seen(frame.app.state().solid, *memory_.layout), way)});
    }

  private:
    SolidMemory memory_;
    SheetMemory flat_;
    // Of the present frame.
    std::optional<SolidControls> controls_;
    std::optional<SolidNote> note_;
    SolidRoom room_;
    ImVec2 low_{0, 0};
    ImVec2 high_{0, 0};
    Foot foot_;
};

}  // namespace

void roll_to(const Frame& frame, SolidMemory& memory, int rolled) {
    memory.from = memory.shown;
    memory.rolling_since = frame.now;
    if (rolled == closed_solid) memory.front.reset();
    SolidPose pose = frame.app.state().solid;
    pose.rolled = rolled;
    frame.give(SetSolid{pose});
}

std::unique_ptr<BoardView> make_solid_view() { return std::make_unique<SolidView>(); }

}  // namespace queens::ui
