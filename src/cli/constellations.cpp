// `queens constellations`: the conflicts that the solutions of a board have on the torus.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/text_table.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "symmetry/constellation_classes.hpp"

namespace queens::cli {

namespace {

/// Classes that are listed one by one in text.
constexpr std::size_t most_listed = 50;

struct Options {
    std::optional<std::string> n;
    FormatOption format;
};

using Classes = std::vector<ConstellationClass>;

void write_json(const Classes& classes, std::ostream& out) {
    Json list = Json::array();
    for (const ConstellationClass& one : classes) {
        Json value;
        value["queens"] = one.least.size();
        value["squares"] = Json::array();
        for (const Square square : one.least)
            value["squares"].push_back({square.row, square.column});
        value["solutions"] = count_value(one.solutions);
        value["first"] = one.first;
        list.push_back(std::move(value));
    }
    out << Json{{"constellations", std::move(list)}}.dump() << '\n';
}

void write_text(const Classes& classes, int n, std::ostream& out) {
    std::vector<std::vector<std::string>> words{
        {"Queens in conflict", "Constellations", "Solutions"}};
    std::uint64_t solutions = 0;
    for (const ConstellationSize& size : sizes_of(classes)) {
        words.push_back({grouped(size.queens), grouped(size.classes), grouped(size.solutions)});
        solutions += size.solutions;
    }
    out << say(
        "{solutions} {solutions|solution|solutions} of {n} {n|queen|queens} with {classes} "
        "{classes|constellation|constellations} of conflicts around the torus.\n",
        {{"solutions", solutions}, {"n", n}, {"classes", classes.size()}});
    if (classes.empty()) return;
    out << '\n' << text_table(words);
    if (classes.size() > most_listed) return;
    out << "\nThe first solution of each, queens in conflict, and how many solutions there are:\n";
    for (const ConstellationClass& one : classes) {
        out << text_of(one.first) << "  " << one.least.size() << "  " << grouped(one.solutions)
            << '\n';
    }
}

Status list_constellations(const Options& options, Console& console) {
    const bool json = options.format.json();
    if (!options.n) throw Complaint("Say how large the board is: --n N.");
    const int n = static_cast<int>(read_number("--n", *options.n, 1, largest_constellations));
    const Classes classes = constellation_classes(n);
    json ? write_json(classes, console.out) : write_text(classes, n, console.out);
    return classes.empty() ? Status::no : Status::yes;
}

}  // namespace

Action add_constellations(CLI::App& command) {
    auto options = std::make_shared<Options>();
    add_word(command, "--n", "N", options->n, "The plane of N rows and N columns, N up to 12");
    options->format.add_to(command);
    command.footer(
        "A solution of the plane is a placement on the torus with flaws: queens that share a\n"
        "diagonal around the edges. Their squares are its constellation; those that shifts, turns\n"
        "and mirrors carry into each other are one. Engelhardt (2007), section 5. Exit status 1\n"
        "if there is none.");
    return [options](Console& console) { return list_constellations(*options, console); };
}

}  // namespace queens::cli
