// A program of libFuzzer: the bytes that it makes up go to the door that QUEENS_DOOR names.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "fuzz/doors.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::string broken = queens::doors::QUEENS_DOOR(bytes);
    if (broken.empty()) return 0;
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}
