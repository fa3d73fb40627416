// `queens step`: the board after the step of a solver that a link names.
#include <ostream>

#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cli/run_options.hpp"
#include "core/numbers.hpp"
#include "core/placement.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "play/pace.hpp"
#include "play/player.hpp"

namespace queens::cli {

namespace {

/// Replays to the step; false if it was stopped on the way.
bool seek(Player& player, std::uint64_t step, Console& console) {
    Progress progress(console);
    const std::uint64_t steps = steps_between_looks(player.board().size());
    while (!player.seek(step, steps)) {
        if (interrupted()) return false;
        if (progress.due()) {
            const double share = static_cast<double>(player.step()) / static_cast<double>(step);
            progress.show("step " + grouped(player.step()) + " of " + grouped(step) + ", " +
                          percent(share));
        }
    }
    return true;
}

/// The rows of the board, with the layers of queens on boards stacked.
std::vector<std::string> rows_at(const Player& player) {
    const auto* boards =
        player.entry().stacks ? std::get_if<BoardStack>(&player.insight().picture.shown) : nullptr;
    return boards == nullptr ? text_rows(player.board())
                             : rows_from_above(player.board(), boards->layers_of_queens());
}

Report report_on(const Player& player) {
    const auto last = player.last();
    const std::string event = last ? std::string(name_of(last->kind)) : "start";
    const std::vector<std::string> rows = rows_at(player);
    Report report;
    report.field("step", player.step())
        .field("event", last ? json_of(event) : Json())
        .field("line", last ? json_of(last->line + 1) : Json())
        .field("board", rows)
        .text("Step " + grouped(player.step()) + ": " + event + '\n');
    if (last) {
        report.text("Line " + std::to_string(last->line + 1) + ": ")
            .text(say(player.entry().pseudocode[last->line].text))
            .text('\n' + player.explanation() + '\n');
    }
    return report.text('\n' + drawing(rows));
}

Status step(const Given& given, Console& console) {
    const Link link = read_link_alone(given, console);
    if (!link.run) throw Complaint("The link names no solver, so there are no steps to take.");
    const std::uint64_t wanted = link.run->step;
    Player player(RunOption{}.read(link));
    const bool there = seek(player, wanted, console);
    write(report_on(player), console);
    if (player.step() == wanted) return Status::yes;
    console.out.flush();
    console.err << (there ? "The search ends with step " : "Stopped at step ")
                << grouped(player.step()) << ", before step " << grouped(wanted) << ".\n";
    return Status::no;
}

}  // namespace

Subcommand step_command() {
    return {
        "step",
        "Show the board after the step of a solver that a link names",
        {link_operand, format_option},
        "The link names the solver, its knobs, the seed and the step: a=SLUG&k=1.0&s=42&i=137. "
        "Lines of the pseudocode are numbered from 1. On boards stacked a queen is drawn as the "
        "number of its layer, 1 for the lowest. Exit status 1 if the search ends before that step; "
        "then its last step is shown.",
        step};
}

}  // namespace queens::cli
