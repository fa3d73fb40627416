// What the panel remembers between frames: answers that take too long to find in every one.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "counting/estimate.hpp"
#include "counting/ladder.hpp"
#include "symmetry/constellation.hpp"
#include "symmetry/families.hpp"
#include "symmetry/latin.hpp"
#include "symmetry/measures.hpp"
#include "symmetry/orbit.hpp"
#include "symmetry/permutation.hpp"
#include "symmetry/symbols.hpp"

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
    /// The group whose families of fundamental solutions are shown, if any, and these families.
    std::optional<GroupKind> merging;
    std::vector<Columns> fundamentals;
    std::vector<Family> families;
};

/// What is known of a placement that is a permutation, around the torus.
struct ShiftsMemory {
    std::optional<Board> board;
    std::optional<Columns> columns;
    Measures measures;
    std::vector<TorusConflict> conflicts;
    std::vector<Shift> shifts;
    /// The placement that the map of shifts starts from, kept while the board is one of its shifts,
    /// and where the board stands on that map.
    Columns base;
    Shift place;
};

/// What the tab of mathematics is about.
struct MathsMemory {
    std::optional<Board> board;
    std::optional<Columns> columns;
    /// The two strings of the calculator, and which of them the keys write.
    std::array<Symbols, 2> strings{Symbols{Symbol::turn, Symbol::turn, Symbol::turn},
                                   Symbols{Symbol::invert, Symbol::reflect}};
    std::size_t edited = 0;
    /// The partitions of the torus of that side, 0 before they are asked for.
    int partitions_of = 0;
    std::vector<Partition> partitions;
    std::size_t partition = 0;
    ShiftsMemory shifts;
};

/// What was foretold of a task.
struct CountMemory {
    std::optional<Task> task;
    Estimate estimate;
};

/// What each idea leaves to be looked at on boards with that many rows.
struct RaceMemory {
    int rows = 0;
    std::vector<Rung> rungs;
};

/// The tree of trying row after row, as that many random walks foretold it; no levels where it is
/// not told.
struct RowForecast {
    std::optional<Problem> problem;
    int walks = 0;
    std::vector<double> levels;
};

/// What the pictures of a run need between frames.
struct SolveMemory {
    RowForecast forecast;
    /// Whether the run stacks boards, and how far their picture is turned, in radians.
    bool stacks = false;
    float turn = 0.5F;
};

struct PanelMemory {
    /// Whether the panel says what the last step of a search did, since the transport does not.
    bool with_sentence = false;
    SolveMemory solve;
    OrbitMemory orbit;
    GalleryMemory gallery;
    CountMemory count;
    RaceMemory race;
    MathsMemory maths;
};

}  // namespace queens::ui
