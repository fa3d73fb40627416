// What a visitor reads on the screen.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "ui/visitor.hpp"

namespace queens::tests {

/// Whether a text of the screen has these words in it.
[[nodiscard]] inline bool reads(const Visitor& visitor, std::string_view words) {
    const auto& all = visitor.record().all();
    return std::any_of(all.begin(), all.end(), [&](const ui::Shown& shown) {
        return shown.label.find(words) != std::string::npos;
    });
}

/// The same of a text that is neither scrolled away nor covered.
[[nodiscard]] inline bool reads_in_sight(const Visitor& visitor, std::string_view words) {
    const auto& all = visitor.record().all();
    return std::any_of(all.begin(), all.end(), [&](const ui::Shown& shown) {
        return shown.visible && shown.label.find(words) != std::string::npos;
    });
}

}  // namespace queens::tests
