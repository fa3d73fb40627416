# How our own code is compiled: C++20 without extensions, strict warnings, sanitizers on request.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(queens_options INTERFACE)
target_include_directories(queens_options INTERFACE "${PROJECT_SOURCE_DIR}/src")
# Where the compiler reads several sources as one, a local name may well hide what a neighbour keeps
# to itself; g++ can leave those out.
set(joined $<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>)
set(hidden_locals $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
target_compile_options(queens_options INTERFACE
    -Wall -Wextra -Wpedantic $<IF:${joined},${hidden_locals},-Wshadow> -Wconversion
    -Wsign-conversion -Wold-style-cast -Wcast-align -Wcast-qual -Wextra-semi -Wimplicit-fallthrough
    -Wnon-virtual-dtor -Woverloaded-virtual -Wundef -Wunused)
if(QUEENS_WARNINGS_ARE_ERRORS)
    target_compile_options(queens_options INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # What g++ 12 gets wrong: it takes `"text" + string` for overlapping memory (its bug 105329) or,
    # where headers are precompiled, for an overflow; a string of less than 16 bytes that is moved, such
    # as a short path of this checkout, for one that is read beyond its end; and the value of an empty
    # std::optional for one that somebody reads (its bug 80635).
    target_compile_options(queens_options INTERFACE -Wno-restrict -Wno-stringop-overflow
        -Wno-stringop-overread -Wno-array-bounds -Wno-maybe-uninitialized)
endif()

if(EMSCRIPTEN)
    # A page is downloaded before it runs, so small comes first, except for targets whose property
    # QUEENS_SPEED names another level.
    #
    # Emscripten takes -Os and -Oz, even before a later -O3, as a wish that the compiler inline
    # nothing. In C++ that is a bad bargain: the wrappers of the standard library stay calls. A tab of
    # the screen then has seven times the code, and the half-board kernels lose three quarters of
    # their speed. -finline-functions brings back what -Oz means elsewhere.
    set(CMAKE_C_FLAGS_RELEASE -DNDEBUG)
    set(CMAKE_CXX_FLAGS_RELEASE -DNDEBUG)
    set(speed $<TARGET_PROPERTY:QUEENS_SPEED>)
    add_compile_options("$<IF:$<BOOL:${speed}>,${speed},-Oz;-finline-functions>")
    add_link_options($<IF:$<BOOL:${speed}>,${speed},-Oz>)

    # Exceptions are left at Emscripten's default, which ends the program at a throw: nobody catches
    # any here, and the JavaScript around the programs takes both for a breakdown. So no code is
    # needed that clears up behind them, and no names of types at run time.
    target_compile_options(queens_options INTERFACE -fno-rtti)
endif()

if(QUEENS_SANITIZE)
    # Third-party code stays as it is: it is not what we look for, and it would double the time.
    target_compile_options(queens_options INTERFACE -fsanitize=address,undefined
        -fno-sanitize-recover=all -fno-omit-frame-pointer)
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        # A number with decimals that no whole one can hold is reported; scripts/fuzz ends over it.
        target_compile_options(queens_options INTERFACE -fsanitize=float-cast-overflow
            -fsanitize-recover=float-cast-overflow)
    endif()
    target_compile_definitions(queens_options INTERFACE _GLIBCXX_ASSERTIONS)
    target_link_options(queens_options INTERFACE -fsanitize=address,undefined)
endif()

# queens_library(NAME SOURCES...) adds a static library of ours.
function(queens_library name)
    add_library(${name} STATIC ${ARGN})
    target_link_libraries(${name} PUBLIC queens_options)
endfunction()

# queens_read_ahead(TARGET HEADERS...): the target reads the standard library and these headers of
# others once for all of its sources, which halves the time of compiling. That no source forgets a
# header is seen by clang-tidy, which reads them without this.
function(queens_read_ahead target)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <cmath> <cstdint> <functional> <map>
        <memory> <numeric> <optional> <random> <set> <span> <string> <string_view> <tuple> <utility>
        <variant> <vector> ${ARGN})
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        # So that ccache takes a header that is read again for the same one.
        target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    else()
        target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
endfunction()

# queens_join(TARGET [SOURCES THAT STAY ALONE...]): the compiler reads eight sources of the target as
# one, so that it reads our headers an eighth as often. What a source keeps to itself still needs a
# name that none of its neighbours has. Other than CMake's UNITY_BUILD it names the sources as our
# headers are named, so that two checkouts share what was compiled. Sources with definitions of their
# own, which have to be set before, stay alone.
function(queens_join target)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "^${PROJECT_SOURCE_DIR}/(src|tests)/.*[.]cpp$")
    list(REMOVE_ITEM sources ${ARGN})
    foreach(source IN LISTS sources)
        get_source_file_property(definitions "${source}" COMPILE_DEFINITIONS)
        if(definitions)
            list(REMOVE_ITEM sources "${source}")
        endif()
    endforeach()
    set_source_files_properties(${sources} PROPERTIES HEADER_FILE_ONLY ON)
    list(TRANSFORM sources REPLACE "^${PROJECT_SOURCE_DIR}/(src|tests)/(.*)$" "#include \"\\2\"\n")
    list(LENGTH sources count)
    set(number 0)
    set(first 0)
    while(first LESS count)
        list(SUBLIST sources ${first} 8 lines)
        list(JOIN lines "" lines)
        set(joined "${PROJECT_BINARY_DIR}/joined/${target}_${number}.cpp")
        file(CONFIGURE OUTPUT "${joined}" CONTENT "${lines}" @ONLY)
        target_sources(${target} PRIVATE "${joined}")
        math(EXPR number "${number} + 1")
        math(EXPR first "${first} + 8")
    endwhile()
endfunction()

# queens_program(NAME SOURCES...) adds a program of ours.
function(queens_program name)
    add_executable(${name} ${ARGN})
    target_link_libraries(${name} PRIVATE queens_options)
endfunction()

# queens_need(VARIABLE SENTENCE): stops with that one sentence where VARIABLE names nothing.
function(queens_need variable sentence)
    if(NOT ${variable})
        message(FATAL_ERROR "${sentence}")
    endif()
endfunction()
