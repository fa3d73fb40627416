// The builds of the inner loops of counting, one for each kind of processor.
#pragma once

#include <vector>

#include "counting/boards/board_kernel.hpp"
#include "counting/halves/halves_kernel.hpp"
#include "counting/torus/torus_kernel.hpp"

namespace queens {

/// One build. All of them do the same work.
struct Kernel {
    const char* name;
    HalvesKernel halves;
    TorusKernel torus;
    BoardKernel board;
};

/// The builds that this processor understands, the fastest first.
[[nodiscard]] std::vector<const Kernel*> kernels();

}  // namespace queens
