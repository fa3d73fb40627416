// The builds of the inner loops of counting, one for each kind of processor. Those of each method
// stand by themselves, so that a program that has no use for one of them need not carry it.
#pragma once

#include <vector>

#include "counting/boards/board_kernel.hpp"
#include "counting/halves/halves_kernel.hpp"
#include "counting/torus/torus_kernel.hpp"
#include "counting/trees/tree_kernel.hpp"

namespace queens {

/// The builds that this processor understands, the fastest first; natively the portable one is
/// last.
[[nodiscard]] std::vector<const HalvesKernel*> halves_kernels();
[[nodiscard]] std::vector<const TorusKernel*> torus_kernels();
[[nodiscard]] std::vector<const BoardKernel*> board_kernels();
[[nodiscard]] std::vector<const TreeKernel*> tree_kernels();

}  // namespace queens
