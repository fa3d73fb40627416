// Numbers with decimals in the lines of workers and of files.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace queens {

/// With as many digits as bring the same number back.
[[nodiscard]] std::string write_decimal(double number);

/// The finite number, not negative, that the whole text writes in decimal digits, perhaps with a
/// point and an exponent; nothing for other texts.
[[nodiscard]] std::optional<double> read_decimal(std::string_view text);

}  // namespace queens
