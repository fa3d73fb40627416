// The commands about gardens.
#include <utility>

#include "app/commands/command_row.hpp"
#include "core/say.hpp"
#include "gardens/garden.hpp"

namespace queens {

namespace {

/// Remembers how the garden of a day is left.
void leave_day(Program& program) {
    const State& state = program.state;
    if (!state.day || !state.grade) return;
    program.gardens.leave(*state.day, *state.grade, write_link(link_of(state)));
    program.requests.emplace_back(KeepGardens{program.gardens.written()});
}

void announce_garden(Program& program) {
    const int n = program.state.board.rows();
    program.requests.emplace_back(Announce{say("A garden of {n} rows", {{"n", n}})});
}

void show_garden(Program& program, const Garden& garden) {
    program.state.selected.reset();
    program.state.pen = false;
    program.show({Board({garden.n, garden.n}, garden.surface), {}, regions_of(garden)});
    announce_garden(program);
}

void grow(Program& program, const GrowGarden& command) {
    const auto& [n, surface, rule, grade, seed] = command;
    std::string refusal = refuse_garden(n, surface, rule);
    if (!refusal.empty()) return program.remark(std::move(refusal));
    const auto grown = grow_garden({n, surface, rule, grade}, seed);
    if (!grown) {
        return program.remark(
            say("Of {n} gardens of this kind none is of that grade.", {{"n", most_gardens_grown}}));
    }
    leave_day(program);
    program.state.grade = grade;
    show_garden(program, grown->garden);
}

void open_day(Program& program, const OpenDay& command) {
    const auto& [day, grade] = command;
    if (!day_in(written(day))) return;
    leave_day(program);
    const LinkReading left = read_link(program.gardens.left_at(day, grade));
    if (left.link && !left.link->regions.empty()) {
        program.show({left.link->board, left.link->marks, left.link->regions});
        announce_garden(program);
    } else if (const auto grown = garden_of_day(day, grade)) {
        show_garden(program, grown->garden);
    }
    if (program.state.regions.empty()) return;
    program.state.selected.reset();
    program.state.tab = Tab::place;
    program.state.grade = grade;
    program.state.day = day;
}

void leave_garden(Program& program, const LeaveGarden&) {
    leave_day(program);
    program.show({program.state.board, program.state.marks});
}

void rule_out(Program& program, const RuleOut& command) { program.state.rules_out = command.on; }

void be_quiet(Program& program, const BeQuiet& command) { program.state.quiet = command.on; }

void follow_hint(Program& program, const FollowHint&) {
    const Advice* found = program.hints.advice();
    if (found == nullptr || program.state.regions.empty()) return;
    const Advice advice = *found;
    MarkedBoard next = program.marked_board();
    switch (advice.kind) {
        case AdviceKind::place: next.board.put(*advice.square, Piece::queen); break;
        case AdviceKind::wrong_queen: next.board.put(*advice.square, Piece::none); break;
        case AdviceKind::rule_out:
            next.marks = with_marks(next.marks, advice.ruled_out, true);
            break;
        case AdviceKind::wrong_mark:
            next.marks = with_marks(next.marks, {*advice.square}, false);
            break;
    }
    program.show(std::move(next));
}

void restore_gardens(Program& program, const RestoreGardens& command) {
    program.gardens.read(command.text);
}

}  // namespace

std::vector<CommandRow> garden_commands() {
    return {row("garden", grow, Field{"n", &GrowGarden::n}, Field{"surface", &GrowGarden::surface},
                Field{"rule", &GrowGarden::rule}, Field{"grade", &GrowGarden::grade},
                Field{"seed", &GrowGarden::seed}),
            row("garden-of-day", open_day, Field{"day", &OpenDay::day},
                Field{"grade", &OpenDay::grade}),
            row("leave-garden", leave_garden),
            row("rule-out", rule_out, Field{"on", &RuleOut::on}),
            row("be-quiet", be_quiet, Field{"on", &BeQuiet::on}),
            row("follow-hint", follow_hint),
            row("restore-gardens", restore_gardens, Field{"text", &RestoreGardens::text})};
}

}  // namespace queens
