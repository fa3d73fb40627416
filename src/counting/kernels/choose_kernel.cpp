// Which builds of the inner loops this processor understands.
#include "counting/kernels/kernel.hpp"

namespace queens {

extern const Kernel kernel_portable;
extern const Kernel kernel_sse4;
extern const Kernel kernel_avx2;
extern const Kernel kernel_avx512;
extern const Kernel kernel_simd128;

std::vector<const Kernel*> kernels() {
    std::vector<const Kernel*> list;
#if defined(QUEENS_X86_KERNELS)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512vpopcntdq") != 0) {
        list.push_back(&kernel_avx512);
    }
    const bool bits = __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                      __builtin_cpu_supports("bmi2") != 0;
    if (bits && __builtin_cpu_supports("avx2") != 0) list.push_back(&kernel_avx2);
    if (bits && __builtin_cpu_supports("sse4.2") != 0) list.push_back(&kernel_sse4);
#elif defined(__wasm_simd128__)
    list.push_back(&kernel_simd128);
#endif
    list.push_back(&kernel_portable);
    return list;
}

}  // namespace queens
