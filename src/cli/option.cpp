// Describing options, and reading what was given for them.
#include "cli/option.hpp"

#include "cli/command.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens::cli {

std::vector<Choice> choices_of(const Option& option) {
    return option.choices == nullptr ? std::vector<Choice>{} : option.choices();
}

std::string description_of(const Option& option) {
    std::string text = option.summary;
    for (const Choice& choice : choices_of(option)) {
        if (choice.meaning.empty()) continue;
        text += "\n" + choice.word + ": " + choice.meaning;
    }
    return text;
}

std::uint64_t read_number(std::string_view name, const std::string& text, std::uint64_t lowest,
                          std::uint64_t highest) {
    const auto number = number_in<std::uint64_t>(text);
    if (number && *number >= lowest && *number <= highest) return *number;
    Sentence sentence = "{option} takes a whole number from {lowest} to {highest}, not {text}.";
    if (highest == UINT64_MAX) {
        sentence = lowest == 0
                       ? Sentence("{option} takes a whole number, not {text}.")
                       : Sentence("{option} takes a whole number from {lowest} on, not {text}.");
    }
    throw Complaint(say(sentence, {{"option", name},
                                   {"lowest", std::to_string(lowest)},
                                   {"highest", std::to_string(highest)},
                                   {"text", in_quotes(text)}}));
}

Given::Given(const std::vector<Option>& options) {
    for (const Option& option : options) words_[option.name];
}

void Given::add(const Option& option, std::string word) {
    words_.at(option.name).push_back(std::move(word));
}

std::optional<std::string> Given::word(const Option& option) const {
    const std::vector<std::string>& given = words(option);
    return given.empty() ? std::nullopt : std::optional(given.front());
}

const std::vector<std::string>& Given::words(const Option& option) const {
    return words_.at(option.name);
}

std::optional<std::uint64_t> Given::number(const Option& option, std::uint64_t lowest,
                                           std::uint64_t highest) const {
    const auto text = word(option);
    if (!text) return std::nullopt;
    return read_number(option.name, *text, lowest, highest);
}

}  // namespace queens::cli
