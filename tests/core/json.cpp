// What JSON says of texts, numbers and squares.
#include "core/json.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <limits>

using namespace queens;

TEST_CASE("quotation marks, backslashes and control characters are escaped") {
    CHECK(json_of("a \"b\" \\ c").text == R"("a \"b\" \\ c")");
    CHECK(json_of("\n\t\r\b\f\x01\x1f").text == R"("\n\t\r\b\f\u0001\u001f")");
    CHECK(json_of(std::string_view("\0", 1)).text == R"("\u0000")");
    CHECK(json_of("\x7f").text == "\"\x7f\"");
}

TEST_CASE("UTF-8 stays as it is, and every byte that is not becomes U+FFFD") {
    constexpr std::array as_is{"\xC3\xA9",     "\xE2\x99\x95", "\xF0\x9F\x91\x91",
                               "\xED\x9F\xBF", "\xEF\xBF\xBF", "\xF4\x8F\xBF\xBF"};
    for (const char* const text : as_is) {
        CHECK(json_of(text).text == '"' + std::string(text) + '"');
    }
    // Alone, in more bytes than needed, half of a pair, beyond the last character, cut off.
    constexpr std::array broken{
        "\x80", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x99", "\xFF"};
    for (const char* const text : broken) {
        std::string expected = "\"";
        for (std::size_t i = 0; i < std::string_view(text).size(); ++i) expected += "\xEF\xBF\xBD";
        CHECK(json_of(text).text == expected + '"');
    }
    CHECK(json_of("a\xE2\x99z").text == "\"a\xEF\xBF\xBD\xEF\xBF\xBDz\"");
}

TEST_CASE("a number has as few digits as give it back") {
    CHECK(json_of(0.1).text == "0.1");
    CHECK(json_of(0.1 + 0.2).text == "0.30000000000000004");
    CHECK(json_of(-2.5).text == "-2.5");
    CHECK(json_of(0.0).text == "0");
    CHECK(json_of(150000.0).text == "150000");
    CHECK(json_of(0.0001).text == "0.0001");
    CHECK(json_of(1.25e-7).text == "1.25e-07");
    CHECK(json_of(1e300).text == "1e+300");
    CHECK(json_of(std::numeric_limits<double>::infinity()).text == "null");
    CHECK(json_of(std::nan("")).text == "null");
}

TEST_CASE("squares, lists and missing values are written without blanks") {
    CHECK(json_of(Square{2, 5}).text == "[2,5]");
    CHECK(json_of(Conflict{{0, 1}, {2, 3}}).text == "[[0,1],[2,3]]");
    CHECK(json_of(std::vector<std::optional<int>>{1, std::nullopt}).text == "[1,null]");
    CHECK(JsonObject().field("n", 8).field("total", decimal(92)).json().text ==
          R"({"n":8,"total":"92"})");
    CHECK(JsonObject().json().text == "{}");
}
