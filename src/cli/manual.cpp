// `queens manual`: the manual pages, of the program and of each command, in the language of troff.
#include <algorithm>
#include <cctype>
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/parse.hpp"
#include "core/say.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

/// The text as troff reads it on a line of its own, or behind a request.
std::string escaped(std::string_view text) {
    std::string out = text.starts_with('.') || text.starts_with('\'') ? "\\&" : "";
    for (const char letter : text) {
        if (letter == '-') out += '\\';
        out += letter;
        if (letter == '\\') out += 'e';
    }
    return out;
}

/// Lines that begin with a blank are examples and stay as they are; the others are filled.
void write_paragraph(const std::string& text, std::ostream& out) {
    std::istringstream lines(text);
    bool filled = true;
    for (std::string line; std::getline(lines, line);) {
        const bool example = line.starts_with(' ');
        if (example == filled) out << (example ? ".nf\n" : ".fi\n");
        filled = !example;
        out << escaped(line) << '\n';
    }
    if (!filled) out << ".fi\n";
}

void write_option(const std::string& name, const std::string& word, const std::string& description,
                  std::ostream& out) {
    out << ".TP\n\\fB" << escaped(name) << "\\fR";
    if (!word.empty()) out << " \\fI" << escaped(word) << "\\fR";
    out << '\n';
    std::istringstream lines(description);
    const char* before = "";
    for (std::string line; std::getline(lines, line); before = ".br\n") {
        out << before << escaped(line) << '\n';
    }
}

/// The operands as a line of usage has them: LINK, [LINK] where it may be left out, RESULTS...
/// where there may be several.
std::string operands_of(const Subcommand& command) {
    std::string text;
    for (const Option& option : command.options) {
        if (!is_operand(option)) continue;
        const std::string name = option.name + std::string(option.repeats ? "..." : "");
        text += option.required ? " " + name : " [" + name + "]";
    }
    return text;
}

void write_options(const Subcommand& command, std::ostream& out) {
    for (const Option& option : command.options) {
        const bool shows_word = !is_flag(option) && !is_operand(option);
        write_option(option.name, shows_word ? option.value : "", description_of(option), out);
    }
}

void write_command(const Subcommand& command, std::ostream& out) {
    out << ".SS queens " << command.name << " [OPTIONS]" << operands_of(command) << '\n'
        << escaped(command.summary) << ".\n";
    write_options(command, out);
    if (command.notes.empty()) return;
    out << ".PP\n";
    write_paragraph(command.notes, out);
}

void write_head(const std::string& name, const std::string& purpose, std::ostream& out) {
    std::string page = name;
    std::transform(page.begin(), page.end(), page.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    out << ".TH " << escaped(page) << R"( 1 "" "Queens Lab )" << version << R"(" "User Commands")"
        << "\n.SH NAME\n"
        << escaped(name) << " \\- " << escaped(purpose) << '\n';
}

void write_page_of_program(std::ostream& out) {
    write_head("queens", "queens on boards of every shape", out);
    out << ".SH SYNOPSIS\n.B queens\n.I COMMAND\n[OPTIONS]\n"
        << ".SH DESCRIPTION\n"
        << escaped(what_queens_does) << "\nA LINK needs quotation marks in a shell.\n"
        << ".SH OPTIONS\n";
    write_option("-h, --help", "", "Print the help of the program, or of the command before it.",
                 out);
    write_option("--version", "", "Print which version this is.", out);
    out << ".SH COMMANDS\n";
    for (const Subcommand& command : subcommands()) write_command(command, out);
    out << ".SH EXIT STATUS\n" << what_statuses_mean << '\n';
}

void write_page_of(const Subcommand& command, std::ostream& out) {
    std::string purpose = command.summary;
    purpose.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(purpose.front())));
    write_head(std::string("queens-") + command.name, purpose, out);
    out << ".SH SYNOPSIS\n.B queens " << command.name << "\n[OPTIONS]" << operands_of(command)
        << "\n.SH OPTIONS\n";
    write_options(command, out);
    write_option("-h, --help", "", "Print the help of this command.", out);
    if (!command.notes.empty()) {
        out << ".SH NOTES\n";
        write_paragraph(command.notes, out);
    }
    out << ".SH EXIT STATUS\n" << what_statuses_mean << "\n.SH SEE ALSO\n.BR queens (1)\n";
}

std::vector<Choice> command_choices() { return choices_from(subcommands(), &Subcommand::name); }

constexpr Option command_operand{"COMMAND", "COMMAND", "The command whose page is printed",
                                 command_choices};

Status write_manual(const Given& given, Console& console) {
    const auto name = given.word(command_operand);
    if (!name) {
        write_page_of_program(console.out);
        return Status::yes;
    }
    const Subcommand* const command = find_subcommand(*name);
    if (!command) refuse_subcommand(*name);
    write_page_of(*command, console.out);
    return Status::yes;
}

}  // namespace

Subcommand manual_command() {
    return {"manual",
            "Print the manual page, or that of one command",
            {command_operand},
            "  queens manual > queens.1 && man ./queens.1\n"
            "  queens manual count > queens-count.1 && man ./queens-count.1",
            write_manual};
}

}  // namespace queens::cli
