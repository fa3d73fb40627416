// Every command. To add one, write its source, declare its row in commands.hpp and add it here.
#include "cli/commands.hpp"

#include <algorithm>

namespace queens::cli {

const std::vector<Subcommand>& subcommands() {
    static const std::vector<Subcommand> all{
        count_command(),    known_command(),          tables_command(), plan_command(),
        estimate_command(), work_command(),           merge_command(),  solve_command(),
        step_command(),     solvers_command(),        show_command(),   link_command(),
        lesson_command(),   attacks_command(),        check_command(),  solutions_command(),
        most_command(),     dominate_command(),       orbit_command(),  classes_command(),
        measure_command(),  constellations_command(), magic_command(),  square_command(),
        latin_command(),    garden_command(),         puzzle_command(), bench_command(),
        manual_command(),   completion_command(),
    };
    return all;
}

const Subcommand* find_subcommand(std::string_view name) {
    const auto& all = subcommands();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const Subcommand& command) { return command.name == name; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace queens::cli
