// Cutting a search into jobs of about equal work, whatever is searched.
//
// A search is a tree: tree.moves(position) are the next moves in the order of trial, as numbers,
// and tree.play(position, move) makes one of them. The size of a subtree is estimated as Knuth
// (1975) does: walk down at random, and the products of the numbers of moves on the way add up to a
// number whose expectation is that of the nodes. The heaviest part is replaced by those that follow
// it until there are as many as wanted and none weighs more than twice its share. Unlike the
// published method this one takes few walks for a part, since there are many parts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "core/say.hpp"
#include "counting/mixed.hpp"

namespace queens {

/// Smaller parts than this, in nodes, are not worth a job of their own.
inline constexpr double least_job = 20'000;
/// A search of more nodes is never finished, a hundred years of a core being fewer. Its parts may
/// be as unequal as they are, so that cutting it takes no longer than cutting one that can be.
inline constexpr double endless = 1e17;

/// One random walk down from a position; calls visit(level, nodes) for each level, from 0, with the
/// product of the numbers of moves on the way, whose expectation is that of the level's nodes.
template <class Tree, class Position, class Visit>
void walk_down(Tree& tree, const Position& start, Random& random, Visit visit) {
    Position here = start;
    double nodes = 1;
    std::size_t level = 0;
    for (auto moves = tree.moves(here); !moves.empty(); moves = tree.moves(here)) {
        const auto count = static_cast<std::uint32_t>(moves.size());
        nodes *= count;
        visit(level++, nodes);
        tree.play(here, moves[random.below(count)]);
    }
}

/// The expected number of nodes below a position, from the given number of random walks.
template <class Tree, class Position>
double estimate(Tree& tree, const Position& position, int walks, Random& random) {
    double nodes = 0;
    for (int walk = 0; walk < walks; ++walk) {
        walk_down(tree, position, random, [&](std::size_t, double width) { nodes += width; });
    }
    return nodes / walks;
}

/// Where the search is after some moves, from a position or from its start.
template <class Tree, class Position>
Position played(Tree& tree, const Position& from, std::span<const int> moves) {
    Position position = from;
    for (const int move : moves) tree.play(position, move);
    return position;
}

template <class Tree>
auto played(Tree& tree, std::span<const int> moves) {
    return played(tree, tree.start(), moves);
}

/// One sentence if the moves cannot be played one after the other, empty if they can.
template <class Tree, class Position>
std::string refuse_moves(Tree& tree, const Position& from, std::span<const int> prefix) {
    Position position = from;
    for (const int move : prefix) {
        const auto moves = tree.moves(position);
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) {
            return say("The prefix of the job leaves its search at {move}.",
                       {{"move", std::to_string(move)}});
        }
        tree.play(position, move);
    }
    return {};
}

/// The most nodes of a part where `wanted` equal parts of all nodes are asked for.
inline double share_of(double nodes, std::size_t wanted) {
    const auto parts = static_cast<double>(std::clamp<std::size_t>(wanted, 1, most_jobs));
    return std::max(least_job, nodes / parts);
}

/// Parts of which the heaviest is always at hand.
template <class Part, class IsLighter>
class Heap {
  public:
    Heap(std::vector<Part> parts, IsLighter is_lighter)
        : parts_(std::move(parts)), is_lighter_(is_lighter) {
        std::make_heap(parts_.begin(), parts_.end(), is_lighter_);
    }

    [[nodiscard]] std::size_t size() const { return parts_.size(); }
    [[nodiscard]] const Part& heaviest() const { return parts_.front(); }
    [[nodiscard]] Part take_heaviest() {
        std::pop_heap(parts_.begin(), parts_.end(), is_lighter_);
        Part heaviest = std::move(parts_.back());
        parts_.pop_back();
        return heaviest;
    }
    void add(Part part) {
        parts_.push_back(std::move(part));
        std::push_heap(parts_.begin(), parts_.end(), is_lighter_);
    }
    [[nodiscard]] std::vector<Part> take_all() { return std::move(parts_); }

  private:
    std::vector<Part> parts_;
    IsLighter is_lighter_;
};

