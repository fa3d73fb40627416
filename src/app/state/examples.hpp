// Boards that a visitor can open: famous ones with a question each, and those of the papers.
#pragma once

#include <span>
#include <string_view>

#include "core/sentence.hpp"

namespace queens {

/// A board as a link, with what it shows or asks, and where it stands if that is a paper.
struct Example {
    Sentence title;
    Sentence source;
    std::string_view link;
};

/// Those with a question; the site has a page with the answer of each (scripts/site/famous.mjs).
[[nodiscard]] std::span<const Example> questions_to_try();
/// Those of the papers.
[[nodiscard]] std::span<const Example> examples();

}  // namespace queens
