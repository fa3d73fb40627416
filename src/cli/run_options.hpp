// The options that say which solver runs on which problem, with which knobs and seed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "solvers/solver.hpp"

namespace queens::cli {

/// A run that can be started: the solver accepts the problem, and the settings suit it.
struct Run {
    const Entry* entry = nullptr;
    Problem problem;
    Settings settings;
};

/// `--solver SLUG --seed S --knob NAME=VALUE...`, all optional where a link names a run.
struct RunOption {
    std::optional<std::string> solver;
    std::optional<std::string> seed;
    std::vector<std::string> knobs;
    /// The value of the knob `pawns`; 0 suits solvers without it.
    std::optional<std::uint64_t> pawns;

    void add_to(CLI::App& command);
    /// The run of a link, with what the options say instead. A Complaint if no solver is named, if
    /// the solver or a knob does not exist, or if the solver cannot take the board.
    [[nodiscard]] Run read(const Link& link) const;
    /// The solver and its settings; the problem means nothing.
    [[nodiscard]] Run read_without_board() const;

  private:
    void set_knobs(const Entry& entry, Settings& settings) const;
};

}  // namespace queens::cli
