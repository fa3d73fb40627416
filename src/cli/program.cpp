// The table of commands, parsing, and what becomes of errors.
#include "cli/program.hpp"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cctype>
#include <iostream>

#include "cli/command.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

struct Listed {
    const char* name;
    const char* summary;
    Action (*add)(CLI::App&);
};

/// Every command, in the order of the help. To add one, write its file and add one line here.
constexpr std::array<Listed, 24> commands{{
    {"count", "Count all ways to place the queens", add_count},
    {"known", "Show the published numbers of solutions, and count some of them", add_known},
    {"tables", "Compute a table of numbers by two methods", add_tables},
    {"plan", "Cut a count into jobs, a line each", add_plan},
    {"work", "Do jobs from standard input, and write their results", add_work},
    {"merge", "Add up the results of jobs", add_merge},
    {"solve", "Run a solver and print the solutions it finds", add_solve},
    {"step", "Show the board after the step of a solver that a link names", add_step},
    {"solvers", "List the solvers, the surfaces they accept and their knobs", add_solvers},
    {"show", "Show the board of a link as text", add_show},
    {"link", "Write the link of a board, or of a text board on standard input", add_link},
    {"attacks", "Show how often each square of a link's board is attacked", add_attacks},
    {"check", "Tell whether the board of a link is a solution", add_check},
    {"solutions", "List all solutions of a board, one a line", add_solutions},
    {"most", "Find how many pieces of a kind fit on a board, and in how many ways", add_most},
    {"dominate", "Find the fewest queens that cover a board, and in how many ways", add_dominate},
    {"orbit", "Show what a group of motions makes of a link's board", add_orbit},
    {"classes", "Sort all solutions into classes under a group of motions", add_classes},
    {"measure", "Measure distances of queens that no motion of the torus changes", add_measure},
    {"constellations", "Sort the solutions of a board by their conflicts around the torus",
     add_constellations},
    {"magic", "Make a pandiagonal magic square of a torus solution", add_magic},
    {"square", "Tell whether numbers are a magic square, and read them as queens", add_square},
    {"latin", "Cut a torus into disjoint solutions, as Latin squares", add_latin},
    {"bench", "Measure how long fixed work takes, and check that it is the same", add_bench},
}};

/// The parser's own words with a capital letter in front and a full stop behind.
std::string as_sentence(std::string text) {
    if (text.empty()) return text;
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    if (text.back() != '.') text += '.';
    return text;
}

/// One sentence for what the parser found wrong.
std::string sentence_of(const CLI::ParseError& error, const CLI::App& program) {
    const std::string what = error.what();
    const std::string subject = what.substr(0, what.find(':'));
    const auto chosen = program.get_subcommands();
    if (chosen.empty()) {
        const auto rest = program.remaining();
        const std::string name = rest.empty() ? "" : rest.front();
        if (name.empty() || name.front() == '-') {
            return "Name a command first; `queens --help` lists them.";
        }
        return "There is no command \"" + name + "\"; `queens --help` lists them.";
    }
    const std::string help = "; see `queens " + chosen.front()->get_name() + " --help`.";
    switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
        case CLI::ExitCodes::ArgumentMismatch:
            if (what.find("At Most") != std::string::npos) {
                return subject + " is given more than once" + help;
            }
            return subject + " needs a value" + help;
        case CLI::ExitCodes::RequiredError:
            return "A " + subject.substr(0, what.find(' ')) + " is missing" + help;
        case CLI::ExitCodes::ExtrasError:
            return "This was not expected: " + what.substr(what.find(": ") + 2) + help;
        default: return as_sentence(what);
    }
}

Status parse_and_act(std::span<const std::string> arguments, Console& console) {
    CLI::App program("Queens on boards of every shape: count, solve, watch and check.", "queens");
    program.require_subcommand(1);
    program.set_version_flag("--version", "queens, version " + std::string(version),
                             "Print which version this is");
    program.get_formatter()->column_width(26);
    program.get_formatter()->label("SUBCOMMAND", "COMMAND");
    program.footer(
        "Each command has its own --help. A LINK needs quotation marks in a shell.\n"
        "Exit status: 0 yes or done, 1 no, 2 bad usage or unreadable input.");
    std::array<Action, commands.size()> actions;
    std::array<const CLI::App*, commands.size()> parsers{};
    for (std::size_t i = 0; i < commands.size(); ++i) {
        CLI::App* const command = program.add_subcommand(commands[i].name, commands[i].summary);
        command->group("Commands");
        actions[i] = commands[i].add(*command);
        parsers[i] = command;
    }
    if (arguments.empty()) {
        console.err << program.help();
        return Status::unusable;
    }
    try {
        program.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        console.out << program.help();
        return Status::yes;
    } catch (const CLI::CallForVersion& call) {
        console.out << call.what() << '\n';
        return Status::yes;
    } catch (const CLI::ParseError& error) {
        throw Complaint(sentence_of(error, program));
    }
    for (std::size_t i = 0; i < commands.size(); ++i) {
        if (parsers[i]->parsed()) return actions[i](console);
    }
    return Status::unusable;
}

}  // namespace

int run(std::span<const std::string> arguments, std::istream& in, std::ostream& out,
        std::ostream& err) {
    Console console{in, out, err, &in == &std::cin && isatty(STDIN_FILENO) == 1,
                    &err == &std::cerr && isatty(STDERR_FILENO) == 1};
    Status status = Status::unusable;
    try {
        status = parse_and_act(arguments, console);
        out.flush();
        if (!out) throw Complaint("The output could not be written.");
    } catch (const Complaint& complaint) {
        err << complaint.what() << '\n';
        status = Status::unusable;
    } catch (const std::bad_alloc&) {
        err << "There is not enough memory for this.\n";
        status = Status::unusable;
    }
    return static_cast<int>(status);
}

}  // namespace queens::cli
