// The way to a sequence of the OEIS.
#pragma once

#include <string>

#include "ui/frame.hpp"

namespace queens::ui {

/// The words as a link to the page of a sequence, which begins where other text does.
void link_to_sequence(const Frame& frame, const std::string& sequence, const std::string& words);

}  // namespace queens::ui