/// A part of a search: the prefix that leads to it, and its expected nodes.
struct Part {
    std::vector<int> prefix;
    std::uint32_t times = 1;
    double nodes = 0;
    /// Whether it must not be split.
    bool whole = false;
};

/// Splits the heaviest parts; position_of(prefix) is where the search is after its moves. Positions
/// are not kept, since a million of them would take a gigabyte.
template <class Tree, class PositionOf>
std::vector<Part> cut(Tree& tree, PositionOf position_of, std::vector<Part> parts,
                      std::size_t wanted) {
    Random random(1);
    double all = 0;
    for (const Part& part : parts) all += part.nodes;
    const int walks = all > endless ? 4 : 32;
    const std::size_t most =
        all > endless ? std::min(wanted, most_usual_jobs) : std::max(wanted, most_usual_jobs);
    const double share = share_of(all, wanted);
    const auto lighter = [](const Part& a, const Part& b) {
        return a.nodes != b.nodes ? a.nodes < b.nodes : a.prefix < b.prefix;
    };
    std::vector<Part> done;
    Heap open(std::move(parts), lighter);
    while (open.size() > 0 && open.size() + done.size() < most) {
        Part heaviest = open.take_heaviest();
        // Few walks see few of the largest subtrees, so that all parts may look light.
        const bool too_few = open.size() + done.size() + 1 < wanted;
        const bool splits = !heaviest.whole && heaviest.prefix.size() < longest_prefix &&
                            (heaviest.nodes > share || (too_few && heaviest.nodes > least_job));
        if (!splits) {
            done.push_back(std::move(heaviest));
            continue;
        }
        const auto position = position_of(std::span<const int>(heaviest.prefix));
        const std::vector<int> moves = tree.moves(position);
        if (moves.empty()) done.push_back(heaviest);
        for (const int move : moves) {
            Part part = heaviest;
            part.prefix.push_back(move);
            auto next = position;
            tree.play(next, move);
            part.nodes = estimate(tree, next, walks, random);
            open.add(std::move(part));
        }
    }
    for (Part& part : open.take_all()) done.push_back(std::move(part));
    return done;
}

/// Goes down from a position to a part with an expectation of at most `nodes`, or as far as there
/// are moves, at each step to a part drawn at random, the likelier the more nodes are expected of
/// it; adds its moves to the prefix. Returns the chance of just this way: what is found there,
/// divided by it, is on average what there is below the position.
template <class Tree, class Position>
double narrow(Tree& tree, const Position& from, double nodes, Random& random,
              std::vector<int>& prefix) {
    constexpr int walks = 128;
    /// Walks may see little of a large part, which must be met often enough all the same.
    constexpr double doubt = 0.25;
    Position position = from;
    double chance = 1;
    double expected = std::numeric_limits<double>::infinity();
    while (expected > nodes && prefix.size() < longest_prefix) {
        const std::vector<int> moves = tree.moves(position);
        if (moves.empty()) break;
        std::vector<double> sizes;
        double all = 0;
        for (const int move : moves) {
            Position next = position;
            tree.play(next, move);
            sizes.push_back(1 + estimate(tree, next, walks, random));
            all += sizes.back();
        }
        const double floor = doubt * all / static_cast<double>(moves.size());
        const double whole = (1 + doubt) * all;
        double place = whole * random.share();
        std::size_t drawn = 0;
        while (drawn + 1 < moves.size() && place >= sizes[drawn] + floor) {
            place -= sizes[drawn++] + floor;
        }
        chance *= (sizes[drawn] + floor) / whole;
        expected = sizes[drawn];
        tree.play(position, moves[drawn]);
        prefix.push_back(moves[drawn]);
    }
    return chance;
}

/// The parts as jobs, light and heavy ones mixed.
inline std::vector<Job> jobs_of(const Task& task, std::vector<Part> parts) {
    std::vector<Job> jobs;
    for (Part& part : parts) {
        const auto weight = static_cast<std::uint64_t>(std::min(part.nodes, 1e15)) + 1;
        jobs.push_back({0, task, weight, Moves{std::move(part.prefix), part.times}});
    }
    return mixed(std::move(jobs));
}

}  // namespace queens
