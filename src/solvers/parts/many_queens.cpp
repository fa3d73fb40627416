// What the searches without a board refuse, and the check of what they found.
#include "solvers/parts/many_queens.hpp"

#include <vector>

#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

/// The slugs of the solvers that need no board.
std::string slugs_in_words() {
    std::vector<std::string> slugs;
    for (const Entry* entry : solvers()) {
        if (entry->start_many != nullptr) slugs.emplace_back(entry->slug);
    }
    return listed(slugs);
}

}  // namespace

std::string refuse_many(const Entry& entry, std::uint64_t n) {
    if (entry.start_many == nullptr) {
        return say(
            "The solver {solver} needs a board, which has at most {rows} rows. Many queens "
            "are placed by {others}.",
            {{"solver", entry.slug}, {"rows", largest_side}, {"others", slugs_in_words()}});
    }
    if (n > most_queens)
        return say("At most {most} queens can be placed.", {{"most", most_queens}});
    if (n == 0) return say("There must be a queen to place.");
    if (n == 2 || n == 3) return say("There is no solution on this board.");
    return {};
}

bool are_solution(std::span<const std::uint32_t> rows) {
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
