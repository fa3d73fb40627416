// All ways to look are tried, the most upright first, until one sees the square.
#include "solid/front.hpp"

#include <algorithm>
#include <vector>

#include "solid/camera.hpp"
#include "solid/pick.hpp"

namespace queens::solid {

namespace {

constexpr Vec3 across{1, 0, 0};
constexpr Vec3 towards{0, 0, 1};
constexpr int spins = 24;
/// How much farther than at first one looks into a ring, in radians.
constexpr float steeper = 0.35F;
/// Which way a piece points that stands upright and leans a little towards whoever looks.
constexpr Vec3 upright{0, 0.6F, 0.8F};
constexpr float farther = 1.4F;

struct Look {
    Turn turn;
    float merit;
};

/// How the solid can be turned; `up` is where the piece points, and an unusual way to look has to
/// show it better.
std::vector<Look> looks_at(const Shape& shape, Vec3 up) {
    const Turn first = first_turn(shape);
    const float above = std::asin(std::clamp(turned(shape.axis(), first).z, -1.0F, 1.0F));
    const float more = above < 0 ? -steeper : steeper;
    std::vector<Look> looks;
    const auto add = [&](Turn seen, float malus) {
        for (int i = 0; i < spins; ++i) {
            const float angle = 2 * pi * static_cast<float>(i) / spins;
            const Turn turn = seen * turn_about(shape.axis(), angle);
            looks.push_back({turn, dot(turned(up, turn), upright) - malus});
        }
    };
    for (const float upside_down : {0.0F, pi}) {
        const Turn body = turn_about(towards, upside_down) * first;
        const float malus = upside_down > 0 ? 0.02F : 0;
        const float lean = upside_down > 0 ? -above : above;
        add(body, malus);
        add(turn_about(across, -2 * lean) * body, malus + 0.01F);
        for (const float share : {1.0F, 2.0F, 3.0F}) {
            add(turn_about(across, share * more) * body, malus + 0.1F * share);
            add(turn_about(across, -2 * lean - share * more) * body, malus + 0.1F * share);
        }
    }
    return looks;
}

}  // namespace

Turn turn_with_in_front(const Shape& closed, Square square) {
    const Size size = closed.size();
    const auto [u, v] = closed.middle_of(square);
    const Mesh mesh = mesh_of(closed, coarse_cells);
    std::vector<Look> looks = looks_at(closed, closed.normal(u, v));
    if (closed.is_one_sided()) {
        const auto behind = looks_at(closed, -1 * closed.normal(u, v));
        looks.insert(looks.end(), behind.begin(), behind.end());
    }
    std::stable_sort(looks.begin(), looks.end(),
                     [](const Look& a, const Look& b) { return a.merit > b.merit; });
    const Vec3 foot = closed.place(u, v);
    const auto sees = [&](const Turn& turn, float reach) {
        const Camera camera{turn, reach};
        return pick(mesh, camera, camera.spot_of(foot), size) == square;
    };
    // Pieces on the solid keep the eye farther away.
    const float reach = reach_of(mesh);
    const auto found = std::find_if(looks.begin(), looks.end(), [&](const Look& look) {
        return sees(look.turn, reach) && sees(look.turn, farther * reach);
    });
    return found == looks.end() ? first_turn(closed) : found->turn;
}

}  // namespace queens::solid
