# Which processors the inner loops of counting are compiled for: see src/counting/kernels/vectors.hpp.
#
# On x86 all forms are compiled, and src/counting/kernels/kernels.cpp takes the best one that the
# processor understands when the program runs. In WebAssembly -msimd128 decides for the whole worker;
# every browser that is still supported has had these vectors since 2023 (Safari 16.4 came last).

if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT EMSCRIPTEN)
    set(bits -mpopcnt -mbmi -mbmi2)
    set(kernel_options_sse4 -msse4.2 ${bits})
    set(kernel_options_avx2 -mavx2 ${bits})
    set(kernel_options_avx512 -mavx512f -mavx512vpopcntdq ${kernel_options_avx2})
    set_source_files_properties(src/counting/kernels/kernels.cpp PROPERTIES
        COMPILE_DEFINITIONS QUEENS_X86_KERNELS)
endif()
foreach(kernel portable sse4 avx2 avx512 simd128)
    set_source_files_properties(src/counting/kernels/kernel_${kernel}.cpp PROPERTIES
        COMPILE_OPTIONS "${kernel_options_${kernel}}" SKIP_PRECOMPILE_HEADERS ON)
endforeach()
