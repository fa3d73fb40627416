// Boards of all surfaces and of many small sizes, for tests that must hold on every one of them.
#pragma once

#include <cstdint>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "core/oracle.hpp"

namespace queens::tests {

/// Calls check(board) for an empty and some random boards of every size on every surface.
template <class Check>
void for_many_boards(std::uint64_t seed, const std::vector<Piece>& pieces, Check check) {
    Dice dice(seed);
    for (const NamedSurface& entry : surfaces) {
        for (const Size size : small_sizes) {
            INFO(entry.slug << " " << size.columns << "x" << size.rows);
            check(Board(size, entry.surface));
            check(dice.board(size, entry.surface, pieces, 6));
            check(dice.board(size, entry.surface, pieces, 2));
        }
    }
}

}  // namespace queens::tests
