// `queens measure`: Engelhardt's class functions of a placement.
#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "core/say.hpp"
#include "symmetry/search_type.hpp"

namespace queens::cli {

namespace {

Status show_measures(const Given& given, Console& console) {
    const auto columns = columns_of(read_link_alone(given, console).board);
    if (!columns) {
        throw Complaint(
            "Only a square board with one queen in each row and column, and nothing else, can be "
            "measured.");
    }
    const Measures measures = measure(*columns);
    const auto line = [](const char* title, int value) {
        return title + (": " + std::to_string(value) + '\n');
    };
    Report report;
    report.field("neighbour_distance", measures.neighbour_distance)
        .field("knight_length", measures.knight_length)
        .field("secondary_distance", measures.secondary_distance)
        .text(line("Minimal neighbour distance", measures.neighbour_distance))
        .text(line("Knight length", measures.knight_length))
        .text(line("Secondary minimal distance", measures.secondary_distance));
    if (const auto type = search_type_of(*columns, measures)) {
        report.field("search_type", named(*type).name)
            .text(say("Kind of search: {name}. {meaning}.\n",
                      {{"name", named(*type).name}, {"meaning", named(*type).meaning}}));
    }
    write(report, console);
    return Status::yes;
}

}  // namespace

Subcommand measure_command() {
    return {"measure",
            "Measure distances of queens that no motion of the torus changes",
            {link_operand, format_option},
            "Around the torus: the least distance d of queens in neighbouring rows or columns; the "
            "most queens in a line of steps one row on and d columns on (or the other way round); "
            "and the least step from the end of such a line to the queen in the next row, 0 if all "
            "queens are in it; and which kind of run of the search of Engelhardt (2007) finds it. "
            "No rotation, reflection or shift around the torus changes them.",
            show_measures};
}

}  // namespace queens::cli
