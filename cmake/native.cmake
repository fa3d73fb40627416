# The native programs: `queens` on the command line, `queens-lab` in a window, and the tests.

# Debian's header-only libraries where they are installed, otherwise the same versions as sources.
find_package(CLI11 CONFIG QUIET)
if(NOT CLI11_FOUND)
    FetchContent_MakeAvailable(cli11)
endif()
find_package(nlohmann_json CONFIG QUIET)
if(NOT nlohmann_json_FOUND)
    FetchContent_MakeAvailable(nlohmann_json)
endif()

# The commands are a library, so that the tests can call them and read what they write.
file(GLOB cli_sources CONFIGURE_DEPENDS src/cli/*.cpp)
list(REMOVE_ITEM cli_sources "${PROJECT_SOURCE_DIR}/src/cli/main.cpp"
    "${PROJECT_SOURCE_DIR}/src/cli/machine_bench.cpp")
queens_library(queens_cli ${cli_sources})
target_link_libraries(queens_cli PUBLIC queens_core nlohmann_json::nlohmann_json
    PRIVATE CLI11::CLI11)
queens_program(queens src/cli/main.cpp)
target_link_libraries(queens PRIVATE queens_cli)

if(QUEENS_NATIVE_WINDOW)
    find_package(SDL2 CONFIG QUIET)
    find_package(OpenGL QUIET)
    if(NOT SDL2_FOUND OR NOT OPENGL_FOUND)
        message(STATUS "SDL2 or OpenGL is missing, so queens-lab (the native window) is left out")
    else()
        queens_add_imgui_drivers(imgui_drivers)
        target_link_libraries(imgui_drivers PUBLIC SDL2::SDL2 OpenGL::GL)
        queens_program(queens-lab src/main.cpp src/platform/native.cpp)
        target_link_libraries(queens-lab PRIVATE queens_ui imgui_drivers)
    endif()
endif()

# Catch2 as its one big file: a fifth of the time that its hundred small ones take to compile.
# The tests still include <catch2/...>, so its configuration header is written here.
queens_fetch(catch2)
set(CATCH_CONFIG_DEFAULT_REPORTER console)
set(CATCH_CONFIG_CONSOLE_WIDTH 100)
configure_file("${catch2_SOURCE_DIR}/src/catch2/catch_user_config.hpp.in"
    "${PROJECT_BINARY_DIR}/catch2/catch2/catch_user_config.hpp")
add_library(catch2 STATIC "${catch2_SOURCE_DIR}/extras/catch_amalgamated.cpp")
target_compile_options(catch2 PRIVATE -O0 -g0 -w)
target_include_directories(catch2 SYSTEM PUBLIC "${catch2_SOURCE_DIR}/src"
    "${PROJECT_BINARY_DIR}/catch2" "${catch2_SOURCE_DIR}/extras")

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS tests/*.cpp)
queens_program(tests ${test_sources})
target_include_directories(tests PRIVATE "${PROJECT_SOURCE_DIR}/tests")
target_link_libraries(tests PRIVATE queens_cli queens_ui catch2)
target_compile_definitions(tests PRIVATE QUEENS_PROGRAM="$<TARGET_FILE:queens>")
add_dependencies(tests queens)
enable_testing()
include("${catch2_SOURCE_DIR}/extras/Catch.cmake")
catch_discover_tests(tests DISCOVERY_MODE PRE_TEST)
