// Walking through the snapshots, and forgetting the oldest.
#include "app/state/history.hpp"

#include <cassert>
#include <utility>

namespace queens {

namespace {

constexpr std::size_t most_snapshots = 500;
constexpr std::size_t most_bytes = 32'000'000;

/// What the squares of a snapshot take.
std::size_t bytes_of(const MarkedBoard& board) {
    return board.board.pieces().size() * sizeof(Piece) + board.marks.size() * sizeof(Square) +
           board.regions.numbers.size() * sizeof(board.regions.numbers.front());
}

/// Forgets the oldest snapshots beyond the bounds.
void trim(std::vector<Snapshot>& snapshots) {
    std::size_t bytes = 0;
    std::size_t kept = 0;
    while (kept < snapshots.size() && kept < most_snapshots) {
        bytes += bytes_of(snapshots[snapshots.size() - 1 - kept].on);
        if (bytes > most_bytes && kept > 0) break;
        ++kept;
    }
    snapshots.erase(snapshots.begin(), snapshots.end() - static_cast<std::ptrdiff_t>(kept));
}

/// Takes the latest snapshot of one side and leaves the present one to the other.
Snapshot travel(std::vector<Snapshot>& from, std::vector<Snapshot>& to, Snapshot present) {
    assert(!from.empty());
    to.push_back(std::exchange(present, std::move(from.back())));
    from.pop_back();
    return present;
}

}  // namespace

void History::remember(Snapshot before) {
    undo_.push_back(std::move(before));
    trim(undo_);
    redo_.clear();
}

void History::forget() {
    undo_.clear();
    redo_.clear();
}

Snapshot History::undo(Snapshot present) { return travel(undo_, redo_, std::move(present)); }
Snapshot History::redo(Snapshot present) { return travel(redo_, undo_, std::move(present)); }

}  // namespace queens
