// `queens orbit`: what a group makes of a board, which motions keep it, and the least image.
#include <algorithm>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/group_option.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "core/placement.hpp"
#include "core/say.hpp"
#include "symmetry/orbit.hpp"

namespace queens::cli {

namespace {

/// Motions that are named one by one in text.
constexpr std::size_t most_named = 12;

/// The motions that keep the board, as many as are named.
std::string kept_by(const Group& group, const OrbitCount& count, const Board& board) {
    const auto motions = stabiliser(group, board, most_named + 1);
    std::string text;
    for (std::size_t i = 0; motions && i < std::min(motions->size(), most_named); ++i) {
        text += "  " + name_of((*motions)[i]) + '\n';
    }
    if (count.stabiliser <= most_named) return text;
    return text + say("  and {more} more\n", {{"more", count.stabiliser - most_named}});
}

std::string words_for(const Group& group, const OrbitCount& count, const Board& board,
                      const Board& least) {
    return say("{group} has {order} {order|motion|motions}, of which {keeping} "
               "{keeping|keeps|keep} the board: its orbit has {boards} {boards|board|boards}.\n\n"
               "The {keeping|motion that keeps|motions that keep} it:\n",
               {{"group", title_of(group.kind(), group.n())},
                {"order", count.order},
                {"keeping", count.stabiliser},
                {"boards", count.size}}) +
           kept_by(group, count, board) + "\nThe least board of the orbit:\n" +
           placement_text(least);
}

Status show_orbit(const Given& given, Console& console) {
    const Board board = read_link_alone(given, console).board;
    const GroupKind kind = read_group(given);
    const Acting how = acting(kind, board);
    if (how.action == Action::none) throw Complaint(how.sentence);
    if (!how.sentence.empty()) console.err << "Remark: " << how.sentence << '\n';
    const Group group(kind, board.rows());
    const auto count = count_orbit(group, board);
    const auto least = canonical(group, board);
    if (!count || !least) {
        throw Complaint(say("The orbit under {group} would take too long to find.",
                            {{"group", title_of(kind, board.rows())}}));
    }
    Report report;
    report.field("group", named(kind).slug)
        .field("order", decimal(count->order))
        .field("orbit", decimal(count->size))
        .field("stabiliser", decimal(count->stabiliser))
        .field("canonical", placement_value(*least));
    if (!console.json) report.text(words_for(group, *count, board, *least));
    write(report, console);
    return Status::yes;
}

}  // namespace

Subcommand orbit_command() {
    return {"orbit",
            "Show what a group of motions makes of a link's board",
            {link_operand, group_option, format_option},
            "The order of the group is the size of the orbit times the number of motions that keep "
            "the board. The least board has its first piece, row by row, before that of all "
            "others. On the plane the groups beyond d4 act on sets of squares: the shifted boards "
            "need not be solutions.",
            show_orbit};
}

}  // namespace queens::cli
