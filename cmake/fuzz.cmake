# The doors, which tests and fuzzing have in common, and where QUEENS_FUZZ is on a program of libFuzzer
# for each of them: fuzz_link, fuzz_kept ... `ninja fuzz` makes all.

file(GLOB door_sources CONFIGURE_DEPENDS tests/fuzz/doors/*.cpp)
file(GLOB fuzz_sources CONFIGURE_DEPENDS tests/fuzz/libfuzzer/*.cpp)
set(script_sources tests/app/random_script.cpp tests/app/random_faults.cpp)
list(TRANSFORM script_sources PREPEND "${PROJECT_SOURCE_DIR}/")
list(REMOVE_ITEM test_sources ${door_sources} ${fuzz_sources} ${script_sources})
queens_library(doors ${door_sources} ${script_sources})
target_include_directories(doors PUBLIC "${PROJECT_SOURCE_DIR}/tests")
target_link_libraries(doors PUBLIC queens_figure)
target_compile_options(doors PRIVATE ${quick_to_compile})
queens_read_ahead(doors)

if(NOT QUEENS_FUZZ)
    return()
endif()

# What libFuzzer is to see: where the doors lead. It counts every comparison there, for which the tests
# have no time.
foreach(seen queens_plain queens_core queens_lessons queens_app queens_figure)
    target_compile_options(${seen} PRIVATE -fsanitize=fuzzer-no-link)
endforeach()
add_custom_target(fuzz)
# Doors with texts that chance does not make: what changes these instead.
set(mutator_ledger seal)
set(mutator_count_file seal)
set(mutator_kept seal)
set(mutator_commands script)
foreach(source ${door_sources})
    get_filename_component(door "${source}" NAME_WE)
    set(mutator)
    if(mutator_${door})
        set(mutator tests/fuzz/libfuzzer/${mutator_${door}}.cpp)
    endif()
    queens_program(fuzz_${door} tests/fuzz/libfuzzer/target.cpp ${mutator})
    set_target_properties(fuzz_${door} PROPERTIES EXCLUDE_FROM_ALL TRUE)
    target_compile_definitions(fuzz_${door} PRIVATE QUEENS_DOOR=${door})
    target_link_libraries(fuzz_${door} PRIVATE doors)
    target_link_options(fuzz_${door} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzz fuzz_${door})
endforeach()
