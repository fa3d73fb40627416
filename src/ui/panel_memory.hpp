// What the panel remembers between frames: answers that take too long to find in every one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "symmetry/constellation.hpp"
#include "symmetry/measures.hpp"
#include "symmetry/orbit.hpp"
#include "symmetry/permutation.hpp"

namespace queens::ui {

/// The orbit of a board under a group.
struct OrbitMemory {
    std::optional<Board> board;
    GroupKind group = GroupKind::d4;
    std::optional<OrbitCount> count;
    std::vector<Motion> keepers;
    /// Its images, none where they are too many to be shown.
    std::vector<Board> images;
    std::optional<Board> canonical;
};

/// Which solutions the gallery shows.
enum class Kept { any, half_turn, quarter_turn };

/// The solutions of a board, and those of them that pass the filters.
struct GalleryMemory {
    std::optional<Size> size;
    Surface surface;
    std::vector<Columns> solutions;
    std::vector<bool> fundamental;
    bool fundamental_only = false;
    Kept kept = Kept::any;
    /// A square where a queen must stand.
    std::optional<Square> queen;
    bool filtered = false;
    std::vector<std::size_t> shown;
};

/// What is known of a placement that is a permutation, around the torus.
struct TorusMemory {
    std::optional<Board> board;
    std::optional<Columns> columns;
    Measures measures;
    std::vector<TorusConflict> conflicts;
    std::vector<Shift> shifts;
};

struct PanelMemory {
    OrbitMemory orbit;
    TorusMemory torus;
    GalleryMemory gallery;
};

}  // namespace queens::ui
