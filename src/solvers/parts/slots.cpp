// The slots of a problem, found from its lines.
#include "solvers/parts/slots.hpp"

#include "core/attacks.hpp"
#include "core/lines.hpp"
#include "solvers/parts/scanning.hpp"

namespace queens {

namespace {

/// The cell of a square; what is forbidden lies on the line `outside`, which stays occupied.
Cell cell_of(const Board& board, const Lines& lines, Square square, Axis along,
             std::uint32_t outside) {
    Cell cell{static_cast<std::int16_t>(square.row),
              static_cast<std::int16_t>(square.column),
              {outside, outside, outside}};
    if (board.at(square) == Piece::forbidden) return cell;
    const Size size = board.size();
    std::size_t written = 0;
    for (const Axis axis : axes) {
        if (axis == along) continue;
        cell.lines[written++] = static_cast<std::uint32_t>(lines.of(size.index(square), axis));
    }
    return cell;
}

}  // namespace

Slots slots_of(const Problem& problem) {
    constexpr std::int32_t unseen = -1;
    constexpr std::int32_t taken = -2;
    const Board& board = problem.board;
    const Size size = board.size();
    const Axis along = scanning_axis(size);
    const Lines lines(board);
    const auto outside = static_cast<std::uint32_t>(lines.count());
    Slots slots{{}, {0}, std::vector<std::uint8_t>(outside + 1, 0), 0, 0};
    slots.occupied[outside] = 1;

    std::vector<std::int32_t> slot_of(outside, unseen);
    const auto slot = [&](Square square) -> std::int32_t& {
        const int line = lines.of(size.index(square), along);
        return slot_of[static_cast<std::size_t>(line)];
    };
    for (const Square given : board.find(Piece::queen)) {
        slot(given) = taken;
        for (const std::int32_t line : lines.of(size.index(given))) {
            slots.occupied[static_cast<std::size_t>(line)] = 1;
        }
    }

    const auto has_cell = [&](Square square) {
        return !stops_lines(board.at(square)) && slot(square) != taken;
    };
    std::vector<std::uint32_t> lengths;
    for (int place = 0; place < size.area(); ++place) {
        const Square square = scanned(place, size);
        if (!has_cell(square)) continue;
        if (slot(square) == unseen) {
            slot(square) = static_cast<std::int32_t>(lengths.size());
            lengths.push_back(0);
        }
        ++lengths[static_cast<std::size_t>(slot(square))];
    }
    for (const std::uint32_t length : lengths) slots.first.push_back(slots.first.back() + length);
    slots.cells.resize(slots.first.back());
    std::vector<std::uint32_t> next = slots.first;
    for (int place = 0; place < size.area(); ++place) {
        const Square square = scanned(place, size);
        if (!has_cell(square)) continue;
        const auto number = static_cast<std::size_t>(slot(square));
        slots.cells[next[number]++] = cell_of(board, lines, square, along, outside);
    }
    slots.missing = problem.queens - board.count(Piece::queen);
    slots.spare = static_cast<int>(slots.count()) - slots.missing;
    if (has_conflict(board)) slots.spare = -1;
    return slots;
}

}  // namespace queens
