// Which lines must be covered, which may be, and by which squares.
#include "solvers/parts/cover_table.hpp"

#include <algorithm>

namespace queens {

CoverTable::CoverTable(const Problem& problem) : lines(problem) {
    const FreeSquares free(std::make_shared<const LineTable>(lines));
    constexpr std::uint32_t none = 0;
    std::vector<std::uint32_t> item_of(lines.axis.size(), none);
    const auto add_item = [&](std::uint32_t line) {
        item_lines.push_back(line);
        item_of[line] = static_cast<std::uint32_t>(item_lines.size());
    };
    const bool exact = std::any_of(lines.families.begin(), lines.families.end(),
                                   [](const LineFamily& family) { return family.spare == 0; });
    for (const LineFamily& family : lines.families) {
        const bool needed = exact ? family.spare == 0 : family.axis == Axis::row;
        if (!needed) continue;
        spare = family.spare;
        for (const std::uint32_t line : family.lines) add_item(line);
    }
    matrix.needed = static_cast<std::uint32_t>(item_lines.size());
    for (std::uint32_t line = 0; line < lines.axis.size(); ++line) {
        if (item_of[line] == none && free.free_on(line) > 1) add_item(line);
    }
    matrix.item_count = static_cast<std::uint32_t>(item_lines.size());
    for (std::uint32_t square = 0; square < lines.lines.size(); ++square) {
        if (!lines.is_open(square) || !free.is_free(square)) continue;
        std::vector<std::uint32_t> items;
        for (const std::uint32_t line : lines.lines[square]) {
            const bool again = std::find(items.begin(), items.end(), item_of[line]) != items.end();
            if (item_of[line] != none && !again) items.push_back(item_of[line]);
        }
        squares.push_back(square);
        matrix.add_option(items);
    }
}

}  // namespace queens
