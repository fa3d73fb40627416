// The options that say which solver runs on which problem, with which knobs and seed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "play/run.hpp"

namespace queens::cli {

[[nodiscard]] std::vector<Choice> solver_choices();

inline constexpr Option solver_option{"--solver", "SLUG", "The solver; `queens solvers` lists them",
                                      solver_choices};
inline constexpr Option seed_option{"--seed", "S", "The seed of its random numbers, 0 by default"};
inline constexpr Option knob_option =
    repeated({"--knob", "NAME=VALUE", "Set an option of the solver; may be given once for each"});

/// What these options say, all of them optional where a link names a run.
struct RunOption {
    std::optional<std::string> solver;
    std::optional<std::string> seed;
    std::vector<std::string> knobs;
    /// The value of the knob `pawns`; 0 suits solvers without it.
    std::optional<std::uint64_t> pawns;

    /// The run of a link, with what the options say instead. A Complaint if no solver is named, if
    /// the solver or a knob does not exist, or if the solver cannot take the board.
    [[nodiscard]] Run read(const Link& link) const;
    /// The solver and its settings, for queens without a board.
    [[nodiscard]] Solver read_without_board() const;

  private:
    void set_knobs(const Entry& entry, Settings& settings) const;
};

/// The words of the options; `pawns` is left out.
[[nodiscard]] RunOption read_run_option(const Given& given);

}  // namespace queens::cli
