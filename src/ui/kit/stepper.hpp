// Numbers that a visitor sets: by a button for less and one for more, or by typing.
#pragma once

#include <cstdint>
#include <string>

#include "ui/kit/kit.hpp"

namespace queens::ui {

/// A number with its name. The buttons have the ids `id`-less and `id`-more; `less` and `more` say
/// what they do.
struct Stepper {
    std::string id;
    std::string label;
    std::string less;
    std::string more;
    std::int64_t lowest = 0;
    std::int64_t highest = 0;
    std::string hint{};
};

/// Draws the number between its buttons; returns it, changed by one where one of them was pressed,
/// and held between `lowest` and `highest`.
[[nodiscard]] std::int64_t stepper(const Kit& kit, const Stepper& stepper, std::int64_t value);

/// The same with a field in which the number can be typed, its name above it.
[[nodiscard]] std::int64_t number_field(const Kit& kit, const Stepper& stepper, std::int64_t value);

}  // namespace queens::ui
