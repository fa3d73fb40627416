// The inner loops of counting without any vector instructions of their own.
#define QUEENS_PORTABLE
#define QUEENS_VECTORS portable
#define QUEENS_NAME "portable"
#include "counting/kernels/kernel.inc"
