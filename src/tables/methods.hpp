// The methods of the tables: for each table one that goes far, and one that shares as little with
// it as can be and checks it as far as it comes.
#pragma once

#include "core/regions.hpp"
#include "core/surface.hpp"
#include "tables/table.hpp"

namespace queens {

/// The ways to place n + k queens and k pawns on the n x n plane so that no queen attacks another,
/// and those up to rotation and reflection. n = 1 .. 31.
[[nodiscard]] std::optional<Numbers> with_pawns(int n, int pawns, const GoOn& go_on);
/// By the printed program of Dubreuil & Koehnen (2022), which looks at every square; up to symmetry
/// by the motions that keep each placement, as Burnside's lemma has it.
[[nodiscard]] std::optional<Numbers> with_pawns_by_squares(int n, int pawns, const GoOn& go_on);

/// The solutions of the n x n torus, and how many classes they make under D4,n, Sim(n) and Aff(n),
/// by the search that takes one solution of each orbit. 2 and 3 do not divide n, which is 5 .. 31.
[[nodiscard]] std::optional<Numbers> torus_orbits(int n, const GoOn& go_on);
/// By listing every solution and sorting all of them. n up to 19.
[[nodiscard]] std::optional<Numbers> torus_orbits_by_sorting(int n, const GoOn& go_on);

/// The solutions of the n x n torus, those that a half turn and a quarter turn around a square
/// keep, and how many classes all make under D4,n and Sim(n), by Burnside's lemma from the
/// published number of solutions. 2 and 3 do not divide n, which is 5 .. 31.
[[nodiscard]] std::optional<Numbers> torus_symmetric(int n, const GoOn& go_on);
/// By listing every solution, turning it and sorting all of them. n up to 19.
[[nodiscard]] std::optional<Numbers> torus_symmetric_by_sorting(int n, const GoOn& go_on);

/// The nodes of the tree of plain backtracking row by row on the n x n plane, the root among them,
/// over bitmasks. n = 1 .. 31.
[[nodiscard]] std::optional<Numbers> tree_nodes(int n, const GoOn& go_on);
/// By the step machine `backtracking`, which tests square after square.
[[nodiscard]] std::optional<Numbers> tree_nodes_by_machine(int n, const GoOn& go_on);

/// The most queens on the n x n board of that surface, and the ways to place that many, by the
/// search with bounds. n = 1 .. 16.
[[nodiscard]] std::optional<Numbers> most_and_ways(int n, Surface surface, const GoOn& go_on);
/// By placing any number of queens in every way, without a bound.
[[nodiscard]] std::optional<Numbers> most_queens_without_bounds(int n, Surface surface,
                                                                const GoOn& go_on);

/// The solutions of the n x n plane with 0, 1, 2 ... pairs of queens that attack each other around
/// the edges of the torus, up to the last number that is not 0, by differences modulo n.
[[nodiscard]] std::optional<Numbers> torus_flaws(int n, const GoOn& go_on);
/// By putting each solution on a torus and following the lines of its queens.
[[nodiscard]] std::optional<Numbers> torus_flaws_by_lines(int n, const GoOn& go_on);

/// The ways to place n queens, one in each row and each column, so that no two touch, on the plane,
/// on the cylinder joined left to right and on the torus, by the columns taken so far. n = 1 .. 20.
[[nodiscard]] std::optional<Numbers> untouched_placements(int n, const GoOn& go_on);
/// By trying all squares that the queens before attack neither as rooks nor as kings.
[[nodiscard]] std::optional<Numbers> untouched_placements_by_attacks(int n, const GoOn& go_on);

/// The n x n gardens with one solution, and how many they are up to the motions of the plane or the
/// torus, by the rule `touch`, then the same by the rule `lines`, from one solution of each orbit.
/// n = 1 .. 5.
[[nodiscard]] std::optional<Numbers> unique_gardens(int n, Surface surface, const GoOn& go_on);
/// By joining square after square to regions, for every solution.
[[nodiscard]] std::optional<Numbers> unique_gardens_by_joins(int n, Surface surface,
                                                             const GoOn& go_on);

/// The n x n gardens of the plane with one solution for which the techniques of tier 1, 2 .. 7 and
/// no harder ones are needed, and at last those that they do not solve. n = 1 .. 5.
[[nodiscard]] std::optional<Numbers> garden_tiers(int n, GardenRule rule, const GoOn& go_on);
/// By solving each of them, whatever motions make of it.
[[nodiscard]] std::optional<Numbers> garden_tiers_by_joins(int n, GardenRule rule,
                                                           const GoOn& go_on);

}  // namespace queens
