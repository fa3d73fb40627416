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

#include "core/board_words.hpp"
#include "core/conflict_graph.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// Results that are remembered.
constexpr std::size_t most_remembered = 1'000'000;
/// Steps between two questions whether to go on.
constexpr std::uint64_t batch = 1 << 16;

/// The free squares of a board along its longer side: the sweep of a search is narrow then.
std::vector<Square> squares_along(const Board& board) {
    std::vector<Square> squares = board.find(Piece::none);
    if (board.columns() > board.rows()) {
        std::sort(squares.begin(), squares.end(), [](Square a, Square b) {
            return a.column != b.column ? a.column < b.column : a.row < b.row;
        });
    }
    return squares;
}

/// The parts of the graph that do not attack each other.
std::vector<SquareSet> parts_of(const ConflictGraph& graph) {
    std::vector<SquareSet> parts;
    for (SquareSet unseen = graph.all(); !unseen.empty();) {
        SquareSet part;
        SquareSet waiting;
        waiting.insert(unseen.first());
        while (!waiting.empty()) {
            const int square = waiting.first();
            waiting.erase(square);
            unseen.erase(square);
            part.insert(square);
            for (SquareSet next = graph.rivals_of(square).within(unseen); !next.empty();
                 next.erase(next.first())) {
                waiting.insert(next.first());
            }
        }
        parts.push_back(part);
    }
    return parts;
}

/// The smallest of several coverings by groups. Of equal ones the first, whose groups are filled up
/// one after the other in the order of the search.
Groups best_groups(const ConflictGraph& graph, const Board& board, const SquareSet& part) {
    std::vector<Groups> groupings = groupings_of(graph, board, part);
    return std::move(
        *std::min_element(groupings.begin(), groupings.end(),
                          [](const Groups& a, const Groups& b) { return a.size() < b.size(); }));
}

/// Counts the ways to place a number of pieces on one part of the board.
class Counter {
  public:
    Counter(const ConflictGraph& graph, Groups groups, std::uint64_t& steps,
            const std::function<bool()>& go_on)
        : graph_(graph), groups_(std::move(groups)), steps_(steps), go_on_(go_on) {}

    /// Nothing when steps or patience are exhausted.
    [[nodiscard]] std::optional<Most> count(const SquareSet& part) {
        for (int pieces = static_cast<int>(groups_.size());; --pieces) {
            const std::uint64_t ways = this->ways(part, pieces);
            if (overflown_) return Most{pieces, std::nullopt};
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
            SquareSet rest = free.without(graph_.rivals_of(square));
            rest.erase(square);
            const std::uint64_t more = ways(rest, pieces - 1);
            if (more > std::numeric_limits<std::uint64_t>::max() - sum) {
                overflown_ = stopped_ = true;
            }
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

    const ConflictGraph& graph_;
    Groups groups_;
    std::uint64_t& steps_;
    const std::function<bool()>& go_on_;
    bool stopped_ = false;
    /// Whether it stopped because there are too many ways, so that there is one.
    bool overflown_ = false;
    std::unordered_map<Key, std::uint64_t, Hash> remembered_;
};

/// Nothing if one of them is nothing, or if it has more than 64 bits; none of them is 0.
std::optional<std::uint64_t> product(std::optional<std::uint64_t> one,
                                     std::optional<std::uint64_t> other) {
    if (!one || !other || *one > std::numeric_limits<std::uint64_t>::max() / *other) return {};
    return *one * *other;
}

}  // namespace

std::string refuse_most(const Board& board, Piece piece) {
    if (!attacks(piece)) return say("{piece:A} attacks nothing.", {{"piece", noun_of(piece)}});
    for (const Piece other : board.pieces()) {
        if (attacks(other)) {
            return say("The board must hold nothing but pawns, walls and forbidden squares.");
        }
    }
    if (board.count(Piece::none) > most_free_squares) {
        return say("Boards of up to {most} free squares are searched; this one has {free}.",
                   {{"most", most_free_squares}, {"free", board.count(Piece::none)}});
    }
    return {};
}

std::optional<Most> count_most(const Board& board, Piece piece, std::uint64_t steps,
                               const std::function<bool()>& go_on) {
    assert(refuse_most(board, piece).empty());
    const ConflictGraph graph = conflict_graph_of(board, piece, squares_along(board));
    Most all{0, 1};
    for (const SquareSet& part : parts_of(graph)) {
        Counter counter(graph, best_groups(graph, board, part), steps, go_on);
        const auto most = counter.count(part);
        if (!most) return std::nullopt;
        all = {all.most + most->most, product(all.ways, most->ways)};
    }
    return all;
}

}  // namespace queens
