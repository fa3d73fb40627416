// The commands about challenges.
#include <utility>

#include "app/commands/command_row.hpp"
#include "core/say.hpp"
#include "puzzles/generate.hpp"

namespace queens {

namespace {

void pose(Program& program, const PoseChallenge& command) {
    const auto& [kind, n, surface, grade, seed] = command;
    std::string refusal = refuse_challenge(kind, n, surface);
    if (!refusal.empty()) return program.remark(std::move(refusal));
    auto set = set_challenge({kind, n, surface, grade}, seed);
    const bool of_grade = set.has_value();
    if (!of_grade) set = set_challenge({kind, n, surface}, seed);
    if (!set) return;
    State& state = program.state;
    program.show_new({set->challenge.board});
    state.goal = lessons::read_goal(goal_of(set->challenge)).value_or(lessons::Conditions{});
    // Where none of the wanted grade came up, what is shown is what this one has.
    const auto found = set->solving.grade;
    state.grade = of_grade ? grade : found;
    state.tab = Tab::place;
    state.piece = Piece::queen;
    state.marking = false;
    program.moves = 0;
    disown_queens(state);
    program.requests.emplace_back(Announce{say("A puzzle of {n} rows", {{"n", n}})});
    if (of_grade || !found) return;
    program.remark(
        say("None of {tried} puzzles of this kind was of the grade you wanted. Grade of this one: "
            "{grade}.",
            {{"tried", most_challenges_drawn},
             {"grade", grade_titles.at(static_cast<std::size_t>(*found))}}));
}

void leave(Program& program, const LeaveTask&) { program.leave_task(); }

}  // namespace

std::vector<CommandRow> challenge_commands() {
    return {row("challenge", pose, Field{"kind", &PoseChallenge::kind},
                Field{"n", &PoseChallenge::n}, Field{"surface", &PoseChallenge::surface},
                Field{"grade", &PoseChallenge::grade}, Field{"seed", &PoseChallenge::seed}),
            row("leave-task", leave)};
}

}  // namespace queens
