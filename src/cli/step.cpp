// `queens step`: the board after the step of a solver that a link names.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/interrupt.hpp"
#include "cli/json.hpp"
#include "cli/progress.hpp"
#include "cli/run_options.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "play/player.hpp"

namespace queens::cli {

namespace {

/// Steps replayed between two looks at the clock.
constexpr std::uint64_t batch = 1 << 20;

struct Options {
    LinkOption link;
    FormatOption format;
};

/// Replays to the step; false if it was stopped on the way.
bool seek(Player& player, std::uint64_t step, Console& console) {
    Progress progress(console);
    while (!player.seek(step, batch)) {
        if (interrupted()) return false;
        if (progress.due()) {
            const double share = static_cast<double>(player.step()) / static_cast<double>(step);
            progress.show("step " + grouped(player.step()) + " of " + grouped(step) + ", " +
                          percent(share));
        }
    }
    return true;
}

void write_json(const Player& player, std::ostream& out) {
    const auto last = player.last();
    Json document;
    document["step"] = player.step();
    document["event"] = nullptr;
    document["line"] = nullptr;
    if (last) document["event"] = name_of(last->kind);
    if (last) document["line"] = last->line + 1;
    document["board"] = board_value(player.board());
    out << document.dump() << '\n';
}

void write_text(const Player& player, std::ostream& out) {
    const auto last = player.last();
    out << "Step " << grouped(player.step()) << ": " << (last ? name_of(last->kind) : "start")
        << '\n';
    if (last) {
        out << "Line " << last->line + 1 << ": " << say(player.entry().pseudocode[last->line].text)
            << '\n'
            << player.explanation() << '\n';
    }
    out << '\n' << drawing(player.board());
}

Status step(const Options& options, Console& console) {
    const bool json = options.format.json();
    const Link link = options.link.read(console);
    if (!link.run) throw Complaint("The link names no solver, so there are no steps to take.");
    const std::uint64_t wanted = link.run->step;
    Player player(RunOption{}.read(link));
    const bool there = seek(player, wanted, console);
    if (json) {
        write_json(player, console.out);
    } else {
        write_text(player, console.out);
    }
    if (player.step() == wanted) return Status::yes;
    console.out.flush();
    console.err << (there ? "The search ends with step " : "Stopped at step ")
                << grouped(player.step()) << ", before step " << grouped(wanted) << ".\n";
    return Status::no;
}

}  // namespace

Action add_step(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->link.add_to(command);
    options->format.add_to(command);
    command.footer(
        "The link names the solver, its knobs, the seed and the step: a=SLUG&k=1.0&s=42&i=137.\n"
        "Lines of the pseudocode are numbered from 1. Exit status 1 if the search ends before "
        "that\n"
        "step; then its last step is shown.");
    return [options](Console& console) { return step(*options, console); };
}

}  // namespace queens::cli
