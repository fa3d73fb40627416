// How the name of a group is read.
#include "cli/group_option.hpp"

namespace queens::cli {

namespace {

std::string slugs() {
    std::string list;
    for (const NamedGroup& group : groups) {
        const bool last = &group == &groups.back();
        list += (list.empty() ? "" : last ? " and " : ", ") + std::string(group.slug);
    }
    return list;
}

}  // namespace

void GroupOption::add_to(CLI::App& command) {
    std::string list = "The group of motions:";
    for (const NamedGroup& group : groups) {
        list += "\n" + std::string(group.slug) + ": " + std::string(group.summary);
    }
    add_word(command, "--group", "SLUG", word, list);
}

GroupKind GroupOption::read() const {
    if (!word) throw Complaint("Say which group: --group SLUG; there are " + slugs() + ".");
    if (const auto kind = group_of(*word)) return *kind;
    throw Complaint("There is no group \"" + *word + "\"; there are " + slugs() + ".");
}

}  // namespace queens::cli
