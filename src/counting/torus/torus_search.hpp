// The search for the placements of n queens on the torus that contain a given triple of queens.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "counting/job.hpp"
#include "counting/torus/torus_kernel.hpp"
#include "counting/torus/torus_triples.hpp"

namespace queens {

/// Some queens on a torus, and the squares that are free for others.
template <typename Word>
struct TorusPosition {
    TorusNode<Word> node{};
    std::size_t placed = 0;
    /// The orbit of its first three queens; no triples of earlier orbits may come about.
    std::size_t orbit = 0;
};

/// Hears the queens of a solution in any order, and how many solutions its orbit has.
using TorusTaken = std::function<void(std::span<const TorusPoint> queens, std::uint64_t orbit)>;

/// The search with its tables, which belong to one thread. Words of 32 bits are for up to
/// `most_narrow_torus` rows.
template <typename Word>
class TorusSearch {
  public:
    using Position = TorusPosition<Word>;

    /// n >= 5 that neither 2 nor 3 divides, up to `most_torus`.
    explicit TorusSearch(int n);
    /// With a build of the inner loops that this processor understands.
    TorusSearch(int n, const TorusKernel& kernel);

    /// Orbits of triples are numbered in the order of the count.
    [[nodiscard]] std::size_t orbits() const { return triples_.triples().size(); }

    /// The triple that stands for an orbit.
    [[nodiscard]] Position start(std::size_t orbit);
    /// The next queens that are tried, row * n + column each: the free squares of the line that has
    /// fewest. Empty if that line has none, or if all queens are placed.
    [[nodiscard]] std::vector<int> moves(const Position& position) const;
    /// Places one of them.
    void play(Position& position, int square);

    /// The solutions with the queens of the position, of which those are taken that are the least
    /// of their orbit under maps and shifts: each counts as many as its orbit has. Over the starts
    /// of all orbits of triples they add up to T(n). `taken`, if given, is called with each of
    /// them.
    [[nodiscard]] Completions count(const Position& position, const TorusTaken& taken = {});

  private:
    /// A map that carries one queen, when it is moved to (0, 0), and another to the first two of
    /// the triple; `third` is the way from the first queen to the one that becomes its third.
    struct Frame {
        TorusMap map;
        TorusPoint third;
    };

    [[nodiscard]] std::array<std::size_t, 4> lines_through(TorusPoint point) const;
    void make_tables();
    void use_orbit(std::size_t orbit);
    void add(Position& position, TorusPoint queen) const;
    [[nodiscard]] TorusTables<Word> tables() const;
    [[nodiscard]] bool has_earlier_triple(std::span<const TorusPoint> queens) const;
    [[nodiscard]] std::uint64_t size_if_least(std::span<const TorusPoint> queens) const;

    const TorusLoops<Word>& loops_;
    int n_;
    TripleOrbits triples_;
    CompletedTriples<Word> completed_;
    /// By square and by place on a line, as TorusTables has them.
    std::vector<TorusLines<Word>> left_by_;
    std::vector<TorusSquare> squares_;
    /// By the way between two queens, for one orbit.
    std::vector<std::vector<Frame>> frames_;
    std::size_t orbit_of_frames_ = SIZE_MAX;
    std::vector<TorusNode<Word>> room_;
    std::vector<TorusRestSquare> rest_squares_;
    std::vector<TorusRestNode> rest_nodes_;
};

extern template class TorusSearch<std::uint32_t>;
extern template class TorusSearch<std::uint64_t>;

}  // namespace queens
