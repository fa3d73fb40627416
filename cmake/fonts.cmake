# Cuts the text faces down to the characters we use, for the program and for the page around it.
#
# The program gets bare outlines as byte arrays (QUEENS_FONT_SOURCE); the page gets font files that
# keep kerning and tabular digits (QUEENS_WEB_FONTS).

find_program(HB_SUBSET hb-subset)
queens_need(HB_SUBSET "hb-subset is missing: run scripts/setup, or install Debian's libharfbuzz-bin.")
set(inter_folders /usr/share/fonts/opentype/inter /usr/share/fonts/inter /usr/share/fonts)
find_file(QUEENS_FONT_REGULAR Inter-Regular.otf PATHS ${inter_folders} NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
find_file(QUEENS_FONT_SEMIBOLD Inter-SemiBold.otf PATHS ${inter_folders} NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
set(no_inter "run scripts/setup, install Debian's fonts-inter, or give its file as")
queens_need(QUEENS_FONT_REGULAR "The font Inter is missing: ${no_inter} -DQUEENS_FONT_REGULAR=.../Inter-Regular.otf.")
queens_need(QUEENS_FONT_SEMIBOLD "The font Inter is missing: ${no_inter} -DQUEENS_FONT_SEMIBOLD=.../Inter-SemiBold.otf.")

set(font_folder "${PROJECT_BINARY_DIR}/fonts")
set(QUEENS_FONT_SOURCE "${font_folder}/font_data.cpp")
set(QUEENS_WEB_FONTS "${font_folder}/web")
add_custom_command(
    OUTPUT "${QUEENS_FONT_SOURCE}" "${QUEENS_WEB_FONTS}/regular.otf" "${QUEENS_WEB_FONTS}/semibold.otf"
    COMMAND "${CMAKE_COMMAND}" "-DHB_SUBSET=${HB_SUBSET}" "-DFOLDER=${font_folder}"
        "-DREGULAR=${QUEENS_FONT_REGULAR}" "-DSEMIBOLD=${QUEENS_FONT_SEMIBOLD}"
        -P "${PROJECT_SOURCE_DIR}/cmake/font.cmake"
    DEPENDS "${PROJECT_SOURCE_DIR}/cmake/font.cmake" "${QUEENS_FONT_REGULAR}"
        "${QUEENS_FONT_SEMIBOLD}"
    COMMENT "Cutting the fonts down to what we use" VERBATIM)
