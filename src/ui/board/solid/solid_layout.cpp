// A solid as it lies on the screen: its shape and camera, and from points to squares and back.
#include "ui/board/solid/solid_parts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "solid/front.hpp"
#include "solid/pick.hpp"
#include "solid/piece.hpp"

namespace queens::ui {

namespace {

/// Longer boards have so small squares that their pieces are drawn on them.
constexpr int most_standing = 40;
/// While the board is rolled up to here its pieces stand up.
constexpr float standing_at = 0.2F;
/// How far pieces reach beyond a sheet whose longer side has one square: on the outside of a ring,
/// where squares are larger.
constexpr float tallest_piece = 2.4F;

/// How far the highest piece reaches above its square, in sides of that.
constexpr float highest_piece = 1.15F;
/// From the axis of a piece to where its crown ends, in squares.
constexpr float half_crown = 0.25F;
/// How many times longer than broad a picture is at most.
constexpr float longest_picture = 1.4F;
/// The share of the picture that the solid fills.
constexpr float filled_share = 0.96F;
/// How fast it comes to fill another share, each second.
constexpr float filling_rate = 9;

/// What a solid of that size, seen in an area of that length and breadth, leaves free at both ends,
/// in whole pixels: no picture has to be painted there.
float free_beside(float length, float breadth, const SolidPose& pose) {
    const float enlarged = longest_picture * std::max(1.0F, static_cast<float>(pose.percent) / 100);
    return std::max(0.0F, std::floor((length - breadth * enlarged) / 2));
}

/// The piece that a solid has in front: the selected one, else the first queen.
std::optional<Square> piece_in_front(const App& app) {
    if (app.state().selected) return app.state().selected;
    for (const auto& [square, piece] : app.board().placed()) {
        if (piece == Piece::queen) return square;
    }
    return std::nullopt;
}

solid::Turn front_turn(const Frame& frame, SolidMemory& memory, const solid::Shape& shape) {
    const solid::Shape closed(shape.surface(), shape.size(), 1, shape.is_bottle());
    const bool by_hand = !is_unturned(frame.app.state().solid);
    if (memory.by_hand && !by_hand) memory.front.reset();
    memory.by_hand = by_hand;
    if (!memory.front || memory.front->closed != closed) {
        const auto piece = piece_in_front(frame.app);
        memory.front = {closed, piece ? turn_with_in_front(closed, *piece) : first_turn(closed)};
    }
    return part_of(memory.front->turn, smooth(shape.roll()));
}

/// Where pieces end above the board, as wide as they are there: those that stand there, and all
/// that a search may place.
std::vector<solid::Vec3> tops_of(const App& app, const solid::Shape& shape) {
    std::vector<solid::Vec3> tops;
    const Size size = shape.size();
    const float height = highest_piece * height_of_pieces(size, shape.roll());
    if (height == 0) return tops;
    for (int index = 0; index < size.area(); ++index) {
        const Square square = size.square(index);
        if (app.player() == nullptr && !solid::can_stand(app.board().at(square))) continue;
        const auto [u, v] = shape.middle_of(square);
        const solid::Vec3 up = height * shape.square_side(u, v) * shape.normal(u, v);
        const float across = half_crown / static_cast<float>(size.columns);
        const float along = half_crown / static_cast<float>(size.rows);
        for (const auto& [du, dv] :
             {std::pair{-across, 0.0F}, {across, 0.0F}, {0.0F, -along}, {0.0F, along}}) {
            tops.push_back(shape.place(u + du, v + dv) + up);
            if (shape.is_one_sided()) tops.push_back(shape.place(u + du, v + dv) - up);
        }
    }
    return tops;
}

/// The part of the picture that points take.
struct SolidExtent {
    solid::Spot low{1, 1};
    solid::Spot high{-1, -1};

