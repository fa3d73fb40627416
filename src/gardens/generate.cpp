#include "gardens/generate.hpp"

#include <algorithm>
#include <numeric>

#include "core/random.hpp"

namespace queens {

namespace {

constexpr std::uint8_t nobodys = 255;
constexpr std::uint32_t fastest_growth = 6;
/// After that many repairs a new beginning is quicker than going on: measured with 9 to 14 rows.
constexpr int most_repairs = 100;

/// A square and the region that may take it.
struct Taking {
    int square;
    std::uint8_t region;
};

/// Squares of one region, and the neighbouring region that may have them.
struct Gift {
    SquareSet squares;
    std::uint8_t taker;
};

}  // namespace

class GardenGrowth::Gardener {
  public:
    Gardener(const GardenWish& wish, std::uint64_t seed)
        : wish_(wish), ground_(wish.n, wish.surface, wish.rule), random_(seed) {}

    /// Begins a garden, or repairs the one that was begun; whether there is more to do.
    bool step() {
        if (repairs_ > 0) {
            repair();
        } else if (begun_ < most_gardens_grown) {
            ++begun_;
            if (put_queens() && grow_regions()) repairs_ = most_repairs;
        } else {
            return false;
        }
        return !grown;
    }

    std::optional<GrownGarden> grown;

  private:
    /// Whether the garden is what was wished for.
    [[nodiscard]] bool suits(const GrownGarden& garden) const {
        const auto grade = grade_of(garden.solving);
        if (!grade || (wish_.grade && *wish_.grade != *grade)) return false;
        return wish_.surface == Surface{} || crosses_edge(garden.garden);
    }

    [[nodiscard]] std::uint32_t below(std::size_t bound) {
        return random_.below(static_cast<std::uint32_t>(bound));
    }

    /// False where no queens keep the rule.
    bool put_queens() {
        columns_.clear();
        return put_queens_on(every_square(wish_.n));
    }

    /// Puts queens on the rows that are left, in random order of columns.
    bool put_queens_on(const SquareSet& free) {
        const int row = static_cast<int>(columns_.size());
        if (row == wish_.n) return true;
        std::vector<int> order(static_cast<std::size_t>(wish_.n));
        std::iota(order.begin(), order.end(), 0);
        shuffle(order, random_);
        for (const int column : order) {
            const int square = row * wish_.n + column;
            if (!free.contains(square)) continue;
            columns_.push_back(column);
            const SquareSet& out = ground_.excluded[static_cast<std::size_t>(square)];
            if (put_queens_on(free.without(out))) return true;
            columns_.pop_back();
        }
        return false;
    }

