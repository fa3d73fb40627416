// The table of commands.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace queens::cli {

// Each of these is in the source of its command, and in the table in commands.cpp.
[[nodiscard]] Subcommand count_command();
[[nodiscard]] Subcommand known_command();
[[nodiscard]] Subcommand tables_command();
[[nodiscard]] Subcommand plan_command();
[[nodiscard]] Subcommand estimate_command();
[[nodiscard]] Subcommand work_command();
[[nodiscard]] Subcommand merge_command();
[[nodiscard]] Subcommand solve_command();
[[nodiscard]] Subcommand step_command();
[[nodiscard]] Subcommand solvers_command();
[[nodiscard]] Subcommand show_command();
[[nodiscard]] Subcommand link_command();
[[nodiscard]] Subcommand lesson_command();
[[nodiscard]] Subcommand attacks_command();
[[nodiscard]] Subcommand check_command();
[[nodiscard]] Subcommand solutions_command();
[[nodiscard]] Subcommand most_command();
[[nodiscard]] Subcommand dominate_command();
[[nodiscard]] Subcommand orbit_command();
[[nodiscard]] Subcommand classes_command();
[[nodiscard]] Subcommand measure_command();
[[nodiscard]] Subcommand constellations_command();
[[nodiscard]] Subcommand magic_command();
[[nodiscard]] Subcommand square_command();
[[nodiscard]] Subcommand latin_command();
[[nodiscard]] Subcommand garden_command();
[[nodiscard]] Subcommand puzzle_command();
[[nodiscard]] Subcommand bench_command();
[[nodiscard]] Subcommand manual_command();
[[nodiscard]] Subcommand completion_command();

/// Every command, in the order of the help.
[[nodiscard]] const std::vector<Subcommand>& subcommands();

/// The command of that name, null if there is none.
[[nodiscard]] const Subcommand* find_subcommand(std::string_view name);

/// The Complaint about a name that no command has, with the one that may be meant.
[[noreturn]] void refuse_subcommand(const std::string& name);

}  // namespace queens::cli
