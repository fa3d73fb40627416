// The searches for one solution as they run without a board.
#include "solvers/parts/huge.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "core/words.hpp"
#include "solvers/parts/list_rule.hpp"
#include "solvers/parts/permutation_search.hpp"
#include "solvers/parts/repair.hpp"

namespace queens {

namespace {

std::span<const std::uint32_t> rows_of(const Repair& repair) {
    return repair.queens().rows_by_column();
}
std::span<const std::uint32_t> rows_of(const PermutationSearch& search) { return search.rows(); }

constexpr std::uint64_t quick_steps = 4096;

/// A move looks at every row.
std::uint64_t slice_of(const Repair& repair) {
    if (const std::uint64_t left = repair.left_to_start()) return std::min(left, quick_steps);
    return std::max<std::uint64_t>(1, (1U << 18) / repair.queens().columns());
}
std::uint64_t slice_of(const PermutationSearch&) { return quick_steps; }

/// A step machine on its own.
template <class Machine>
class HugeMachine final : public HugeSearch {
  public:
    explicit HugeMachine(Machine machine) : machine_(std::move(machine)) {}

    bool advance(std::uint64_t steps, Tally& tally) override {
        for (; steps > 0 && !done_; --steps) {
            const EventKind kind = machine_.step().kind;
            done_ = kind == EventKind::done;
            tally.add(kind);
        }
        return done_;
    }
    [[nodiscard]] std::uint64_t slice() const override { return slice_of(machine_); }
    [[nodiscard]] std::span<const std::uint32_t> rows() const override { return rows_of(machine_); }

  private:
    Machine machine_;
    bool done_ = false;
};

/// A rule's rows, as many in a slice as there are steps.
class HugeConstruction final : public HugeSearch {
  public:
    explicit HugeConstruction(const ConstructionRule& rule) : rule_(rule), rows_(rule.n) {}

    bool advance(std::uint64_t steps, Tally& tally) override {
        if (tally.done) return true;
        const std::uint32_t left = rule_.n - column_;
        const std::uint32_t end =
            column_ + static_cast<std::uint32_t>(std::min<std::uint64_t>(steps, left));
        tally.placements += end - column_;
        const ConstructionRule rule = rule_;
        for (; column_ < end; ++column_) rows_[column_] = rule.n - 1 - rule.row_of(column_);
        if (column_ < rule_.n) return false;
        tally.add(EventKind::solution);
        tally.add(EventKind::done);
        return true;
    }
    [[nodiscard]] std::uint64_t slice() const override { return 64 * quick_steps; }
    [[nodiscard]] std::span<const std::uint32_t> rows() const override { return rows_; }

  private:
    ConstructionRule rule_;
    std::vector<std::uint32_t> rows_;
    std::uint32_t column_ = 0;
};

std::unique_ptr<HugeSearch> start_repair(std::uint32_t n, const Settings& settings) {
    const auto start = static_cast<RepairStart>(settings.knobs.front());
    return std::make_unique<HugeMachine<Repair>>(Repair(n, n, start, settings.seed));
}

std::unique_ptr<HugeSearch> start_permutations(std::uint32_t n, const Settings& settings) {
    return std::make_unique<HugeMachine<PermutationSearch>>(PermutationSearch(n, settings.seed));
}

std::unique_ptr<HugeSearch> start_construction(std::uint32_t n, const Settings& settings) {
    const auto slope = static_cast<std::uint32_t>(settings.knobs[1]);
    const auto shift = static_cast<std::uint32_t>(settings.knobs[2]);
    const bool line = settings.knobs[0] != 0;
    return std::make_unique<HugeConstruction>(line ? line_rule(n, slope, shift)
                                                   : ConstructionRule{n, 0, 0});
}

struct Listed {
    std::string_view slug;
    std::unique_ptr<HugeSearch> (*start)(std::uint32_t n, const Settings& settings);
};

constexpr std::array<Listed, 3> searches{{{"min_conflicts", start_repair},
                                          {"local_search", start_permutations},
                                          {"construction", start_construction}}};

const Listed* find(std::string_view slug) {
    const auto* const found = std::find_if(searches.begin(), searches.end(),
                                           [&](const Listed& one) { return one.slug == slug; });
    return found == searches.end() ? nullptr : found;
}

}  // namespace

std::string complain_about_huge(std::string_view slug, std::uint64_t n) {
    if (find(slug) == nullptr) {
        std::string slugs;
        for (const Listed& one : searches) {
            const bool last = &one == &searches.back();
            slugs += (slugs.empty() ? "" : last ? " and " : ", ") + std::string(one.slug);
        }
        return "The solver " + std::string(slug) + " needs a board, which has at most " +
               counted(largest_side, "row") + "; " + slugs + " go beyond.";
    }
    if (n > most_queens) return "At most " + counted(most_queens, "queen") + " can be placed.";
    if (n == 0) return "There must be a queen to place.";
    if (n == 2 || n == 3) return "There is no solution on this board.";
    return {};
}

std::unique_ptr<HugeSearch> start_huge(std::string_view slug, std::uint32_t n,
                                       const Settings& settings) {
    assert(complain_about_huge(slug, n).empty());
    return find(slug)->start(n, settings);
}

bool stand_in_peace(std::span<const std::uint32_t> rows) {
    const std::size_t n = rows.size();
    std::vector<bool> row_taken(n, false);
    std::vector<bool> diagonal_taken(2 * n, false);
    std::vector<bool> anti_diagonal_taken(2 * n, false);
    const auto take = [](std::vector<bool>& line, std::size_t index) {
        const bool was_free = !line[index];
        line[index] = true;
        return was_free;
    };
    for (std::size_t column = 0; column < n; ++column) {
        const std::size_t row = rows[column];
        if (row >= n || !take(row_taken, row) || !take(diagonal_taken, n + column - row) ||
            !take(anti_diagonal_taken, column + row)) {
            return false;
        }
    }
    return true;
}

}  // namespace queens
