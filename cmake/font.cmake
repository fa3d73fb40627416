# Script (cmake -P): subsets the fonts and writes them out as a C++ file.
# Takes HB_SUBSET, FOLDER (where to), REGULAR, SEMIBOLD and SYMBOLS (the whole fonts).

# Basic Latin, Latin-1, Latin Extended-A; dashes, quotes, bullets, primes; super- and subscripts;
# arrows; signs of mathematics; a few shapes, ticks and crosses.
string(CONCAT text "20-7e,a0-17f,2010-2015,2018-201e,2020-2022,2026,202f,2030,2032,2033,2039,203a,"
    "2044,2070,2074-208e,2190-2199,21b0-21b5,21ba,21bb,21d0,21d2,21d4,2202,2205,2206,220f,"
    "2211,2212,221a,221e,222b,2248,2260,2264,2265,25a0-25a2,25b2,25b3,25b6,25b7,25bc,25bd,25c0,"
    "25c1,25c6,25c7,25cb,25cf,2605,2606,2713,2717")
# What Inter lacks: more mathematics, floors and ceilings, shapes, chess men.
string(CONCAT signs "2032-2034,2192,21a6,21c4,21c6,2200,2203,2204,2208,2209,2215-2219,2223-222a,2245,"
    "2261-2263,2282-2287,2295-2297,22c5,2308-230b,23ee-23ef,25a3,25ac-25ae,2654-265f,266a,2690,2691,"
    "27e8,27e9,2b1a,2b1c,1f512")

function(subset from to unicodes)
    execute_process(COMMAND "${HB_SUBSET}" "${from}" --no-hinting ${ARGN} "--unicodes=${unicodes}"
        "--output-file=${to}" RESULT_VARIABLE status ERROR_VARIABLE complaint)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "hb-subset could not cut ${from}: ${complaint}")
    endif()
endfunction()

function(append_array function file)
    file(READ "${file}" hex HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
    string(REGEX REPLACE "(0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,)"
        "    \\1\n" bytes "${bytes}")
    set(cpp "${cpp}
std::span<const std::uint8_t> ${function}() {
    static constexpr std::uint8_t bytes[] = {
${bytes}
    };
    return bytes;
}
" PARENT_SCOPE)
endfunction()

file(MAKE_DIRECTORY "${FOLDER}/web")
set(bare --drop-tables+=GSUB,GPOS,GDEF,kern,MATH)
subset("${REGULAR}" "${FOLDER}/regular.otf" ${text} ${bare})
subset("${SEMIBOLD}" "${FOLDER}/semibold.otf" ${text} ${bare})
subset("${SYMBOLS}" "${FOLDER}/symbols.ttf" ${signs} ${bare})
subset("${REGULAR}" "${FOLDER}/web/regular.otf" ${text} --layout-features=kern,tnum)
subset("${SEMIBOLD}" "${FOLDER}/web/semibold.otf" ${text} --layout-features=kern,tnum)

set(cpp "// The embedded fonts as bytes: written by cmake/font.cmake, not by hand.

#include \"ui/kit/font_data.hpp\"

namespace queens::ui {
")
append_array(regular_font "${FOLDER}/regular.otf")
append_array(semibold_font "${FOLDER}/semibold.otf")
append_array(symbol_font "${FOLDER}/symbols.ttf")
file(WRITE "${FOLDER}/font_data.cpp" "${cpp}
}  // namespace queens::ui
")
