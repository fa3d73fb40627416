// Kinds of challenges, and plain searches for their solutions that share no code with the product.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/surface.hpp"
#include "gardens/ground.hpp"
#include "puzzles/generate.hpp"

namespace queens {

using Places = std::vector<int>;

/// The squares of a set, by their numbers.
inline Places places_in(const SquareSet& set) {
    Places places;
    for_each_square(set, [&](int square) { places.push_back(square); });
    return places;
}

/// Every kind of which there are challenges, with any grade.
inline std::vector<ChallengeWish> kinds_of_challenges() {
    std::vector<ChallengeWish> kinds;
    for (const ChallengeKind kind :
         {ChallengeKind::complete, ChallengeKind::pawns, ChallengeKind::watch}) {
        for (int n = fewest_rows(kind); n <= most_rows(kind); ++n) {
            for (const Surface surface : {Surface{}, cylinder_surface, torus_surface}) {
                if (refuse_challenge(kind, n, surface).empty()) kinds.push_back({kind, n, surface});
            }
        }
    }
    return kinds;
}

inline std::string describe(const ChallengeWish& wish, std::uint64_t seed) {
    return std::string(slug_of(wish.kind)) + ", " + std::to_string(wish.n) + " rows, " +
           std::string(named(wish.surface).slug) + ", seed " + std::to_string(seed);
}

/// It knows a board only by what stands on each square, and walks from square to square.
class PlainSearch {
  public:
    PlainSearch(const Challenge& challenge, std::size_t most)
        : challenge_(challenge), n_(challenge.board.rows()), most_(most) {
        for (int from = 0; from < n_ * n_; ++from) seen_.push_back(seen_from(from));
    }

    /// The squares of the queens of up to `most` solutions, row by row each.
    std::vector<std::vector<int>> run() {
        if (challenge_.kind == ChallengeKind::watch) {
            watch(0);
        } else {
            place(0);
        }
        return solutions_;
    }

  private:
    [[nodiscard]] Piece at(int square) const {
        return challenge_.board.at({square / n_, square % n_});
    }

    /// Whether a line from there passes each square.
    [[nodiscard]] std::vector<bool> seen_from(int from) const {
        std::vector<bool> seen(static_cast<std::size_t>(n_ * n_));
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                int row = from / n_;
                int column = from % n_;
                for (int step = 0; step < n_ && (down != 0 || right != 0); ++step) {
                    row = around(row + down, challenge_.board.surface().ends != Join::open);
                    column = around(column + right, challenge_.board.surface().sides != Join::open);
                    if (row < 0 || row == n_ || column < 0 || column == n_) break;
                    if (at(row * n_ + column) == Piece::pawn) break;
                    seen[static_cast<std::size_t>(row * n_ + column)] = true;
                }
            }
        }
        seen[static_cast<std::size_t>(from)] = false;
        return seen;
    }

    [[nodiscard]] int around(int line, bool closed) const {
        return closed ? (line + n_) % n_ : line;
    }

    [[nodiscard]] bool sees(int from, int to) const {
        return seen_[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
    }

    [[nodiscard]] bool is_seen(int square) const {
        return std::any_of(placed_.begin(), placed_.end(),
                           [&](int queen) { return sees(queen, square); });
    }

    /// Decides the squares from that one on. A row takes one queen more than it has pawns.
    void place(int square) {
        if (solutions_.size() == most_) return;
        if (square % n_ == 0 && square > 0 && !is_full(square / n_ - 1)) return;
        if (square == n_ * n_) {
            solutions_.push_back(placed_);
            return;
        }
        if (at(square) != Piece::pawn && !is_seen(square)) {
            placed_.push_back(square);
            place(square + 1);
            placed_.pop_back();
        }
        if (at(square) != Piece::queen) place(square + 1);
    }

    [[nodiscard]] bool is_full(int row) const {
        int wanted = 1;
        for (int column = 0; column < n_; ++column) {
            if (at(row * n_ + column) == Piece::pawn) ++wanted;
        }
        return std::count_if(placed_.begin(), placed_.end(),
                             [&](int queen) { return queen / n_ == row; }) == wanted;
    }

    /// Any squares, as many as are wanted, with the given ones among them.
    void watch(int square) {
        if (solutions_.size() == most_) return;
        const int missing = challenge_.queens - static_cast<int>(placed_.size());
        if (square == n_ * n_) {
            if (missing == 0 && sees_all()) solutions_.push_back(placed_);
            return;
        }
        if (at(square) != Piece::pawn && missing > given_from(square) - is_given(square)) {
            placed_.push_back(square);
            watch(square + 1);
            placed_.pop_back();
        }
        if (at(square) != Piece::queen) watch(square + 1);
    }

    [[nodiscard]] int is_given(int square) const { return at(square) == Piece::queen ? 1 : 0; }

    [[nodiscard]] int given_from(int square) const {
        int given = 0;
        for (int later = square; later < n_ * n_; ++later) given += is_given(later);
        return given;
    }

    [[nodiscard]] bool sees_all() const {
        for (int square = 0; square < n_ * n_; ++square) {
            const bool holds = std::find(placed_.begin(), placed_.end(), square) != placed_.end();
            if (at(square) != Piece::pawn && !holds && !is_seen(square)) return false;
        }
        return true;
    }

    const Challenge& challenge_;
    int n_;
    std::size_t most_;
    std::vector<std::vector<bool>> seen_;
    std::vector<int> placed_;
    std::vector<std::vector<int>> solutions_;
};

/// The squares of up to `most` solutions.
inline std::vector<std::vector<int>> solutions_plainly(const Challenge& challenge,
                                                       std::size_t most) {
    return PlainSearch(challenge, most).run();
}

}  // namespace queens
