// `queens constellations`: the conflicts that the solutions of a board have on the torus.
#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "cli/text_table.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "symmetry/constellation_classes.hpp"

namespace queens::cli {

namespace {

/// Classes that are listed one by one in text.
constexpr std::size_t most_listed = 50;

constexpr Option side{"--n", "N", "The plane of N rows and N columns, N up to 12"};

using Classes = std::vector<ConstellationClass>;

JsonObject json_of(const ConstellationClass& one) {
    return JsonObject()
        .field("queens", one.least.size())
        .field("squares", one.least)
        .field("solutions", decimal(one.solutions))
        .field("first", one.first);
}

std::string words_for(const Classes& classes, int n) {
    std::vector<std::vector<std::string>> rows{
        {"Queens in conflict", "Constellations", "Solutions"}};
    std::uint64_t solutions = 0;
    for (const ConstellationSize& size : sizes_of(classes)) {
        rows.push_back({grouped(size.queens), grouped(size.classes), grouped(size.solutions)});
        solutions += size.solutions;
    }
    std::string text =
        say("{solutions} {solutions|solution|solutions} of {n} {n|queen|queens} with {classes} "
            "{classes|constellation|constellations} of conflicts around the torus.\n",
            {{"solutions", solutions}, {"n", n}, {"classes", classes.size()}});
    if (classes.empty()) return text;
    text += '\n' + text_table(rows);
    if (classes.size() > most_listed) return text;
    text += "\nThe first solution of each, queens in conflict, and how many solutions there are:\n";
    for (const ConstellationClass& one : classes) {
        text += text_of(one.first) + "  " + std::to_string(one.least.size()) + "  " +
                grouped(one.solutions) + '\n';
    }
    return text;
}

Status list_constellations(const Given& given, Console& console) {
    const int n = read_side(given, side, largest_constellations);
    const Classes classes = constellation_classes(n);
    std::vector<JsonObject> list;
    for (const ConstellationClass& one : classes) list.push_back(json_of(one));
    write(Report().field("constellations", list).text(words_for(classes, n)), console);
    return classes.empty() ? Status::no : Status::yes;
}

}  // namespace

Subcommand constellations_command() {
    return {"constellations",
            "Sort the solutions of a board by their conflicts around the torus",
            {side, format_option},
            "A solution of the plane is a placement on the torus with flaws: queens that share a "
            "diagonal around the edges. Their squares are its constellation; those that shifts, "
            "turns and mirrors carry into each other are one. Engelhardt (2007), section 5. Exit "
            "status 1 if there is none.",
            list_constellations};
}

}  // namespace queens::cli
