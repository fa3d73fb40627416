// Rivals from what a piece attacks, and groups of them: in blocks, in pairs, along lines.
//
// Squares are taken in the order of the graph, or line by line along an axis, each into the first
// group of which it is a rival of every square. That makes rows for rooks, diagonals for bishops
// and blocks of four for kings; knights are better grouped in pairs.
#include "core/conflict_graph.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

#include "core/attacks.hpp"
#include "core/lines.hpp"

namespace queens {

namespace {

/// Each of the squares into the first group where all are its rivals.
Groups groups_in_order(const ConflictGraph& graph, const std::vector<int>& order) {
    Groups groups;
    for (const int square : order) {
        const SquareSet& rivals = graph.rivals_of(square);
        const auto group = std::find_if(groups.begin(), groups.end(), [&](const SquareSet& one) {
            return one.without(rivals).empty();
        });
        SquareSet& home = group == groups.end() ? groups.emplace_back() : *group;
        home.insert(square);
    }
    return groups;
}

/// Each time the square with the fewest rivals left and of these the one with the fewest; squares
/// without any stay alone.
Groups groups_in_pairs(const ConflictGraph& graph, const SquareSet& part) {
    Groups groups;
    for (SquareSet rest = part; !rest.empty(); rest = rest.without(groups.back())) {
        const int square = graph.quietest(rest, rest);
        SquareSet& pair = groups.emplace_back();
        pair.insert(square);
        const SquareSet choices = rest.within(graph.rivals_of(square));
        if (!choices.empty()) pair.insert(graph.quietest(choices, rest));
    }
    return groups;
}

std::vector<int> members_of(SquareSet set) {
    std::vector<int> members;
    for (; !set.empty(); set.erase(set.first())) members.push_back(set.first());
    return members;
}

}  // namespace

SquareSet ConflictGraph::all() const {
    SquareSet places;
    for (std::size_t i = 0; i < squares.size(); ++i) places.insert(static_cast<int>(i));
    return places;
}

int ConflictGraph::quietest(const SquareSet& among, const SquareSet& free) const {
    assert(!among.empty());
    int best = among.first();
    int fewest = std::numeric_limits<int>::max();
    for (SquareSet left = among; fewest > 0 && !left.empty(); left.erase(left.first())) {
        const int number = rivals_of(left.first()).within(free).size();
        if (number >= fewest) continue;
        fewest = number;
        best = left.first();
    }
    return best;
}

bool ConflictGraph::are_all_rivals(const SquareSet& set) const {
    for (SquareSet left = set; !left.empty();) {
        const int square = left.first();
        left.erase(square);
        if (!left.without(rivals_of(square)).empty()) return false;
    }
    return true;
}

ConflictGraph conflict_graph_of(const Board& board, Piece piece, std::vector<Square> squares) {
    assert(squares.size() <= static_cast<std::size_t>(SquareSet::capacity));
    constexpr int nowhere = -1;
    ConflictGraph graph{std::move(squares), {}};
    graph.rivals.resize(graph.squares.size());
    std::vector<int> places(static_cast<std::size_t>(board.size().area()), nowhere);
    const auto place_of = [&](Square square) -> int& {
        return places[static_cast<std::size_t>(board.size().index(square))];
    };
    for (std::size_t i = 0; i < graph.squares.size(); ++i) {
        place_of(graph.squares[i]) = static_cast<int>(i);
    }
    for (std::size_t i = 0; i < graph.squares.size(); ++i) {
        for (const Square seen : attacked_from(board, graph.squares[i], piece)) {
            const int other = place_of(seen);
            if (other == nowhere) continue;
            graph.rivals[i].insert(other);
            graph.rivals[static_cast<std::size_t>(other)].insert(static_cast<int>(i));
        }
    }
    return graph;
}

std::vector<Groups> groupings_of(const ConflictGraph& graph, const Board& board,
                                 const SquareSet& part) {
    const Lines lines(board);
    const std::vector<int> members = members_of(part);
    std::vector<Groups> found{groups_in_order(graph, members), groups_in_pairs(graph, part)};
    for (const Axis axis : axes) {
        const auto line = [&](int square) {
            return lines.of(board.size().index(graph.squares[static_cast<std::size_t>(square)]),
                            axis);
        };
        std::vector<int> by_lines = members;
        std::stable_sort(by_lines.begin(), by_lines.end(),
                         [&](int a, int b) { return line(a) < line(b); });
        found.push_back(groups_in_order(graph, by_lines));
    }
    return found;
}

}  // namespace queens
