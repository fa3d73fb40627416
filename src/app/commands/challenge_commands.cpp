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
    program.show({set->challenge.board});
    state.goal = lessons::read_goal(goal_of(set->challenge)).value_or(lessons::Conditions{});
    state.grade = grade;
    state.tab = Tab::place;
    state.piece = Piece::queen;
    state.marking = false;
    state.pen = false;
    state.selected.reset();
    program.moves = 0;
    program.own_queens = false;
    program.requests.emplace_back(Announce{say("A puzzle of {n} rows", {{"n", n}})});
    if (of_grade) return;
    program.remark(
        say("Among {tried} puzzles of this kind none was of that grade, so this one is of another.",
            {{"tried", most_challenges_drawn}}));
}

void leave(Program& program, const LeaveChallenge&) { program.leave_challenge(); }

}  // namespace

std::vector<CommandRow> challenge_commands() {
    return {row("challenge", pose, Field{"kind", &PoseChallenge::kind},
                Field{"n", &PoseChallenge::n}, Field{"surface", &PoseChallenge::surface},
                Field{"grade", &PoseChallenge::grade}, Field{"seed", &PoseChallenge::seed}),
            row("leave-challenge", leave)};
}

}  // namespace queens
