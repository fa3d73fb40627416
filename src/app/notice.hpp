// What the program has to say to the visitor.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/command.hpp"

namespace queens {

/// What a notice offers: the part of a faulty link that could be read, or to put the run away.
using Offer = std::variant<Link, CloseRun>;

/// What ends a notice: whoever has read it, and what makes it untrue: that the count goes on whose
/// pause it explains or of which it says how far it is, that the explanation ends to which it says
/// the board belongs, or that nobody waits any more for the garden that it says is growing.
enum class Until { dismissed, count_goes_on, explanation_ends, garden_is_there };

/// Something the visitor should know: a sentence, and whether it is a complaint.
struct Notice {
    std::string text;
    bool complaint = true;
    std::optional<Offer> offer{};
    Until until = Until::dismissed;

    friend bool operator==(const Notice&, const Notice&) = default;
};

}  // namespace queens
