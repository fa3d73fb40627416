// Gardens with one solution, counted by that solution.
//
// A garden with one solution is fixed by a motion only if the solution is, and a motion carries the
// gardens of one placement to those of its image. So it is enough to look at one placement of each
// orbit: the gardens that have it for their only solution, times the size of the orbit, are the
// gardens of the orbit, and up to symmetry there are as many as the motions that keep the placement
// make classes of them, by Burnside's lemma. For such gardens regions are grown one after the
// other, each from one queen of the placement and around the others.
#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "gardens/solutions.hpp"
#include "symmetry/group.hpp"
#include "tables/methods.hpp"
#include "tables/unique_gardens.hpp"

namespace queens {

namespace {

constexpr std::size_t most_side = 5;
constexpr std::size_t most_placements = 16;

template <class Visit>
void for_each_bit(SquareBits squares, Visit visit) {
    for (; squares != 0; squares &= squares - 1) visit(std::countr_zero(squares));
}

SquareBits image_of(SquareBits squares, const SquareMap& map) {
    SquareBits image = 0;
    for_each_bit(squares, [&](int square) {
        image |= SquareBits{1} << map[static_cast<std::size_t>(square)];
    });
    return image;
}

std::vector<SquareMap> motions_of(int n, Surface surface) {
    const Group group(surface == torus_surface ? GroupKind::d4n : GroupKind::d4, n);
    const Size size{n, n};
    std::set<SquareMap> maps;
    for (std::uint64_t i = 0; i < group.order(); ++i) {
        const Motion motion = group[i];
        SquareMap map;
        for (int square = 0; square < size.area(); ++square) {
            map.push_back(size.index(motion(size.square(square))));
        }
        maps.insert(std::move(map));
    }
    return {maps.begin(), maps.end()};
}

/// Every placement that keeps the rule, as if there were no regions: those of a garden whose
/// regions are its rows.
std::vector<SquareBits> placements_on(const GardenGround& ground) {
    std::vector<std::uint8_t> rows;
    for (int square = 0; square < ground.n * ground.n; ++square) {
        rows.push_back(static_cast<std::uint8_t>(square / ground.n));
    }
    std::vector<SquareBits> placements;
    for (const GardenSolution& columns : solutions_of({ground, rows}, most_placements)) {
        SquareBits placement = 0;
        for (std::size_t row = 0; row < columns.size(); ++row) {
            placement |= SquareBits{1} << (static_cast<int>(row) * ground.n + columns[row]);
        }
        placements.push_back(placement);
    }
    return placements;
}

/// Grows all gardens that have a placement for their only solution.
class GardensOf {
  public:
    /// What of the other placements can still be a solution.
    struct Rivals {
        std::array<SquareBits, most_placements> placements{};
        std::size_t count = 0;

        /// Those with one queen in the region.
        [[nodiscard]] Rivals after(SquareBits region) const {
            Rivals left;
            for (std::size_t i = 0; i < count; ++i) {
                if (std::has_single_bit(placements[i] & region)) {
                    left.placements[left.count++] = placements[i];
                }
            }
            return left;
        }
    };

    GardensOf(const GardenGround& ground, const Representative& only, const GoOn& go_on,
              const OnGarden& on_garden)
        : only_(only), go_on_(go_on), on_garden_(on_garden) {
        for (const SquareSet& around : ground.neighbours) {
            SquareBits squares = 0;
            for_each_square(around, [&](int square) { squares |= SquareBits{1} << square; });
            neighbours_.push_back(squares);
        }
    }

    /// False if it was stopped.
    bool grow(const Rivals& rivals) {
        const auto area = static_cast<int>(neighbours_.size());
        next_region((SquareBits{1} << area) - 1, rivals);
        return !stopped_;
    }

  private:
    [[nodiscard]] SquareBits around(int square) const {
        return neighbours_[static_cast<std::size_t>(square)];
    }

    /// Whether each connected piece of the squares holds a queen of the placement.
    [[nodiscard]] bool has_queens_everywhere(SquareBits squares) const {
        while (squares != 0) {
            SquareBits piece = squares & (~squares + 1);
            for (SquareBits edge = piece; edge != 0;) {
                SquareBits beside = 0;
                for_each_bit(edge, [&](int square) { beside |= around(square); });
                edge = beside & squares & ~piece;
                piece |= edge;
            }
            if ((piece & only_.placement) == 0) return false;
            squares &= ~piece;
        }
        return true;
    }

