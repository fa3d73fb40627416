// Fixed work for step machines at full speed, and for plain loops that visit the same nodes.
#pragma once

#include <array>
#include <cstdint>

namespace queens::cli {

/// What a search found, and the queens it placed for that.
struct Searched {
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
};

/// A search under the name of its idea and the rows of the board. A machine names the loop that
/// does the same work without pauses.
struct MachineWork {
    const char* name;
    const char* loop;
    Searched (*search)();
};

/// Richards' search over bitmasks without any symmetry, as everybody writes it, and the machine;
/// then the search that tests square after square, and the machine.
[[nodiscard]] const std::array<MachineWork, 4>& machine_works();

}  // namespace queens::cli
