// `queens completion`: scripts that let a shell complete commands, options and their words, and the
// words that these scripts ask for.
#include <algorithm>
#include <array>
#include <ostream>

#include "cli/commands.hpp"

namespace queens::cli {

namespace {

/// What a line may go on with: words, or the names of files.
struct Candidates {
    std::vector<Choice> words;
    bool files = false;
};

constexpr const char* help_word = "help";

std::vector<Choice> commands() {
    std::vector<Choice> words;
    for (const Subcommand& command : subcommands())
        words.push_back({command.name, command.summary});
    return words;
}

/// What a line may begin with.
Candidates first_words() {
    std::vector<Choice> words = commands();
    words.insert(words.end(), {{help_word, "Explain a command"},
                               {"--help", "Print the help"},
                               {"--version", "Print the version"}});
    return {std::move(words)};
}

/// The summary without its list of words.
Choice name_of(const Option& option) {
    std::string summary = option.summary;
    if (summary.ends_with(':')) summary.pop_back();
    return {option.name, summary};
}

Candidates words_of(const Option& option) {
    return {choices_of(option), option.value == std::string_view("FILE")};
}

/// Behind the name of a command: what `before` takes if it is an option that takes a word, else
/// operands or options.
Candidates arguments_of(const Subcommand& command, const std::string& before, bool wants_option) {
    Candidates options{{{"--help", "Print the help"}}};
    std::optional<Candidates> operand;
    for (const Option& option : command.options) {
        if (option.name == before && !is_flag(option)) return words_of(option);
        if (is_operand(option)) {
            if (!operand) operand = words_of(option);
        } else {
            options.words.push_back(name_of(option));
        }
    }
    return wants_option ? options : operand.value_or(Candidates{});
}

/// What the last of the words may become; those before it are finished.
Candidates candidates_for(std::vector<std::string> words) {
    if (words.empty()) words.emplace_back();
    if (words.back() == "=") words.back().clear();
    // Bash makes a word of the sign in --format=json, other shells leave it in its word.
    std::erase(words, "=");
    const std::string last = words.back();
    const std::size_t behind_sign = last.starts_with('-') ? last.find('=') + 1 : 0;
    Candidates found;
    if (words.size() == 1) {
        found = first_words();
    } else if (words.front() == help_word) {
        if (words.size() == 2) found = {commands()};
    } else if (const Subcommand* const command = find_subcommand(words.front())) {
        const std::string before =
            behind_sign > 0 ? last.substr(0, behind_sign - 1) : words[words.size() - 2];
        found = arguments_of(*command, before, behind_sign == 0 && last.starts_with('-'));
    }
    for (Choice& choice : found.words) choice.word.insert(0, last.substr(0, behind_sign));
    std::erase_if(found.words, [&](const Choice& one) { return !one.word.starts_with(last); });
    return found;
}

/// A shell: its script, and what it wants between a word and its meaning, nothing for words alone.
struct Shell {
    const char* name;
    const char* separator;
    const char* script;
};

constexpr std::array<Shell, 3> shells{{
    {"bash", "", R"(# Completions of queens for bash: source <(queens completion bash)
_queens() {
    local IFS=$'\n' words
    if words=$(queens completion bash -- "${COMP_WORDS[@]:1:COMP_CWORD}"); then
        COMPREPLY=($words)
    else
        COMPREPLY=()
        compopt -o default
    fi
}
complete -F _queens queens
)"},
    {"zsh", ":", R"(#compdef queens
# Completions of queens for zsh: source <(queens completion zsh)
_queens() {
    local found
    if found=$(queens completion zsh -- "${(@)words[2,CURRENT]}"); then
        local -a choices=("${(@f)found}")
        _describe queens choices
    else
        _files
    fi
}
if [ "$funcstack[1]" = _queens ]; then
    _queens "$@"
else
    compdef _queens queens
fi
)"},
    {"fish", "\t", R"(# Completions of queens for fish: queens completion fish | source
function __queens
    set -l words (commandline -opc) (commandline -ct)
    queens completion fish -- $words[2..-1]; or __fish_complete_path (commandline -ct)
end
complete -c queens -f -a '(__queens)'
)"},
}};

std::vector<Choice> shell_choices() { return choices_from(shells, &Shell::name); }

constexpr Option shell_operand = required({"SHELL", "SHELL", "bash, zsh or fish", shell_choices});
constexpr Option words_operand =
    repeated({"WORDS", "WORDS", "The words behind `queens` on a line, the last unfinished"});

const Shell& read_shell(const Given& given) {
    const std::string name = given.word(shell_operand).value_or("");
    const auto shell = std::find_if(shells.begin(), shells.end(),
                                    [&](const Shell& one) { return one.name == name; });
    if (shell != shells.end()) return *shell;
    throw Complaint(
        no_such("There are completions for {known}, not for {word}.", shell_operand, name));
}

Status complete(const Given& given, Console& console) {
    const Shell& shell = read_shell(given);
    if (!given.has(words_operand)) {
        console.out << shell.script;
        return Status::yes;
    }
    const Candidates found = candidates_for(given.words(words_operand));
    const std::string separator = shell.separator;
    for (const Choice& choice : found.words) {
        const bool described = !separator.empty() && !choice.meaning.empty();
        console.out << choice.word << (described ? separator + choice.meaning : "") << '\n';
    }
    return found.files ? Status::no : Status::yes;
}

}  // namespace

Subcommand completion_command() {
    return {"completion",
            "Print a script that completes commands and options in a shell",
            {shell_operand, words_operand},
            "  bash: source <(queens completion bash)\n"
            "  zsh:  source <(queens completion zsh)\n"
            "  fish: queens completion fish | source\n"
            "With WORDS, for such a script, what the last of them may become, a word a line. -- "
            "stands before them if there are options among them. Exit status 1 if the last is the "
            "name of a file.",
            complete};
}

}  // namespace queens::cli
