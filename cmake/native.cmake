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

# What computes tables of numbers, which the page has from results/.
file(GLOB tables_sources CONFIGURE_DEPENDS src/tables/*.cpp)
queens_library(queens_tables ${tables_sources})
target_link_libraries(queens_tables PUBLIC queens_core)

# The commands are a library, so that the tests can call them and read what they write.
file(GLOB cli_sources CONFIGURE_DEPENDS src/cli/*.cpp)
list(REMOVE_ITEM cli_sources "${PROJECT_SOURCE_DIR}/src/cli/main.cpp"
    "${PROJECT_SOURCE_DIR}/src/cli/machine_bench.cpp")
queens_library(queens_cli ${cli_sources})
target_link_libraries(queens_cli PUBLIC queens_figure queens_tables
    PRIVATE CLI11::CLI11 nlohmann_json::nlohmann_json)
# What reads options and what tests is compiled more often than it is waited for: measured here, -O1
# takes a third of the time off the commands and a quarter off the tests, and under sanitizers -O0
# takes half off both.
set(quick_to_compile $<IF:$<CONFIG:Debug>,-O0,-O1>)
target_compile_options(queens_cli PRIVATE ${quick_to_compile})
queens_read_ahead(queens_cli)
queens_program(queens src/cli/main.cpp)
target_link_libraries(queens PRIVATE queens_cli)

if(QUEENS_NATIVE_WINDOW)
    find_package(SDL2 CONFIG QUIET)
    find_package(OpenGL QUIET)
    if(NOT SDL2_FOUND OR NOT OPENGL_FOUND)
        message(STATUS "SDL2 or OpenGL is missing, so queens-lab (the native window) is left out")
    else()
        queens_add_imgui_driver(imgui_driver)
        target_link_libraries(imgui_driver PUBLIC SDL2::SDL2 OpenGL::GL)
        queens_program(queens-lab src/main.cpp src/list_painter.cpp src/window.cpp src/platform/native.cpp ${render_sources})
        target_link_libraries(queens-lab PRIVATE queens_ui imgui_driver)
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

# What an optimised build has tests of its own for: loops that are compiled for each processor, solvers
# that share a contract, `queens` itself, and what looks at too many screens, puzzles, solids or steps
# to do all of it under sanitizers. Who has run all tests under sanitizers runs these alone natively,
# see scripts/test; so they make a program as well.
file(GLOB_RECURSE speed_test_sources CONFIGURE_DEPENDS tests/cli/*.cpp tests/counting/*.cpp
     tests/solvers/sentences/*.cpp tests/worker/*.cpp)
list(APPEND speed_test_sources tests/core/translated.cpp tests/gardens/claim.cpp
     tests/gardens/results.cpp tests/gardens/techniques.cpp tests/puzzles/generate.cpp
     tests/solid/pick.cpp tests/solvers/contract.cpp tests/solvers/small_problems.cpp
     tests/ui/kit/presented_words.cpp tests/ui/kit/words.cpp tests/ui/made_up_language.cpp)
list(TRANSFORM speed_test_sources REPLACE "^tests/" "${PROJECT_SOURCE_DIR}/tests/")
file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS tests/*.cpp)
list(REMOVE_ITEM test_sources ${speed_test_sources})
include(fuzz)

# queens_tests(TARGET HEADERS...): how the sources of this target are compiled, which are tests.
function(queens_tests target)
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    target_compile_options(${target} PRIVATE ${quick_to_compile})
    target_link_libraries(${target} PRIVATE queens_options queens_ui queens_cli catch2
        nlohmann_json::nlohmann_json)
    queens_read_ahead(${target} <catch2/catch_test_macros.hpp> ${ARGN})
endfunction()
# A linker takes a function of a header from the first object that has it compiled. So the libraries
# come before the tests, whose copies are hardly optimised: under sanitizers that takes a quarter to
# two thirds off a test.
function(queens_optimised_headers target)
    if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
        set(libraries queens_core queens_solid queens_lessons queens_figure queens_app queens_ui)
        list(TRANSFORM libraries REPLACE "(.+)" "$<TARGET_FILE:\\1>")
        list(JOIN libraries " " libraries)
        target_link_options(${target} PRIVATE
            "SHELL:-Wl,--whole-archive ${libraries} -Wl,--no-whole-archive")
    endif()
endfunction()
add_library(speed_test_objects OBJECT ${speed_test_sources})
queens_tests(speed_test_objects)
queens_program(speed_tests $<TARGET_OBJECTS:speed_test_objects>)
target_link_libraries(speed_tests PRIVATE queens_ui queens_cli catch2)
queens_optimised_headers(speed_tests)
set_target_properties(speed_tests PROPERTIES EXCLUDE_FROM_ALL TRUE)
queens_program(tests ${test_sources} $<TARGET_OBJECTS:speed_test_objects>)
queens_tests(tests <imgui.h>)
target_link_libraries(tests PRIVATE queens_package doors)
queens_optimised_headers(tests)
# The one file that starts the built program; on the command line of all of them the path of the
# build would keep two checkouts from sharing compiled tests.
set_source_files_properties(tests/cli/program.cpp PROPERTIES
    COMPILE_DEFINITIONS QUEENS_PROGRAM="$<TARGET_FILE:queens>")
# The same goes for those that read the files of results.
set_source_files_properties(tests/gardens/results.cpp tests/tables/results.cpp tests/tables/ledgers.cpp
    PROPERTIES COMPILE_DEFINITIONS QUEENS_RESULTS="${PROJECT_SOURCE_DIR}/results")
# And for those that read the lessons and what fuzzing begins with.
set_source_files_properties(tests/fuzz/replay.cpp PROPERTIES
    COMPILE_DEFINITIONS QUEENS_FUZZ="${PROJECT_SOURCE_DIR}/tests/fuzz")
set_source_files_properties(tests/app/lesson_tasks.cpp tests/figure/lesson_pictures.cpp
    tests/figure/lesson_sheet.cpp PROPERTIES COMPILE_DEFINITIONS QUEENS_LESSONS="${PROJECT_SOURCE_DIR}/web/lessons")
# And for the one that reads what is written about goals.
set_source_files_properties(tests/lessons/condition.cpp PROPERTIES
    COMPILE_DEFINITIONS QUEENS_SOURCES="${PROJECT_SOURCE_DIR}")
# And for the one that reads the translations.
set_source_files_properties(tests/core/translated.cpp PROPERTIES
    COMPILE_DEFINITIONS QUEENS_WORDS="${PROJECT_SOURCE_DIR}/web/words")
# These tests name their boards and helpers alike, each for itself.
file(GLOB_RECURSE tests_alone CONFIGURE_DEPENDS tests/app/look/*.cpp tests/core/*.cpp tests/package/*.cpp
     tests/solid/*.cpp tests/solvers/*.cpp tests/ui/board/*.cpp tests/ui/kit/*.cpp)
queens_join(tests ${tests_alone})
add_dependencies(tests queens)
add_dependencies(speed_tests queens)
