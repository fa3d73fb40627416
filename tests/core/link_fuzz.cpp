// Links that were cut, garbled or made of chance: every one must be read without harm.
#include <catch2/catch_test_macros.hpp>

#include "core/described.hpp"
#include "core/dice.hpp"
#include "core/link.hpp"
#include "fuzz/doors.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const std::vector<std::string> good_links{
    "https://example.org/lab/#v=1&n=8&t=torus&q=1.5.8.6.3.7.2.4&w=1-2.2-3&x=3-3&o=4-4&m=1-8-8.2-7",
    "#v=1&n=8&b=8/3Q4/2P5/5Q2/x6o/8/1Q6/8&a=min_conflicts&k=1.0.-4&s=42&i=137&room=lab",
    "v=1&p=FYY3JA&n=8", "#n%3D12x3%26b%3D12/10Qx/RBNKAPo5&view=3d"};

const std::string letters = "0123456789.-_=&/#%xoQPvntbqpwgmaski ,+\n\xff";

/// Reads any text; what comes of it must keep the promises of a reading.
void read_safely(const std::string& text) {
    const std::string broken = doors::link(text);
    if (!broken.empty()) FAIL(broken + " It was read: " + text);
}

}  // namespace

TEST_CASE("every beginning of a good link is read without harm") {
    for (const std::string& link : good_links) {
        CHECK(read_link(link).ok());
        for (std::size_t length = 0; length <= link.size(); ++length) {
            read_safely(link.substr(0, length));
            read_safely(link.substr(length));
        }
    }
}

TEST_CASE("a good link with some letters changed is read without harm") {
    Dice dice(51);
    for (int round = 0; round < 6000; ++round) {
        std::string text = good_links[static_cast<std::size_t>(dice.below(4))];
        for (int change = dice.between(1, 4); change > 0; --change) {
            const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(text.size())));
            const auto letter =
                static_cast<std::size_t>(dice.below(static_cast<int>(letters.size())));
            if (dice.one_in(3)) {
                text.insert(at, 1, letters[letter]);
            } else if (dice.one_in(3) && text.size() > 1) {
                text.erase(at, 1);
            } else {
                text[at] = letters[letter];
            }
        }
        read_safely(text);
    }
}

TEST_CASE("random bytes are read without harm") {
    Dice dice(52);
    for (int round = 0; round < 2000; ++round) {
        std::string text(static_cast<std::size_t>(dice.below(80)), ' ');
        for (char& letter : text) letter = static_cast<char>(dice.below(256));
        read_safely(text);
        read_safely("#n=5&q=" + text);
        read_safely("#n=5&b=" + text);
        read_safely("#n=5&p=" + text);
        read_safely("#n=5&m=" + text);
        read_safely("#n=5&g=" + text);
    }
}

TEST_CASE("random pairs of keys and values are read without harm") {
    Dice dice(53);
    const std::string keys = "vntbqpwxogmaskiz";
    for (int round = 0; round < 3000; ++round) {
        std::string text;
        for (int pair = dice.between(1, 6); pair > 0; --pair) {
            text += "&";
            text += keys[static_cast<std::size_t>(dice.below(static_cast<int>(keys.size())))];
            text += "=";
            for (int length = dice.below(8); length > 0; --length) {
                text +=
                    letters[static_cast<std::size_t>(dice.below(static_cast<int>(letters.size())))];
            }
        }
        read_safely(text);
    }
}
