// The comparison that the page and the command line report.
#include "counting/published.hpp"

#include <algorithm>

namespace queens {

Counts counts_of(std::uint64_t count, const std::optional<SymmetricCounts>& symmetric) {
    Counts counts{{Counted::all, count}};
    if (!symmetric) return counts;
    counts[Counted::fundamental] = symmetric->fundamental;
    counts[Counted::half_turn] = symmetric->half_turn;
    counts[Counted::quarter_turn] = symmetric->quarter_turn;
    return counts;
}

const Sequence* sequence_of(const Task& task, Counted counted) {
    if (!task.pieces.empty() || !task.size.is_square()) return nullptr;
    return find_sequence(task.surface, task.pawns, counted);
}

std::optional<std::uint64_t> published(const Task& task, Counted counted) {
    const Sequence* sequence = sequence_of(task, counted);
    return sequence == nullptr ? std::nullopt : term(*sequence, task.size.rows);
}

std::vector<Compared> compare(const Task& task, const Counts& counts) {
    std::vector<Compared> numbers;
    if (!published(task)) return numbers;
    for (const auto& [counted, found] : counts) {
        const auto number = published(task, counted);
        if (number) numbers.push_back({sequence_of(task, counted), found, *number});
    }
    return numbers;
}

bool all_agree(const std::vector<Compared>& numbers) {
    return std::all_of(numbers.begin(), numbers.end(),
                       [](const Compared& one) { return one.agrees(); });
}

}  // namespace queens
