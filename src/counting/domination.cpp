// Fewest queens that cover a board, by a search over the squares still to be covered.
//
// For one queen, two queens and so on: the square that fewest squares cover, of those not covered
// yet, must be covered by one of the queens to come. Each square that does so is tried, and closed
// to the later ones, so that no set comes twice. The search turns back where even the greatest
// number of squares that a queen covers, for each queen left, is too small.
//
// Of the ways that are images of each other under the rotations and reflections that keep the
// board, the one whose squares come first is counted as inequivalent.
#include "counting/domination.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/cover.hpp"
#include "core/say.hpp"
#include "core/square_set.hpp"
#include "symmetry/sheet_motion.hpp"

namespace queens {

namespace {

/// Steps between two questions whether to go on.
constexpr std::uint64_t batch = 1 << 18;

/// What queens cover as sets, the squares numbered in the order in which they want to be covered.
struct CoverSets {
    std::vector<Square> squares;
    SquareSet free;
    std::vector<SquareSet> covers;
    int reach = 0;
};

/// Where a motion carries each square, by number.
using Carried = std::vector<int>;

/// The number of each square of the board in the list, 0 for those that are not in it.
std::vector<int> numbers_of(const std::vector<Square>& squares, Size size) {
    std::vector<int> numbers(static_cast<std::size_t>(size.area()), 0);
    for (std::size_t i = 0; i < squares.size(); ++i) {
        numbers[static_cast<std::size_t>(size.index(squares[i]))] = static_cast<int>(i);
    }
    return numbers;
}

CoverSets cover_sets_of(const Board& board) {
    const Cover cover = cover_of(board);
    CoverSets sets{{}, {}, {}, cover.reach};
    for (const Cover::Index index : cover.order) sets.squares.push_back(cover.size.square(index));
    const std::vector<int> numbers = numbers_of(sets.squares, cover.size);
    for (std::size_t i = 0; i < cover.order.size(); ++i) {
        SquareSet& covered = sets.covers.emplace_back();
        for (const Cover::Index seen : cover.covers[cover.order[i]]) covered.insert(numbers[seen]);
        if (board.at(sets.squares[i]) == Piece::none) sets.free.insert(static_cast<int>(i));
    }
    return sets;
}

SquareSet moved(const SquareSet& set, const Carried& carried) {
    SquareSet image;
    for (SquareSet rest = set; !rest.empty(); rest.erase(rest.first())) {
        image.insert(carried[static_cast<std::size_t>(rest.first())]);
    }
    return image;
}

/// The motions that keep the board.
std::vector<Carried> motions_of(const Board& board, const std::vector<Square>& squares) {
    const Size size = board.size();
    const std::vector<int> numbers = numbers_of(squares, size);
    std::vector<Carried> motions;
    for (const SheetMotion& motion : motions_keeping(board)) {
        Carried& carried = motions.emplace_back();
        for (const Square square : squares) {
            carried.push_back(numbers[static_cast<std::size_t>(size.index(motion(square, size)))]);
        }
    }
    return motions;
}

/// Whether a set comes before another: at the first square that only one has, it is in the set.
bool comes_before(const SquareSet& set, const SquareSet& other) {
    const SquareSet mine = set.without(other);
    const SquareSet its = other.without(set);
    return !mine.empty() && (its.empty() || mine.first() < its.first());
}

class Counter {
  public:
    Counter(const Board& board, bool independent, std::uint64_t steps,
            const std::function<bool()>& go_on)
        : cover_(cover_sets_of(board)),
          motions_(motions_of(board, cover_.squares)),
          independent_(independent),
          steps_(steps),
          go_on_(go_on) {}

    [[nodiscard]] std::optional<Covering> count() {
        SquareSet all;
        for (std::size_t i = 0; i < cover_.squares.size(); ++i) all.insert(static_cast<int>(i));
        for (SquareSet rest = all; !rest.empty(); rest.erase(rest.first())) {
            const SquareSet& covers = cover_.covers[static_cast<std::size_t>(rest.first())];
            if (!covers.meets(cover_.free)) return Covering{};
        }
        for (int queens = 0; queens <= static_cast<int>(cover_.squares.size()); ++queens) {
            search(all, cover_.free, queens);
            if (stopped_) return std::nullopt;
            if (found_.ways == 0) continue;
            found_.fewest = queens;
            break;
        }
        return found_;
    }

  private:
    /// Counts the ways to cover what is left with that number of queens on the open squares.
    void search(const SquareSet& left, SquareSet open, int queens) {
        if (left.empty()) return note();
        if (queens == 0) return;
        const int squares_left = left.size();
        if (queens * cover_.reach < squares_left) return;
        const SquareSet closed =
            open.without(cover_.covers[static_cast<std::size_t>(left.first())]);
        for (SquareSet tried = open.without(closed); !tried.empty(); tried.erase(tried.first())) {
            if (!step()) return;
            const int square = tried.first();
            const SquareSet& covers = cover_.covers[static_cast<std::size_t>(square)];
            open.erase(square);
            const SquareSet rest = left.without(covers);
            if ((queens - 1) * cover_.reach < rest.size()) continue;
            chosen_.insert(square);
            search(rest, independent_ ? open.without(covers) : open, queens - 1);
            chosen_.erase(square);
        }
    }

    void note() {
        ++found_.ways;
        const bool first = std::none_of(
            motions_.begin(), motions_.end(),
            [&](const Carried& motion) { return comes_before(moved(chosen_, motion), chosen_); });
        found_.inequivalent += first;
    }

    [[nodiscard]] bool step() {
        if (steps_ == 0 || (steps_ % batch == 0 && go_on_ && !go_on_())) stopped_ = true;
        if (!stopped_) --steps_;
        return !stopped_;
    }

    CoverSets cover_;
    std::vector<Carried> motions_;
    bool independent_;
    std::uint64_t steps_;
    const std::function<bool()>& go_on_;
    SquareSet chosen_;
    Covering found_;
    bool stopped_ = false;
};

}  // namespace

std::string refuse_covering(const Board& board) {
    if (std::any_of(board.pieces().begin(), board.pieces().end(), attacks)) {
        return say("The board must hold nothing but pawns, walls and forbidden squares.");
    }
    if (board.size().area() > most_covered_squares) {
        return say("Boards of up to {most} squares are covered; this one has {squares}.",
                   {{"most", most_covered_squares}, {"squares", board.size().area()}});
    }
    return {};
}

std::optional<Covering> count_coverings(const Board& board, bool independent, std::uint64_t steps,
                                        const std::function<bool()>& go_on) {
    assert(refuse_covering(board).empty());
    return Counter(board, independent, steps, go_on).count();
}

}  // namespace queens
