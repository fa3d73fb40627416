// Values as JSON writes them, for whoever writes a document: on one line, without blanks.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/attacks.hpp"
#include "core/square.hpp"

namespace queens {

/// A value as it is written.
struct Json {
    std::string text = "null";
};

[[nodiscard]] inline Json json_of(Json value) { return value; }
[[nodiscard]] inline Json json_of(std::nullptr_t) { return {}; }
[[nodiscard]] inline Json json_of(bool value) { return {value ? "true" : "false"}; }
/// With as few digits as give the number back; null if it is not finite.
[[nodiscard]] Json json_of(double number);
/// UTF-8; a byte that is not becomes U+FFFD.
[[nodiscard]] Json json_of(std::string_view text);
[[nodiscard]] inline Json json_of(const char* text) { return json_of(std::string_view(text)); }
/// Whether a text is UTF-8: no byte missing, the shortest forms, nothing beyond U+10FFFF.
[[nodiscard]] bool is_utf8(std::string_view text);
/// [row, column], from 0.
[[nodiscard]] Json json_of(Square square);
/// A pair of positions.
[[nodiscard]] Json json_of(const Conflict& conflict);

template <std::integral Number>
[[nodiscard]] Json json_of(Number number) {
    return {std::to_string(number)};
}

template <class Value>
[[nodiscard]] Json json_of(const std::vector<Value>& values);

/// Null where there is no value.
template <class Value>
[[nodiscard]] Json json_of(const std::optional<Value>& value) {
    return value ? json_of(*value) : Json();
}

template <class Value>
[[nodiscard]] Json json_of(const std::vector<Value>& values) {
    std::string text = "[";
    for (const Value& value : values) text += (text.size() > 1 ? "," : "") + json_of(value).text;
    return {text + "]"};
}

/// A count as a decimal string, since counts pass 2^53.
[[nodiscard]] inline Json decimal(std::uint64_t count) {
    return {"\"" + std::to_string(count) + "\""};
}
[[nodiscard]] inline Json decimal(std::optional<std::uint64_t> count) {
    return count ? decimal(*count) : Json();
}

/// An object, whose fields keep the order in which they were added.
class JsonObject {
  public:
    template <class Value>
    JsonObject& field(std::string_view name, const Value& value) {
        add(name, json_of(value));
        return *this;
    }
    [[nodiscard]] Json json() const { return {"{" + fields_ + "}"}; }

  private:
    void add(std::string_view name, const Json& value);

    std::string fields_;
};

[[nodiscard]] inline Json json_of(const JsonObject& object) { return object.json(); }

}  // namespace queens
