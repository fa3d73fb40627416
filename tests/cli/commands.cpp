// The rows of commands and options, and all that is made of them.
#include "cli/commands.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <sstream>

#include "cli/command_line.hpp"
#include "cli/parse.hpp"
#include "cli/shell.hpp"
#include "cli/test_file.hpp"

namespace queens::cli {

namespace {

/// A line that gives every operand, and the option with a word if it takes one.
std::vector<std::string> line_with(const Subcommand& command, const Option& option) {
    std::vector<std::string> words{command.name};
    for (const Option& row : command.options) {
        if (is_operand(row)) words.emplace_back("word");
    }
    if (is_operand(option)) return words;
    words.emplace_back(option.name);
    if (option.value != nullptr) words.emplace_back("word");
    return words;
}

/// What the script of the shell is answered for the words of a line, on one line.
std::string completed(std::vector<std::string> words, const char* shell = "bash") {
    words.insert(words.begin(), {"completion", shell, "--"});
    std::string lines = run_line(words).out;
    std::replace(lines.begin(), lines.end(), '\n', ' ');
    return lines;
}

}  // namespace

TEST_CASE("no two commands and no two options of a command have one name") {
    std::set<std::string> names;
    for (const Subcommand& command : subcommands()) {
        CHECK(names.insert(command.name).second);
        CHECK(find_subcommand(command.name) == &command);
        std::set<std::string> options;
        for (const Option& option : command.options) CHECK(options.insert(option.name).second);
    }
    CHECK(find_subcommand("conut") == nullptr);
}

TEST_CASE("every option of the rows is accepted on the command line") {
    for (const Subcommand& command : subcommands()) {
        for (const Option& option : command.options) {
            INFO(command.name << ' ' << option.name);
            const auto line = parse(line_with(command, option));
            REQUIRE(std::holds_alternative<Call>(line));
            CHECK(std::get<Call>(line).command == &command);
            CHECK(std::get<Call>(line).given.has(option));
        }
    }
}

TEST_CASE("every option of the rows is in the help, the manual and the completions") {
    const std::string manual = run_line({"manual"}).out;
    const auto has = [](const std::string& text, const std::string& words) {
        return text.find(words) != std::string::npos;
    };
    const std::string help = run_line({"--help"}).out;
    for (const Subcommand& command : subcommands()) {
        const std::string name = command.name;
        INFO(name);
        CHECK(has(help, "\n  " + name + " "));
        CHECK(has(" " + completed({""}), " " + name + " "));
        const std::string of_command = run_line({name, "--help"}).out;
        const std::size_t section = manual.find("\n.SS queens " + name + " [OPTIONS]");
        REQUIRE(section != std::string::npos);
        const std::string page = manual.substr(section, manual.find("\n.S", section + 1) - section);
        const std::string options = completed({name, "-"});
        for (const Option& option : command.options) {
            INFO(option.name);
            CHECK(has(of_command, std::string("\n  ") + option.name + " "));
            std::string in_troff;
            for (const char letter : std::string(option.name)) {
                in_troff += letter == '-' ? "\\-" : std::string(1, letter);
            }
            CHECK(has(page, "\\fB" + in_troff + "\\fR"));
            if (is_operand(option)) continue;
            CHECK(has(options, " " + std::string(option.name) + " "));
        }
    }
}

TEST_CASE(
    "what is said of a command about queens stands in lines of at most 95 letters, word by word") {
    const auto in_one_line = [](std::string text) {
        std::replace(text.begin(), text.end(), '\n', ' ');
        return text;
    };
    for (const Subcommand& command : subcommands()) {
        INFO(command.name);
        const std::string help = run_line({command.name, "--help"}).out;
        REQUIRE(help.size() > command.notes.size());
        const std::string notes = help.substr(help.size() - command.notes.size() - 1);
        CHECK(in_one_line(notes) == in_one_line(command.notes + '\n'));
        std::istringstream lines(notes);
        for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 95);
    }
}

TEST_CASE("an option takes its word behind a blank or an equals sign, and operands go anywhere") {
    const std::string board = run_line({"link", "--n", "4", "--surface", "torus"}).out;
    CHECK(run_line({"link", "--surface=torus", "--n=4"}).out == board);
    CHECK(run_line({"check", "--format", "json", "n=4&q=2.4.1.3"}).status == 0);
    CHECK(run_line({"check", "--", "n=4&q=2.4.1.3"}).status == 0);
    CHECK(run_line({"square", "-1 2"}).err == run_line({"square", "1 2"}).err);
}

TEST_CASE("a word in brackets is one word, of a list of files, too") {
    const auto line = parse(std::vector<std::string>{"merge", "plan", "[a,b]", "--", "-", "[c]"});
    CHECK(std::get<Call>(line).given.words({"RESULTS", "FILE", ""}) ==
          std::vector<std::string>{"[a,b]", "-", "[c]"});
    refuses({"merge", "/nowhere/plan", "[nosuch]"}, "/nowhere/plan");
    CHECK(completed({"[a]"}).empty());
}

