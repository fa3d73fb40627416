// Tests of catalogues: what is read, what is said, and what a broken file cannot do.
#include "core/catalogue.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "core/board_words.hpp"
#include "core/language.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/spoken.hpp"
#include "core/words.hpp"

using namespace queens;

namespace {

constexpr Sentence free_squares = "{count} {count|square is|squares are} free.";

}  // namespace

TEST_CASE("a sentence is found by the hash of its English words and its context") {
    CHECK(hash_of("") == 2166136261U);
    CHECK(hash_of("a") == 0xE40C292CU);
    CHECK(hash_of("foobar") == 0xBF9CF968U);
    CHECK(hash_of(Sentence("Count", "a tab")) != hash_of("Count"));
    CHECK(hash_of(Sentence("b", "a")) != hash_of(Sentence("ab")));
}

TEST_CASE("squares are free in French, none and one of them in the singular") {
    const Spoken french(
        catalogue_of({{free_squares, "{count} {count|case est libre|cases sont libres}."}}));
    REQUIRE(french.is_spoken);
    CHECK(say(free_squares, {{"count", 0}}) == "0 case est libre.");
    CHECK(say(free_squares, {{"count", 1}}) == "1 case est libre.");
    CHECK(say(free_squares, {{"count", 2}}) == "2 cases sont libres.");
    CHECK(say(free_squares, {{"count", 14200}}) ==
          "14\xE2\x80\xAF"
          "200 cases sont libres.");
}

TEST_CASE("numbers have the marks of the language that is spoken") {
    const Spoken french(catalogue_of({}));
    CHECK(grouped(14772512) ==
          "14\xE2\x80\xAF"
          "772\xE2\x80\xAF"
          "512");
    CHECK(fixed(2.25, 2) == "2,25");
    CHECK(percent(0.372) == "37,2 %");
    CHECK(duration(1.234) == "1,23 s");
}

TEST_CASE("what a link says is quoted as the language quotes, and cut off as it cuts") {
    const Spoken german(
        catalogue_of({{"\"{text}\"", "\xE2\x80\x9E{text}\xE2\x80\x9C"},
                      {"\"{text}...\"", "\xE2\x80\x9E{text}\xE2\x80\xA6\xE2\x80\x9C"}}));
    CHECK(in_quotes("torus") == "\xE2\x80\x9Etorus\xE2\x80\x9C");
    CHECK(in_quotes(std::string(25, 'q')) ==
          "\xE2\x80\x9E" + std::string(24, 'q') + "\xE2\x80\xA6\xE2\x80\x9C");
}

TEST_CASE("a million and a half is one in French, and two millions are more") {
    constexpr double year = 365.2425 * 24 * 3600;
    const Spoken french(catalogue_of({{"{n} {whole|million|million} years",
                                       "{n} {whole|million|millions} d'ann\xC3\xA9"
                                       "es"}}));
    CHECK(duration(1.5e6 * year) ==
          "1,5 million d'ann\xC3\xA9"
          "es");
    CHECK(duration(1.94e6 * year) ==
          "1,9 million d'ann\xC3\xA9"
          "es");
    CHECK(duration(1.99e6 * year) ==
          "2,0 millions d'ann\xC3\xA9"
          "es");
    CHECK(duration(32e6 * year) ==
          "32 millions d'ann\xC3\xA9"
          "es");
}

TEST_CASE("a sentence that is not translated yet is said in English") {
    const Spoken french(catalogue_of({{free_squares, "{count} libres"}}));
    CHECK(say("The board is empty.") == "The board is empty.");
}

TEST_CASE("a noun brings the forms of its language with it") {
    const Sentence english = noun_of(Piece::queen).forms();
    const Spoken french(
        catalogue_of({{english, "dame; a: une dame; the: la dame; of: de la dame"},
                      {Sentence("The lines of {piece:the}"), "Les lignes {piece:of}"}}));
    CHECK(say("The lines of {piece:the}", {{"piece", noun_of(Piece::queen)}}) ==
          "Les lignes de la dame");
    CHECK(say("{piece:The} on d4", {{"piece", noun_of(Piece::rook)}}) == "The rook on d4");
}

TEST_CASE("English is spoken again when the catalogue is put away") {
    { const Spoken french(catalogue_of({{"Undo", "Annuler"}})); }
    CHECK(say("Undo") == "Undo");
    CHECK(grouped(14200) == "14,200");
}

TEST_CASE("a catalogue that cannot be read changes nothing") {
    const std::string whole = catalogue_of({{"Undo", "Annuler"}, {free_squares, "{count} libres"}});
    const Spoken french(whole);
    for (std::size_t length = 1; length < whole.size(); ++length) {
        CHECK_FALSE(speak(whole.substr(0, length)));
    }
    CHECK_FALSE(speak(whole + "one more\n"));
    CHECK_FALSE(speak("queens-lab-words 2" + whole.substr(18)));
    CHECK_FALSE(speak(std::string(Catalogue::longest + 1, '\n')));
    std::string odd = whole;
    odd.replace(odd.find("{count}"), 7, "{count{");
    CHECK_FALSE(speak(odd));
    std::string unsorted = whole;
    const std::size_t hashes = unsorted.find("\n,\n") + 3;
    std::swap_ranges(unsorted.begin() + static_cast<std::ptrdiff_t>(hashes),
                     unsorted.begin() + static_cast<std::ptrdiff_t>(hashes + 8),
                     unsorted.begin() + static_cast<std::ptrdiff_t>(hashes + 8));
    CHECK_FALSE(speak(unsorted));
    CHECK(say("Undo") == "Annuler");
}

TEST_CASE("a hole that a translation has and its sentence has not stays visible") {
    const Spoken french(catalogue_of({{free_squares, "{count} cases, {others} autres"}}));
    REQUIRE(french.is_spoken);
    CHECK(say(free_squares, {{"count", 2}}) == "2 cases, {others} autres");
}

TEST_CASE("the largest and the smallest numbers have a form") {
    const auto catalogue = Catalogue::read(catalogue_of({}));
    REQUIRE(catalogue);
    CHECK(catalogue->form_for(INT64_MAX) == 1);
    CHECK(catalogue->form_for(INT64_MIN) == 1);
    CHECK(catalogue->form_for(-1) == 0);
    CHECK(catalogue->form_for(200) == 1);
}
