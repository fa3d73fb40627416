// Fewest queens that cover a board, by a search over the squares still to be covered.
//
// For one queen, two queens and so on: the square that fewest squares cover, of those not covered
// yet, must be covered by one of the queens to come. Each square that does so is tried, and closed
// to the later ones, so that no set comes twice. The search turns back where even the greatest
// number of squares that a queen covers, for each queen left, is too small.
//
// Of the ways that are images of each other under the board's rotations and reflections, the one
// whose squares come first is counted as inequivalent. A motion counts if it leaves what stands on
// the board and what is covered from where as it is, whatever the surface.
#include "counting/domination.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/attacks.hpp"
#include "counting/boards/square_set.hpp"

namespace queens {

namespace {

/// Steps between two questions whether to go on.
constexpr std::uint64_t batch = 1 << 18;

/// Squares are numbered so that those that fewest squares cover come first. The free squares and
/// what must be covered, and which squares a queen covers from each.
struct Cover {
    std::vector<Square> squares;
    SquareSet free;
    std::vector<SquareSet> covers;
    int reach = 0;
};

using Motion = std::vector<int>;

Cover cover_of(const Board& board) {
    struct Numbered {
        Square square;
        std::vector<Square> seen;
        std::size_t free_seen = 0;
    };
    std::vector<Numbered> all;
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (stops_lines(board.at(square))) continue;
        Numbered one{square, {square}, 0};
        for (const Square seen : attacked_from(board, square, Piece::queen)) {
            if (!stops_lines(board.at(seen))) one.seen.push_back(seen);
        }
        one.free_seen = static_cast<std::size_t>(
            std::count_if(one.seen.begin(), one.seen.end(),
                          [&](Square seen) { return board.at(seen) == Piece::none; }));
        all.push_back(std::move(one));
    }
    std::stable_sort(all.begin(), all.end(), [](const Numbered& a, const Numbered& b) {
        return a.free_seen < b.free_seen;
    });
    std::vector<int> number(static_cast<std::size_t>(board.size().area()), 0);
    for (std::size_t i = 0; i < all.size(); ++i) {
        number[static_cast<std::size_t>(board.size().index(all[i].square))] = static_cast<int>(i);
    }
    Cover cover;
    for (std::size_t i = 0; i < all.size(); ++i) {
        cover.squares.push_back(all[i].square);
        SquareSet& covered = cover.covers.emplace_back();
        for (const Square seen : all[i].seen) {
            covered.insert(number[static_cast<std::size_t>(board.size().index(seen))]);
        }
        if (board.at(all[i].square) != Piece::none) continue;
        cover.free.insert(static_cast<int>(i));
        cover.reach = std::max(cover.reach, covered.size());
    }
    return cover;
}

SquareSet moved(const SquareSet& set, const Motion& motion) {
    SquareSet image;
    for (SquareSet rest = set; !rest.empty(); rest.erase(rest.first())) {
        image.insert(motion[static_cast<std::size_t>(rest.first())]);
    }
    return image;
}

/// The square after one of the eight motions of a square, or of the four of a rectangle: reflected
/// or not, left and right and top and bottom exchanged or not.
Square moved(Square square, Size size, int motion) {
    if ((motion & 4) != 0) std::swap(square.row, square.column);
    if ((motion & 2) != 0) square.row = size.rows - 1 - square.row;
    if ((motion & 1) != 0) square.column = size.columns - 1 - square.column;
    return square;
}

/// The rotations and reflections that leave the board and its attacks as they are.
std::vector<Motion> motions_of(const Board& board, const Cover& cover) {
    const Size size = board.size();
    std::vector<Motion> motions;
    for (int i = 0; i < (size.is_square() ? 8 : 4); ++i) {
        Motion motion;
        for (const Square square : cover.squares) {
            const auto image =
                std::find(cover.squares.begin(), cover.squares.end(), moved(square, size, i));
            if (image == cover.squares.end() || board.at(*image) != board.at(square)) break;
            motion.push_back(static_cast<int>(image - cover.squares.begin()));
        }
        bool fits = motion.size() == cover.squares.size();
        for (std::size_t s = 0; fits && s < motion.size(); ++s) {
            fits =
                moved(cover.covers[s], motion) == cover.covers[static_cast<std::size_t>(motion[s])];
        }
        if (fits) motions.push_back(std::move(motion));
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
        : cover_(cover_of(board)),
          motions_(motions_of(board, cover_)),
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
    /// Counts the ways to cover what is left with so many queens on the open squares.
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
            [&](const Motion& motion) { return comes_before(moved(chosen_, motion), chosen_); });
        found_.inequivalent += first;
    }

    [[nodiscard]] bool step() {
        if (steps_ == 0 || (steps_ % batch == 0 && go_on_ && !go_on_())) stopped_ = true;
        if (!stopped_) --steps_;
        return !stopped_;
    }

    Cover cover_;
    std::vector<Motion> motions_;
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
        return "The board must hold nothing but pawns, walls and forbidden squares.";
    }
    if (board.size().area() > most_covered_squares) {
        return "Boards of up to " + std::to_string(most_covered_squares) +
               " squares are covered, and this one has " + std::to_string(board.size().area()) +
               ".";
    }
    return {};
}

std::optional<Covering> count_coverings(const Board& board, bool independent, std::uint64_t steps,
                                        const std::function<bool()>& go_on) {
    assert(refuse_covering(board).empty());
    return Counter(board, independent, steps, go_on).count();
}

}  // namespace queens