    [[nodiscard]] int queen_of(int row) const {
        return row * wish_.n + columns_[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] std::uint8_t& region_at(int square) {
        return regions_[static_cast<std::size_t>(square)];
    }

    /// Grows a region around each queen until every square belongs to one; false where a region
    /// came out too small or too large. A region takes the next square with a probability that is
    /// as its speed times the sides at which it may grow.
    bool grow_regions() {
        const int squares = wish_.n * wish_.n;
        regions_.assign(static_cast<std::size_t>(squares), nobodys);
        sizes_.assign(static_cast<std::size_t>(wish_.n), 0);
        std::vector<std::uint32_t> speeds;
        for (int row = 0; row < wish_.n; ++row) {
            take({queen_of(row), static_cast<std::uint8_t>(row)});
            speeds.push_back(1 + below(fastest_growth));
        }
        int left = squares - wish_.n;
        for (int row = 0; row < wish_.n && least_size() > 1; ++row, --left) {
            if (!take_beside_queen(row)) return false;
        }
        for (; left > 0; --left) take(next_taking(speeds));
        return *std::max_element(sizes_.begin(), sizes_.end()) <= most_size();
    }

    /// Regions of a single square make a garden easy.
    [[nodiscard]] int least_size() const { return wish_.grade == GardenGrade::easy ? 1 : 2; }
    /// Two fifths of the board.
    [[nodiscard]] int most_size() const { return 2 * wish_.n * wish_.n / 5; }

    void take(const Taking& taking) {
        if (region_at(taking.square) != nobodys) --sizes_[region_at(taking.square)];
        region_at(taking.square) = taking.region;
        ++sizes_[taking.region];
    }

    /// Gives the region of that queen a second square; false where all around are taken.
    bool take_beside_queen(int row) {
        takings_.clear();
        for_each_neighbour(queen_of(row), [&](int square) {
            if (region_at(square) == nobodys) {
                takings_.push_back({square, static_cast<std::uint8_t>(row)});
            }
        });
        if (takings_.empty()) return false;
        take(takings_[below(takings_.size())]);
        return true;
    }

    Taking next_taking(const std::vector<std::uint32_t>& speeds) {
        takings_.clear();
        std::uint32_t all = 0;
        for (int square = 0; square < wish_.n * wish_.n; ++square) {
            if (region_at(square) != nobodys) continue;
            for_each_neighbour(square, [&](int neighbour) {
                if (region_at(neighbour) == nobodys) return;
                takings_.push_back({square, region_at(neighbour)});
                all += speeds[region_at(neighbour)];
            });
        }
        std::uint32_t drawn = below(all);
        for (const Taking& taking : takings_) {
            if (drawn < speeds[taking.region]) return taking;
            drawn -= speeds[taking.region];
        }
        return takings_.back();
    }

    template <class Visit>
    void for_each_neighbour(int square, Visit visit) const {
        for_each_square(ground_.neighbours[static_cast<std::size_t>(square)], visit);
    }

    /// Gives squares of another solution away, or ends with the garden where there is none.
    void repair() {
        const Puzzle puzzle(ground_, regions_);
        const auto other = another_solution(puzzle, columns_);
        if (!other) return end();
        find_gifts(puzzle, *other);
        --repairs_;
        if (gifts_.empty()) {
            repairs_ = 0;
            return;
        }
        const Gift gift = gifts_[below(gifts_.size())];
        for_each_square(gift.squares, [&](int square) { take({square, gift.taker}); });
    }

    void end() {
        repairs_ = 0;
        Garden garden{wish_.n, wish_.surface, wish_.rule, in_reading_order(regions_)};
        Solving solving = solve_garden(Puzzle(ground_, garden.regions));
        GrownGarden ended{std::move(garden), columns_, std::move(solving)};
        if (suits(ended)) grown = std::move(ended);
    }

    /// The squares of the other solution that can be given to a neighbouring region, each with what
    /// it would cut off from the queen of its region; only those that cut off least.
    void find_gifts(const Puzzle& puzzle, const GardenSolution& other) {
        gifts_.clear();
        int least = wish_.n * wish_.n;
        for (int row = 0; row < wish_.n; ++row) {
            const int square = row * wish_.n + other[static_cast<std::size_t>(row)];
            if (square == queen_of(row)) continue;
            const std::uint8_t own = region_at(square);
            const SquareSet squares = limb(puzzle, square);
            const int size = squares.size();
            if (size > least || sizes_[own] - size < least_size()) continue;
            for_each_neighbour(square, [&](int neighbour) {
                const std::uint8_t taker = region_at(neighbour);
                if (taker == own || sizes_[taker] + size > most_size()) return;
                if (size < least) gifts_.clear();
                least = size;
                gifts_.push_back({squares, taker});
            });
        }
    }

    /// The square and all that it alone connects with the queen of its region, which is the queen
    /// of the row with the number of the region.
    [[nodiscard]] SquareSet limb(const Puzzle& puzzle, int square) {
        const std::uint8_t own = region_at(square);
        SquareSet left = puzzle.units[static_cast<std::size_t>(region_unit(own, wish_.n))];
        left.erase(square);
        left = left.without(reached_from(ground_, queen_of(own), left));
        left.insert(square);
        return left;
    }

    /// Whether two squares of one region meet across a joined edge.
    [[nodiscard]] bool crosses_edge(const Garden& garden) const {
        const int n = wish_.n;
        const auto same = [&](int one, int other) {
            return garden.regions[static_cast<std::size_t>(one)] ==
                   garden.regions[static_cast<std::size_t>(other)];
        };
        for (int i = 0; i < n; ++i) {
            if (same(i * n, i * n + n - 1)) return true;
            if (wish_.surface == torus_surface && same(i, (n - 1) * n + i)) return true;
        }
        return false;
    }

    GardenWish wish_;
    GardenGround ground_;
    Random random_;
    int begun_ = 0;
    /// How often the garden that was begun may still be repaired, 0 where none is begun.
    int repairs_ = 0;
    GardenSolution columns_;
    std::vector<std::uint8_t> regions_;
    /// How many squares each region has.
    std::vector<int> sizes_;
    /// What may be taken next; kept, so that its memory is.
    std::vector<Taking> takings_;
    /// What may be given away next, likewise.
    std::vector<Gift> gifts_;
};

GardenGrowth::GardenGrowth(const GardenWish& wish, std::uint64_t seed)
    : gardener_(std::make_unique<Gardener>(wish, seed)) {}
GardenGrowth::~GardenGrowth() = default;
GardenGrowth::GardenGrowth(GardenGrowth&&) noexcept = default;
GardenGrowth& GardenGrowth::operator=(GardenGrowth&&) noexcept = default;

bool GardenGrowth::step() { return gardener_->step(); }

const std::optional<GrownGarden>& GardenGrowth::grown() const { return gardener_->grown; }

std::optional<GrownGarden> grow_garden(const GardenWish& wish, std::uint64_t seed) {
    GardenGrowth growth(wish, seed);
    while (growth.step()) {
    }
    return growth.grown();
}

}  // namespace queens
