// `queens classes`: how all solutions of a board fall into classes under a group.
#include "cli/commands.hpp"
#include "cli/group_option.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "cli/sorting.hpp"
#include "cli/text_table.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "symmetry/orbit_table.hpp"

namespace queens::cli {

namespace {

/// Classes that are listed one by one in text.
constexpr std::size_t most_listed = 50;

using Classes = std::vector<SolutionClass>;

constexpr Option side{"--n", "N", "The empty board of N rows and N columns"};
constexpr Option surface{"--surface", "plane|torus", "plane by default", plane_or_torus};
constexpr Option types =
    flag("--types", "Sort the orbits of a torus by the kind of search that finds them, too");

std::uint64_t solutions_in(const Classes& classes) {
    std::uint64_t solutions = 0;
    for (const SolutionClass& one : classes) solutions += one.solutions;
    return solutions;
}

/// How many classes have orbits of each size.
JsonObject sizes_of(const Classes& classes) {
    JsonObject sizes;
    for (const auto& [size, number] : orbit_sizes(classes)) {
        sizes.field(std::to_string(size), decimal(number));
    }
    return sizes;
}

/// How many orbits of each size there are of each type.
JsonObject types_of(const std::vector<OrbitRow>& rows) {
    JsonObject all;
    for (std::size_t type = 0; type < search_types.size(); ++type) {
        JsonObject sizes;
        for (const OrbitRow& row : rows) {
            sizes.field(std::to_string(row.size), decimal(row.orbits[type]));
        }
        all.field(search_types[type].name, sizes);
    }
    return all;
}

std::string table_of(int n, const std::vector<OrbitRow>& rows) {
    std::vector<std::vector<std::string>> words{{"Size", "Unchanged by"}};
    for (const NamedSearchType& type : search_types) words.front().emplace_back(type.name);
    words.front().insert(words.front().end(), {"Orbits", "Solutions"});
    for (const OrbitRow& row : rows) {
        words.push_back({grouped(row.size), stabiliser_name(n, row.size)});
        for (const std::uint64_t orbits : row.orbits) words.back().push_back(grouped(orbits));
        words.back().push_back(grouped(row.all()));
        words.back().push_back(grouped(row.size * row.all()));
    }
    return text_table(words);
}

std::string words_for(const Classes& classes, const std::string& title) {
    std::string text =
        say("{solutions} {solutions|solution makes|solutions make} {classes} "
            "{classes|class|classes} under {group}.\n",
            {{"solutions", solutions_in(classes)}, {"classes", classes.size()}, {"group", title}});
    if (classes.empty()) return text;
    text += '\n';
    for (const auto& [size, number] : orbit_sizes(classes)) {
        text += say("{classes} {classes|has an orbit|have orbits} of {size}.\n",
                    {{"classes", number}, {"size", size}});
    }
    if (classes.size() > most_listed) return text;
    text += "\nThe first solution of each, and how many there are:\n";
    for (const SolutionClass& one : classes) {
        text += text_of(one.first) + "  " + grouped(one.solutions) + '\n';
    }
    return text;
}

Status sort_into_classes(const Given& given, Console& console) {
    const int n = read_side(given, side, largest_side);
    const bool torus = is_torus(given.word(surface).value_or("plane"));
    const GroupKind kind = read_group(given);
    const bool by_type = given.has(types);
    if (by_type && !(torus && kind == GroupKind::d4n)) {
        throw Complaint(say("--types is for --surface torus and --group d4n."));
    }
    const auto classes = sorted_solutions(kind, n, torus, console);
    if (!classes) return Status::no;
    Report report;
    report.field("solutions", decimal(solutions_in(*classes)))
        .field("classes", decimal(classes->size()))
        .field("sizes", sizes_of(*classes))
        .text(words_for(*classes, title_of(kind, n)));
    if (by_type) {
        const std::vector<OrbitRow> rows = orbit_rows(*classes);
        report.field("types", types_of(rows)).text('\n' + table_of(n, rows));
    }
    write(report, console);
    return classes->empty() ? Status::no : Status::yes;
}

}  // namespace

Subcommand classes_command() {
    return {
        "classes",
        "Sort all solutions into classes under a group of motions",
        {side, surface, group_option, types, format_option},
        "Two solutions are of one class when some motion of the group carries the queens of "
        "one to those of the other. An orbit counts all boards that the group makes of a "
        "solution, even those which are not solutions. --types shows tables 1 to 4 of "
        "Engelhardt (2007): R is a quarter turn, R\xC2\xB2 a half turn. Exit status 1 if there is "
        "no solution.",
        sort_into_classes};
}

}  // namespace queens::cli
