// `queens classes`: how all solutions of a board fall into classes under a group.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/group_option.hpp"
#include "cli/json.hpp"
#include "cli/sorting.hpp"
#include "cli/text_table.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "symmetry/orbit_table.hpp"

namespace queens::cli {

namespace {

/// Classes that are listed one by one in text.
constexpr std::size_t most_listed = 50;

using Classes = std::vector<SolutionClass>;

struct Options {
    std::optional<std::string> n;
    std::optional<std::string> surface;
    GroupOption group;
    bool types = false;
    FormatOption format;
};

int read_side(const Options& options) {
    if (!options.n) throw Complaint("Say how large the board is: --n N.");
    return static_cast<int>(read_number("--n", *options.n, 1, largest_side));
}

bool read_torus(const Options& options) {
    if (!options.surface || *options.surface == "plane") return false;
    if (*options.surface == "torus") return true;
    throw Complaint(say("--surface is plane or torus here, not {slug}.",
                        {{"slug", in_quotes(*options.surface)}}));
}

std::uint64_t solutions_in(const Classes& classes) {
    std::uint64_t solutions = 0;
    for (const SolutionClass& one : classes) solutions += one.solutions;
    return solutions;
}

Json json_of(const Classes& classes) {
    Json document;
    document["solutions"] = count_value(solutions_in(classes));
    document["classes"] = count_value(classes.size());
    document["sizes"] = Json::object();
    for (const auto& [size, number] : orbit_sizes(classes)) {
        document["sizes"][std::to_string(size)] = count_value(number);
    }
    return document;
}

/// How many orbits of each size there are of each type.
Json json_of(const std::vector<OrbitRow>& rows) {
    Json types = Json::object();
    for (std::size_t type = 0; type < search_types.size(); ++type) {
        Json sizes = Json::object();
        for (const OrbitRow& row : rows) {
            sizes[std::to_string(row.size)] = count_value(row.orbits[type]);
        }
        types[std::string(search_types[type].name)] = std::move(sizes);
    }
    return types;
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

void write_text(const Classes& classes, const std::string& title, std::ostream& out) {
    const std::uint64_t solutions = solutions_in(classes);
    out << say("{solutions} {solutions|solution makes|solutions make} {classes} "
               "{classes|class|classes} under {group}.",
               {{"solutions", solutions}, {"classes", classes.size()}, {"group", title}})
        << '\n';
    if (classes.empty()) return;
    out << '\n';
    for (const auto& [size, number] : orbit_sizes(classes)) {
        out << say("{classes} {classes|has an orbit|have orbits} of {size}.",
                   {{"classes", number}, {"size", size}})
            << '\n';
    }
    if (classes.size() > most_listed) return;
    out << "\nThe first solution of each, and how many there are:\n";
    for (const SolutionClass& one : classes) {
        out << text_of(one.first) << "  " << grouped(one.solutions) << '\n';
    }
}

Status sort_into_classes(const Options& options, Console& console) {
    const bool json = options.format.json();
    const int n = read_side(options);
    const bool torus = read_torus(options);
    const GroupKind kind = options.group.read();
    if (options.types && !(torus && kind == GroupKind::d4n)) {
        throw Complaint(say("--types is for --surface torus and --group d4n."));
    }
    const auto classes = sorted_solutions(kind, n, torus, console);
    if (!classes) return Status::no;
    const auto rows = options.types ? orbit_rows(*classes) : std::vector<OrbitRow>{};
    if (json) {
        Json document = json_of(*classes);
        if (options.types) document["types"] = json_of(rows);
        console.out << document.dump() << '\n';
        return Status::yes;
    }
    write_text(*classes, title_of(kind, n), console.out);
    if (options.types) console.out << '\n' << table_of(n, rows);
    return Status::yes;
}

}  // namespace

Action add_classes(CLI::App& command) {
    auto options = std::make_shared<Options>();
    add_word(command, "--n", "N", options->n, "The empty board of N rows and N columns");
    add_word(command, "--surface", "plane|torus", options->surface, "plane by default");
    options->group.add_to(command);
    command.add_flag("--types", options->types,
                     "Sort the orbits of a torus by the kind of search that finds them, too");
    options->format.add_to(command);
    command.footer(
        "Two solutions are of one class when some motion of the group carries the queens of one "
        "to\n"
        "those of the other. An orbit counts all boards that the group makes of a solution, even\n"
        "those which are no solutions. --types shows tables 1 to 4 of Engelhardt (2007): R is a\n"
        "quarter turn, R\xC2\xB2 a half turn.");
    return [options](Console& console) { return sort_into_classes(*options, console); };
}

}  // namespace queens::cli
