// Counting without cleverness: every square of every line is tried, and every pair of queens is
// compared through the attacks of the board.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/attacks.hpp"
#include "counting/ledger.hpp"
#include "counting/methods.hpp"

namespace queens::tests {

/// Which square each square attacks on an empty board, as a table of size().area() squared bits.
inline std::vector<bool> table_of_attacks(Size size, Surface surface) {
    const Board board(size, surface);
    const auto area = static_cast<std::size_t>(size.area());
    std::vector<bool> table(area * area);
    for (std::size_t from = 0; from < area; ++from) {
        const Square square = size.square(static_cast<int>(from));
        for (const Square to : attacked_from(board, square, Piece::queen)) {
            table[from * area + static_cast<std::size_t>(size.index(to))] = true;
        }
    }
    return table;
}

/// Calls `found` with every solution of size.shorter() queens, as indices of squares in order.
inline void for_each_solution(Size size, Surface surface,
                              const std::function<void(const std::vector<int>&)>& found) {
    const std::vector<bool> table = table_of_attacks(size, surface);
    std::vector<int> queens;
    const std::function<void(int)> extend = [&](int first) {
        if (static_cast<int>(queens.size()) == size.shorter()) return found(queens);
        for (int square = first; square < size.area(); ++square) {
            bool free = true;
            for (const int queen : queens) {
                const int pair = queen * size.area() + square;
                free = free && !table[static_cast<std::size_t>(pair)];
            }
            if (!free) continue;
            queens.push_back(square);
            extend(square + 1);
            queens.pop_back();
        }
    };
    extend(0);
}

inline std::uint64_t naive_count(Size size, Surface surface) {
    std::uint64_t count = 0;
    for_each_solution(size, surface, [&](const std::vector<int>&) { ++count; });
    return count;
}

/// Plans a task, does its jobs in order, and books them.
inline Ledger counted(const Task& task, std::size_t wanted) {
    Ledger ledger(plan(task, wanted));
    for (const Job& job : ledger.jobs()) ledger.book(work(job));
    return ledger;
}

}  // namespace queens::tests
