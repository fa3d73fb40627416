// The inner loops of counting for x86 processors with SSE4.2.
#if defined(__SSE4_2__)
#define QUEENS_VECTORS sse4
#define QUEENS_NAME "sse4"
#include "counting/kernels/kernel.inc"
#endif
