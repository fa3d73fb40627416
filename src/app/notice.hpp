// What the program has to say to the visitor.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/command.hpp"

namespace queens {

/// What a notice offers: the part of a faulty link that could be read, or to put the run away.
using Offer = std::variant<Link, CloseRun>;

/// Something the visitor should know: a sentence, and whether it is a complaint.
struct Notice {
    std::string text;
    bool complaint = true;
    std::optional<Offer> offer{};
    /// Whether it says why the count at hand paused, which is over once the count goes on.
    bool of_pause = false;

    friend bool operator==(const Notice&, const Notice&) = default;
};

}  // namespace queens
