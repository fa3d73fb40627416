// How sets of lines are made from cells, compared and put together.
#include "solvers/parts/line_levels.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace queens {

std::uint64_t LineLevel::way_count() const {
    std::uint64_t count = 0;
    for (const LineSet& set : sets) count += set.ways;
    return count;
}

CellLines::CellLines(const Problem& problem) : slots(slots_of(problem)) {
    constexpr std::uint32_t none = UINT32_MAX;
    const Occupied given(slots);
    std::vector<std::uint32_t> bit_of(slots.occupied.size(), none);
    std::vector<std::uint32_t> column_of(slots.occupied.size(), none);
    std::uint32_t bits = 0;
    for (const Cell& cell : slots.cells) {
        LineBits set{};
        const bool open = given.is_free(cell);
        for (const std::uint32_t line : cell.lines) {
            if (!open) continue;
            if (bit_of[line] == none) bit_of[line] = bits++;
            assert(bits <= 64 * set.size());
            set[bit_of[line] / 64] |= std::uint64_t{1} << bit_of[line] % 64;
        }
        std::uint32_t& number = column_of[cell.lines.front()];
        if (open && number == none) number = columns++;
        lines.push_back(set);
        closed.push_back(!open);
        column.push_back(number);
    }
}

CellLines::Left CellLines::left_by(const LineBits& set, const FilledSlots& filled) const {
    Left left;
    std::vector<std::uint32_t> frees(columns, 0);
    std::vector<std::uint32_t> latest(columns, LineWay::none);
    for (std::size_t slot = 0; slot < slots.count(); ++slot) {
        if (filled[slot] != 0) continue;
        std::uint32_t free = 0;
        std::uint32_t last = LineWay::none;
        for (std::uint32_t cell = slots.first[slot]; cell < slots.first[slot + 1]; ++cell) {
            if (!is_free(cell, set)) continue;
            ++free;
            last = cell;
            ++frees[column[cell]];
            latest[column[cell]] = cell;
        }
        left.slots += free > 0;
        if (free == 1) left.only_of_slot = last;
    }
    for (std::size_t i = 0; i < frees.size(); ++i) {
        left.columns += frees[i] > 0;
        if (frees[i] == 1) left.only_of_column = latest[i];
    }
    return left;
}

std::uint32_t CellLines::free_squares(const LineBits& set, std::size_t slot) const {
    std::uint32_t free = 0;
    for (std::uint32_t cell = slots.first[slot]; cell < slots.first[slot + 1]; ++cell) {
        free += is_free(cell, set) ? 1U : 0U;
    }
    return free;
}

bool CellLines::is_hopeless(const LineBits& set, int missing, const FilledSlots& filled) const {
    const Left left = left_by(set, filled);
    return left.slots < missing || left.columns < missing;
}

bool CellLines::forces_hopeless(LineBits set, int missing, FilledSlots filled) const {
    for (;; --missing) {
        const Left left = left_by(set, filled);
        if (left.slots < missing || left.columns < missing) return true;
        // A slot or column needs a queen if there are no more than queens are missing.
        std::uint32_t forced = LineWay::none;
        if (left.slots == missing) forced = left.only_of_slot;
        if (left.columns == missing && forced == LineWay::none) forced = left.only_of_column;
        if (forced == LineWay::none) return false;
        for (std::size_t i = 0; i < set.size(); ++i) set[i] |= lines[forced][i];
        const auto past = std::upper_bound(slots.first.begin(), slots.first.end(), forced);
        filled[static_cast<std::size_t>(past - slots.first.begin()) - 1] = 1;
    }
}

bool GrowingLevel::add(const LineBits& lines, int missing, std::uint64_t ways, LineWay way) {
    const auto set_number = static_cast<std::uint32_t>(level_.sets.size());
    const auto way_number = static_cast<std::uint32_t>(level_.ways.size());
    const auto [place, is_new] = known_.try_emplace(lines, set_number);
    if (is_new) {
        level_.sets.push_back({lines, missing, ways, way_number});
    } else {
        LineSet& set = level_.sets[place->second];
        set.ways += ways;
        way.next = level_.ways[set.first_way].next;
        level_.ways[set.first_way].next = way_number;
    }
    level_.ways.push_back(way);
    return is_new;
}

LineLevel GrowingLevel::take() {
    known_.clear();
    return std::exchange(level_, {});
}

std::size_t GrowingLevel::memory() const {
    constexpr std::size_t entry = sizeof(LineBits) + 4 * sizeof(void*);
    return level_.sets.size() * (sizeof(LineSet) + entry) + level_.ways.size() * sizeof(LineWay);
}

std::size_t GrowingLevel::Hash::operator()(const LineBits& bits) const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : bits) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

}  // namespace queens
