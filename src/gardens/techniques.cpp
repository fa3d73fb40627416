#include "gardens/techniques.hpp"

#include <array>

#include "gardens/several_units.hpp"
#include "gardens/single_units.hpp"
#include "gardens/tried_queens.hpp"

namespace queens {

namespace {

constexpr auto table = std::to_array<Technique>({
    {"attacked", "What a queen rules out", 1, find_attacked},
    {"last_square", "The only square left", 1, find_last_square},
    {"region_in_line", "A region within one line", 2, find_region_in_line},
    {"line_in_region", "A line within one region", 2, find_line_in_region},
    {"common_attack", "Attacked from every square that is left", 3, find_common_attack},
    {"two_regions", "Two regions within two lines", 4, find_two_regions},
    {"two_lines", "Two lines within two regions", 4, find_two_lines},
    {"several_regions", "Several regions within as many lines", 5, find_several_regions},
    {"several_lines", "Several lines within as many regions", 5, find_several_lines},
    {"emptied_unit", "A queen that leaves nothing for another", 6, find_emptied_unit},
    {"forced_contradiction", "A queen that forces a contradiction", 7, find_forced_contradiction},
});

std::optional<Deduction> by_technique(std::size_t technique, const Puzzle& puzzle,
                                      const Position& position, const SquareSet& about) {
    auto found = table.at(technique).find(puzzle, position, about);
    if (found) found->technique = technique;
    return found;
}

}  // namespace

std::span<const Technique> techniques() { return table; }

std::optional<std::size_t> technique_of(std::string_view slug) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.at(i).slug == slug) return i;
    }
    return std::nullopt;
}

std::optional<Deduction> next_deduction(const Puzzle& puzzle, const Position& position) {
    for (std::size_t technique = 0; technique < table.size(); ++technique) {
        if (auto found = by_technique(technique, puzzle, position, position.left)) return found;
    }
    return std::nullopt;
}

std::optional<Deduction> deduction_about(int square, std::size_t technique, const Puzzle& puzzle,
                                         const Position& position) {
    SquareSet about;
    about.insert(square);
    return by_technique(technique, puzzle, position, about);
}

}  // namespace queens
