// Whether the parts of an insight belong together, and to its board.
#pragma once

#include <algorithm>
#include <variant>

#include "solvers/insight.hpp"

namespace queens::tests {

/// Whether a picture is whole: its rows have a cell for each heading, its bits one for each column.
struct HoldsTogether {
    bool operator()(const Table& table) const {
        return std::all_of(table.rows.begin(), table.rows.end(),
                           [&](const auto& row) { return row.size() == table.headings.size(); });
    }
    bool operator()(const BitRows& bits) const {
        return std::all_of(bits.rows.begin(), bits.rows.end(), [&](const BitRows::Item& row) {
            return row.bits.size() == bits.rows.front().bits.size();
        });
    }
    bool operator()(const BoardStack& stack) const { return stack.layer < stack.layers.size(); }
    bool operator()(const Curve& curve) const { return curve.present < curve.shares.size(); }
    bool operator()(const Generations& shown) const {
        return !shown.fitness.empty() && shown.every > 0;
    }
    bool operator()(const NumberList& list) const { return !list.items.empty(); }
    bool operator()(const OpenLines&) const { return true; }
    bool operator()(const BoardRow&) const { return true; }
    bool operator()(std::monostate) const { return true; }
};

/// How many parts of an insight are not on the board, or not whole.
[[nodiscard]] inline std::size_t faults_of(const Insight& insight, Size size) {
    std::size_t wrong = 0;
    for (const Fact& fact : insight.facts) wrong += fact.name.empty();
    for (const Mark& mark : insight.marks) {
        wrong += !size.contains(mark.square);
    }
    for (const Ground& ground : insight.grounds) wrong += !size.contains(ground.square);
    for (const auto& [queen, square] : insight.blockings) {
        wrong += !size.contains(queen) || !size.contains(square);
    }
    for (const LineNumber& line : insight.numbers) {
        const int lines = line.axis == Axis::row ? size.rows : size.columns;
        wrong += line.axis > Axis::column || line.index < 0 || line.index >= lines;
    }
    return wrong + (std::visit(HoldsTogether{}, insight.picture.shown) ? 0 : 1);
}

}  // namespace queens::tests
