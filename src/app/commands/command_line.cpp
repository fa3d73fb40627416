// Lines cut into words, and the words given to the rows of the table.
#include "app/commands/command_line.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "app/commands/command_row.hpp"
#include "core/fragment.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

std::vector<CommandRow> all_rows() {
    std::vector<CommandRow> rows(Commands::count);
    for (auto* const part : {board_commands, view_commands, solve_commands, race_commands,
                             count_commands, link_commands, garden_commands, challenge_commands}) {
        for (CommandRow& row : part()) {
            const std::size_t place = row.place;
            rows[place] = std::move(row);
        }
    }
    return rows;
}

/// Puts the words of `key=word` pairs in the order of the keys; returns what is wrong, if anything.
std::string sort_words(const std::vector<std::string_view>& pairs, const CommandRow& row,
                       std::vector<std::optional<std::string_view>>& words) {
    for (const std::string_view pair : pairs) {
        const std::size_t sign = std::min(pair.find('='), pair.size());
        const std::string_view key = pair.substr(0, sign);
        const auto found = std::find(row.keys.begin(), row.keys.end(), key);
        if (found == row.keys.end() || sign == pair.size()) {
            return say("The command {slug} has no field {key}.",
                       {{"slug", row.slug}, {"key", in_quotes(key)}});
        }
        auto& word = words[static_cast<std::size_t>(found - row.keys.begin())];
        if (word) return say("The field {key} appears twice.", {{"key", key}});
        word = pair.substr(sign + 1);
    }
    const auto missing = std::find(words.begin(), words.end(), std::nullopt);
    if (missing == words.end()) return {};
    return say(
        "The command {slug} needs the field {key}.",
        {{"slug", row.slug}, {"key", row.keys[static_cast<std::size_t>(missing - words.begin())]}});
}

}  // namespace

const std::vector<CommandRow>& command_rows() {
    static const std::vector<CommandRow> rows = all_rows();
    return rows;
}

std::variant<Command, std::string> read_command(std::string_view line, Size size) {
    std::vector<std::string_view> parts = split(line, ' ');
    parts.erase(std::remove(parts.begin(), parts.end(), std::string_view{}), parts.end());
    const std::string_view slug = parts.empty() ? std::string_view{} : parts.front();
    const auto& rows = command_rows();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const CommandRow& one) { return one.slug == slug; });
    if (row == rows.end()) return say("There is no command {slug}.", {{"slug", in_quotes(slug)}});
    parts.erase(parts.begin());
    std::vector<std::optional<std::string_view>> sorted(row->keys.size());
    if (std::string complaint = sort_words(parts, *row, sorted); !complaint.empty()) {
        return complaint;
    }
    std::vector<std::string_view> words;
    for (const auto& word : sorted) words.push_back(*word);
    std::optional<Command> command;
    const std::size_t taken = row->read(words, size, command);
    if (taken == words.size()) return *std::move(command);
    return say("The field {key} of the command {slug} cannot be {word}.",
               {{"key", row->keys[taken]}, {"slug", slug}, {"word", in_quotes(words[taken])}});
}

std::string write_command(const Command& command, Size size) {
    const CommandRow& row = command_rows()[command.place()];
    const std::vector<std::string> words = row.words(command, size);
    std::string line(row.slug);
    for (std::size_t i = 0; i < words.size(); ++i) {
        line += ' ';
        line += row.keys[i];
        line += '=';
        line += words[i];
    }
    return line;
}

}  // namespace queens
