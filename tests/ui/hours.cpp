// What hours of play leave behind in the program's memory.
#include <malloc.h>

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/random_script.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

/// What a sanitizer's allocator has handed out and not got back; absent where there is none.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
extern "C" __attribute__((weak)) std::size_t __sanitizer_get_current_allocated_bytes();

namespace {

/// Bytes that the program holds.
std::size_t held_bytes() {
    if (__sanitizer_get_current_allocated_bytes != nullptr) {
        return __sanitizer_get_current_allocated_bytes();
    }
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

/// Does what a script of that number of commands says, and draws a frame after each of them.
void play(Visitor& visitor, std::uint64_t seed, std::size_t commands) {
    for (const std::string& line : drawn_script(seed, commands)) {
        visitor.app.obey(line);
        static_cast<void>(visitor.app.take_requests());
        visitor.look();
    }
}

/// What is held on an empty board with nothing under way.
std::size_t held_at_rest(Visitor& visitor) {
    for (const char* line : {"close", "discard-count", "present on=0", "pen on=0"}) {
        visitor.app.obey(line);
    }
    visitor.open("n=8&room=place");
    return held_bytes();
}

}  // namespace

// The first rounds fill what has a bound: the boards to undo, the buffers of the largest picture.
TEST_CASE("who plays the same for a fourth time leaves nothing more behind") {
    constexpr std::uint64_t seed = 1;
    constexpr std::size_t commands = 1500;
    Visitor visitor;
    for (int round = 0; round < 3; ++round) play(visitor, seed, commands);
    const std::size_t before = held_at_rest(visitor);
    play(visitor, seed, commands);
    const std::size_t after = held_at_rest(visitor);
    INFO(before << " bytes became " << after);
    CHECK(after <= before + 20 * commands);
}
