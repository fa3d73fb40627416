// How the name of a group is read.
#include "cli/group_option.hpp"

#include "core/say.hpp"
#include "core/words.hpp"

namespace queens::cli {

namespace {

std::string slugs() {
    std::vector<std::string> words;
    for (const NamedGroup& group : groups) words.emplace_back(group.slug);
    return listed(words);
}

}  // namespace

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
            say("Say which group: --group SLUG; there are {groups}.", {{"groups", slugs()}}));
    }
    if (const auto kind = group_of(*word)) return *kind;
    throw Complaint(say("There is no group {slug}; there are {groups}.",
                        {{"slug", in_quotes(*word)}, {"groups", slugs()}}));
}

}  // namespace queens::cli
