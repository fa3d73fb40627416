// Numbers, and strings with what JSON wants to be escaped.
#include "core/json.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace queens {

namespace {

/// More digits than any number needs.
constexpr int most_digits = 24;
/// Numbers between these are written without an exponent.
constexpr double small = 1e-4;
constexpr double large = 1e15;
constexpr std::string_view replacement = "\xEF\xBF\xBD";

unsigned byte_at(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

/// The bytes of the character that the text begins with, 0 if it is not UTF-8: no byte missing, the
/// shortest form, no half of a pair, nothing beyond U+10FFFF.
std::size_t length_of_character(std::string_view text) {
    struct Form {
        unsigned first, last, lowest, highest;
        std::size_t length;
    };
    // The first byte lies between `first` and `last`, the second one between the others.
    constexpr std::array<Form, 9> forms{{{0x00, 0x7F, 0x00, 0xFF, 1},
                                         {0xC2, 0xDF, 0x80, 0xBF, 2},
                                         {0xE0, 0xE0, 0xA0, 0xBF, 3},
                                         {0xE1, 0xEC, 0x80, 0xBF, 3},
                                         {0xED, 0xED, 0x80, 0x9F, 3},
                                         {0xEE, 0xEF, 0x80, 0xBF, 3},
                                         {0xF0, 0xF0, 0x90, 0xBF, 4},
                                         {0xF1, 0xF3, 0x80, 0xBF, 4},
                                         {0xF4, 0xF4, 0x80, 0x8F, 4}}};
    const unsigned first = byte_at(text, 0);
    const unsigned second = byte_at(text, 1);
    for (const Form& form : forms) {
        if (first < form.first || first > form.last) continue;
        if (second < form.lowest || second > form.highest) return 0;
        for (std::size_t at = 2; at < form.length; ++at) {
            const unsigned byte = byte_at(text, at);
            if (byte < 0x80 || byte > 0xBF) return 0;
        }
        return form.length;
    }
    return 0;
}

std::string escaped(char sign) {
    switch (sign) {
        case '"': return R"(\")";
        case '\\': return R"(\\)";
        case '\b': return R"(\b)";
        case '\f': return R"(\f)";
        case '\n': return R"(\n)";
        case '\r': return R"(\r)";
        case '\t': return R"(\t)";
        default: break;
    }
    constexpr char first_printable = ' ';
    if (sign >= first_printable || sign < 0) return {sign};
    std::array<char, 8> code{};
    std::snprintf(code.data(), code.size(), "\\u%04x", static_cast<unsigned>(sign));
    return code.data();
}

}  // namespace

Json json_of(double number) {
    if (!std::isfinite(number)) return {};
    const double size = std::abs(number);
    const bool is_plain = size == 0 || (size >= small && size < large);
    std::array<char, 48> text{};
    for (int digits = 0; digits <= most_digits; ++digits) {
        if (is_plain) {
            std::snprintf(text.data(), text.size(), "%.*f", digits, number);
        } else {
            std::snprintf(text.data(), text.size(), "%.*e", digits, number);
        }
        if (std::strtod(text.data(), nullptr) == number) break;
    }
    return {text.data()};
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = length_of_character(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

Json json_of(std::string_view text) {
    std::string written = "\"";
    while (!text.empty()) {
        const std::size_t length = length_of_character(text);
        if (length == 1) {
            written += escaped(text.front());
        } else {
            written += length == 0 ? replacement : text.substr(0, length);
        }
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return {written + '"'};
}

Json json_of(Square square) { return json_of(std::vector{square.row, square.column}); }

Json json_of(const Conflict& conflict) {
    return json_of(std::vector{conflict.first, conflict.second});
}

void JsonObject::add(std::string_view name, const Json& value) {
    fields_ += (fields_.empty() ? "" : ",") + json_of(name).text + ":" + value.text;
}

}  // namespace queens
