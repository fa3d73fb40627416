# The site: everything a static host needs, in <build>/site.
#
#   index.html          shell.html with its names filled in (below)
#   service-worker.js   web/service-worker.js, likewise, if there is one: it must sit at the top
#   NOTICES.txt         the licences of what is shipped
#   <hash>/             queens_page.mjs/.wasm, queens_worker.mjs/.wasm, fonts/, colours.css, all of web/
#
# The folder is named after a hash over all that is in it, so a browser can keep it for ever, and
# new JavaScript never meets old WebAssembly. Filled in, in shell.html, icon.svg and
# service-worker.js:
#
#   @BUILD@       that hash: the name of the folder
#   @PAPER@       the colour of the light theme's background
#   @QUEEN@       the outline of the queen as the path of an SVG
#   @PAGE_BYTES@  bytes of queens_page.wasm and queens_page.mjs together, before any compression,
#                 which is what a progress bar counts
#   @FILES@       a JSON array of every file in the folder, as a path relative to index.html

function(queens_add_site)
    file(GLOB_RECURSE web_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/*")
    set(script "${PROJECT_SOURCE_DIR}/cmake/assemble_site.cmake")
    add_custom_command(OUTPUT "${PROJECT_BINARY_DIR}/site/index.html"
        COMMAND "${CMAKE_COMMAND}" "-DSOURCE=${PROJECT_SOURCE_DIR}" "-DBINARY=${PROJECT_BINARY_DIR}"
            "-DFONTS=${QUEENS_WEB_FONTS}" "-DSDL2=${sdl2_SOURCE_DIR}" "-DIMGUI=${imgui_SOURCE_DIR}"
            -P "${script}"
        DEPENDS page worker "${script}" "${PROJECT_SOURCE_DIR}/shell.html" ${web_files}
            "${PROJECT_SOURCE_DIR}/cmake/colours.cmake" "${PROJECT_SOURCE_DIR}/src/ui/kit/theme.cpp"
            "${PROJECT_SOURCE_DIR}/cmake/outline.cmake"
            "${PROJECT_SOURCE_DIR}/src/ui/board/pieces.cpp"
            "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/cmake/notices.txt"
            "${QUEENS_WEB_FONTS}/regular.otf" "${QUEENS_WEB_FONTS}/semibold.otf"
        COMMENT "Assembling the site" VERBATIM)
    add_custom_target(site ALL DEPENDS "${PROJECT_BINARY_DIR}/site/index.html")
endfunction()
