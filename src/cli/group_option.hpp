// `--group SLUG`, the group of motions that a command is about.
#pragma once

#include "cli/command.hpp"
#include "symmetry/group.hpp"

namespace queens::cli {

[[nodiscard]] std::vector<Choice> group_choices();

inline constexpr Option group_option{"--group", "SLUG", "The group of motions:", group_choices};

/// The kind that was named; a Complaint if none was, or none that there is.
[[nodiscard]] GroupKind read_group(const Given& given);

}  // namespace queens::cli