    void next_region(SquareBits left, const Rivals& rivals) {
        const SquareBits queens = left & only_.placement;
        if (std::has_single_bit(queens)) {
            regions_[region_] = left;
            if (rivals.after(left).count == 0) show();
            return;
        }
        const int queen = std::countr_zero(queens);
        const SquareBits square = SquareBits{1} << queen;
        extend(square, around(queen) & left & ~only_.placement, square, left, rivals);
    }

    /// Every connected region that adds some of `candidates`, and of what lies beside those, to
    /// `region`, but nothing that is `settled`.
    void extend(SquareBits region, SquareBits candidates, SquareBits settled, SquareBits left,
                const Rivals& rivals) {
        if (stopped_) return;
        if (has_queens_everywhere(left & ~region)) {
            regions_[region_++] = region;
            next_region(left & ~region, rivals.after(region));
            --region_;
        }
        while (candidates != 0) {
            const int square = std::countr_zero(candidates);
            const SquareBits added = SquareBits{1} << square;
            candidates &= ~added;
            settled |= added;
            const SquareBits beside =
                around(square) & left & ~only_.placement & ~settled & ~region & ~candidates;
            extend(region | added, candidates | beside, settled, left, rivals);
        }
    }

    void show() {
        constexpr std::uint64_t often = 1 << 16;
        if (++gardens_ % often == 0) stopped_ = !go_on_();
        on_garden_({regions_.data(), region_ + 1}, only_);
    }

    const Representative& only_;
    const GoOn& go_on_;
    const OnGarden& on_garden_;
    std::vector<SquareBits> neighbours_;
    std::array<SquareBits, most_side> regions_{};
    /// The region that is grown now.
    std::size_t region_ = 0;
    std::uint64_t gardens_ = 0;
    bool stopped_ = false;
};

/// Whether a motion carries regions to regions.
bool keeps(const SquareMap& map, std::span<const SquareBits> regions) {
    return std::ranges::all_of(regions, [&](SquareBits region) {
        return std::ranges::count(regions, image_of(region, map)) == 1;
    });
}

}  // namespace

bool grow_unique_gardens(int n, Surface surface, GardenRule rule, const GoOn& go_on,
                         const OnGarden& on_garden) {
    const std::vector<SquareMap> motions = motions_of(n, surface);
    const GardenGround ground(n, surface, rule);
    const std::vector<SquareBits> placements = placements_on(ground);
    std::set<SquareBits> seen;
    for (const SquareBits placement : placements) {
        if (seen.contains(placement)) continue;
        Representative only{placement, 0, {}};
        std::set<SquareBits> orbit;
        for (const SquareMap& map : motions) {
            const SquareBits image = image_of(placement, map);
            orbit.insert(image);
            if (image == placement) only.keepers.push_back(map);
        }
        only.weight = orbit.size();
        seen.merge(orbit);
        GardensOf::Rivals rivals;
        for (const SquareBits other : placements) {
            if (other != placement) rivals.placements[rivals.count++] = other;
        }
        if (!GardensOf(ground, only, go_on, on_garden).grow(rivals)) return false;
    }
    return true;
}

std::optional<Numbers> unique_gardens(int n, Surface surface, const GoOn& go_on) {
    if (!go_on()) return std::nullopt;
    Numbers numbers;
    for (const GardenRule rule : {GardenRule::touch, GardenRule::lines}) {
        std::uint64_t gardens = 0;
        // Pairs of a garden and a motion that keeps it.
        std::uint64_t kept = 0;
        std::uint64_t motions = 1;
        const auto count = [&](std::span<const SquareBits> regions, const Representative& only) {
            gardens += only.weight;
            kept += only.weight *
                    static_cast<std::uint64_t>(std::ranges::count_if(
                        only.keepers, [&](const SquareMap& map) { return keeps(map, regions); }));
            motions = only.weight * only.keepers.size();
        };
        if (!grow_unique_gardens(n, surface, rule, go_on, count)) return std::nullopt;
        numbers.push_back(gardens);
        numbers.push_back(kept / motions);
    }
    return numbers;
}

}  // namespace queens
