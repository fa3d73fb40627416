// Column plus row of every queen, at the edge of the board.
#include "app/look/look_sums.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

/// The texts beside the rows, from the top, and below them.
std::vector<std::string> beside(const std::string& link) {
    App app(1);
    app.apply(OpenLink{link});
    const Look look = look_of(app);
    std::vector<std::string> texts;
    for (const Look::Side& side : look.sides) texts.push_back(side.text);
    if (!look.foot.empty()) texts.push_back(look.foot);
    return texts;
}

/// The columns without queens before another one in a list.
std::string zeros(int count) {
    std::string list;
    for (int i = 0; i < count; ++i) list += "0.";
    return list;
}

std::string words(const std::string& link) { return sums_words(read_link(link).link->board); }

}  // namespace

TEST_CASE("the theorem about tori has the sum of every queen beside her row, and all at the foot") {
    const std::string theorem = "&t=torus&room=maths&topic=theorem";
    CHECK(beside("n=4&q=1.3.0.4" + theorem) == std::vector<std::string>{"3", "2", "3", "8"});
    CHECK(beside("n=4&b=Q2Q/3Q/4/4" + theorem) == std::vector<std::string>{"0, 3", "0", "3"});
    CHECK(beside("n=4" + theorem).empty());
}

TEST_CASE("sums are written in that topic only, on square boards that somebody can add up") {
    CHECK(beside("n=4&q=1.3.0.4&room=maths&topic=sums").empty());
    CHECK(beside("n=4&q=1.3.0.4&room=place&topic=theorem").empty());
    CHECK(beside("n=4x5&room=maths&topic=theorem").empty());
    CHECK(beside("n=33&q=" + zeros(32) + "1&room=maths&topic=theorem").empty());
    CHECK(beside("n=32&q=" + zeros(31) + "1&room=maths&topic=theorem").size() == 2);
}

TEST_CASE("with a queen in every row the sum says whether every number can be there once") {
    CHECK(words("n=4&q=1.3.0.4").ends_with("Place a queen in every row."));
    CHECK(
        words("n=4&q=3.1.4.2") ==
        "Column + row of your queens, modulo 4, add up to 4, which leaves 0. Every number once "
        "would leave 2: some number appears twice, and two queens share a diagonal of the torus.");
    CHECK(words("n=5&q=1.3.5.2.4") ==
          "Column + row of your queens, modulo 5, add up to 10, which leaves 0, as it would with "
          "every number "
          "once.");
}
