// The one source that knows the library for command lines: it makes a parser of the rows, and asks
// it what was given, so that every complaint is a sentence of our own.
#include "cli/parse.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "cli/commands.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "counting/kernels/kernels.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

/// The columns that the names of options have in help, and the bytes of a line of what is said of
/// them and of a command.
constexpr std::size_t width_of_names = 26;
constexpr std::size_t longest_of_option = 100 - width_of_names;
constexpr std::size_t longest_of_notes = 95;

/// Paragraphs in lines of at most that many bytes, which no word is longer than; examples, which
/// begin with a blank, as they are.
std::string wrapped(const std::string& words, std::size_t longest) {
    std::istringstream paragraphs(words);
    std::string text;
    for (std::string rest; std::getline(paragraphs, rest); text += rest + '\n') {
        while (!rest.starts_with(' ') && rest.size() > longest) {
            const std::size_t end = rest.rfind(' ', longest);
            text += rest.substr(0, end) + '\n';
            rest.erase(0, end + 1);
        }
    }
    if (!text.empty()) text.pop_back();
    return text;
}

/// More words than a line has.
constexpr int most_words = 1 << 28;

/// The parser takes any number of words for each option; `refuse_repeated` counts them. An operand
/// that is a list wants more words than there are, as where more are only allowed the parser makes
/// a list of a word such as [a,b].
void add_option(CLI::App& parser, const Option& row) {
    const std::string description = wrapped(description_of(row), longest_of_option);
    if (is_flag(row)) {
        parser.add_flag(row.name, description);
        return;
    }
    const bool is_list = is_operand(row) && row.repeats;
    parser.add_option(row.name)
        ->description(description)
        ->option_text(is_operand(row) ? " " : row.value)
        ->required(row.required)
        ->expected(is_list ? most_words : 1, is_list ? -1 : 1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

std::string about_program() {
#ifdef __clang__
    const char* const compiler = "Clang " __clang_version__;
#else
    const char* const compiler = "GCC " __VERSION__;
#endif
    return say(
        "queens, version {version}\n"
        "Queens Lab {release}, built by {compiler}; counts with the {kernel} loops on this machine",
        {{"version", version},
         {"release", release},
         {"compiler", compiler},
         {"kernel", halves_kernels().front()->name}});
}

/// Writes of a list of operands RESULTS..., and not how many words the parser takes.
class HelpFormatter : public CLI::Formatter {
    std::string make_option_usage(const CLI::Option* operand) const override {
        const bool is_list = operand->get_expected_min() > 1;
        const std::string name = make_option_name(operand, true) + (is_list ? "..." : "");
        return operand->get_required() ? name : "[" + name + "]";
    }
};

std::unique_ptr<CLI::App> make_parser() {
    auto program = std::make_unique<CLI::App>(what_queens_does, "queens");
    program->formatter(std::make_shared<HelpFormatter>());
    program->require_subcommand(1);
    program->allow_extras();
    program->set_version_flag("--version", about_program(), "Print which version this is");
    program->get_formatter()->column_width(width_of_names);
    program->get_formatter()->label("SUBCOMMAND", "COMMAND");
    program->footer(
        "`queens help COMMAND` explains a command. A LINK needs quotation marks in a shell.\n"
        "Exit status: " +
        std::string(what_statuses_mean));
    for (const Subcommand& row : subcommands()) {
        CLI::App* const command = program->add_subcommand(row.name, row.summary);
        command->group("Commands")->allow_extras();
        if (!row.notes.empty()) command->footer(wrapped(row.notes, longest_of_notes));
        for (const Option& option : row.options) add_option(*command, option);
    }
    return program;
}

[[noreturn]] void complain(const Sentence& sentence, const Subcommand& command,
                           std::string_view name) {
    throw Complaint(say(sentence, {{"name", name}, {"command", command.name}}));
}

/// What is said of a line that names no command.
[[noreturn]] void complain_about_command(const std::vector<std::string>& words) {
    if (words.empty() || words.front().empty()) {
        throw Complaint("Name a command first; `queens --help` lists them.");
    }
    const std::string& name = words.front();
    if (name.front() == '-') {
        throw Complaint(
            say("Name a command before {name}; `queens --help` lists them.", {{"name", name}}));
    }
    refuse_subcommand(name);
}

/// The words of `queens help COMMAND` as those of `queens COMMAND --help`.
std::vector<std::string> without_help(std::span<const std::string> arguments) {
    std::vector<std::string> words(arguments.begin(), arguments.end());
    if (words.empty() || words.front() != "help") return words;
    words.erase(words.begin());
    if (!words.empty() && find_subcommand(words.front()) == nullptr) {
        refuse_subcommand(words.front());
    }
    words.insert(words.begin() + (words.empty() ? 0 : 1), "--help");
    return words;
}

void refuse_repeated(const Subcommand& command, const CLI::App& parser) {
    for (const Option& row : command.options) {
        if (is_flag(row) || row.repeats || parser.count(row.name) < 2) continue;
        complain("{name} is given more than once; see `queens {command} --help`.", command,
                 row.name);
    }
}

/// The parser takes the name of another option for a value, as in "count --n --surface torus".
void refuse_names_as_values(const Subcommand& command, const CLI::App& parser) {
    const auto is_name = [&](const std::string& word) {
        return std::any_of(command.options.begin(), command.options.end(),
                           [&](const Option& row) { return !is_operand(row) && word == row.name; });
    };
    for (const Option& row : command.options) {
        if (is_flag(row)) continue;
        const auto words = parser.get_option(row.name)->results();
        if (std::any_of(words.begin(), words.end(), is_name)) {
            complain("{name} needs a value; see `queens {command} --help`.", command, row.name);
        }
    }
}

void refuse_missing(const Subcommand& command, const CLI::App& parser) {
    for (const Option& row : command.options) {
        if (!row.required || parser.count(row.name) > 0) continue;
        complain("{name} is missing; see `queens {command} --help`.", command, row.name);
    }
}

void refuse_extras(const Subcommand& command, const CLI::App& program) {
    if (program.remaining_size(true) == 0) return;
    complain("This was not expected: {name}; see `queens {command} --help`.", command,
             joined(program.remaining(true), " "));
}

/// A flag may be taken back by --flag=false. The parser takes other values, too.
bool is_set(const Subcommand& command, const CLI::Option& flag) {
    for (const std::string& word : flag.results()) {
        if (word == "true" || word == "false") continue;
        complain("{name} takes no value; see `queens {command} --help`.", command, flag.get_name());
    }
    return flag.results().back() == "true";
}

Given given_of(const Subcommand& command, const CLI::App& parser) {
    Given given(command.options);
    for (const Option& row : command.options) {
        const CLI::Option& option = *parser.get_option(row.name);
        if (option.empty()) continue;
        if (is_flag(row)) {
            if (is_set(command, option)) given.add(row, "");
            continue;
        }
        for (const std::string& word : option.results()) given.add(row, word);
    }
    return given;
}

/// How far the library came.
enum class Reading { whole, help, no_value };

Reading read(CLI::App& program, const std::vector<std::string>& arguments) {
    try {
        program.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        return Reading::help;
    } catch (const CLI::ArgumentMismatch&) {
        return Reading::no_value;
    } catch (const CLI::RequiredError&) {
        // What is missing is found out by `refuse_missing`.
    }
    return Reading::whole;
}

}  // namespace

std::variant<Call, std::string> parse(std::span<const std::string> arguments) {
    const std::vector<std::string> words = without_help(arguments);
    const auto program = make_parser();
    Reading reading{};
    try {
        reading = read(*program, words);
    } catch (const CLI::CallForVersion& version) {
        return version.what() + std::string("\n");
    }
    const auto chosen = program->get_subcommands();
    if (chosen.empty()) {
        if (reading == Reading::help) return program->help();
        complain_about_command(program->remaining());
    }
    const CLI::App& parser = *chosen.front();
    const Subcommand& command = *find_subcommand(parser.get_name());
    if (reading == Reading::no_value) {
        // An option takes the next word, so that only the last one can lack it.
        const std::string& last = words.back();
        complain("{name} needs a value; see `queens {command} --help`.", command,
                 last.substr(0, last.find('=')));
    }
    refuse_names_as_values(command, parser);
    refuse_repeated(command, parser);
    if (reading == Reading::help) return program->help();
    refuse_missing(command, parser);
    refuse_extras(command, *program);
    return Call{&command, given_of(command, parser)};
}

std::string help_of_program() { return make_parser()->help(); }

}  // namespace queens::cli
