# Settings that must stand before CMake looks at the compilers.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug or RelWithDebInfo" FORCE)
endif()

# Debian's Emscripten looks for its acorn module where Debian's own Node keeps it. Any other Node
# on the machine must be given its path, and only when something is linked.
if(CMAKE_TOOLCHAIN_FILE MATCHES "Emscripten" AND EXISTS /usr/share/nodejs/acorn)
    set(CMAKE_C_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=/usr/share/nodejs")
    set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_C_LINKER_LAUNCHER}")
endif()
