// The commands of the race.
#include <algorithm>

#include "app/commands/command_row.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

void choose_racers(Program& program, const ChooseRacers& command) {
    const std::vector<std::string>& slugs = command.slugs;
    const bool exist = std::all_of(slugs.begin(), slugs.end(), [](const std::string& slug) {
        return find_solver(slug) != nullptr;
    });
    const bool fit = slugs.size() >= fewest_racers && slugs.size() <= most_racers;
    if (exist && fit) program.state.racers = slugs;
}

void run_race(Program& program, const RunRace& command) { program.race.run(command.on); }

void reset_race(Program& program, const ResetRace&) { program.race.reset(); }

void share_races(Program& program, const ShareRaces&) {
    program.requests.emplace_back(
        ShowText{say("Races so far"), program.race.results().table(), "races.csv"});
}

void forget_races(Program& program, const ForgetRaces&) { program.race.forget_results(); }

}  // namespace

std::vector<CommandRow> race_commands() {
    return {row("racers", choose_racers, Field{"to", &ChooseRacers::slugs}),
            assigning<SetFairness>("fairness", "to"),
            row("race", run_race, Field{"on", &RunRace::on}),
            row("reset-race", reset_race),
            row("share-races", share_races),
            row("forget-races", forget_races)};
}

}  // namespace queens
