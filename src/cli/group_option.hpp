// `--group SLUG`, and what the commands about groups say when a group does not act.
#pragma once

#include <optional>
#include <string>

#include "cli/options.hpp"
#include "symmetry/group.hpp"

namespace queens::cli {

struct GroupOption {
    std::optional<std::string> word;

    void add_to(CLI::App& command);
    /// The kind that was named; a Complaint if none was, or none that there is.
    [[nodiscard]] GroupKind read() const;
};

}  // namespace queens::cli
