// The slots of a problem, found from its lines.
#include "solvers/parts/slots.hpp"

#include "core/attacks.hpp"
#include "core/lines.hpp"
#include "solvers/parts/scanning.hpp"

namespace queens {

namespace {

/// The cell of a square; what is forbidden lies on the line `outside`, which stays occupied.
Cell cell_of(const Board& board, const Lines& lines, Square square, std::uint32_t outside) {
    Cell cell{static_cast<std::int16_t>(square.row),
              static_cast<std::int16_t>(square.column),
              {outside, outside, outside}};
    if (board.at(square) == Piece::forbidden) return cell;
    const Size size = board.size();
    std::size_t written = 0;
    for (const Axis axis : axes) {
        if (axis == scanning_axis(size)) continue;
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
    const Lines lines(board);
    const auto outside = static_cast<std::uint32_t>(lines.count());
    Slots slots{{}, {0}, std::vector<std::uint8_t>(outside + 1, 0), 0, 0};
    slots.occupied[outside] = 1;

    std::vector<std::int32_t> slot_of(outside, unseen);
    const auto slot = [&](Square square) -> std::int32_t& {
        const int line = lines.of(size.index(square), scanning_axis(size));
        return slot_of[static_cast<std::size_t>(line)];
    };
    for (const Square given : board.find(Piece::queen)) {
        slot(given) = taken;
        for (const std::int32_t line : lines.of(size.index(given))) {
            slots.occupied[static_cast<std::size_t>(line)] = 1;
        }
    }

    std::vector<std::vector<Cell>> cells_of;
    for (int place = 0; place < size.area(); ++place) {
        const Square square = scanned(place, size);
        if (stops_lines(board.at(square)) || slot(square) == taken) continue;
        if (slot(square) == unseen) {
            slot(square) = static_cast<std::int32_t>(cells_of.size());
            cells_of.emplace_back();
        }
        cells_of[static_cast<std::size_t>(slot(square))].push_back(
            cell_of(board, lines, square, outside));
    }
    for (const std::vector<Cell>& cells : cells_of) {
        slots.cells.insert(slots.cells.end(), cells.begin(), cells.end());
        slots.first.push_back(static_cast<std::uint32_t>(slots.cells.size()));
    }
    slots.missing = problem.queens - board.count(Piece::queen);
    slots.spare = static_cast<int>(slots.count()) - slots.missing;
    if (!conflicts(board, 1).pairs.empty()) slots.spare = -1;
    return slots;
}

}  // namespace queens
