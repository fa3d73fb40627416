// The inner loops of counting for x86 processors with AVX-512 and its population count.
#if defined(__AVX512F__)
#define QUEENS_VECTORS avx512
#define QUEENS_NAME "avx512"
#include "counting/kernels/kernel.inc"
#endif
