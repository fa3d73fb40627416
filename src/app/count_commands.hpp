// The commands of the tab of counting, a part of those in app/command.hpp.
#pragma once

#include <string>

namespace queens {

/// How many queens more than rows are counted, each with a pawn; 0 .. most_extra_queens.
struct SetExtraQueens {
    int count;
};
struct StartCount {};
/// A paused count goes on later, even after the program was closed.
struct PauseCount {};
struct ContinueCount {};
/// Ends the count at hand and puts it away.
struct DiscardCount {};
/// Takes up the count that was kept when the program was closed.
struct RestoreCount {
    std::string text;
};
/// Lists these counts before those that came to their end here, but for those that repeat one.
struct RestoreFinished {
    std::string text;
};
/// Forgets the counts that came to their end.
struct ForgetFinished {};
/// Leaves to this computer the share of `number`, which is 1 .. computers <= most_computers.
struct ShareWork {
    int number;
    int computers;
};
/// Shows the count at hand as a file for other computers.
struct SaveCount {};
/// Shows the counts finished so far as a table to be copied.
struct ShareCounts {};

}  // namespace queens
