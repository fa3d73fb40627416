// Documents in JSON that commands read; what they write is in core/json.hpp.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"

namespace queens::cli {

using queens::json_of;

/// What is read of an object: its strings, its numbers, its lists of strings and its lists of
/// objects, by name. An empty list is both.
struct JsonReading {
    std::map<std::string, std::string> strings;
    std::map<std::string, double> numbers;
    std::map<std::string, std::vector<std::string>> texts;
    std::map<std::string, std::vector<JsonReading>> lists;
};

/// The most lists of objects inside each other; nothing that we write has more than two.
inline constexpr int most_json_levels = 16;

/// The object that is the whole text; nothing if it is not one, or has more levels.
[[nodiscard]] std::optional<JsonReading> read_json(std::string_view text);

}  // namespace queens::cli
