// `queens dominate`: the fewest queens that cover a board.
#include <ostream>

#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "counting/domination.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t most_steps = 1'000'000'000'000;

constexpr Option independent_option =
    flag("--independent", "Only queens that do not attack each other");

std::string words_for(const Covering& covering, bool independent) {
    if (!covering.fewest) {
        return independent ? "No number of independent queens covers this board.\n"
                           : "No number of queens covers this board.\n";
    }
    return say(independent
                   ? Sentence(
                         "{queens} independent {queens|queen|queens}, in {ways} {ways|way|ways}; "
                         "{inequivalent} up to rotations and reflections.")
                   : Sentence("{queens} {queens|queen|queens}, in {ways} {ways|way|ways}; "
                              "{inequivalent} up "
                              "to rotations and reflections."),
               {{"queens", *covering.fewest},
                {"ways", covering.ways},
                {"inequivalent", covering.inequivalent}}) +
           '\n';
}

Status dominate(const Given& given, Console& console) {
    const Board board = read_board_alone(given, console).board;
    const bool independent = given.has(independent_option);
    const std::string refusal = refuse_covering(board);
    if (!refusal.empty()) throw Complaint(refusal);
    Progress progress(console);
    const auto covering = count_coverings(board, independent, most_steps,
                                          [&] { return progress.go_on("searching"); });
    progress.wipe();
    if (!covering) {
        progress.say_unfinished();
        return Status::no;
    }
    write(Report()
              .field("fewest", covering->fewest)
              .field("ways", decimal(covering->ways))
              .field("inequivalent", decimal(covering->inequivalent))
              .text(words_for(*covering, independent)),
          console);
    return covering->fewest ? Status::yes : Status::no;
}

}  // namespace

Subcommand dominate_command() {
    return {
        "dominate",
        "Find the fewest queens that cover a board, and in how many ways",
        {board_link, side_option, size_option, surface_option, independent_option, format_option},
        "Every square must be occupied or attacked; pawns and walls of a LINK stop lines and need "
        "no cover. Rotations and reflections are those that keep the surface and all pawns, walls "
        "and forbidden squares. Exit status 1 if no queens cover the board.",
        dominate};
}

}  // namespace queens::cli
