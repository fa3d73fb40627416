// Gardens with one solution, found square by square.
//
// The board is read square after square. Each is a new part, joins a part that it lies beside, or
// joins several of them to one; from those that it does not join it is apart for good. In the end
// the parts are the regions. Every placement is tried for the only solution, by the definition of
// what touches or attacks; on a torus every placement with a queen in the corner, since each shift
// has as many gardens.
#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "tables/methods.hpp"
#include "tables/unique_gardens.hpp"

namespace queens {

namespace {

/// A square board with its edges open or joined.
struct Ground {
    int n;
    bool joined;

    [[nodiscard]] int area() const { return n * n; }
    /// From a row or column to another one, the shorter way.
    [[nodiscard]] int distance(int from, int to) const {
        const int straight = std::abs(from - to);
        return joined ? std::min(straight, n - straight) : straight;
    }
    [[nodiscard]] bool beside(int one, int other) const {
        return distance(one / n, other / n) + distance(one % n, other % n) == 1;
    }
};

/// Whether the queens in two rows, both of different columns, may stand together.
bool may_stand(const Ground& ground, GardenRule rule, int down, int from, int to) {
    const int right = to - from;
    if (rule == GardenRule::touch) {
        return ground.distance(0, down) > 1 || ground.distance(from, to) > 1;
    }
    if (!ground.joined) return std::abs(right) != down;
    return (right - down) % ground.n != 0 && (right + down) % ground.n != 0;
}

std::vector<SquareBits> placements_of(const Ground& ground, GardenRule rule) {
    std::vector<SquareBits> placements;
    std::vector<int> columns(static_cast<std::size_t>(ground.n));
    std::iota(columns.begin(), columns.end(), 0);
    do {
        bool stand = true;
        SquareBits placement = 0;
        for (int row = 0; row < ground.n; ++row) {
            const int column = columns[static_cast<std::size_t>(row)];
            placement |= SquareBits{1} << (row * ground.n + column);
            for (int above = 0; above < row; ++above) {
                stand = stand && may_stand(ground, rule, row - above,
                                           columns[static_cast<std::size_t>(above)], column);
            }
        }
        if (stand) placements.push_back(placement);
    } while (std::ranges::next_permutation(columns).found);
    return placements;
}

/// The reflections in both middles and a diagonal, and all that is made of them and of shifts.
std::vector<SquareMap> motions_of(const Ground& ground) {
    std::vector<SquareMap> maps;
    const int n = ground.n;
    const int shifts = ground.joined ? n : 1;
    constexpr unsigned reflections = 8;
    for (unsigned flips = 0; flips < reflections; ++flips) {
        for (int shift = 0; shift < shifts * shifts; ++shift) {
            SquareMap map;
            for (int square = 0; square < ground.area(); ++square) {
                int row = (flips & 1U) != 0 ? n - 1 - square / n : square / n;
                int column = (flips & 2U) != 0 ? n - 1 - square % n : square % n;
                if ((flips & 4U) != 0) std::swap(row, column);
                map.push_back((row + shift / shifts) % n * n + (column + shift % shifts) % n);
            }
            maps.push_back(std::move(map));
        }
    }
    return maps;
}

struct Part {
    SquareBits squares = 0;
    SquareBits beside = 0;
    /// The squares of parts that are other regions.
    SquareBits apart = 0;
};

struct Parts {
    static constexpr std::size_t most = 25;
    std::array<Part, most> list;
    std::size_t count = 0;

    void add(const Part& part) { list[count++] = part; }
    [[nodiscard]] std::span<const Part> all() const { return {list.data(), count}; }
    [[nodiscard]] std::span<Part> all() { return {list.data(), count}; }
};

/// The gardens that have one placement for their only solution.
class JoinedGardens {
  public:
    JoinedGardens(const Ground& ground, const Representative& only,
                  const std::vector<SquareBits>& placements, const GoOn& go_on,
                  const OnGarden& on_garden)
        : ground_(ground),
          only_(only),
          placements_(placements),
          go_on_(go_on),
          on_garden_(on_garden) {
        for (int square = 0; square < ground.area(); ++square) {
            SquareBits beside = 0;
            for (int other = 0; other < ground.area(); ++other) {
                if (ground.beside(square, other)) beside |= SquareBits{1} << other;
            }
            beside_.push_back(beside);
        }
    }

    /// False if it was stopped.
    bool read_board() {
        read(0, {});
        return !stopped_;
    }

  private:
    void read(int square, const Parts& before) {
        if (square == ground_.area()) {
            look_at(before);
            return;
        }
        const SquareBits seen = (SquareBits{1} << square) - 1;
        const SquareBits near = beside_[static_cast<std::size_t>(square)] & seen;
        constexpr std::size_t most_near = 4;
        std::array<std::size_t, most_near> touching{};
        std::size_t count = 0;
        for (std::size_t part = 0; part < before.count; ++part) {
            if ((before.list[part].squares & near) != 0) touching[count++] = part;
        }
        for (unsigned choice = 0; choice < (1U << count) && !stopped_; ++choice) {
            unsigned chosen = 0;
            for (std::size_t i = 0; i < count; ++i) {
                if ((choice >> i & 1U) != 0) chosen |= 1U << touching[i];
            }
            join(square, before, chosen);
        }
    }

