// Boards of the papers that a visitor can open.
#pragma once

#include <span>
#include <string_view>

#include "core/sentence.hpp"

namespace queens {

/// A board as a link, with what it shows and where it stands.
struct Example {
    Sentence title;
    Sentence source;
    std::string_view link;
};

[[nodiscard]] std::span<const Example> examples();

}  // namespace queens
