// `queens completion`: scripts that let a shell complete commands, options and their words.
#include <algorithm>
#include <array>
#include <ostream>

#include "cli/commands.hpp"

namespace queens::cli {

namespace {

std::string words_of(const std::vector<Choice>& choices) {
    std::string words;
    for (const Choice& choice : choices) words += (words.empty() ? "" : " ") + choice.word;
    return words;
}

bool takes_file(const Option& option) {
    return option.value != nullptr && std::string_view(option.value) == "FILE";
}

/// The summary up to where it lists words, on one line.
std::string short_summary(const Option& option) {
    std::string text = option.summary;
    if (text.ends_with(':')) text.pop_back();
    return text;
}

/// The text with `before` in front of each of the letters.
std::string guarded(std::string_view text, std::string_view letters, std::string_view before) {
    std::string out;
    for (const char letter : text) {
        if (letters.find(letter) != std::string_view::npos) out += before;
        out += letter;
    }
    return out;
}

/// Within single quotes of bash and zsh.
std::string quoted(std::string_view text) { return "'" + guarded(text, "'", "'\\'") + "'"; }

std::vector<Option> listed_options(const Subcommand& command) {
    std::vector<Option> options;
    std::copy_if(command.options.begin(), command.options.end(), std::back_inserter(options),
                 is_listed);
    return options;
}

void write_bash(std::ostream& out) {
    out << "# Completions of queens for bash: source <(queens completion bash)\n"
           "_queens() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    local options='' words='' files=''\n"
           "    if [ \"$word\" = '=' ]; then\n"
           "        word=''\n"
           "    elif [ \"$before\" = '=' ]; then\n"
           "        before=${COMP_WORDS[COMP_CWORD - 2]}\n"
           "    fi\n"
           "    case ${COMP_WORDS[1]} in\n";
    std::string commands;
    for (const Subcommand& command : subcommands()) {
        commands += std::string(command.name) + ' ';
        std::string names = "--help";
        std::string cases;
        std::string operands;
        for (const Option& option : listed_options(command)) {
            const std::string effect =
                takes_file(option) ? "files=yes" : "words=" + quoted(words_of(choices_of(option)));
            if (is_operand(option)) {
                operands = effect;
                continue;
            }
            names += std::string(" ") + option.name;
            if (option.value == nullptr) continue;
            cases += "        " + std::string(option.name) + ") " + effect + " options='' ;;\n";
        }
        out << "    " << command.name << ")\n        options=" << quoted(names) << ' ' << operands
            << "\n        case $before in\n"
            << cases << "        esac\n        ;;\n";
    }
    out << "    esac\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "        words="
        << quoted(commands + "--help --version")
        << "\n"
           "    elif [ \"${word:0:1}\" = '-' ]; then\n"
           "        words=$options\n"
           "    elif [ -n \"$files\" ]; then\n"
           "        compopt -o default\n"
           "    fi\n"
           "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
           "}\n"
           "complete -F _queens queens\n";
}

/// What zsh completes behind an option, or for an operand: `:N:`, `:SLUG:(plane torus)`.
std::string zsh_words(const Option& option) {
    const std::string name = is_operand(option) ? option.name : option.value;
    const std::string words = words_of(choices_of(option));
    const std::string action = takes_file(option) ? "_files"
                               : words.empty()    ? ""
                                                  : "(" + words + ")";
    return ":" + guarded(name, ":", "\\") + ":" + action;
}

void write_zsh(std::ostream& out) {
    out << "#compdef queens\n"
           "# Completions of queens for zsh: source <(queens completion zsh)\n"
           "_queens() {\n"
           "    local -a commands=(\n";
    for (const Subcommand& command : subcommands()) {
        out << "        " << quoted(std::string(command.name) + ":" + command.summary) << '\n';
    }
    out << "    )\n"
           "    if (( CURRENT == 2 )); then\n"
           "        _describe command commands\n"
           "        return\n"
           "    fi\n"
           "    shift words\n"
           "    (( CURRENT-- ))\n"
           "    case $words[1] in\n";
    for (const Subcommand& command : subcommands()) {
        out << "    " << command.name << ")\n        _arguments '--help[Print the help]'";
        for (const Option& option : listed_options(command)) {
            std::string spec = may_repeat(option) ? "*" : "";
            if (!is_operand(option)) {
                spec += option.name;
                spec += "[" + guarded(short_summary(option), "[]:\\", "\\") + "]";
            }
            if (option.value != nullptr) spec += zsh_words(option);
            out << " \\\n            " << quoted(spec);
        }
        out << "\n        ;;\n";
    }
    out << "    esac\n"
           "}\n"
           "if [ \"$funcstack[1]\" = _queens ]; then\n"
           "    _queens \"$@\"\n"
           "else\n"
           "    compdef _queens queens\n"
           "fi\n";
}

/// Within single quotes of fish.
std::string fish_quoted(std::string_view text) { return "'" + guarded(text, "'\\", "\\") + "'"; }

void write_fish(std::ostream& out) {
    out << "# Completions of queens for fish: queens completion fish | source\n"
           "complete -c queens -f\n"
           "complete -c queens -n __fish_use_subcommand -l version -d 'Print the version'\n"
           "complete -c queens -l help -d 'Print the help'\n";
    for (const Subcommand& command : subcommands()) {
        out << "complete -c queens -n __fish_use_subcommand -a " << command.name << " -d "
            << fish_quoted(command.summary) << '\n';
        for (const Option& option : listed_options(command)) {
            const std::string words = words_of(choices_of(option));
            if (is_operand(option) && words.empty() && !takes_file(option)) continue;
            out << "complete -c queens -n '__fish_seen_subcommand_from " << command.name << "'";
            if (!is_operand(option)) out << " -l " << std::string_view(option.name).substr(2);
            if (takes_file(option)) {
                out << (is_operand(option) ? " -F" : " -r -F");
            } else if (!is_operand(option) && option.value != nullptr) {
                out << " -x";
            }
            if (!words.empty()) out << " -a " << fish_quoted(words);
            if (!is_operand(option)) out << " -d " << fish_quoted(short_summary(option));
            out << '\n';
        }
    }
}

struct Shell {
    const char* name;
    void (*write)(std::ostream& out);
};

constexpr std::array<Shell, 3> shells{
    {{"bash", write_bash}, {"zsh", write_zsh}, {"fish", write_fish}}};

std::vector<Choice> shell_choices() {
    std::vector<Choice> choices;
    for (const Shell& shell : shells) choices.push_back({shell.name, ""});
    return choices;
}

constexpr Option shell_operand{.name = "SHELL",
                               .value = "SHELL",
                               .summary = "bash, zsh or fish",
                               .times = Times::once,
                               .choices = shell_choices};

Status write_completion(const Given& given, Console& console) {
    const std::string name = given.word(shell_operand).value_or("");
    const auto shell = std::find_if(shells.begin(), shells.end(),
                                    [&](const Shell& known) { return known.name == name; });
    if (shell == shells.end()) {
        throw Complaint("There are completions for bash, zsh and fish, not for \"" + name + "\".");
    }
    shell->write(console.out);
    return Status::yes;
}

}  // namespace

Subcommand completion_command() {
    return {"completion",
            "Print a script that completes commands and options in a shell",
            {shell_operand},
            "  bash: source <(queens completion bash)\n"
            "  zsh:  source <(queens completion zsh)\n"
            "  fish: queens completion fish | source",
            write_completion};
}

}  // namespace queens::cli
