// `queens measure`: Engelhardt's class functions of a placement.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "core/say.hpp"
#include "symmetry/search_type.hpp"

namespace queens::cli {

namespace {

struct Options {
    LinkOption link;
    FormatOption format;
};

Status show_measures(const Options& options, Console& console) {
    const bool json = options.format.json();
    const auto columns = columns_of(options.link.read(console).board);
    if (!columns) {
        throw Complaint(
            "Only a square board with one queen in each row and column, and nothing else, can be "
            "measured.");
    }
    const Measures measures = measure(*columns);
    const auto type = search_type_of(*columns, measures);
    if (json) {
        Json document;
        document["neighbour_distance"] = measures.neighbour_distance;
        document["knight_length"] = measures.knight_length;
        document["secondary_distance"] = measures.secondary_distance;
        if (type) document["search_type"] = named(*type).name;
        console.out << document.dump() << '\n';
    } else {
        console.out << "Minimal neighbour distance: " << measures.neighbour_distance << '\n'
                    << "Knight length: " << measures.knight_length << '\n'
                    << "Secondary minimal distance: " << measures.secondary_distance << '\n';
        if (type) {
            console.out << say("Kind of search: {name}. {meaning}.\n",
                               {{"name", named(*type).name}, {"meaning", named(*type).meaning}});
        }
    }
    return Status::yes;
}

}  // namespace

Action add_measure(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->link.add_to(command);
    options->format.add_to(command);
    command.footer(
        "Around the torus: the least distance d of queens in neighbouring rows or columns; the "
        "most\n"
        "queens in a line of steps one row on and d columns on (or the other way round); and the\n"
        "least step from the end of such a line to the queen in the next row, 0 if all queens are\n"
        "in it; and which kind of run of the search of Engelhardt (2007) finds it. No rotation,\n"
        "reflection or shift around the torus changes them.");
    return [options](Console& console) { return show_measures(*options, console); };
}

}  // namespace queens::cli
