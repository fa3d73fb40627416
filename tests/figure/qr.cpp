// QR codes of links.
#include "figure/qr.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

/// The finder pattern in three corners of every code: a dark block in a dark ring.
bool has_finder(const QrModules& modules, std::size_t row, std::size_t column) {
    for (std::size_t r = 0; r < 7; ++r) {
        for (std::size_t c = 0; c < 7; ++c) {
            const bool on_ring = r == 0 || c == 0 || r == 6 || c == 6;
            const bool in_block = r >= 2 && r <= 4 && c >= 2 && c <= 4;
            if (modules[row + r][column + c] != (on_ring || in_block)) return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("the code of a link is square and has its three finders") {
    const auto code = qr_of("https://example.org/queens/#v=1&n=8&q=1.5.8.6.3.7.2.4");
    REQUIRE(code);
    const std::size_t side = code->size();
    CHECK(side % 4 == 1);
    CHECK(has_finder(*code, 0, 0));
    CHECK(has_finder(*code, 0, side - 7));
    CHECK(has_finder(*code, side - 7, 0));
    CHECK_FALSE(has_finder(*code, side - 7, side - 7));
}

TEST_CASE("the list of 75 queens has a code that the back row can read") {
    std::string link = "https://example.org/queens/#v=1&n=75&q=";
    for (int i = 1; i <= 75; ++i) link += std::to_string(i) + ".";
    const auto code = qr_of(link);
    REQUIRE(code);
    // Version 10 has 57 modules a side, and each version four more.
    CHECK(code->size() <= 65);
}

TEST_CASE("a link that no code holds has none, and the longest that one holds does") {
    CHECK(qr_of(std::string(longest_in_qr, 'a')));
    CHECK_FALSE(qr_of(std::string(longest_in_qr + 1, 'a')));
}

TEST_CASE("a code is drawn with four light modules around it") {
    const QrModules one{{true}};
    CHECK(text_of(one).find("\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\xE2\x96\x84") !=
          std::string::npos);
    CHECK(svg_of(one).find("viewBox=\"0 0 9 9\"") != std::string::npos);
    CHECK(svg_of(one).find("M4 4h1v1h-1z") != std::string::npos);
}
