// `queens orbit`: what a group makes of a board, which motions keep it, and the least image.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/group_option.hpp"
#include "cli/placement.hpp"
#include "core/say.hpp"
#include "symmetry/orbit.hpp"

namespace queens::cli {

namespace {

/// Motions that are named one by one in text.
constexpr std::size_t most_named = 12;

struct Options {
    LinkOption link;
    GroupOption group;
    FormatOption format;
};

void write_json(const Group& group, const OrbitCount& count, const Board& least,
                std::ostream& out) {
    Json document;
    document["group"] = named(group.kind()).slug;
    document["order"] = count_value(count.order);
    document["orbit"] = count_value(count.size);
    document["stabiliser"] = count_value(count.stabiliser);
    document["canonical"] = placement_value(least);
    out << document.dump() << '\n';
}

void write_text(const Group& group, const OrbitCount& count, const Board& board, const Board& least,
                std::ostream& out) {
    const auto keeping = stabiliser(group, board, most_named + 1);
    out << say(
        "{group} has {order} {order|motion|motions}, of which {keeping} "
        "{keeping|keeps|keep} the board: its orbit has {boards} {boards|board|boards}.\n\n"
        "The {keeping|motion that keeps|motions that keep} it:\n",
        {{"group", title_of(group.kind(), group.n())},
         {"order", count.order},
         {"keeping", count.stabiliser},
         {"boards", count.size}});
    for (std::size_t i = 0; keeping && i < std::min(keeping->size(), most_named); ++i) {
        out << "  " << name_of((*keeping)[i]) << '\n';
    }
    if (count.stabiliser > most_named) {
        out << say("  and {more} more\n", {{"more", count.stabiliser - most_named}});
    }
    out << "\nThe least board of the orbit:\n" << placement_text(least);
}

Status show_orbit(const Options& options, Console& console) {
    const bool json = options.format.json();
    const Board board = options.link.read(console).board;
    const GroupKind kind = options.group.read();
    const Acting how = acting(kind, board);
    if (how.action == queens::Action::none) throw Complaint(how.sentence);
    if (!how.sentence.empty()) console.err << "Remark: " << how.sentence << '\n';
    const Group group(kind, board.rows());
    const auto count = count_orbit(group, board);
    const auto least = canonical(group, board);
    if (!count || !least) {
        throw Complaint(say("The orbit under {group} would take too long to find.",
                            {{"group", title_of(kind, board.rows())}}));
    }
    if (json) {
        write_json(group, *count, *least, console.out);
    } else {
        write_text(group, *count, board, *least, console.out);
    }
    return Status::yes;
}

}  // namespace

Action add_orbit(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->link.add_to(command);
    options->group.add_to(command);
    options->format.add_to(command);
    command.footer(
        "The order of the group is the size of the orbit times the number of motions that keep "
        "the\n"
        "board. The least board has its first piece, row by row, before that of all others. On "
        "the\n"
        "plane the groups beyond d4 act on sets of squares: the shifted boards need not be\n"
        "solutions.");
    return [options](Console& console) { return show_orbit(*options, console); };
}

}  // namespace queens::cli
