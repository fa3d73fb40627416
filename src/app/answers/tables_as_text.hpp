// Answers as tables for other programs: comma-separated values, a line of names first.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/answers/gallery.hpp"
#include "app/answers/published.hpp"

namespace queens {

/// A line for each of the solutions at these places in the list: its number there from 1 on, its
/// link and its squares.
[[nodiscard]] std::string table_of(const GalleryBoard& board, const SolutionList& list,
                                   const std::vector<std::size_t>& shown);

/// A line for each number: its table, what it counts, its sequence if it has one, n, the number,
/// and "yes" if it was counted here, too.
[[nodiscard]] std::string table_of(const std::vector<PublishedTable>& tables);

}  // namespace queens
