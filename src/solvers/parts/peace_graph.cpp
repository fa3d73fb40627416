// Rivals from what a piece attacks, and groups of them: along lines, in blocks, in pairs.
//
// Squares are taken row by row, or line by line along each axis, each into the first group of which
// it is a rival of every square. That makes rows for rooks, diagonals for bishops and blocks of
// four for kings; knights are better grouped in pairs.
#include "solvers/parts/peace_graph.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

#include "core/attacks.hpp"
#include "core/lines.hpp"
#include "core/numbers.hpp"

namespace queens {

namespace {

using Index = PeaceGraph::Index;
using Grouping = PeaceGraph::Grouping;

constexpr Index nowhere = std::numeric_limits<Index>::max();

/// The squares are taken in that order, each into the first group where all are its rivals.
Grouping grouped(const PeaceGraph& graph, const std::vector<Index>& order) {
    Grouping grouping{std::vector<Index>(graph.squares.size()), 0};
    std::vector<std::vector<Index>> groups;
    for (const Index square : order) {
        const auto home =
            std::find_if(groups.begin(), groups.end(), [&](const std::vector<Index>& group) {
                return std::all_of(group.begin(), group.end(),
                                   [&](Index member) { return graph.are_rivals(square, member); });
            });
        grouping.group_of[square] = static_cast<Index>(home - groups.begin());
        (home == groups.end() ? groups.emplace_back() : *home).push_back(square);
    }
    grouping.groups = static_cast<Index>(groups.size());
    return grouping;
}

/// Each time the square with the fewest free rivals, and of these the one with the fewest.
Grouping in_pairs(const PeaceGraph& graph) {
    Grouping grouping{std::vector<Index>(graph.places.size()), 0};
    std::vector<Index> closed(graph.places.size(), 0);
    const auto put = [&](Index square) {
        grouping.group_of[square] = grouping.groups;
        closed[square] = 1;
    };
    const auto has_free = [&](const std::vector<Index>& among) {
        return std::any_of(among.begin(), among.end(), [&](Index i) { return closed[i] == 0; });
    };
    for (; has_free(graph.places); ++grouping.groups) {
        const Index one = graph.quietest(graph.places, closed);
        put(one);
        if (has_free(graph.rivals[one])) put(graph.quietest(graph.rivals[one], closed));
    }
    return grouping;
}

std::vector<Grouping> groupings_of(const PeaceGraph& graph, const Board& board) {
    const Lines lines(board);
    std::vector<Grouping> found{grouped(graph, graph.places), in_pairs(graph)};
    for (const Axis axis : axes) {
        const auto line = [&](Index square) {
            return lines.of(board.size().index(graph.squares[square]), axis);
        };
        std::vector<Index> by_lines = graph.places;
        std::stable_sort(by_lines.begin(), by_lines.end(),
                         [&](Index a, Index b) { return line(a) < line(b); });
        found.push_back(grouped(graph, by_lines));
    }
    Index fewest = nowhere;
    for (const Grouping& grouping : found) fewest = std::min(fewest, grouping.groups);
    std::vector<Grouping> best;
    for (Grouping& grouping : found) {
        const bool is_new = std::find(best.begin(), best.end(), grouping) == best.end();
        if (grouping.groups == fewest && is_new) best.push_back(std::move(grouping));
    }
    return best;
}

}  // namespace

Index PeaceGraph::quietest(const std::vector<Index>& among,
                           const std::vector<Index>& closed) const {
    const auto is_free = [&](Index square) { return closed[square] == 0; };
    Index best = nowhere;
    auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
    for (const Index square : among) {
        if (!is_free(square)) continue;
        const auto free = std::count_if(rivals[square].begin(), rivals[square].end(), is_free);
        if (free >= fewest) continue;
        fewest = free;
        best = square;
        if (free == 0) break;
    }
    assert(best != nowhere);
    return best;
}

bool PeaceGraph::has_united_rivals(Index square, const std::vector<Index>& closed) const {
    std::vector<Index> seen;
    for (const Index rival : rivals[square]) {
        if (closed[rival] > 0) continue;
        for (const Index other : seen) {
            if (!are_rivals(rival, other)) return false;
        }
        seen.push_back(rival);
    }
    return true;
}

PeaceGraph peace_graph_of(const Board& board, Piece piece) {
    PeaceGraph graph;
    graph.squares = board.find(Piece::none);
    const std::size_t count = graph.squares.size();
    std::vector<Index> place(static_cast<std::size_t>(board.size().area()), nowhere);
    const auto place_of = [&](Square square) -> Index& {
        return place[static_cast<std::size_t>(board.size().index(square))];
    };
    for (const Square square : graph.squares) {
        place_of(square) = static_cast<Index>(graph.places.size());
        graph.places.push_back(place_of(square));
    }
    graph.matrix.assign(count * count, 0);
    for (std::size_t one = 0; one < count; ++one) {
        for (const Square seen : attacked_from(board, graph.squares[one], piece)) {
            const std::size_t other = place_of(seen);
            if (other == nowhere) continue;
            graph.matrix[one * count + other] = graph.matrix[other * count + one] = 1;
        }
    }
    graph.rivals.resize(count);
    for (std::size_t one = 0; one < count; ++one) {
        for (std::size_t other = 0; other < count; ++other) {
            if (graph.matrix[one * count + other] == 0) continue;
            graph.rivals[one].push_back(static_cast<Index>(other));
        }
    }
    graph.groupings = groupings_of(graph, board);
    return graph;
}

}  // namespace queens
