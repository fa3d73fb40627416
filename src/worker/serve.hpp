// The whole of a worker: a line in and a line out.
#pragma once

#include <string>
#include <string_view>

#include "counting/cache.hpp"

namespace queens {

/// The answer line to a line, whatever it says. `cache` keeps the tables for the next one.
[[nodiscard]] std::string serve(std::string_view line, Cache& cache);
[[nodiscard]] std::string serve(std::string_view line);

}  // namespace queens