    void include(solid::Spot spot) {
        low = {std::min(low.x, spot.x), std::min(low.y, spot.y)};
        high = {std::max(high.x, spot.x), std::max(high.y, spot.y)};
    }
    [[nodiscard]] float half() const { return std::max(high.x - low.x, high.y - low.y) / 2; }
    [[nodiscard]] solid::Spot middle() const {
        return {(low.x + high.x) / 2, (low.y + high.y) / 2};
    }
};

/// What the solid takes as it is turned, and as it turns of itself: so that it keeps its size while
/// it is turned where that cuts nothing off.
SolidExtent extent_of_solid(const SolidLayout& layout, const std::vector<solid::Vec3>& tops,
                            const solid::Turn& of_itself) {
    SolidExtent extent;
    for (const solid::Turn& turn : {layout.camera.turn, of_itself}) {
        const solid::Camera camera{turn, layout.camera.reach, layout.camera.aspect};
        for (const solid::Vertex& vertex : layout.mesh.vertices) {
            extent.include(camera.spot_of(vertex.position));
        }
        for (const solid::Vec3 top : tops) extent.include(camera.spot_of(top));
    }
    return extent;
}

/// Lets the camera fill the picture with that extent, bit by bit after the first frame.
void fill_picture(const Frame& frame, SolidMemory& memory, const SolidExtent& extent,
                  float percent) {
    const float wanted = filled_share / extent.half();
    const solid::Spot middle{-wanted * extent.middle().x, -wanted * extent.middle().y};
    const bool jumps = memory.filling == 0 || frame.appearance.reduced_motion ||
                       std::abs(wanted - memory.filling) < 0.002F * wanted;
    const float share = jumps ? 1 : 1 - std::exp(-filling_rate * ImGui::GetIO().DeltaTime);
    memory.filling += share * (wanted - memory.filling);
    memory.middle.x += share * (middle.x - memory.middle.x);
    memory.middle.y += share * (middle.y - memory.middle.y);
    if (!jumps) frame.moving = true;
    solid::Camera& camera = memory.layout->camera;
    camera.enlarged = memory.filling * percent / 100;
    camera.middle = {memory.middle.x * percent / 100, memory.middle.y * percent / 100};
}

}  // namespace

float smooth(float share) { return share * share * (3 - 2 * share); }

float height_of_pieces(Size size, float rolled) {
    if (std::max(size.columns, size.rows) > most_standing) return 0;
    return smooth(std::min(1.0F, rolled / standing_at));
}

solid::Turn first_turn_of(const solid::Shape& shape) {
    return part_of(solid::first_turn(shape), smooth(shape.roll()));
}

void lay_out_solid(const Frame& frame, SolidMemory& memory, const solid::Shape& shape, ImVec2 low,
                   ImVec2 high) {
    std::optional<SolidLayout>& kept = memory.layout;
    const SolidPose& pose = frame.app.state().solid;
    if (!kept || kept->shape != shape) {
        kept = SolidLayout{shape, mesh_of(shape), {}, false, {}, {}};
    }
    SolidLayout& layout = *kept;
    const ImVec2 size_of_area{high.x - low.x, high.y - low.y};
    const ImVec2 free{free_beside(size_of_area.x, size_of_area.y, pose),
                      free_beside(size_of_area.y, size_of_area.x, pose)};
    layout.low = {low.x + free.x, low.y + free.y};
    layout.high = {high.x - free.x, high.y - free.y};
    layout.cut = pose.body == SolidBody::cut;
    const Size size = shape.size();
    const float longer = static_cast<float>(std::max(size.columns, size.rows));
    const float height = height_of_pieces(size, shape.roll());
    const solid::Turn of_itself = front_turn(frame, memory, shape);
    layout.camera = {.turn = is_unturned(pose) ? of_itself : turn_of(pose) * first_turn_of(shape),
                     .reach = reach_of(layout.mesh) + height * tallest_piece / longer,
                     .aspect = (layout.high.x - layout.low.x) / (layout.high.y - layout.low.y)};
    fill_picture(frame, memory, extent_of_solid(layout, tops_of(frame.app, shape), of_itself),
                 static_cast<float>(pose.percent));
}

std::optional<Square> SolidLayout::pick(ImVec2 point) const {
    const solid::Spot spot{2 * (point.x - low.x) / (high.x - low.x) - 1,
                           1 - 2 * (point.y - low.y) / (high.y - low.y)};
    return solid::pick(mesh, camera, spot, shape.size(), cut);
}

std::optional<ImVec2> SolidLayout::centre(Square square) const {
    const auto [u, v] = shape.middle_of(square);
    const solid::Spot spot = camera.spot_of(shape.place(u, v));
    const ImVec2 point{low.x + (high.x - low.x) * (spot.x + 1) / 2,
                       low.y + (high.y - low.y) * (1 - spot.y) / 2};
    return pick(point) == square ? std::optional(point) : std::nullopt;
}

}  // namespace queens::ui
