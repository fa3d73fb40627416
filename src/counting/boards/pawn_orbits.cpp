// One placement of each orbit, nearly: that which has a queen nearest to the left corner of the
// first row.
//
// Each of the eight motions brings one of the eight ends of the four edges there, and each edge has
// a queen. So of every orbit the search takes those placements in which no edge has a queen nearer
// to one of its ends, which keeps queens off the squares near the corners. Where m ends have a
// queen so near, m motions bring the placement to such a one, and with s motions that keep it m / s
// different ones were found. Each of them stands for 8 / m placements and s / m orbits.
#include "counting/boards/pawn_orbits.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "counting/boards/pawn_rows.hpp"
#include "symmetry/sheet_motion.hpp"

namespace queens {

namespace {

/// 1, 2, ... 8 divide it.
constexpr std::uint64_t whole = 840;

class PawnOrbits {
  public:
    PawnOrbits(int n, int pawns, const std::function<bool()>& go_on)
        : n_(n), pawns_(pawns), go_on_(go_on), board_(~std::uint32_t{0} >> (32 - n)) {}

    [[nodiscard]] std::optional<PawnPlacements> count() {
        for (distance_ = 0; 2 * distance_ < n_ && !stopped_; ++distance_) {
            keep_from_corners();
            search({0, 0, 0, n_, pawns_});
        }
        if (stopped_) return std::nullopt;
        return PawnPlacements{all_ / whole, fundamental_ / whole};
    }

  private:
    FilledRow& row(int number) { return rows_[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const FilledRow& row(int number) const {
        return rows_[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] std::uint32_t allowed(int number) const {
        return allowed_[static_cast<std::size_t>(number)];
    }

    /// Allows no queens on edges that are nearer to a corner than the distance.
    void keep_from_corners() {
        const std::uint32_t near_left = (std::uint32_t{1} << distance_) - 1;
        const std::uint32_t near_corner = near_left | near_left << (n_ - distance_);
        const std::uint32_t sides = 1 | std::uint32_t{1} << (n_ - 1);
        for (int number = 0; number < n_; ++number) {
            const bool near_row = number < distance_ || number >= n_ - distance_;
            const bool edge = number == 0 || number == n_ - 1;
            allowed_[static_cast<std::size_t>(number)] =
                board_ & ~(near_row ? sides : 0) & ~(edge ? near_corner : 0);
        }
    }

    /// Asks on the first call, and then once for each quarter of a million rows that are begun.
    bool is_stopped() {
        constexpr std::uint64_t between = 1 << 18;
        if (rows_begun_++ % between == 0) stopped_ = stopped_ || (go_on_ && !go_on_());
        return stopped_;
    }

    /// Fills the rows of a position, of which there is one or more.
    void search(const PawnPosition& position) {
        if (is_stopped()) return;
        const int number = n_ - position.rows;
        const std::uint32_t free = allowed(number) & ~position.attacked();
        for_each_pawn_row(position, free, [&](FilledRow filled, int pawns) {
            if (number == 0 && std::countr_zero(filled.queens) != distance_) return;
            row(number) = filled;
            const PawnPosition next = position_below(position, filled, pawns);
            if (next.rows == 0) {
                if (pawns == 0) found();
            } else if ((board_ & ~next.attacked()) != 0) {
                if (pawns == 0) return search_without_pawns(next);
                search(next);
            }
        });
    }
    /// The same for a position that has no pawns left.
    void search_without_pawns(const PawnPosition& position) {
        if (is_stopped()) return;
        const int number = n_ - position.rows;
        std::uint32_t free = allowed(number) & ~position.attacked();
        for (; free != 0; free &= free - 1) {
            row(number) = {free & (~free + 1), 0};
            const PawnPosition next = position_below(position, row(number), 0);
            if (next.rows == 0) {
                found();
            } else if ((board_ & ~next.attacked()) != 0) {
                search_without_pawns(next);
            }
        }
    }

    void found() {
        const unsigned ends = near_ends();
        // A motion that keeps the placement carries near ends to near ends, and only the identity
        // leaves an end where it is.
        std::uint64_t kept = 1;
        if (ends > 1) {
            kept = static_cast<std::uint64_t>(
                std::count_if(sheet_motions.begin(), sheet_motions.end(),
                              [&](const SheetMotion& motion) { return is_kept_by(motion); }));
        }
        all_ += sheet_motions.size() * whole / ends;
        fundamental_ += kept * whole / ends;
    }

    /// How many of the eight ends of edges have a queen at the distance.
    [[nodiscard]] unsigned near_ends() const {
        std::uint32_t first_column = 0;
        std::uint32_t last_column = 0;
        for (int number = 0; number < n_; ++number) {
            first_column |= (row(number).queens & 1) << number;
            last_column |= (row(number).queens >> (n_ - 1)) << number;
        }
        unsigned ends = 0;
        for (const std::uint32_t edge :
             {row(0).queens, row(n_ - 1).queens, first_column, last_column}) {
            ends += edge >> distance_ & 1;
            ends += edge >> (n_ - 1 - distance_) & 1;
        }
        return ends;
    }

    [[nodiscard]] bool is_kept_by(const SheetMotion& motion) const {
        for (int number = 0; number < n_; ++number) {
            const auto stays = [&](std::uint32_t pieces, std::uint32_t FilledRow::*kind) {
                for (; pieces != 0; pieces &= pieces - 1) {
                    const Square to = motion({number, std::countr_zero(pieces)}, {n_, n_});
                    if ((row(to.row).*kind >> to.column & 1) == 0) return false;
                }
                return true;
            };
            if (!stays(row(number).queens, &FilledRow::queens)) return false;
            if (!stays(row(number).pawns, &FilledRow::pawns)) return false;
        }
        return true;
    }

    int n_;
    int pawns_;
    const std::function<bool()>& go_on_;
    std::uint32_t board_;
    int distance_ = 0;
    bool stopped_ = false;
    std::uint64_t rows_begun_ = 0;
    std::array<std::uint32_t, 31> allowed_{};
    std::array<FilledRow, 31> rows_{};
    /// Both times `whole`.
    std::uint64_t all_ = 0;
    std::uint64_t fundamental_ = 0;
};

}  // namespace

std::optional<PawnPlacements> count_pawn_orbits(int n, int pawns,
                                                const std::function<bool()>& go_on) {
    return PawnOrbits(n, pawns, go_on).count();
}

}  // namespace queens
