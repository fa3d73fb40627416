// Every command. To add one, write its source, declare its row in commands.hpp and add it here.
#include "cli/commands.hpp"

#include <algorithm>
#include <numeric>

#include "core/say.hpp"
#include "core/words.hpp"

namespace queens::cli {

namespace {

/// How many letters must be put in, left out or changed to make one word of the other.
std::size_t letters_between(std::string_view from, std::string_view to) {
    std::vector<std::size_t> apart(to.size() + 1);
    std::iota(apart.begin(), apart.end(), std::size_t{0});
    for (const char letter : from) {
        std::size_t before = apart[0]++;
        for (std::size_t i = 0; i < to.size(); ++i) {
            const std::size_t changed = before + (letter == to[i] ? 0 : 1);
            before = apart[i + 1];
            apart[i + 1] = std::min({changed, before + 1, apart[i] + 1});
        }
    }
    return apart.back();
}

/// How far the command is from being meant by a word: not at all if it only goes on.
std::size_t doubt(std::string_view word, const Subcommand& command) {
    return std::string_view(command.name).starts_with(word) ? 0
                                                            : letters_between(word, command.name);
}

}  // namespace

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

void refuse_subcommand(const std::string& name) {
    constexpr std::size_t short_name = 4;
    const std::size_t most_doubt = name.size() <= short_name ? 1 : 2;
    const auto& all = subcommands();
    const auto nearest = std::min_element(
        all.begin(), all.end(),
        [&](const Subcommand& a, const Subcommand& b) { return doubt(name, a) < doubt(name, b); });
    const bool is_near = doubt(name, *nearest) <= most_doubt;
    throw Complaint(say(is_near ? Sentence("There is no command {name}, but there is {nearest}; "
                                           "`queens --help` lists them.")
                                : Sentence("There is no command {name}; `queens --help` lists "
                                           "them."),
                        {{"name", in_quotes(name)}, {"nearest", in_quotes(nearest->name)}}));
}

}  // namespace queens::cli
