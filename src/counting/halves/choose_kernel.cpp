// Which builds of the half-board method's inner loops this processor understands.
#include "counting/halves/halves.hpp"

namespace queens {

extern const HalvesKernel kernel_portable;
extern const HalvesKernel kernel_sse4;
extern const HalvesKernel kernel_avx2;
extern const HalvesKernel kernel_avx512;
extern const HalvesKernel kernel_simd128;

std::vector<const HalvesKernel*> halves_kernels() {
    std::vector<const HalvesKernel*> kernels;
#if defined(QUEENS_X86_KERNELS)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512vpopcntdq") != 0) {
        kernels.push_back(&kernel_avx512);
    }
    const bool bits = __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                      __builtin_cpu_supports("bmi2") != 0;
    if (bits && __builtin_cpu_supports("avx2") != 0) kernels.push_back(&kernel_avx2);
    if (bits && __builtin_cpu_supports("sse4.2") != 0) kernels.push_back(&kernel_sse4);
#elif defined(__wasm_simd128__)
    kernels.push_back(&kernel_simd128);
#endif
    kernels.push_back(&kernel_portable);
    return kernels;
}

}  // namespace queens
