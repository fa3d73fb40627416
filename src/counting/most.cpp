// Largest sets of squares that do not attack each other, and their number.
//
// The squares are the vertices of a graph whose edges are the attacks. The idea: cover the squares
// by groups in which every square attacks every other (rows, diagonals, 2 x 2 blocks for kings,
// pairs for knights). At most one piece fits in each group, so there are no more pieces than
// groups. Ask how many ways there are to place as many pieces as groups, then one fewer, until
// there is a way. A search square by square answers; it gives up where fewer groups are left than
// pieces to place, and remembers what it found for each set of squares still free, so that for
// kings and knights it works as a sweep with a narrow front. Parts of the board that do not attack
// each other (the two colours of bishops) are counted apart and their ways multiplied.
#include "counting/most.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <unordered_map>
#include <vector>

#include "core/attacks.hpp"
#include "core/lines.hpp"
#include "counting/boards/square_set.hpp"

namespace queens {

namespace {

/// Results that are remembered.
constexpr std::size_t most_remembered = 1'000'000;
/// Steps between two questions whether to go on.
constexpr std::uint64_t batch = 1 << 16;

using Groups = std::vector<SquareSet>;

/// The free squares of a board along its longer side, and what a piece attacks from each.
struct Graph {
    std::vector<Square> squares;
    std::vector<SquareSet> attacked;
};

Graph graph_of(const Board& board, Piece piece) {
    Graph graph;
    graph.squares = board.find(Piece::none);
    if (board.columns() > board.rows()) {
        std::sort(graph.squares.begin(), graph.squares.end(), [](Square a, Square b) {
            return a.column != b.column ? a.column < b.column : a.row < b.row;
        });
    }
    std::vector<int> number(static_cast<std::size_t>(board.size().area()), -1);
    const auto index = [&](Square square) {
        return static_cast<std::size_t>(board.size().index(square));
    };
    for (std::size_t i = 0; i < graph.squares.size(); ++i) {
        number[index(graph.squares[i])] = static_cast<int>(i);
    }
    graph.attacked.resize(graph.squares.size());
    for (std::size_t i = 0; i < graph.squares.size(); ++i) {
        for (const Square to : attacked_from(board, graph.squares[i], piece)) {
            const int other = number[index(to)];
            if (other < 0) continue;
            graph.attacked[i].insert(other);
            graph.attacked[static_cast<std::size_t>(other)].insert(static_cast<int>(i));
        }
    }
    return graph;
}

/// The parts of the graph that do not attack each other.
std::vector<SquareSet> parts_of(const Graph& graph) {
    std::vector<SquareSet> parts;
    SquareSet seen;
    for (int start = 0; start < static_cast<int>(graph.squares.size()); ++start) {
        if (seen.contains(start)) continue;
        SquareSet part;
        std::vector<int> waiting{start};
        seen.insert(start);
        while (!waiting.empty()) {
            const int square = waiting.back();
            waiting.pop_back();
            part.insert(square);
            for (SquareSet next = graph.attacked[static_cast<std::size_t>(square)].without(seen);
                 !next.empty(); next.erase(next.first())) {
                waiting.push_back(next.first());
                seen.insert(next.first());
            }
        }
        parts.push_back(part);
    }
    return parts;
}

/// Groups of squares that all attack each other: the squares are taken in the order of `rank`, each
/// into the first group of which it attacks every square.
template <class Rank>
Groups groups_by(const Graph& graph, const SquareSet& part, Rank rank) {
    std::vector<int> order;
    for (SquareSet rest = part; !rest.empty(); rest.erase(rest.first())) {
        order.push_back(rest.first());
    }
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rank(a) < rank(b); });
    Groups groups;
    for (const int square : order) {
        const SquareSet& attacked = graph.attacked[static_cast<std::size_t>(square)];
        const auto group = std::find_if(groups.begin(), groups.end(), [&](const SquareSet& one) {
            return one.without(attacked).empty();
        });
        SquareSet& home = group == groups.end() ? groups.emplace_back() : *group;
        home.insert(square);
    }
    return groups;
}

/// Pairs of squares, each time the square with the fewest free neighbours and of these the one with
/// the fewest; squares without any stay alone.
Groups pairs(const Graph& graph, const SquareSet& part) {
    const auto neighbours = [&](int square, const SquareSet& rest) {
        return rest.without(rest.without(graph.attacked[static_cast<std::size_t>(square)]));
    };
    const auto loneliest = [&](const SquareSet& among, const SquareSet& rest) {
        int best = among.first();
        int fewest = std::numeric_limits<int>::max();
        for (SquareSet left = among; !left.empty(); left.erase(left.first())) {
            const int degree = neighbours(left.first(), rest).size();
            if (degree >= fewest) continue;
            fewest = degree;
            best = left.first();
        }
        return best;
    };
    Groups groups;
    for (SquareSet rest = part; !rest.empty();) {
        const int square = loneliest(rest, rest);
        SquareSet& pair = groups.emplace_back();
        pair.insert(square);
        const SquareSet choices = neighbours(square, rest);
        if (!choices.empty()) pair.insert(loneliest(choices, rest));
        rest = rest.without(pair);
    }
    return groups;
}

