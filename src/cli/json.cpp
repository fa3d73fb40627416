// The one source that knows the library for JSON, whose parser reads what we are given.
#include "cli/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace queens::cli {

namespace {

using Parsed = nlohmann::json;

bool is_object(const Parsed& value) { return value.is_object(); }
bool is_string(const Parsed& value) { return value.is_string(); }

/// What is read of an object that may hold lists of objects in as many levels; nothing if there
/// are more.
std::optional<JsonReading> reading_of(const Parsed& object, int levels) {
    JsonReading reading;
    for (const auto& [name, value] : object.items()) {
        if (value.is_string()) reading.strings[name] = value.get<std::string>();
        if (value.is_number()) reading.numbers[name] = value.get<double>();
        if (!value.is_array()) continue;
        if (std::all_of(value.begin(), value.end(), is_string)) {
            reading.texts[name] = value.get<std::vector<std::string>>();
        }
        if (!std::all_of(value.begin(), value.end(), is_object)) continue;
        std::vector<JsonReading>& list = reading.lists[name];
        for (const Parsed& item : value) {
            auto inner = levels > 0 ? reading_of(item, levels - 1) : std::nullopt;
            if (!inner) return std::nullopt;
            list.push_back(std::move(*inner));
        }
    }
    return reading;
}

}  // namespace

std::optional<JsonReading> read_json(std::string_view text) {
    const Parsed document = Parsed::parse(text, nullptr, false);
    return document.is_object() ? reading_of(document, most_json_levels) : std::nullopt;
}

}  // namespace queens::cli
