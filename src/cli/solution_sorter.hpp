// Solutions in lexicographic order, in whichever order a search comes to them.
#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <vector>

#include "core/problem.hpp"

namespace queens::cli {

/// The most solutions that are kept to be sorted, for which half a gigabyte is enough on common
/// boards.
inline constexpr std::size_t most_sorted = 4'000'000;

class SolutionSorter {
  public:
    /// Calls write(board) for each solution that backtracking finds of the problem: at once where
    /// they come in order, otherwise at the end.
    SolutionSorter(const Problem& problem, std::function<void(const Board&)> write,
                   std::size_t most = most_sorted);

    /// A Complaint if more than `most` would have to be kept.
    void take(const Board& solution);
    void end();

  private:
    Board given_;
    std::function<void(const Board&)> write_;
    std::size_t most_;
    bool in_order_;
    /// The places of the queens of each.
    std::set<std::vector<int>> kept_;
};

}  // namespace queens::cli