TEST_CASE("a command line is refused for the first thing that is wrong with it") {
    for (const char* const flag : {"--fundamental=maybe", "--fundamental=3", "--fundamental=-1"}) {
        refuses({"count", "--n", "4", flag}, "--fundamental takes no value");
    }
    refuses({"count", "--format="}, "--format needs a value");
    refuses({"count", "n=8", "--n"}, "--n needs a value");
    refuses({"solve", "--n", "5", "--n", "6", "a", "b"}, "--n is given more than once");
    refuses({"merge", "plan"}, "RESULTS is missing");
    refuses({"count", "a", "b", "-q"}, "This was not expected: b -q; see `queens count --help`.");
    CHECK(run_line({"count", "--fundamental=false", "--n", "4"}).status == 0);
    CHECK(run_line({"show", "--verbose", "--help"}).status == 0);
}

TEST_CASE("the help says of operands that there may be several, and not how many") {
    const auto usage = [](const std::string& command) {
        const std::string help = run_line({command, "--help"}).out;
        const std::size_t begin = help.find("Usage: ");
        return help.substr(begin, help.find('\n', begin) - begin);
    };
    CHECK(usage("merge") == "Usage: queens merge [OPTIONS] PLAN RESULTS...");
    CHECK(usage("completion").ends_with(" [WORDS...]"));
    CHECK(usage("count") == "Usage: queens count [OPTIONS] [LINK]");
}

TEST_CASE("numbers in the help are called N") {
    CHECK(run_line({"known", "--help"}).out.find("--count N ") != std::string::npos);
}

TEST_CASE("commands, options, the words of options and names of files are completed") {
    CHECK(completed({"so"}) == "solve solvers solutions ");
    CHECK(completed({"conut", ""}).empty());
    CHECK(completed({"count", "--f"}) == "--fundamental --format ");
    CHECK(completed({"count", "--format", ""}) == "text json ");
    CHECK(completed({"count", "--surface", "mob"}) == "mobius mobiusv ");
    CHECK(completed({"count", "--surface", "=", "kl"}) == "klein kleinv ");
    CHECK(completed({"count", "--surface=kl"}) == "--surface=klein --surface=kleinv ");
    CHECK(completed({"solve", "--solver", "="}).starts_with("backtracking "));
    CHECK(completed({"count", "--n", "-"}).empty());
    CHECK(completed({"tables", "torus_c"}) == "torus_classes ");
    CHECK(completed({"completion", ""}) == "bash zsh fish ");
    CHECK(completed({"he"}) == "help ");
    CHECK(completed({"help", "est"}) == "estimate ");
    CHECK(completed({"help", "estimate", ""}).empty());
    CHECK(run_line({"completion", "bash", "--", "merge", "pl"}).status == 1);
    CHECK(run_line({"completion", "bash", "--", "work", "--done", "re"}).status == 1);
}

TEST_CASE("zsh and fish show the meaning of a word") {
    CHECK(completed({"chec"}, "zsh") == "check:Tell whether the board of a link is a solution ");
    CHECK(completed({"count", "--surface", "to"}, "fish") == "torus\tTorus ");
    CHECK(completed({"count", "--surf"}, "fish") ==
          "--surface\tHow its edges are joined, plane by default ");
}

TEST_CASE("completions are refused for an unknown shell") {
    refuses({"completion", "csh"}, "bash, zsh and fish");
    refuses({"completion"}, "SHELL is missing");
}

TEST_CASE("the manual is a manual page without warnings") {
    const std::string manual = run_line({"manual"}).out;
    CHECK(manual.starts_with(".TH QUEENS 1 "));
    for (const char* section : {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS"}) {
        CHECK(manual.find("\n.SH " + std::string(section) + "\n") != std::string::npos);
    }
    if (!is_installed("groff")) SKIP("groff is not installed");
    for (const Subcommand& command : subcommands()) {
        const TestFile page("queens.1", run_line({"manual", command.name}).out);
        const TestFile whole("whole.1", manual);
        const bool first = &command == &subcommands().front();
        const ShellOutcome printed =
            run_in_shell("groff -man -K utf8 -T utf8 -w w -b '" + page.path() + "' " +
                         (first ? "'" + whole.path() + "' " : "") + ">/dev/null");
        INFO(command.name);
        INFO(printed.text);
        CHECK(printed.status == 0);
        CHECK(printed.text.empty());
    }
}

TEST_CASE("each command has a manual page of its own") {
    const std::string page = run_line({"manual", "count"}).out;
    CHECK(page.starts_with(".TH QUEENS\\-COUNT 1 "));
    CHECK(page.find("\n.SH NAME\nqueens\\-count \\- count ") != std::string::npos);
    CHECK(page.find("\n.B queens count\n[OPTIONS] [LINK]\n") != std::string::npos);
    CHECK(page.find("\n.TP\n\\fB\\-\\-fundamental\\fR\n") != std::string::npos);
    CHECK(page.find(".SS") == std::string::npos);
    refuses({"manual", "conut"}, "There is no command \"conut\"");
}

}  // namespace queens::cli
