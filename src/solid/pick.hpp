// From a line of sight back to the square that is seen there.
#pragma once

#include <optional>
#include <vector>

#include "core/square.hpp"
#include "solid/camera.hpp"
#include "solid/mesh.hpp"

namespace queens::solid {

/// Where a line of sight meets a shape: the point of the board, and how far from the eye.
struct Hit {
    float u = 0;
    float v = 0;
    float distance = 0;
};

/// All of them, the nearest first.
[[nodiscard]] std::vector<Hit> hits(const Mesh& mesh, const Sight& sight);

/// The square in which a point of the board lies.
[[nodiscard]] Square square_at(float u, float v, Size size);

/// The nearest square that the camera sees at a spot. Where the front half is `cut` away, one looks
/// through it.
[[nodiscard]] std::optional<Square> pick(const Mesh& mesh, const Camera& camera, Spot spot,
                                         Size size, bool cut = false);

}  // namespace queens::solid
