// The inner loops of counting for x86 processors with AVX2.
#if defined(__AVX2__)
#define QUEENS_VECTORS avx2
#define QUEENS_NAME "avx2"
#include "counting/kernels/kernel.inc"
#endif
