# The web programs: the page and its counting worker, compiled to WebAssembly, and the site.

include(sdl2_web)
include(site)

# Searches also run in the page itself; compiled to be small they would take up to 2.4 times as long.
# With src/core and src/worker, in queens_plain, they are as quick as ever.
set_target_properties(queens_core PROPERTIES QUEENS_SPEED -O2)

# Emscripten renamed TOTAL_STACK, and newer ones refuse the old name under STRICT.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    set(stack -sTOTAL_STACK=1MB)
else()
    set(stack -sSTACK_SIZE=1MB)
endif()
string(JOIN "," methods ccall callMain UTF8ToString stringToUTF8 lengthBytesUTF8 HEAPU8)
string(JOIN "," module_options arguments canvas instantiateWasm locateFile noInitialRun onAbort
    onRuntimeInitialized print printErr)

# queens_web_program(NAME ENVIRONMENT SOURCES...) adds queens_NAME.mjs and queens_NAME.wasm.
# Functions marked EMSCRIPTEN_KEEPALIVE are exported beside those named here.
function(queens_web_program name environment)
    queens_program(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES OUTPUT_NAME queens_${name} SUFFIX .mjs)
    target_link_options(${name} PRIVATE -sSTRICT=1 ${stack} -sWASM_BIGINT=1 -sFILESYSTEM=0
        -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=${environment} -sALLOW_MEMORY_GROWTH=1
        -sMAXIMUM_MEMORY=512MB -sDYNAMIC_EXECUTION=0 "-sEXPORTED_RUNTIME_METHODS=${methods}"
        "-sEXPORTED_FUNCTIONS=_main,_malloc,_free" "-sINCOMING_MODULE_JS_API=${module_options}")
endfunction()

queens_add_imgui_driver(imgui_driver)
target_link_libraries(imgui_driver PUBLIC sdl2)
queens_web_program(page web src/main.cpp src/list_painter.cpp src/window.cpp src/platform/web.cpp
    src/platform/web_graphics.cpp src/platform/web_without.cpp ${render_sources})
target_link_libraries(page PRIVATE queens_ui imgui_driver)
# SDL uses many parts of Emscripten's JavaScript; STRICT would have each of them named.
# No extension of WebGL is used, and asking for all of them waits for the graphics process.
# The names of its functions are what it is split by, see scripts/site/split.mjs. What is called from
# one place alone stays a function there where it is large: or the first frame would have in it all
# that a frame may ever do.
target_link_options(page PRIVATE --profiling-funcs
    -sBINARYEN_EXTRA_PASSES=one-caller-inline-max-function-size=100 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sAUTO_JS_LIBRARIES=1 -sAUTO_NATIVE_LIBRARIES=1
    -Wl,--print-map)
# The map, of 10 MB, says where the texts are (scripts/site/literals.mjs). Emscripten 3.1.6 does not let
# its linker write it to a file.
set_property(TARGET page PROPERTY CXX_LINKER_LAUNCHER sh "${PROJECT_SOURCE_DIR}/cmake/output_to.sh"
    queens_page.map ${CMAKE_CXX_LINKER_LAUNCHER})

queens_library(queens_counting_fast ${counting_sources})
target_compile_options(queens_counting_fast PRIVATE -msimd128)
queens_read_ahead(queens_counting_fast)
queens_web_program(worker worker src/worker/main.cpp)
target_compile_options(worker PRIVATE -msimd128)
set_target_properties(queens_counting_fast worker PROPERTIES QUEENS_SPEED -O3)
target_link_libraries(worker PRIVATE queens_counting_fast)

# The program of the package for JavaScript, without a screen and for Node, too: all that `web` means to
# Emscripten is that nothing is asked of Node. It counts by the loops of the worker; its searches are
# compiled to be small, which takes a tenth off the package and up to a third off their speed. Both stand
# before the same in queens_core.
queens_library(queens_search_small EXCLUDE_FROM_ALL ${search_sources})
queens_read_ahead(queens_search_small)
queens_web_program(package web src/package/main.cpp)
set_target_properties(package PROPERTIES EXCLUDE_FROM_ALL TRUE)
target_link_libraries(package PRIVATE queens_counting_fast queens_search_small queens_package)
configure_file("${PROJECT_SOURCE_DIR}/web/package/package.json.in" "${PROJECT_BINARY_DIR}/package.json" @ONLY)

# The step machines as in the page, for scripts/bench alone.
queens_web_program(machine_bench worker src/cli/machine_bench.cpp src/cli/machine_work.cpp)
set_target_properties(machine_bench PROPERTIES QUEENS_SPEED -O2 EXCLUDE_FROM_ALL TRUE)
target_link_libraries(machine_bench PRIVATE queens_core)

queens_add_site()
