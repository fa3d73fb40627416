#include "gardens/draft.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

#include "core/say.hpp"
#include "core/words.hpp"
#include "gardens/solutions.hpp"

namespace queens {

namespace {

/// Measured so that a report takes at most a few hundredths of a second in a page.
constexpr std::uint64_t most_queens_of_report = 20'000;
constexpr std::uint64_t most_queens_of_gift = 4'000;

/// Whether a search for as many solutions as are counted has found all that there are.
bool has_all(const SoughtSolutions& sought) {
    return !sought.given_up && sought.solutions.size() < most_solutions_counted;
}

class Draft {
  public:
    Draft(const Board& board, const Regions& regions)
        : size_(board.size()),
          ground_(board.rows(), board.surface(), regions.rule),
          regions_(regions.numbers),
          puzzle_(ground_, regions_) {}

    [[nodiscard]] DraftReport report() const {
        if (auto lacking = regions_that(&SquareSet::empty); !lacking.empty()) {
            return {DraftStand::lacks_regions, std::move(lacking)};
        }
        auto torn =
            regions_that([&](const SquareSet& squares) { return !is_connected(ground_, squares); });
        if (!torn.empty()) return {DraftStand::torn, std::move(torn)};
        const Solving solving = solve_garden(puzzle_);
        if (solving.solved) {
            return {.stand = DraftStand::one, .grade = grade_of(solving), .solutions = 1};
        }
        return report_of(seek_solutions(puzzle_, most_solutions_counted, most_queens_of_report));
    }

    /// A solution with a queen on the square dies where the square is given away, and one without
    /// stays.
    [[nodiscard]] std::optional<Gift> best_gift() {
        const SoughtSolutions sought =
            seek_solutions(puzzle_, most_solutions_counted, most_queens_of_report);
        const auto& solutions = sought.solutions;
        std::optional<Gift> best;
        std::size_t killed_by_best = 0;
        const std::vector<std::size_t> queens = queens_of(solutions);
        for (std::size_t place = 0; place < queens.size(); ++place) {
            if (queens[place] == 0 || queens[place] == solutions.size()) continue;
            for (const Gift& gift : gifts_of(place)) {
                const bool fewer = !best || gift.solutions < best->solutions;
                const bool as_many = best && gift.solutions == best->solutions;
                if (!fewer && !(as_many && queens[place] > killed_by_best)) continue;
                best = gift;
                killed_by_best = queens[place];
            }
        }
        const bool helps = best && (best->solutions < solutions.size() || !has_all(sought) ||
                                    best->solutions == most_solutions_counted);
        return helps ? best : std::nullopt;
    }

  private:
    template <class Is>
    [[nodiscard]] std::vector<int> regions_that(Is is) const {
        std::vector<int> found;
        for (int region = 0; region < puzzle_.n; ++region) {
            if (std::invoke(is, region_squares(region))) found.push_back(region);
        }
        return found;
    }

    [[nodiscard]] const SquareSet& region_squares(int region) const {
        return puzzle_.units[static_cast<std::size_t>(region_unit(region, puzzle_.n))];
    }

    [[nodiscard]] DraftReport report_of(const SoughtSolutions& sought) const {
        const auto& solutions = sought.solutions;
        DraftReport report{
            .stand = DraftStand::many, .solutions = solutions.size(), .has_all = has_all(sought)};
        if (solutions.size() < 2) {
            const DraftStand known = solutions.empty() ? DraftStand::none : DraftStand::one;
            report.stand = report.has_all ? known : DraftStand::not_known;
            return report;
        }
        const std::vector<std::size_t> queens = queens_of(solutions);
        for (std::size_t place = 0; place < queens.size(); ++place) {
            if (queens[place] == 0 || queens[place] == solutions.size()) continue;
            report.open.push_back(size_.square(static_cast<int>(place)));
        }
        return report;
    }

    /// How many of the solutions have a queen on each square.
    [[nodiscard]] std::vector<std::size_t> queens_of(
        const std::vector<GardenSolution>& solutions) const {
        std::vector<std::size_t> queens(regions_.size());
        for (const GardenSolution& solution : solutions) {
            for (int row = 0; row < puzzle_.n; ++row) {
                const int column = solution[static_cast<std::size_t>(row)];
                ++queens[static_cast<std::size_t>(row * puzzle_.n + column)];
            }
        }
        return queens;
    }

