#include "puzzles/watch.hpp"

#include <algorithm>

#include "core/attacks.hpp"
#include "gardens/ground.hpp"

namespace queens {

namespace {

class Search {
  public:
    Search(const Watch& watch, std::size_t most, std::uint64_t steps, Random* random)
        : watch_(watch), most_(most), steps_(steps), random_(random) {}

    Watchers run() {
        const int missing = watch_.queens - watch_.given.size();
        if (missing >= 0) {
            extend(watch_.given, watch_.squares.without(watch_.given),
                   unseen_by(watch_, watch_.given), missing);
        }
        return std::move(found_);
    }

  private:
    /// Adds that many queens on squares of `left`, so that all of `unseen` is seen. False to stop.
    bool extend(const SquareSet& queens, SquareSet left, const SquareSet& unseen, int missing) {
        if (missing == 0) return !unseen.empty() || take(queens);
        if (missing > left.size()) return true;
        for (const int square : choices(left, unseen, missing)) {
            if (steps_ == 0) {
                found_.given_up = true;
                return false;
            }
            --steps_;
            left.erase(square);
            SquareSet more = queens;
            more.insert(square);
            const SquareSet& seen = watch_.sees[static_cast<std::size_t>(square)];
            if (!extend(more, left, unseen.without(seen), missing - 1)) return false;
        }
        return true;
    }

    /// Takes a solution. False to stop.
    bool take(const SquareSet& queens) {
        found_.solutions.push_back(queens);
        return found_.solutions.size() < most_;
    }

    /// Where the next queen is tried, in that order.
    [[nodiscard]] std::vector<int> choices(const SquareSet& left, const SquareSet& unseen,
                                           int missing) const {
        // Once everything is seen, the queens that are missing may stand anywhere.
        if (unseen.empty()) return listed(left);
        std::vector<int> order =
            listed(missing == 1 ? seeing_all(watch_, left, unseen)
                                : fewest_watchers(watch_, left, unseen).watchers);
        if (random_ != nullptr) shuffle(order, *random_);
        return order;
    }

    [[nodiscard]] static std::vector<int> listed(const SquareSet& squares) {
        std::vector<int> list;
        for_each_square(squares, [&](int square) { list.push_back(square); });
        return list;
    }

    const Watch& watch_;
    std::size_t most_;
    std::uint64_t steps_;
    Random* random_;
    Watchers found_;
};

}  // namespace

Watch::Watch(const Board& board, int wanted)
    : side(board.rows()), queens(wanted), sees(static_cast<std::size_t>(board.size().area())) {
    const Size size = board.size();
    for (int place = 0; place < size.area(); ++place) {
        const Piece piece = board.at(size.square(place));
        if (piece == Piece::queen) given.insert(place);
        if (piece == Piece::queen || piece == Piece::none) targets.insert(place);
    }
    squares = targets;
    for_each_square(squares, [&](int place) {
        SquareSet& seen = sees[static_cast<std::size_t>(place)];
        seen.insert(place);
        for (const Square square : attacked_from(board, size.square(place), Piece::queen)) {
            seen.insert(size.index(square));
        }
        seen = seen.within(targets);
    });
}

SquareSet unseen_by(const Watch& watch, const SquareSet& queens) {
    SquareSet unseen = watch.targets;
    for_each_square(queens, [&](int square) {
        unseen = unseen.without(watch.sees[static_cast<std::size_t>(square)]);
    });
    return unseen;
}

SquareSet seeing_all(const Watch& watch, SquareSet open, const SquareSet& unseen) {
    for_each_square(unseen, [&](int square) {
        open = open.within(watch.sees[static_cast<std::size_t>(square)]);
    });
    return open;
}

WatchersOfOne fewest_watchers(const Watch& watch, const SquareSet& open, const SquareSet& unseen) {
    WatchersOfOne best;
    int least = SquareSet::capacity + 1;
    for_each_square(unseen, [&](int square) {
        const SquareSet watchers = open.within(watch.sees[static_cast<std::size_t>(square)]);
        const int size = watchers.size();
        if (size >= least) return;
        least = size;
        best = {square, watchers};
    });
    return best;
}

Watchers seek_watchers(const Watch& watch, std::size_t most, std::uint64_t steps, Random* random) {
    return Search(watch, most, steps, random).run();
}

std::optional<SquareSet> only_watchers(const Watch& watch, std::uint64_t steps) {
    const Watchers found = seek_watchers(watch, 2, steps);
    if (found.given_up || found.solutions.size() != 1) return std::nullopt;
    return found.solutions.front();
}

}  // namespace queens
