// The inner loops of counting for WebAssembly with vectors of 128 bits.
#if defined(__wasm_simd128__)
#define QUEENS_VECTORS simd128
#define QUEENS_NAME "simd128"
#include "counting/kernels/kernel.inc"
#endif
