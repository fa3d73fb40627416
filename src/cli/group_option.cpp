// How the name of a group is read.
#include "cli/group_option.hpp"

#include "core/say.hpp"

namespace queens::cli {

std::vector<Choice> group_choices() {
    std::vector<Choice> choices;
    for (const NamedGroup& group : groups) {
        choices.push_back({std::string(group.slug), say(group.summary)});
    }
    return choices;
}

GroupKind read_group(const Given& given) {
    const auto word = given.word(group_option);
    if (!word) {
        throw Complaint(
            no_such("Say which group: --group SLUG; there are {known}.", group_option, ""));
    }
    if (const auto kind = choice_of<GroupKind>(*word)) return *kind;
    throw Complaint(no_such("There is no group {word}; there are {known}.", group_option, *word));
}

}  // namespace queens::cli
