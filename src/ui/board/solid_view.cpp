// The board rolled up in space: the solid, what stands below it, and the way of the pointer to it.
#include "ui/board/solid_view.hpp"

#include <algorithm>
#include <cmath>

#include "core/say.hpp"
#include "solid/pick.hpp"
#include "solid/piece.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/solid_parts.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

constexpr double seconds_to_roll = 3;
/// Longer boards have so small squares that their pieces are drawn on them.
constexpr int most_standing = 40;
/// While the board is rolled up to here its pieces stand up.
constexpr float standing_at = 0.2F;
/// Pieces lie drawn on the board until they stand so high.
constexpr float drawn_until = 0.5F;
/// How far pieces reach beyond a sheet whose longer side has one square: on the outside of a ring,
/// where squares are larger.
constexpr float tallest_piece = 2.4F;
/// Of pieces that the search only tries.
constexpr float ghost_opacity = 0.4F;

/// So many frames in a row, each longer than that, and a moving solid is painted more coarsely.
constexpr int most_slow_frames = 3;
constexpr float slow_frame = 1.0F / 28;

float smooth(float share) { return share * share * (3 - 2 * share); }

/// How high pieces stand on a board of that size, nothing if they stay drawn on it.
float height_of_pieces(Size size, float rolled) {
    if (std::max(size.columns, size.rows) > most_standing) return 0;
    return smooth(std::min(1.0F, rolled / standing_at));
}

/// What a solid of that size, seen in an area of that length and breadth, leaves free at both ends,
/// in whole pixels: no picture has to be painted there.
float free_beside(float length, float breadth, const SolidPose& pose) {
    const float enlarged = std::max(1.0F, static_cast<float>(pose.percent) / 100);
    return std::max(0.0F, std::floor((length - breadth * enlarged) / 2));
}

/// The shape is cut anew only when it is another one.
void lay_out(SolidMemory& memory, const solid::Shape& shape, const SolidPose& pose, ImVec2 low,
             ImVec2 high) {
    if (!memory.layout || memory.layout->shape != shape) {
        memory.layout = SolidLayout{shape, mesh_of(shape), {}, false, {}, {}};
    }
    SolidLayout& layout = *memory.layout;
    const ImVec2 size_of_area{high.x - low.x, high.y - low.y};
    const ImVec2 free{free_beside(size_of_area.x, size_of_area.y, pose),
                      free_beside(size_of_area.y, size_of_area.x, pose)};
    layout.low = {low.x + free.x, low.y + free.y};
    layout.high = {high.x - free.x, high.y - free.y};
    layout.cut = pose.body == SolidBody::cut;
    const Size size = shape.size();
    const float longer = static_cast<float>(std::max(size.columns, size.rows));
    const float height = height_of_pieces(size, shape.roll());
    const solid::Turn first = part_of(solid::first_turn(shape), smooth(shape.roll()));
    layout.camera = {.turn = turn_of(pose) * first,
                     .reach = reach_of(layout.mesh) + height * tallest_piece / longer,
                     .aspect = (layout.high.x - layout.low.x) / (layout.high.y - layout.low.y),
                     .enlarged = static_cast<float>(pose.percent) / 100};
}

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
            standing.push_back({ghost.square, ghost.piece, height, ghost_opacity});
        }
    }
    return standing;
}

bool is_moving(const SolidMemory& memory) {
    return memory.turning || memory.rolling_since.has_value();
}

/// Measures how fast frames follow each other; once the machine is found to be slow it stays so.
void notice_pace(SolidMemory& memory) {
    const bool slow = is_moving(memory) && ImGui::GetIO().DeltaTime > slow_frame;
    memory.slow_frames = slow ? memory.slow_frames + 1 : 0;
    memory.coarse = memory.coarse || memory.slow_frames > most_slow_frames;
}

solid::Scene scene_of(const Frame& frame, const SolidMemory& memory, const Look& look) {
    const SolidLayout& layout = *memory.layout;
    const bool moving = is_moving(memory);
    const bool coarse = moving && memory.coarse;
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

/// What the pointer does on the solid, or on the flat board if it is there, too.
void take_pointer(const Frame& frame, BoardMemory& memory, const SolidRoom& room) {
    memory.hovered.reset();
    if (memory.sheet) {
        touch_sheet(frame, memory,
                    {.id = "flat-board", .role = Role::image, .label = say("The flat board")});
    }
    const std::optional<Square> on_flat = memory.hovered;
    ImGui::SetCursorScreenPos(room.low);
    const Touch touch = ui::touch(frame,
                                  {.id = std::string(board_id),
                                   .role = Role::board,
                                   .label = say("Board"),
                                   .takes_right_button = true},
                                  {room.high.x - room.low.x, room.high.y - room.low.y});
    take_solid_gesture(frame, memory, memory.solid.gestures.on(frame, touch, memory.fingers));
    if (on_flat) memory.hovered = on_flat;
}

}  // namespace