    /// The ways to give that square to a region beside it, where its own stays connected.
    [[nodiscard]] std::vector<Gift> gifts_of(std::size_t place) {
        std::vector<Gift> gifts;
        SquareSet left = region_squares(regions_[place]);
        left.erase(static_cast<int>(place));
        if (!is_connected(ground_, left)) return gifts;
        for_each_square(ground_.neighbours[place], [&](int beside) {
            const std::uint8_t taker = regions_[static_cast<std::size_t>(beside)];
            if (taker == regions_[place]) return;
            gifts.push_back(
                {size_.square(static_cast<int>(place)), taker, solutions_after(place, taker)});
        });
        return gifts;
    }

    /// How many solutions there are once the region has that square, as far as they are counted.
    [[nodiscard]] std::size_t solutions_after(std::size_t place, std::uint8_t taker) {
        const std::uint8_t own = std::exchange(regions_[place], taker);
        const auto [solutions, given_up] =
            seek_solutions(Puzzle(ground_, regions_), most_solutions_counted, most_queens_of_gift);
        regions_[place] = own;
        return given_up ? most_solutions_counted : solutions.size();
    }

    Size size_;
    GardenGround ground_;
    std::vector<std::uint8_t> regions_;
    Puzzle puzzle_;
};

std::string names_of(const std::vector<int>& regions) {
    std::vector<std::string> names;
    for (const int region : regions) names.push_back(region_name(region));
    return listed(names);
}

std::string words_of_one(const std::optional<GardenGrade>& grade) {
    if (!grade) return say("One solution, but the rules of the hints do not find it.");
    switch (*grade) {
        case GardenGrade::easy: return say("One solution. It is easy.");
        case GardenGrade::medium: return say("One solution. It is of medium difficulty.");
        case GardenGrade::hard: return say("One solution. It is hard.");
        case GardenGrade::expert: return say("One solution. It is for experts.");
    }
    return {};
}

}  // namespace

DraftReport report_on(const Board& board, const Regions& draft) {
    return Draft(board, draft).report();
}

std::string draft_words(const DraftReport& report) {
    switch (report.stand) {
        case DraftStand::lacks_regions:
            return say("{count|Region|Regions} {regions} {count|has|have} no square yet.",
                       {{"count", report.regions.size()}, {"regions", names_of(report.regions)}});
        case DraftStand::torn:
            return say("{count|Region|Regions} {regions} {count|is|are} not in one piece.",
                       {{"count", report.regions.size()}, {"regions", names_of(report.regions)}});
        case DraftStand::none: return say("No solution.");
        case DraftStand::one: return words_of_one(report.grade);
        case DraftStand::many:
            return report.has_all
                       ? say("{count} solutions.", {{"count", report.solutions}})
                       : say("At least {count} solutions.", {{"count", report.solutions}});
        case DraftStand::not_known:
            return say("How many solutions there are takes too long to find out.");
    }
    return {};
}

std::optional<Gift> best_gift(const Board& board, const Regions& draft) {
    const DraftReport report = report_on(board, draft);
    if (report.stand != DraftStand::many) return std::nullopt;
    return Draft(board, draft).best_gift();
}

std::optional<Regions> finished(const Board& board, const Regions& draft) {
    Regions regions = fitting({in_reading_order(draft.numbers), draft.rule}, board);
    return regions.empty() ? std::nullopt : std::optional(std::move(regions));
}

Regions painted(const MarkedBoard& garden, const std::vector<Square>& squares, int region) {
    Regions regions = garden.regions;
    const Size size = garden.board.size();
    for (const Square square : squares) {
        if (!size.contains(square)) continue;
        regions.numbers[static_cast<std::size_t>(size.index(square))] =
            static_cast<std::uint8_t>(region);
    }
    return regions;
}

Regions resized(const MarkedBoard& draft, int n) {
    const Size before = draft.board.size();
    const Size now{n, n};
    Regions regions = empty_draft(n, draft.regions.rule);
    for (int place = 0; place < now.area(); ++place) {
        const Square square = now.square(place);
        int least = before.rows + now.rows + before.columns + now.columns;
        for (int other = 0; other < before.area(); ++other) {
            const Square from = before.square(other);
            const std::uint8_t region = draft.regions.numbers[static_cast<std::size_t>(other)];
            const int far = std::abs(square.row - from.row) + std::abs(square.column - from.column);
            if (far >= least || region >= n || !now.contains(from)) continue;
            least = far;
            regions.numbers[static_cast<std::size_t>(place)] = region;
        }
    }
    return regions;
}

Regions empty_draft(int n, GardenRule rule) {
    return {std::vector<std::uint8_t>(static_cast<std::size_t>(n * n)), rule, true};
}

}  // namespace queens
