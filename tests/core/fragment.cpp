// Fragments: found, decoded and split.
#include "core/fragment.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

using Views = std::vector<std::string_view>;

TEST_CASE("the fragment is what follows the first hash") {
    CHECK(fragment_in("https://example.org/lab/?x=1#v=1&n=8") == "v=1&n=8");
    CHECK(fragment_in("#v=1&n=8") == "v=1&n=8");
    CHECK(fragment_in("v=1&n=8") == "v=1&n=8");
    CHECK(fragment_in("#a#b") == "a#b");
    CHECK(fragment_in("https://example.org/?a=%23b#n=5") == "n=5");
    CHECK(fragment_in("  \n#n=5 \r\n") == "n=5");
    for (const std::string behind : {".", "!)", "?\"", ",", "%20", "\xE2\x80\x9D.", " \xC2\xBB."}) {
        CHECK(fragment_in("https://example.org/#n=6&goal=solution" + behind) ==
              "n=6&goal=solution");
    }
}

TEST_CASE("an address without a hash has an empty fragment") {
    CHECK(fragment_in("https://example.org/lab/index.html").empty());
    CHECK(fragment_in("file:///home/queens.html?n=8").empty());
    CHECK(fragment_in("https://example.org/#").empty());
    CHECK(fragment_in("...").empty());
    CHECK(fragment_in("#n=3&b=3/.Q.") == "n=3&b=3/.Q.");
    CHECK(fragment_in("").empty());
    CHECK(fragment_in("n=8&room=x://y") == "n=8&room=x://y");
}

TEST_CASE("an address encoded as a whole still has its fragment") {
    CHECK(fragment_in("https%3A%2F%2Fexample.org%2F%23v%3D1%26n%3D8") == "v=1&n=8");
    CHECK(fragment_in("https%253A%252F%252Fexample.org%252F%2523n%253D8") == "n=8");
}

TEST_CASE("a link is decoded twice and not a third time") {
    CHECK(fragment_in("#b=8%2F8") == "b=8/8");
    CHECK(fragment_in("#b=8%252F8") == "b=8/8");
    CHECK(fragment_in("#b=8%25252F8") == "b=8%2F8");
    CHECK(fragment_in("#b=%zz%4") == "b=%zz%4");
    CHECK(fragment_in("#b=%") == "b=%");
    CHECK(fragment_in("#b=%00") == std::string("b=\0", 3));
}

TEST_CASE("keys and values are split at the first equals sign") {
    const auto pairs = pairs_in("v=1&&n=8&amp;q=a=b&x&=7");
    REQUIRE(pairs.size() == 5);
    CHECK(pairs[0] == std::pair<std::string_view, std::string_view>{"v", "1"});
    CHECK(pairs[1] == std::pair<std::string_view, std::string_view>{"n", "8"});
    CHECK(pairs[2] == std::pair<std::string_view, std::string_view>{"q", "a=b"});
    CHECK(pairs[3] == std::pair<std::string_view, std::string_view>{"x", ""});
    CHECK(pairs[4] == std::pair<std::string_view, std::string_view>{"", "7"});
    CHECK(pairs_in("").empty());
}

TEST_CASE("lists may have commas, spaces and dashes") {
    CHECK(entries_in("1.2.3", ".,-") == Views{"1", "2", "3"});
    CHECK(entries_in("1, 2 ,3", ".,-") == Views{"1", "2", "3"});
    CHECK(entries_in(" 1  2+3 ", ".,-") == Views{"1", "2", "3"});
    CHECK(entries_in("1-2-3", ".,-") == Views{"1", "2", "3"});
    CHECK(entries_in("1-2.3-4", ".,") == Views{"1-2", "3-4"});
    CHECK(entries_in("1..3", ".,-") == Views{"1", "", "3"});
    CHECK(entries_in(".1", ".,-") == Views{"", "1"});
    CHECK(entries_in("1.2.", ".,-") == Views{"1", "2"});
    CHECK(entries_in("", ".,-").empty());
    CHECK(entries_in("   ", ".,-").empty());
}

TEST_CASE("text is split into at least one part") {
    CHECK(split("", '/') == Views{""});
    CHECK(split("8", '/') == Views{"8"});
    CHECK(split("/8/", '/') == Views{"", "8", ""});
}