    /// Goes on where the square has joined the chosen parts, a bit for each, if it may.
    void join(int square, const Parts& before, unsigned chosen) {
        const SquareBits itself = SquareBits{1} << square;
        Part joined{itself, beside_[static_cast<std::size_t>(square)], 0};
        for (std::size_t i = 0; i < before.count; ++i) {
            if ((chosen >> i & 1U) == 0) continue;
            joined.squares |= before.list[i].squares;
            joined.beside |= before.list[i].beside;
            joined.apart |= before.list[i].apart;
        }
        const int queens = std::popcount(joined.squares & only_.placement);
        if ((joined.squares & joined.apart) != 0 || queens > 1) return;
        Parts after;
        const SquareBits unread = ~(itself | (itself - 1));
        for (std::size_t i = 0; i < before.count; ++i) {
            if ((chosen >> i & 1U) != 0) continue;
            Part other = before.list[i];
            if ((other.squares & (joined.beside | joined.apart)) != 0) {
                other.apart |= joined.squares;
                joined.apart |= other.squares;
            }
            if (is_lost(other, unread)) return;
            after.add(other);
        }
        if (is_lost(joined, unread)) return;
        after.add(joined);
        read(square + 1, after);
    }

    /// Whether a part can grow no more and has no queen.
    [[nodiscard]] bool is_lost(const Part& part, SquareBits unread) const {
        const auto board = (SquareBits{1} << ground_.area()) - 1;
        return (part.beside & unread & board) == 0 && (part.squares & only_.placement) == 0;
    }

    void look_at(const Parts& regions) {
        constexpr std::uint64_t often = 1 << 16;
        if (++looked_at_ % often == 0) stopped_ = !go_on_();
        const auto solves = [&](SquareBits placement) {
            return std::ranges::all_of(regions.all(), [&](const Part& region) {
                return std::has_single_bit(region.squares & placement);
            });
        };
        if (std::ranges::count_if(placements_, solves) != 1) return;
        std::array<SquareBits, Parts::most> squares{};
        std::ranges::transform(regions.all(), squares.begin(), &Part::squares);
        on_garden_({squares.data(), regions.count}, only_);
    }

    const Ground& ground_;
    const Representative& only_;
    const std::vector<SquareBits>& placements_;
    const GoOn& go_on_;
    const OnGarden& on_garden_;
    std::vector<SquareBits> beside_;
    std::uint64_t looked_at_ = 0;
    bool stopped_ = false;
};

bool is_image(const SquareMap& map, SquareBits squares, SquareBits image) {
    if (std::popcount(squares) != std::popcount(image)) return false;
    for (; squares != 0; squares &= squares - 1) {
        const int to = map[static_cast<std::size_t>(std::countr_zero(squares))];
        if ((image >> to & 1U) == 0) return false;
    }
    return true;
}

bool keeps(const SquareMap& map, std::span<const SquareBits> regions) {
    return std::ranges::all_of(regions, [&](SquareBits region) {
        return std::ranges::any_of(regions,
                                   [&](SquareBits other) { return is_image(map, region, other); });
    });
}

}  // namespace

bool join_unique_gardens(int n, Surface surface, GardenRule rule, const GoOn& go_on,
                         const OnGarden& on_garden) {
    const Ground ground{n, surface == torus_surface};
    const std::vector<SquareMap> motions = motions_of(ground);
    const std::vector<SquareBits> placements = placements_of(ground, rule);
    for (const SquareBits placement : placements) {
        if (ground.joined && (placement & 1U) == 0) continue;
        Representative only{placement, static_cast<std::uint64_t>(ground.joined ? n : 1), {}};
        std::ranges::copy_if(motions, std::back_inserter(only.keepers), [&](const SquareMap& map) {
            return is_image(map, placement, placement);
        });
        if (!JoinedGardens(ground, only, placements, go_on, on_garden).read_board()) return false;
    }
    return true;
}

std::optional<Numbers> unique_gardens_by_joins(int n, Surface surface, const GoOn& go_on) {
    if (!go_on()) return std::nullopt;
    const std::size_t motions = motions_of({n, surface == torus_surface}).size();
    Numbers numbers;
    for (const GardenRule rule : {GardenRule::touch, GardenRule::lines}) {
        std::uint64_t gardens = 0;
        std::uint64_t kept = 0;
        const auto count = [&](std::span<const SquareBits> regions, const Representative& only) {
            gardens += only.weight;
            for (const SquareMap& map : only.keepers) kept += keeps(map, regions) ? only.weight : 0;
        };
        if (!join_unique_gardens(n, surface, rule, go_on, count)) return std::nullopt;
        numbers.push_back(gardens);
        numbers.push_back(kept / motions);
    }
    return numbers;
}

}  // namespace queens
