// Options as rows, and what a command line gave for them.
//
// Parsing, help, the manual and the completions of shells all read the rows. What was given is kept
// as words and read by the command, so that every complaint is a sentence of our own.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sentence.hpp"

namespace queens::cli {

/// A word that an option takes. Where it has a meaning, the help lists both.
struct Choice {
    std::string word;
    std::string meaning;
};

/// An option such as `--n N`, or an operand such as LINK.
struct Option {
    /// With its hyphens; of an operand in capitals.
    const char* name;
    /// What the help calls the word that it takes; null for a flag, which takes no word. The names
    /// of files are completed for FILE.
    const char* value;
    const char* summary;
    /// The words that it takes, where they can be listed.
    std::vector<Choice> (*choices)() = nullptr;
    bool required = false;
    /// Whether it may be given several times.
    bool repeats = false;
};

[[nodiscard]] constexpr Option flag(const char* name, const char* summary) {
    return {name, nullptr, summary};
}
[[nodiscard]] constexpr Option required(Option option) {
    option.required = true;
    return option;
}
[[nodiscard]] constexpr Option repeated(Option option) {
    option.repeats = true;
    return option;
}

[[nodiscard]] inline bool is_operand(const Option& option) { return option.name[0] != '-'; }
[[nodiscard]] inline bool is_flag(const Option& option) { return option.value == nullptr; }

/// Words from the rows of a table, by a member or a function of a row.
template <class Rows, class Word>
[[nodiscard]] std::vector<Choice> choices_from(const Rows& rows, Word word) {
    std::vector<Choice> choices;
    for (const auto& row : rows) choices.push_back({std::string(std::invoke(word, row)), ""});
    return choices;
}

/// The words that it takes; empty where they cannot be listed.
[[nodiscard]] std::vector<Choice> choices_of(const Option& option);

/// Its summary, and below it a line for every choice with a meaning.
[[nodiscard]] std::string description_of(const Option& option);

/// The complaint about a word that is not one of its choices: the sentence with the holes `word`
/// and `known`, all of them.
[[nodiscard]] std::string no_such(const Sentence& sentence, const Option& option,
                                  const std::string& word);

/// A whole number as it was given to the option of that name, or a Complaint.
[[nodiscard]] std::uint64_t read_number(std::string_view name, const std::string& text,
                                        std::uint64_t lowest, std::uint64_t highest);

/// What a command line gave for the options of its command. Asking for an option that is not in its
/// rows is a mistake of the program and throws std::out_of_range.
class Given {
  public:
    explicit Given(const std::vector<Option>& options);

    /// A flag is given with an empty word.
    void add(const Option& option, std::string word);

    [[nodiscard]] bool has(const Option& option) const { return !words(option).empty(); }
    [[nodiscard]] std::optional<std::string> word(const Option& option) const;
    /// All of them, in their order.
    [[nodiscard]] const std::vector<std::string>& words(const Option& option) const;
    /// A whole number, or a Complaint that names the option.
    [[nodiscard]] std::optional<std::uint64_t> number(const Option& option, std::uint64_t lowest,
                                                      std::uint64_t highest) const;

  private:
    std::map<std::string_view, std::vector<std::string>> words_;
};

}  // namespace queens::cli
