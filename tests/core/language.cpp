// Tests of the one place where a sentence becomes its text, and of nouns and their forms.
#include "core/language.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/board_words.hpp"
#include "core/made_up_language.hpp"
#include "core/say.hpp"

using namespace queens;

TEST_CASE("a noun stands in a hole in the form that the sentence asks for") {
    const Noun& amazon = noun_of(Piece::amazon);
    CHECK(say("{piece:A} on {square}, {piece:the} and {piece}",
              {{"piece", amazon}, {"square", "d4"}}) == "An amazon on d4, the amazon and amazon");
    CHECK(say("{piece:dative}", {{"piece", amazon}}) == "amazon");
}

TEST_CASE("every piece has its forms, and a number of them") {
    for (int kind = 1; kind <= static_cast<int>(Piece::forbidden); ++kind) {
        const auto piece = static_cast<Piece>(kind);
        const std::string name(name_of(piece));
        CHECK(say("{piece}", {{"piece", noun_of(piece)}}) == name);
        CHECK(say("{piece:the}", {{"piece", noun_of(piece)}}) == "the " + name);
        CHECK(say("{piece:a}", {{"piece", noun_of(piece)}}).ends_with(" " + name));
        CHECK(say(number_of(piece), {{"n", 1}}) == "1 " + name);
        CHECK(say(number_of(piece), {{"n", 2}}) == "2 " + name + "s");
    }
}

TEST_CASE("a noun without one of the forms of English does not compile") {
    STATIC_CHECK(is_noun("queen; a: a queen; the: the queen"));
    STATIC_CHECK_FALSE(is_noun("queen"));
    STATIC_CHECK_FALSE(is_noun("queen; a: a queen"));
    STATIC_CHECK_FALSE(is_noun("queen; a: a queen; the: the {queen}"));
}

TEST_CASE("another language has its own words, and is spoken until English is again") {
    constexpr Sentence sentence = "{count} {count|square is|squares are} free.";
    {
        const tests::MadeUpLanguage language;
        CHECK(say(sentence, {{"count", 2}}) == "2" + tests::between_signs(" ") +
                                                   tests::between_signs("squares are") +
                                                   tests::between_signs(" free."));
        CHECK(say("{piece:the}", {{"piece", noun_of(Piece::queen)}}) ==
              tests::between_signs("the queen"));
    }
    CHECK(say(sentence, {{"count", 2}}) == "2 squares are free.");
}

TEST_CASE("what fills a hole without being a sentence is seen outside the signs") {
    const tests::MadeUpLanguage language;
    CHECK(tests::outside_signs(say("Place {what}.", {{"what", "queens"}})) == " queens ");
    CHECK(tests::outside_signs(say("Place {what}.", {{"what", Sentence("queens")}})) == "   ");
}
