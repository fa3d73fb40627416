# Script (cmake -P): subsets the fonts and writes them out as a C++ file.
# Takes HB_SUBSET, FOLDER (where to), REGULAR and SEMIBOLD (the whole fonts).

# Basic Latin, Latin-1 and the French ligatures; dashes, quotes, the bullet and the ellipsis, the
# narrow space; arrows, the minus sign and comparisons. A third of the bytes of the outlines went
# with the rest of Latin Extended-A and with signs that no sentence has.
string(CONCAT text "20-7e,a0-ff,152-153,2013-2014,2018-201a,201c-201e,2022,2026,202f,2190-2193,"
    "2212,2260,2264,2265")

function(subset from to)
    execute_process(COMMAND "${HB_SUBSET}" "${from}" --no-hinting ${ARGN} "--unicodes=${text}"
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
# Outlines written out are larger than those that call subroutines, but brotli finds more in them.
set(bare --desubroutinize --drop-tables+=GSUB,GPOS,GDEF,kern,MATH)
subset("${REGULAR}" "${FOLDER}/regular.otf" ${bare})
subset("${SEMIBOLD}" "${FOLDER}/semibold.otf" ${bare})
subset("${REGULAR}" "${FOLDER}/web/regular.otf" --layout-features=kern,tnum)
subset("${SEMIBOLD}" "${FOLDER}/web/semibold.otf" --layout-features=kern,tnum)

set(cpp "// The embedded fonts as bytes: written by cmake/font.cmake, not by hand.

#include \"ui/kit/font_data.hpp\"

namespace queens::ui {
")
append_array(regular_font "${FOLDER}/regular.otf")
append_array(semibold_font "${FOLDER}/semibold.otf")
file(WRITE "${FOLDER}/font_data.cpp" "${cpp}
}  // namespace queens::ui
")
