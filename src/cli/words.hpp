// Numbers, durations and boards as people read them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/board.hpp"

namespace queens::cli {

/// 14200 as "14,200".
[[nodiscard]] std::string grouped(std::uint64_t number);

/// "1 solution", "92 solutions".
[[nodiscard]] std::string counted(std::uint64_t number, std::string_view noun);

/// "less than 0.001 s", "0.012 s", "12.3 s", "3 min 05 s", "2 h 03 min", "5 d 07 h".
[[nodiscard]] std::string duration(double seconds);

/// A share from 0 to 1 as "37.2 %", or "0.012 %" where it is small.
[[nodiscard]] std::string percent(double share);

/// The rows of the board, the squares of a row one blank apart, a line each.
[[nodiscard]] std::string drawing(const Board& board);

/// The sentence with a capital letter in front and a full stop behind it.
[[nodiscard]] std::string as_sentence(std::string text);

}  // namespace queens::cli
