// Links for ever: what was given away opens the same state in every later version.
#include <catch2/catch_test_macros.hpp>

#include "app/state/state.hpp"
#include "core/described.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

struct CorpusLink {
    const char* text;
    const char* state;
};

constexpr CorpusLink corpus[] = {
#include "app/state/link_corpus.inc"
};

StateReading opened(std::string_view text) {
    const LinkReading reading = read_link(text);
    REQUIRE(reading.ok());
    REQUIRE(reading.link);
    return state_of(*reading.link);
}

}  // namespace

TEST_CASE("every link that was given away opens the state that it opened then") {
    for (const CorpusLink& entry : corpus) {
        INFO(entry.text);
        const StateReading reading = opened(entry.text);
        CHECK(reading.complaint.empty());
        CHECK(described(link_of(reading.state)) == entry.state);
    }
}

TEST_CASE("the link of an opened state opens the same state") {
    for (const CorpusLink& entry : corpus) {
        INFO(entry.text);
        const State state = opened(entry.text).state;
        CHECK(opened(write_link(link_of(state))).state == state);
    }
}
