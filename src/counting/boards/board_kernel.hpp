// What the inner loop of the board search takes and gives: plain pointers and numbers, because that
// loop is compiled once for each kind of vector instructions.
//
// A line is a word: a bit for each of its free squares, and `open_line` beside them if it may still
// take a queen. A line with a queen has no bit at all.
#pragma once

#include <cstdint>

namespace queens {

inline constexpr std::uint32_t open_line = std::uint32_t{1} << 31;
/// The most squares of a line.
inline constexpr int longest_open_line = 31;

/// The lines of one direction: `words` words from `first` on. Each square lies on one of them, so
/// that no more of them may run empty than there are lines in excess of queens at the start.
struct BoardFamily {
    std::uint32_t first;
    std::uint32_t words;  ///< a multiple of board_lanes, filled up with zeros
    std::uint32_t spare;
};
inline constexpr std::uint32_t board_lanes = 16;

/// Where to go on: the line with fewest free squares of the family that can spare the fewest lines,
/// and how many it can spare. The first of several in both.
struct BoardBranch {
    std::uint32_t line;
    std::uint32_t spare;
};

/// One build of the inner loop. All of them do the same.
struct BoardKernel {
    const char* name;
    /// Writes what a mask leaves of all lines and finds where to go on; false if a family has more
    /// empty lines than it can spare.
    bool (*leave)(const BoardFamily* families, std::uint32_t size, const std::uint32_t* lines,
                  const std::uint32_t* mask, std::uint32_t* left, BoardBranch& branch);
};

}  // namespace queens
