// The gardens that are asked for on the command line, and growing them one after the other.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "cli/options.hpp"
#include "core/json.hpp"
#include "gardens/generate.hpp"

namespace queens::cli {

/// What kind of garden, for `read_wish`.
namespace garden {
[[nodiscard]] std::vector<Choice> surface_choices();
[[nodiscard]] std::vector<Choice> rule_choices();
[[nodiscard]] std::vector<Choice> grade_choices();

inline constexpr Option side{"--n", "N", "Rows, columns and regions, 4 to 14; 8 by default"};
inline constexpr Option surface{"--surface", "SLUG", "plane (the default), cyl or torus",
                                surface_choices};
inline constexpr Option rule{"--rule", "RULE",
                             "What else queens may not do, touch by default:", rule_choices};
inline constexpr Option grade{"--grade", "GRADE", "easy, medium, hard or expert; any by default",
                              grade_choices};
inline constexpr Option seed{"--seed", "S", "The seed of the first garden, 1 by default"};
inline constexpr Option number{"--number", "K",
                               "How many gardens, from as many seeds; 1 by default"};
}  // namespace garden

/// The bounds of what such options take.
inline constexpr std::uint64_t most_puzzles = 1'000'000;
inline constexpr std::uint64_t largest_seed = std::uint64_t{1} << 53;

/// Calls make(seed) for that many seeds from the first on, until Ctrl+C comes, which is said. Says
/// yes if none of them has said false and all were reached. A Complaint if there are fewer seeds.
[[nodiscard]] Status for_each_seed(std::uint64_t first, std::uint64_t number, Console& console,
                                   const std::function<bool(std::uint64_t)>& make);

/// The rule of that slug, or a Complaint.
[[nodiscard]] GardenRule read_rule(const std::string& slug);
/// The grade that is wanted, if one is; a Complaint about any other word.
[[nodiscard]] std::optional<GardenGrade> read_grade(const Given& given);
/// The garden that is wanted, which may be one that there is not; a Complaint about other words.
[[nodiscard]] GardenWish read_wish(const Given& given);

/// How many gardens are wanted, from that many seeds, the first of which is `seed`.
struct GardenOrder {
    GardenWish wish;
    std::uint64_t seed = 1;
    std::uint64_t number = 1;
};
/// A Complaint about gardens that there are not.
[[nodiscard]] GardenOrder read_order(const Given& given, std::uint64_t usual_number = 1);

/// Grows the gardens in the order of their seeds, until all are grown or Ctrl+C comes. `no` if some
/// are missing, each of which is named on `console.err`.
Status grow_each(const GardenOrder& order, Console& console,
                 const std::function<void(const GrownGarden&, std::uint64_t seed)>& use);

/// How often each rule was needed, by its slug.
[[nodiscard]] JsonObject object_of(const RuleTimes& times);

}  // namespace queens::cli
