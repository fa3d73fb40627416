// Published sizes of backtracking trees.
#pragma once

#include <cstdint>
#include <optional>

namespace queens {

/// The nodes of the tree of plain backtracking row by row, the root among them: the sums of the
/// rows of the OEIS's A319284, n = 1 .. 12, and of A319236, n = 16 (Luschny, after Knuth). They are
/// the sequence A319283.
[[nodiscard]] std::optional<std::uint64_t> known_tree_nodes(int n);

}  // namespace queens
