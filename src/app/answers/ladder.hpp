// The ladder of ideas as the race shows it.
#pragma once

#include <string>

#include "core/square.hpp"
#include "counting/ladder.hpp"

namespace queens {

/// Whether there is a ladder for a board of this size.
[[nodiscard]] inline bool has_ladder(Size size) {
    return size.is_square() && size.rows <= largest_ladder;
}

/// A number of arrangements: exact as far as it is known exactly, then as a power of ten.
[[nodiscard]] std::string in_digits(double arrangements);

}  // namespace queens
