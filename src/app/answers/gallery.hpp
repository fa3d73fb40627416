// The gallery's answers: all solutions of a board, those that pass a filter, and their families.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/state/state.hpp"
#include "symmetry/families.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

/// The largest board whose solutions are listed at once: 14,200 of them.
inline constexpr int largest_gallery = 12;

/// Whether the gallery shows this board: a square plane or torus that is small enough.
[[nodiscard]] bool has_gallery(const Board& board);

/// What a gallery is of; the pieces that stand on the board do not matter.
struct GalleryBoard {
    int side = 0;
    bool torus = false;

    friend bool operator==(const GalleryBoard&, const GalleryBoard&) = default;
};

/// All solutions in lexicographic order, and which of them are fundamental.
struct SolutionList {
    std::vector<Columns> all;
    std::vector<bool> fundamental;
};
[[nodiscard]] SolutionList list_solutions(const GalleryBoard& board);

/// The places in the list of those that pass the filter, in order.
[[nodiscard]] std::vector<std::size_t> filtered(const SolutionList& list,
                                                const GalleryFilter& filter);

/// The fundamental solutions, and the families that a group makes of them; members are places among
/// the fundamental ones.
struct GalleryFamilies {
    std::vector<Columns> fundamental;
    std::vector<Family> families;
};
[[nodiscard]] GalleryFamilies families_of(const SolutionList& list, GroupKind kind);

/// The squares of its queens from the top row down: "a8 e7 h6 f5 c4 g3 b2 d1".
[[nodiscard]] std::string squares_of(const Columns& columns);

/// The number of a solution in the list from 1 on, its squares, and how many boards it makes when
/// it is turned and mirrored.
[[nodiscard]] std::string describe(const Columns& solution, std::size_t number);

}  // namespace queens
