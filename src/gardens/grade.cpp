#include "gardens/grade.hpp"

#include <algorithm>

namespace queens {

namespace {

int tier_of(const Deduction& deduction) { return techniques()[deduction.technique].tier; }

}  // namespace

RuleTimes Solving::times() const {
    return times_of(techniques(), deductions, &Deduction::technique);
}

int Solving::tier() const {
    int hardest = 0;
    for (const Deduction& deduction : deductions) hardest = std::max(hardest, tier_of(deduction));
    return hardest;
}

Solving solve_garden(const Puzzle& puzzle) {
    Solving solving;
    solving.end = deduce_all(puzzle, solving.deductions);
    solving.solved = solving.end.queens.size() == puzzle.n;
    return solving;
}

std::optional<GardenGrade> grade_of(const Solving& solving) {
    if (!solving.solved) return std::nullopt;
    const int tier = solving.tier();
    if (tier <= 2) return GardenGrade::easy;
    if (tier >= 6) return GardenGrade::expert;
    const auto steps =
        std::count_if(solving.deductions.begin(), solving.deductions.end(),
                      [](const Deduction& deduction) { return tier_of(deduction) >= 4; });
    return steps >= 2 ? GardenGrade::hard : GardenGrade::medium;
}

}  // namespace queens
