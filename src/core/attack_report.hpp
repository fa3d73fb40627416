// What is attacked on a board, in the form in which it is handed on: a document in JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/attacks.hpp"
#include "core/json.hpp"

namespace queens {

struct AttackReport {
    Size size;
    /// How many pieces attack each square, row by row.
    std::vector<std::uint32_t> attackers;
    /// The squares on which a piece would not be attacked.
    std::vector<Square> free;
    Conflicts conflicts;
};

/// Nothing where there are too many pieces for an attack map.
[[nodiscard]] std::optional<AttackReport> report_attacks(const Board& board);

/// The fields `attacked`, rows of numbers, `free` and `conflicts`.
[[nodiscard]] Json json_of(const AttackReport& report);

}  // namespace queens
