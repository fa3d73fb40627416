// The rows of the registry that are about gardens.
#pragma once

#include <array>

#include "gardens/techniques.hpp"
#include "tables/methods.hpp"

namespace queens::garden_tables {

/// Published for kings and for guests at a table, not for queens, so that the page's list of
/// sequences has no place for them.
inline constexpr auto kings_on_plane = std::to_array<std::uint64_t>(
    {1, 0, 0, 2, 14, 90, 646, 5242, 47622, 479306, 5296790, 63779034, 831283558});
inline constexpr auto kings_on_cylinder = std::to_array<std::uint64_t>(
    {1, 0, 0, 0, 10, 60, 462, 3920, 36954, 382740, 4327510, 53088888, 702756210, 9988248956,
     151751644590, 2454798429600, 42130249479562});
inline constexpr auto seatings = std::to_array<std::uint64_t>(
    {0, 0, 0, 0, 10, 36, 322, 2832, 27954, 299260, 3474482, 43546872, 586722162, 8463487844,
     130214368530, 2129319003680, 36889393903794});

inline constexpr Sequence untouched_on_plane{.name = "A002464",
                                             .words = "kings on the plane",
                                             .slug = "",
                                             .title = "",
                                             .values = kings_on_plane};
inline constexpr Sequence untouched_on_cylinder{.name = "A002493",
                                                .words = "kings on the cylinder",
                                                .slug = "",
                                                .title = "",
                                                .values = kings_on_cylinder};
inline constexpr Sequence untouched_on_torus{.name = "A089222",
                                             .words = "seatings without old neighbours",
                                             .slug = "",
                                             .title = "",
                                             .values = seatings};

inline constexpr std::array<TableColumn, 3> placement_columns{
    {{"plane", &untouched_on_plane},
     {"cylinder", &untouched_on_cylinder},
     // One guest is his own neighbour.
     {"torus", &untouched_on_torus, "", 1}}};

inline constexpr std::array<TableColumn, 4> plane_columns{
    {{"queens do not touch", nullptr,
      "Number of ways to divide an n X n board into n connected regions so that exactly one "
      "placement of n nonattacking kings has a king in each row, column and region."},
     {"up to symmetry", nullptr,
      "Number of ways, up to rotation and reflection, to divide an n X n board into n connected "
      "regions so that exactly one placement of n nonattacking kings has a king in each row, "
      "column "
      "and region."},
     {"queens do not attack", nullptr,
      "Number of ways to divide an n X n board into n connected regions so that exactly one "
      "placement of n nonattacking queens has a queen in each region."},
     {"up to symmetry", nullptr,
      "Number of ways, up to rotation and reflection, to divide an n X n board into n connected "
      "regions so that exactly one placement of n nonattacking queens has a queen in each "
      "region."}}};

inline constexpr std::array<TableColumn, 4> torus_columns{
    {{"queens do not touch", nullptr,
      "Number of ways to divide an n X n torus into n connected regions so that exactly one "
      "placement of n nonattacking kings has a king in each row, column and region."},
     {"up to symmetry", nullptr,
      "Number of ways, up to rotation, reflection and translation, to divide an n X n torus into n "
      "connected regions so that exactly one placement of n nonattacking kings has a king in each "
      "row, column and region."},
     {"queens do not attack", nullptr,
      "Number of ways to divide an n X n torus into n connected regions so that exactly one "
      "placement of n nonattacking queens has a queen in each region."},
     {"up to symmetry", nullptr,
      "Number of ways, up to rotation, reflection and translation, to divide an n X n torus into n "
      "connected regions so that exactly one placement of n nonattacking queens has a queen in "
      "each "
      "region."}}};

inline constexpr NumberTable placements{
    .slug = "garden_placements",
    .definition =
        "Placements of n queens on the n x n board, one in each row and column, of which "
        "no two touch.",
    .columns = placement_columns,
    .first_method = "by the columns that are taken and the one taken last",
    .second_method = "square by square, by the attacks of rooks and kings",
    .from = 1,
    .to = 17,
    .both_to = 11,
    .largest = 20,
    .first = untouched_placements,
    .second = untouched_placements_by_attacks};

constexpr NumberTable unique(std::string_view slug, std::string_view definition,
                             std::span<const TableColumn> columns, int both_to, RowMethod first,
                             RowMethod second) {
    return {.slug = slug,
            .definition = definition,
            .columns = columns,
            .first_method =
                "regions grown from the queens of one solution of each orbit, and "
                "Burnside's lemma",
            .second_method = "square after square joined to regions, for every solution",
            .from = 1,
            .to = 5,
            .both_to = both_to,
            .largest = 5,
            .first = first,
            .second = second};
}

inline constexpr NumberTable on_plane = unique(
    "gardens_plane", "Gardens of n x n squares on the plane with exactly one solution.",
    plane_columns, 5, [](int n, const GoOn& go_on) { return unique_gardens(n, {}, go_on); },
    [](int n, const GoOn& go_on) { return unique_gardens_by_joins(n, {}, go_on); });

inline constexpr NumberTable on_torus = unique(
    "gardens_torus", "Gardens of n x n squares on the torus with exactly one solution.",
    torus_columns, 4,
    [](int n, const GoOn& go_on) { return unique_gardens(n, torus_surface, go_on); },
    [](int n, const GoOn& go_on) { return unique_gardens_by_joins(n, torus_surface, go_on); });

inline constexpr std::string_view of_tier =
    "Number of n X n gardens with exactly one solution that need a technique of that tier, and "
    "none "
    "of a higher one.";
inline constexpr std::array<TableColumn, hardest_tier + 1> tier_columns{
    {{"tier 1", nullptr, of_tier},
     {"tier 2", nullptr, of_tier},
     {"tier 3", nullptr, of_tier},
     {"tier 4", nullptr, of_tier},
     {"tier 5", nullptr, of_tier},
     {"tier 6", nullptr, of_tier},
     {"tier 7", nullptr, of_tier},
     {"unsolved", nullptr,
      "Number of n X n gardens with exactly one solution that no technique solves."}}};

template <GardenRule rule>
constexpr NumberTable tiers(std::string_view slug, std::string_view definition) {
    return {
        .slug = slug,
        .definition = definition,
        .columns = tier_columns,
        .first_method = "gardens grown around one solution of each orbit",
        .second_method = "every garden, square after square joined to regions",
        .from = 1,
        .to = 5,
        .both_to = 5,
        .largest = 5,
        .first = [](int n, const GoOn& go_on) { return garden_tiers(n, rule, go_on); },
        .second = [](int n, const GoOn& go_on) { return garden_tiers_by_joins(n, rule, go_on); }};
}

inline constexpr NumberTable touch_tiers = tiers<GardenRule::touch>(
    "garden_tiers",
    "Gardens of n x n squares on the plane with exactly one solution in which no two queens touch, "
    "by the hardest tier of techniques that they need.");
inline constexpr NumberTable lines_tiers = tiers<GardenRule::lines>(
    "garden_tiers_lines",
    "Gardens of n x n squares on the plane with exactly one solution in which no two queens attack "
    "each other, by the hardest tier of techniques that they need.");

}  // namespace queens::garden_tables
