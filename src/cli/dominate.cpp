// `queens dominate`: the fewest queens that cover a board.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/interrupt.hpp"
#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "counting/domination.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t most_steps = 1'000'000'000'000;

struct Options {
    BoardOption board;
    bool independent = false;
    FormatOption format;
};

void write_text(const Covering& covering, bool independent, std::ostream& out) {
    if (!covering.fewest) {
        out << (independent ? "No number of independent queens covers this board.\n"
                            : "No number of queens covers this board.\n");
        return;
    }
    out << say(independent
                   ? Sentence(
                         "{queens} independent {queens|queen|queens}, in {ways} {ways|way|ways}; "
                         "{inequivalent} up to rotations and reflections.")
                   : Sentence("{queens} {queens|queen|queens}, in {ways} {ways|way|ways}; "
                              "{inequivalent} up "
                              "to rotations and reflections."),
               {{"queens", *covering.fewest},
                {"ways", covering.ways},
                {"inequivalent", covering.inequivalent}})
        << '\n';
}

Status dominate(const Options& options, Console& console) {
    const bool json = options.format.json();
    const Board board = options.board.read(console).board;
    const std::string refusal = refuse_covering(board);
    if (!refusal.empty()) throw Complaint(refusal);
    Progress progress(console);
    const auto covering = count_coverings(board, options.independent, most_steps, [&] {
        if (progress.due()) progress.show("searching, " + duration(progress.seconds()));
        return !interrupted();
    });
    progress.wipe();
    if (!covering) {
        console.err << "Stopped after " << duration(progress.seconds()) << ".\n";
        return Status::no;
    }
    if (json) {
        Json document;
        document["fewest"] = nullptr;
        if (covering->fewest) document["fewest"] = *covering->fewest;
        document["ways"] = count_value(covering->ways);
        document["inequivalent"] = count_value(covering->inequivalent);
        console.out << document.dump() << '\n';
    } else {
        write_text(*covering, options.independent, console.out);
    }
    return covering->fewest ? Status::yes : Status::no;
}

}  // namespace

Action add_dominate(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->board.add_to(command);
    command.add_flag("--independent", options->independent,
                     "Only queens that do not attack each other");
    options->format.add_to(command);
    command.footer(
        "Every square must be occupied or attacked; pawns and walls of a LINK stop lines and need "
        "no\n"
        "cover. Rotations and reflections are those that keep the surface and all pawns, walls "
        "and\n"
        "forbidden squares. Exit status 1 if no queens cover the board.");
    return [options](Console& console) { return dominate(*options, console); };
}

}  // namespace queens::cli