/// The smallest of several coverings by groups: by blocks, by pairs, by lines along each axis. Of
/// equal ones the first, whose groups are filled up one after the other in the order of the search.
Groups best_groups(const Board& board, const Graph& graph, const SquareSet& part) {
    const Lines lines(board);
    Groups best = groups_by(graph, part, [](int square) { return square; });
    const auto take = [&](Groups groups) {
        if (groups.size() < best.size()) best = std::move(groups);
    };
    take(pairs(graph, part));
    for (const Axis axis : axes) {
        take(groups_by(graph, part, [&](int square) {
            const Square where = graph.squares[static_cast<std::size_t>(square)];
            return lines.of(board.size().index(where), axis);
        }));
    }
    return best;
}

/// Counts the ways to place a number of pieces on one part of the board.
class Counter {
  public:
    Counter(const Graph& graph, Groups groups, std::uint64_t& steps,
            const std::function<bool()>& go_on)
        : graph_(graph), groups_(std::move(groups)), steps_(steps), go_on_(go_on) {}

    /// Nothing when steps, patience or 64 bits are exhausted.
    [[nodiscard]] std::optional<Most> count(const SquareSet& part) {
        for (int pieces = static_cast<int>(groups_.size());; --pieces) {
            const std::uint64_t ways = this->ways(part, pieces);
            if (stopped_) return std::nullopt;
            if (ways > 0) return Most{pieces, ways};
        }
    }

  private:
    struct Key {
        SquareSet free;
        int pieces = 0;

        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            return key.free.hash() ^ static_cast<std::size_t>(key.pieces);
        }
    };

    [[nodiscard]] bool has_room(const SquareSet& free, int pieces) const {
        for (const SquareSet& group : groups_) {
            if (pieces == 0) return true;
            if (group.meets(free)) --pieces;
        }
        return pieces == 0;
    }

    [[nodiscard]] std::uint64_t ways(SquareSet free, int pieces) {
        if (pieces == 0) return 1;
        if (pieces == 1) return static_cast<std::uint64_t>(free.size());
        const Key key{free, pieces};
        if (const auto known = remembered_.find(key); known != remembered_.end()) {
            return known->second;
        }
        std::uint64_t sum = 0;
        for (; !stopped_ && has_room(free, pieces); free.erase(free.first())) {
            step();
            const int square = free.first();
            SquareSet rest = free.without(graph_.attacked[static_cast<std::size_t>(square)]);
            rest.erase(square);
            const std::uint64_t more = ways(rest, pieces - 1);
            if (more > std::numeric_limits<std::uint64_t>::max() - sum) stopped_ = true;
            sum += more;
        }
        if (!stopped_ && remembered_.size() < most_remembered) remembered_.emplace(key, sum);
        return sum;
    }

    void step() {
        if (steps_ == 0 || (steps_ % batch == 0 && go_on_ && !go_on_())) {
            stopped_ = true;
        } else {
            --steps_;
        }
    }

    const Graph& graph_;
    Groups groups_;
    std::uint64_t& steps_;
    const std::function<bool()>& go_on_;
    bool stopped_ = false;
    std::unordered_map<Key, std::uint64_t, Hash> remembered_;
};

}  // namespace

std::string refuse_most(const Board& board, Piece piece) {
    if (!attacks(piece)) return "A " + std::string(name_of(piece)) + " attacks nothing.";
    for (const Piece other : board.pieces()) {
        if (attacks(other)) {
            return "The board must hold nothing but pawns, walls and forbidden squares.";
        }
    }
    if (board.count(Piece::none) > most_free_squares) {
        return "Boards of up to " + std::to_string(most_free_squares) +
               " free squares are searched, and this one has " +
               std::to_string(board.count(Piece::none)) + ".";
    }
    return {};
}

std::optional<Most> count_most(const Board& board, Piece piece, std::uint64_t steps,
                               const std::function<bool()>& go_on) {
    assert(refuse_most(board, piece).empty());
    const Graph graph = graph_of(board, piece);
    Most all{0, 1};
    for (const SquareSet& part : parts_of(graph)) {
        Counter counter(graph, best_groups(board, graph, part), steps, go_on);
        const auto most = counter.count(part);
        if (!most || all.ways > std::numeric_limits<std::uint64_t>::max() / most->ways) {
            return std::nullopt;
        }
        all.most += most->most;
        all.ways *= most->ways;
    }
    return all;
}

}  // namespace queens
