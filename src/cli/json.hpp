// The JSON values that several commands write.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/attacks.hpp"
#include "core/board.hpp"
#include "core/text_board.hpp"

namespace queens::cli {

/// Objects keep the order in which their fields were added.
using Json = nlohmann::ordered_json;

/// Counts are decimal strings, since they pass 2^53.
[[nodiscard]] inline Json count_value(std::uint64_t count) { return std::to_string(count); }

/// [row, column], from 0.
[[nodiscard]] inline Json position_value(Square square) {
    return Json::array({square.row, square.column});
}

/// The rows as text.
[[nodiscard]] inline Json board_value(const Board& board) { return text_rows(board); }

/// Pairs of positions.
[[nodiscard]] inline Json conflicts_value(const std::vector<Conflict>& conflicts) {
    Json pairs = Json::array();
    for (const Conflict& conflict : conflicts) {
        pairs.push_back({position_value(conflict.first), position_value(conflict.second)});
    }
    return pairs;
}

}  // namespace queens::cli
