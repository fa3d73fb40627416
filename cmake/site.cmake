# The site: everything a static host needs, in <build>/site.
#
#   index.html          shell.html with its names filled in (below)
#   service-worker.js   web/service-worker.js, likewise: it must sit at the top
#   embed.html          the example of a page that has the laboratory in a frame, and embed.de.html and the
#                       like, see scripts/site/embed.mjs
#   boards/             pages of famous boards, without script, see scripts/site/boards.mjs
#   preview.png         the picture that is shown with a link to the page
#   NOTICES.txt         the licences of what is shipped
#   <hash>/             page.js, later.js, lesson.js and code_reader.js, the scripts of the page, with
#                       lesson.css (scripts/site/scripts.mjs), lessons/ (scripts/site/lessons.mjs),
#                       queens_page.wasm and queens_rest.wasm, its program in two parts
#                       (scripts/site/split.mjs), worker.js with queens_worker.mjs/.wasm, fonts/,
#                       icons/, colours.css, words/, the catalogues of other languages
#                       (scripts/catalogues)
#
# The folder is named after a hash over all that is in it and what makes the two files above it, so a
# browser can keep it for ever, and new JavaScript never meets old WebAssembly. The style stands in
# the page itself (scripts/site/inline_style.mjs). Filled in, in shell.html, icon.svg,
# queens-lab.webmanifest and service-worker.js:
#
#   @BUILD@       that hash: the name of the folder
#   @PAPER@       the colour of the light theme's background
#   @DARK_PAPER@  that of the dark theme
#   @QUEEN@       the outline of the queen as the path of an SVG
#   @PAGE_BYTES@  bytes of queens_page.wasm before any compression, which is what a progress bar
#                 counts
#   @ADDRESS@     QUEENS_ADDRESS, with '/' at its end: programs that show what is behind a link want
#                 whole addresses of pictures. Empty if unknown, and some then show no picture
#   @LANGUAGES@   the languages whose translation is complete, a space between them
#   @DRAFTS@      the others
#   @FILES@       a JSON array of every file in the folder, as a path relative to index.html
#   @FOREIGN_FILES@  but for those of one language other than English, which stand here

function(queens_add_site)
    file(GLOB_RECURSE web_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/*")
    file(GLOB site_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/scripts/site/*")
    find_program(QUEENS_NODE node REQUIRED)
    find_program(QUEENS_WASM_SPLIT wasm-split HINTS "${EMSCRIPTEN_ROOT_PATH}/../bin")
    queens_need(QUEENS_WASM_SPLIT "wasm-split is missing: it is a part of Binaryen, which comes with Emscripten.")
    set(QUEENS_ADDRESS "$ENV{QUEENS_ADDRESS}" CACHE STRING
        "Where the site will be, with '/' at its end, for previews of links; may be unknown")
    set(script "${PROJECT_SOURCE_DIR}/cmake/assemble_site.cmake")
    add_custom_command(OUTPUT "${PROJECT_BINARY_DIR}/site/index.html"
        COMMAND "${CMAKE_COMMAND}" "-DSOURCE=${PROJECT_SOURCE_DIR}" "-DBINARY=${PROJECT_BINARY_DIR}"
            "-DFONTS=${QUEENS_WEB_FONTS}" "-DSDL2=${sdl2_SOURCE_DIR}" "-DIMGUI=${imgui_SOURCE_DIR}"
            "-DMD4C=${md4c_SOURCE_DIR}"
            "-DNODE=${QUEENS_NODE}" "-DADDRESS=${QUEENS_ADDRESS}"
            "-DWASM_SPLIT=${QUEENS_WASM_SPLIT}" -P "${script}"
        DEPENDS page worker "${script}" "${PROJECT_SOURCE_DIR}/shell.html" ${web_files} ${site_files}
            "${PROJECT_SOURCE_DIR}/cmake/first_part.txt" "${PROJECT_SOURCE_DIR}/scripts/catalogues"
            "${PROJECT_SOURCE_DIR}/cmake/font.cmake"
            "${PROJECT_SOURCE_DIR}/cmake/colours.cmake" "${PROJECT_SOURCE_DIR}/src/figure/theme.cpp"
            "${PROJECT_SOURCE_DIR}/cmake/outline.cmake"
            "${PROJECT_SOURCE_DIR}/src/figure/pieces.cpp"
            "${PROJECT_SOURCE_DIR}/.github/screenshot.png"
            "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/cmake/notices.txt"
            "${QUEENS_WEB_FONTS}/regular.otf" "${QUEENS_WEB_FONTS}/semibold.otf"
        COMMENT "Assembling the site" VERBATIM)
    add_custom_target(site ALL DEPENDS "${PROJECT_BINARY_DIR}/site/index.html")
endfunction()
