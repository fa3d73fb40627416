// Estimates by random walks down the search tree (Knuth 1975), and the speed of each method.
#include "counting/estimate.hpp"

#include <array>

#include "counting/boards/board_search.hpp"
#include "counting/boards/pawn_search.hpp"
#include "counting/cut.hpp"
#include "counting/torus/torus_search.hpp"

namespace queens {

namespace {

constexpr int walks = 1000;
/// A walk with pawns takes longer, and its rows vary less.
constexpr int walks_with_pawns = 200;
/// Nodes a second, as measured on one core.
constexpr double speed_of_lines = 250e6;
constexpr double speed_of_triples = 7.6e6;
constexpr double speed_of_pawns = 100e6;
constexpr double speed_of_board = 20e6;
/// Seconds that one core took for all half boards of 12, 13 ... 21 rows, and for some of the jobs
/// of 22 and 23 rows at that rate.
constexpr std::array<double, 12> seconds_of_halves{0.001, 0.003, 0.006, 0.05, 0.06, 0.55,
                                                   1.1,   10,    51,    490,  5200, 25000};

/// Queens line by line, with the columns of those placed as position.
struct LineTree {
    Shape shape;

    [[nodiscard]] std::vector<int> moves(const std::vector<int>& columns) const {
        std::vector<int> moves;
        if (columns.size() == static_cast<std::size_t>(shape.lines)) return moves;
        for (int column = 0; column < shape.width; ++column) {
            int distance = static_cast<int>(columns.size());
            bool free = true;
            for (const int above : columns) {
                free = free && !shape.attack(column, above, distance--);
            }
            if (free) moves.push_back(column);
        }
        return moves;
    }
    static void play(std::vector<int>& columns, int column) { columns.push_back(column); }
};

double nodes_of_triples(int n, Random& random) {
    TorusSearch tree(n);
    double nodes = 0;
    for (std::size_t orbit = 0; orbit < tree.orbits(); ++orbit) {
        // The first orbits have nearly all the nodes.
        nodes += estimate(tree, tree.start(orbit), orbit < 8 ? walks : 8, random);
    }
    return nodes;
}

}  // namespace

Estimate estimate(const Task& task) {
    if (suits_halves(task)) {
        const auto place = static_cast<std::size_t>(task.size.rows - fewest_planned_halves);
        return {0, seconds_of_halves[place]};
    }
    Random random(1);
    switch (method_of(task)) {
        case Method::none: break;
        case Method::lines: {
            const LineTree tree{shape_of(task)};
            // Of two mirror images one is searched.
            const double nodes = estimate(tree, std::vector<int>{}, walks, random) / 2;
            return {nodes, nodes / speed_of_lines};
        }
        case Method::triples: {
            const double nodes = nodes_of_triples(task.size.rows, random);
            return {nodes, nodes / speed_of_triples};
        }
        case Method::pawns: {
            const PawnSearch tree(task.size.rows, task.pawns);
            const double nodes = estimate(tree, tree.start(), walks_with_pawns, random) / 2;
            return {nodes, nodes / speed_of_pawns};
        }
        case Method::board: {
            BoardSearch tree(problem_of(board_of(task)));
            const double nodes = estimate(tree, tree.start(), walks, random);
            return {nodes, nodes / speed_of_board};
        }
    }
    return {};
}

}  // namespace queens
