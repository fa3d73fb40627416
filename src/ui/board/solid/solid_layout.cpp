// A solid as it lies on the screen: its shape and camera, and from points to squares and back.
#include "ui/board/solid/solid_parts.hpp"

#include <algorithm>
#include <cmath>

#include "solid/pick.hpp"

namespace queens::ui {

namespace {

/// Longer boards have so small squares that their pieces are drawn on them.
constexpr int most_standing = 40;
/// While the board is rolled up to here its pieces stand up.
constexpr float standing_at = 0.2F;
/// How far pieces reach beyond a sheet whose longer side has one square: on the outside of a ring,
/// where squares are larger.
constexpr float tallest_piece = 2.4F;

/// What a solid of that size, seen in an area of that length and breadth, leaves free at both ends,
/// in whole pixels: no picture has to be painted there.
float free_beside(float length, float breadth, const SolidPose& pose) {
    const float enlarged = std::max(1.0F, static_cast<float>(pose.percent) / 100);
    return std::max(0.0F, std::floor((length - breadth * enlarged) / 2));
}

}  // namespace

float smooth(float share) { return share * share * (3 - 2 * share); }

float height_of_pieces(Size size, float rolled) {
    if (std::max(size.columns, size.rows) > most_standing) return 0;
    return smooth(std::min(1.0F, rolled / standing_at));
}

void lay_out_solid(std::optional<SolidLayout>& kept, const solid::Shape& shape,
                   const SolidPose& pose, ImVec2 low, ImVec2 high) {
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
    const solid::Turn first = part_of(solid::first_turn(shape), smooth(shape.roll()));
    layout.camera = {.turn = turn_of(pose) * first,
                     .reach = reach_of(layout.mesh) + height * tallest_piece / longer,
                     .aspect = (layout.high.x - layout.low.x) / (layout.high.y - layout.low.y),
                     .enlarged = static_cast<float>(pose.percent) / 100};
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

}  // namespace queens::ui