// In the dark, pieces are as light as their rims.
solid::Scene empty_scene(const Frame& frame, const solid::Camera& camera, ImVec2 low, ImVec2 high,
                         int squares, float fineness) {
    const ImVec2 scale = ImGui::GetIO().DisplayFramebufferScale;
    const auto pixels = [&](float length, float ratio) {
        return std::max(1, static_cast<int>(std::lround(length * fineness * ratio)));
    };
    const int width = pixels(high.x - low.x, scale.x);
    const int height = pixels(high.y - low.y, scale.y);
    const float square =
        static_cast<float>(std::min(width, height)) * camera.enlarged / static_cast<float>(squares);
    const bool dark = frame.appearance.dark;
    const Theme& theme = frame.theme;
    const ImU32 queen = dark ? theme.queen_rim : theme.queen_body;
    const ImU32 pawn = dark ? mixed(theme.pawn_body, theme.queen_rim, 0.6F) : theme.pawn_body;
    solid::Scene scene;
    scene.camera = camera;
    scene.paper = theme.paper;
    scene.queen = queen;
    scene.pawn = pawn;
    scene.wall = dark ? mixed(theme.pawn_body, theme.queen_rim, 0.38F) : mixed(pawn, queen, 0.4F);
    scene.width = width;
    scene.height = height;
    scene.faces = solid::faces_for(square);
    return scene;
}

std::optional<Square> SolidLayout::pick(ImVec2 point) const {
    const solid::Spot spot{2 * (point.x - low.x) / (high.x - low.x) - 1,
                           1 - 2 * (point.y - low.y) / (high.y - low.y)};
    return solid::pick(mesh, camera, spot, shape.size(), cut);
}

std::optional<ImVec2> SolidLayout::centre(Square square) const {
    const Size size = shape.size();
    const solid::Spot spot = camera.spot_of(
        shape.place((static_cast<float>(square.column) + 0.5F) / static_cast<float>(size.columns),
                    (static_cast<float>(square.row) + 0.5F) / static_cast<float>(size.rows)));
    const ImVec2 point{low.x + (high.x - low.x) * (spot.x + 1) / 2,
                       low.y + (high.y - low.y) * (1 - spot.y) / 2};
    return pick(point) == square ? std::optional(point) : std::nullopt;
}

float rolled_by_now(const Frame& frame, SolidMemory& memory, Surface surface) {
    const float target = static_cast<float>(frame.app.state().solid.rolled) / closed_solid;
    if (memory.surface != surface) {
        memory.surface = surface;
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

void roll_to(const Frame& frame, SolidMemory& memory, int rolled) {
    memory.from = memory.shown;
    memory.rolling_since = frame.now;
    SolidPose pose = frame.app.state().solid;
    pose.rolled = rolled;
    frame.give(SetSolid{pose});
}

void draw_solid_view(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high) {
    SolidMemory& solid = memory.solid;
    const float foot = foot_height(frame, {high.x - low.x, high.y - low.y});
    const SolidPose& pose = frame.app.state().solid;
    SolidControls controls(frame, solid, frame.app.board().surface(), high.x - low.x - 16);
    const ImVec2 end{high.x, high.y - foot - controls.height()};
    const SolidRoom both = divided(low, end);
    SolidRoom room = pose.alone ? SolidRoom{low, end} : both;
    const Look& seen = memory.look.of(frame.app, attention_of(memory));
    const SolidNote note(frame, solid, seen.board.surface(), room.high.x - room.low.x);
    room.high.y -= note.height();
    const solid::Shape shape(seen.board.surface(), seen.board.size(),
                             rolled_by_now(frame, solid, seen.board.surface()), pose.bottle);
    lay_out(solid, shape, pose, room.low, room.high);
    memory.sheet.reset();
    if (room.has_flat()) {
        keep_room(frame, memory,
                  {room.flat_high.x - room.flat_low.x, room.flat_high.y - room.flat_low.y});
        lay_out_sheet(frame, memory, room.flat_low, room.flat_high, View::flat);
    }

    put_solid_reset(frame, {room.high.x, room.low.y});
    take_pointer(frame, memory, room);

    const Attention attention = attention_of(memory);
    const Look& look = memory.look.of(frame.app, attention);
    const float height = height_of_pieces(shape.size(), shape.roll());
    notice_pace(solid);
    draw_board_picture(frame, memory, look, height < drawn_until);
    solid.scene = scene_of(frame, solid, look);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ListCanvas canvas(frame, list);
    if (memory.sheet) draw_sheet({frame, list, canvas, *memory.sheet, look}, memory);
    list.AddImage(solid.texture, solid.layout->low, solid.layout->high, {0, 1}, {1, 0});
    controls.draw(solid, {low.x + 8, end.y + 4}, both.has_flat());
    const Sheet sheet(look.board, View::flat, room.low, room.high, {});
    frame.record.enter(Region::words);
    note.draw(frame, {room.low.x, room.high.y});
    draw_foot({frame, list, canvas, sheet, look}, memory, attention, {low.x + 8, high.y - foot},
              {high.x - 8, high.y});
    frame.record.leave();
    list.ChannelsMerge();
}

}  // namespace queens::ui
