// What can be done with a list of results: it is taken along as a table, or forgotten.
#pragma once

#include <string>

#include "ui/frame.hpp"

namespace queens::ui {

/// A button of the row: its name for tests and readers, what is said of it, and what it does.
struct ResultsButton {
    std::string id;
    std::string hint;
    Command command;
};

/// "Copy as CSV".
void draw_copy_button(const Frame& frame, const ResultsButton& copy);

/// That and "Forget them", beside each other.
void draw_results_row(const Frame& frame, const ResultsButton& copy, const ResultsButton& forget);

}  // namespace queens::ui
