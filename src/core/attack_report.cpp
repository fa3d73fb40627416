// The parts of a report, and its rows.
#include "core/attack_report.hpp"

namespace queens {

std::optional<AttackReport> report_attacks(const Board& board) {
    auto attackers = attack_map(board);
    if (!attackers) return std::nullopt;
    std::vector<Square> free = free_squares(board, *attackers);
    return AttackReport{board.size(), std::move(*attackers), std::move(free), conflicts(board)};
}

Json json_of(const AttackReport& report) {
    std::vector<std::vector<std::uint32_t>> rows;
    for (auto row = report.attackers.begin(); row != report.attackers.end();
         row += report.size.columns) {
        rows.emplace_back(row, row + report.size.columns);
    }
    return JsonObject()
        .field("attacked", rows)
        .field("free", report.free)
        .field("conflicts", report.conflicts.pairs)
        .json();
}

}  // namespace queens
