// Walking through the boards, and forgetting the oldest.
#include "app/state/history.hpp"

#include <cassert>
#include <utility>

namespace queens {

namespace {

constexpr std::size_t most_boards = 500;
constexpr std::size_t most_squares = 32'000'000;

/// Forgets the oldest boards beyond the bounds.
void trim(std::vector<MarkedBoard>& boards) {
    std::size_t squares = 0;
    std::size_t kept = 0;
    while (kept < boards.size() && kept < most_boards) {
        squares += boards[boards.size() - 1 - kept].board.pieces().size();
        if (squares > most_squares && kept > 0) break;
        ++kept;
    }
    boards.erase(boards.begin(), boards.end() - static_cast<std::ptrdiff_t>(kept));
}

/// Takes the latest board of one side and leaves the present one to the other.
MarkedBoard travel(std::vector<MarkedBoard>& from, std::vector<MarkedBoard>& to,
                   MarkedBoard present) {
    assert(!from.empty());
    to.push_back(std::exchange(present, std::move(from.back())));
    from.pop_back();
    return present;
}

}  // namespace

void History::remember(MarkedBoard before) {
    undo_.push_back(std::move(before));
    trim(undo_);
    redo_.clear();
}

MarkedBoard History::undo(MarkedBoard present) { return travel(undo_, redo_, std::move(present)); }
MarkedBoard History::redo(MarkedBoard present) { return travel(redo_, undo_, std::move(present)); }

}  // namespace queens
