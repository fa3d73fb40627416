// Why an event happened: in a sentence, and as what a board can show of it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/lines.hpp"

namespace queens {

/// Squares along an axis in the order in which a ray meets them, across joined edges if it must.
struct LineOfSquares {
    Axis axis = Axis::row;
    std::vector<Square> squares;

    friend bool operator==(const LineOfSquares&, const LineOfSquares&) = default;
};

struct Reason {
    std::string sentence{};
    /// The pieces that attack the square of the event, or would be attacked from there.
    std::vector<Square> attackers{};
    /// The line that it names: from the square of the event to the attacker, or all that has no
    /// square left.
    std::optional<LineOfSquares> line{};
    /// The moves that it weighs, each from a square to another.
    std::vector<std::pair<Square, Square>> moves{};

    /// The same with one more sentence behind it.
    [[nodiscard]] Reason then(const std::string& next) && {
        if (!sentence.empty()) sentence += " ";
        sentence += next;
        return std::move(*this);
    }
};

}  // namespace queens
