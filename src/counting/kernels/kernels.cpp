// Which builds of the inner loops this processor understands.
#include "counting/kernels/kernels.hpp"

#include <initializer_list>
#include <utility>

namespace queens {

#define QUEENS_BUILD(kind)                   \
    namespace kind {                         \
    extern const HalvesKernel halves_kernel; \
    extern const TorusKernel torus_kernel;   \
    extern const BoardKernel board_kernel;   \
    extern const TreeKernel tree_kernel;     \
    }
QUEENS_BUILD(portable)
QUEENS_BUILD(sse4)
QUEENS_BUILD(avx2)
QUEENS_BUILD(avx512)
QUEENS_BUILD(simd128)
#undef QUEENS_BUILD

namespace {

template <class Kernel>
std::vector<const Kernel*> understood(
    std::initializer_list<std::pair<bool, const Kernel*>> builds) {
    std::vector<const Kernel*> kernels;
    for (const auto& [is_understood, kernel] : builds) {
        if (is_understood) kernels.push_back(kernel);
    }
    return kernels;
}

#if defined(QUEENS_X86_KERNELS)

bool has_avx512() {
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512vpopcntdq") != 0;
}
bool has_bits() {
    __builtin_cpu_init();
    return __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0 &&
           __builtin_cpu_supports("bmi2") != 0;
}
bool has_avx2() { return has_bits() && __builtin_cpu_supports("avx2") != 0; }
bool has_sse4() { return has_bits() && __builtin_cpu_supports("sse4.2") != 0; }

#define QUEENS_BUILDS(kernel)                                                                      \
    {                                                                                              \
        {has_avx512(), &avx512::kernel}, {has_avx2(), &avx2::kernel}, {has_sse4(), &sse4::kernel}, \
        {                                                                                          \
            true, &portable::kernel                                                                \
        }                                                                                          \
    }
#elif defined(__wasm_simd128__)
// A program with vectors does not start where they are not understood.
#define QUEENS_BUILDS(kernel)      \
    {                              \
        { true, &simd128::kernel } \
    }
#else
#define QUEENS_BUILDS(kernel)       \
    {                               \
        { true, &portable::kernel } \
    }
#endif

}  // namespace

std::vector<const HalvesKernel*> halves_kernels() {
    return understood<HalvesKernel>(QUEENS_BUILDS(halves_kernel));
}
std::vector<const TorusKernel*> torus_kernels() {
    return understood<TorusKernel>(QUEENS_BUILDS(torus_kernel));
}
std::vector<const BoardKernel*> board_kernels() {
    return understood<BoardKernel>(QUEENS_BUILDS(board_kernel));
}
std::vector<const TreeKernel*> tree_kernels() {
    return understood<TreeKernel>(QUEENS_BUILDS(tree_kernel));
}

}  // namespace queens
