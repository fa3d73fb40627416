// What the program has to say to the visitor.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/command.hpp"

namespace queens {

/// What a notice offers: the part of a faulty link that could be read, or to put the run away.
using Offer = std::variant<Link, CloseRun>;

/// What makes a notice untrue: why a count paused, and that a board is an explanation's.
enum class Until { dismissed, count_goes_on, explanation_ends };

/// Something the visitor should know: a sentence, and whether it is a complaint.
struct Notice {
    std::string text;
    bool complaint = true;
    std::optional<Offer> offer{};
    Until until = Until::dismissed;

    friend bool operator==(const Notice&, const Notice&) = default;
};

}  // namespace queens
