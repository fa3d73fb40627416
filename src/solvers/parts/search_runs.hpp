// Runs of the group search: which queens a run fixes, and what it forbids besides attacks.
//
// A run finds the torus solutions of some classes under D4,n, those whose measures
// (symmetry/measures.hpp) are such and such; the runs of a splitting find all classes between them.
// Engelhardt (2007), sections 2.4 to 2.7 and 3.2; the splittings are those of his table 6.
//
// There the runs are written by hand, for n = 17 and n = 29. Here they are made for every n: only
// the longest chain, 8 queens for n = 17, is taken to be (n - 1) / 2 queens, and runs are left out
// that no solution can belong to, because the distances do not occur on so small a torus or the
// fixed queens are forbidden by each other.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/square.hpp"
#include "solvers/insight.hpp"

namespace queens {

/// The splittings of table 6, variants 1 to 6: each splits runs of the one before.
enum class Splitting : std::uint8_t {
    first_queen,
    knights_apart,
    neighbour_distances,
    chains,
    second_distances,
    more_second_distances
};

/// What a run fixes and forbids. On the torus neighbour distances are 2 at least, so that the
/// initial values forbid nothing.
struct SearchRun {
    std::string title;
    /// Set: the squares of queens that stand during the whole run.
    std::vector<Square> fixed;
    /// Block: squares that stay empty.
    std::vector<Square> blocked;
    /// MinDist: the least distance of queens in rows or columns next to each other.
    int min_dist = 2;
    /// SecMinDist: the least distance of the next queen behind two queens a knight's move apart.
    int sec_min_dist = 2;
    /// NoKnightLine: no three queens each a knight's move behind the other in a straight line.
    bool no_knight_line = false;
    /// SingleKnight: no queen a knight's move away from two others.
    bool single_knight = false;
};

/// The runs of a splitting on the n x n torus, n >= 1. They find a solution of each orbit under
/// D4,n.
[[nodiscard]] std::vector<SearchRun> runs_of(Splitting splitting, int n);

/// The conditions of a run in the words of the paper, "MinDist 4, SingleKnight" or "none".
[[nodiscard]] std::string conditions_of(const SearchRun& run);

/// A square that a condition forbids, which one, and with which other queen, if with one.
struct ForbiddenSquare {
    Square square;
    ThoughtKind condition = ThoughtKind::min_dist;
    std::optional<Square> other{};

    friend bool operator==(const ForbiddenSquare&, const ForbiddenSquare&) = default;
};

/// Which squares the conditions of a run forbid as queens come.
class RunConditions {
  public:
    /// `strict` forbids a square whenever a queen there would break a condition, so that no run
    /// ever breaks one. Otherwise, as the paper seems to have it, conditions on three queens forbid
    /// squares beside two that are a knight's move apart, and not the one between two others.
    RunConditions(const SearchRun& run, int n, bool strict);

    /// The squares that a queen forbids by itself or together with one of the others; some may
    /// come twice.
    [[nodiscard]] std::vector<ForbiddenSquare> forbidden_by(Square queen,
                                                            std::span<const Square> others) const;

  private:
    /// Squares are given by how far they are away from a queen. With another queen at `other`, or
    /// by itself where that is (0, 0), it forbids `square`.
    struct Rule {
        Square other;
        Square square;
        ThoughtKind condition;
    };

    void add_pair(Square square);
    void add_triple(Square knight, Square third, ThoughtKind condition, bool strict);
    void add_rule(Square other, Square square, ThoughtKind condition);

    int n_;
    /// In the order of `other`.
    std::vector<Rule> rules_;
};

}  // namespace queens
