// What is turned on a lathe: a profile that goes round an axis.
#pragma once

#include <cstdint>
#include <span>

#include "core/board.hpp"
#include "solid/piece.hpp"

namespace queens::solid {

/// A point of a profile: its distance from the axis and its height, in sides of a square, and how
/// far it rises and falls eight times on its way round.
struct ProfilePoint {
    float radius;
    float height;
    float teeth = 0;
};

/// The profile of a piece, of a knight only that of its foot; empty for walls and where nothing may
/// stand.
[[nodiscard]] std::span<const ProfilePoint> profile_of(Piece piece);

/// Adds what a profile becomes to a mesh, in one colour, as tall as that share of its height, with
/// that number of faces around.
void add_turned(Mesh& mesh, std::span<const ProfilePoint> profile, const Stand& stand, float height,
                std::uint32_t colour, int faces);

}  // namespace queens::solid
