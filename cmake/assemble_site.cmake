# Script (cmake -P): puts the site together; cmake/site.cmake says what it consists of.
# Takes SOURCE, BINARY (the project's folders), FONTS, SDL2, IMGUI, MD4C, NODE, WASM_SPLIT (programs)
# and ADDRESS.
cmake_policy(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/colours.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/outline.cmake")

set(site "${BINARY}/site")
set(staging "${BINARY}/site-staging")
file(REMOVE_RECURSE "${staging}")
file(COPY "${SOURCE}/web/worker.js" DESTINATION "${staging}")
read_outline(QUEEN "${SOURCE}/src/figure/pieces.cpp" queen)
read_outline(PAWN "${SOURCE}/src/figure/pieces.cpp" pawn)
write_colours("${SOURCE}/src/figure/theme.cpp" "${staging}/colours.css")
foreach(filled icon.svg queens-lab.webmanifest)
    configure_file("${SOURCE}/web/${filled}" "${staging}/${filled}" @ONLY)
endforeach()
execute_process(COMMAND "${NODE}" "${SOURCE}/scripts/site/icons.mjs" "${staging}/icon.svg" "${staging}/icons"
    COMMAND_ERROR_IS_FATAL ANY)
file(COPY "${BINARY}/queens_worker.mjs" "${BINARY}/queens_worker.wasm" DESTINATION "${staging}")
execute_process(COMMAND "${NODE}" "${SOURCE}/scripts/site/split.mjs" "${BINARY}/queens_page.wasm"
    "${BINARY}/queens_page.map" "${SOURCE}/cmake/first_part.txt" "${WASM_SPLIT}" "${staging}/queens_page.wasm" "${staging}/queens_rest.wasm"
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${NODE}" "${SOURCE}/scripts/site/scripts.mjs" "${BINARY}/queens_page.mjs" "${staging}"
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${NODE}" "${SOURCE}/scripts/site/lessons.mjs" "${staging}/lessons"
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${NODE}" "${SOURCE}/scripts/catalogues" "${staging}/words" "${BINARY}/languages.txt"
    COMMAND_ERROR_IS_FATAL ANY)
file(STRINGS "${BINARY}/languages.txt" languages)
list(GET languages 0 LANGUAGES)
list(GET languages 1 DRAFTS)
string(STRIP "${LANGUAGES}" LANGUAGES)
string(STRIP "${DRAFTS}" DRAFTS)
file(COPY "${FONTS}/regular.otf" "${FONTS}/semibold.otf" DESTINATION "${staging}/fonts")

file(GLOB_RECURSE files LIST_DIRECTORIES false RELATIVE "${staging}" "${staging}/*")
list(SORT files)
set(sums "")
foreach(file IN LISTS files)
    file(SHA256 "${staging}/${file}" sum)
    string(APPEND sums "${sum} ${file}\n")
endforeach()
file(GLOB sheets RELATIVE "${SOURCE}" "${SOURCE}/web/*.css")
foreach(file shell.html web/service-worker.js ${sheets})
    file(SHA256 "${SOURCE}/${file}" sum)
    string(APPEND sums "${sum} ${file}\n")
endforeach()
string(SHA256 BUILD "${sums}")
string(SUBSTRING "${BUILD}" 0 12 BUILD)

file(SIZE "${staging}/queens_page.wasm" PAGE_BYTES)
list(TRANSFORM files REPLACE "^(.+)$" "\"${BUILD}/\\1\"")
# What belongs to one language is kept by those who read it.
set(foreign ${files})
list(FILTER foreign INCLUDE REGEX "/words/|/lessons/[A-Za-z-]+/")
list(FILTER files EXCLUDE REGEX "/words/|/lessons/[A-Za-z-]+/")
list(JOIN files ", " files)
list(JOIN foreign ", " foreign)
set(FILES "[${files}]")
set(FOREIGN_FILES "[${foreign}]")

# Everything that an earlier build left goes, so that a host never serves half of two builds.
file(REMOVE_RECURSE "${site}")
file(MAKE_DIRECTORY "${site}")
file(RENAME "${staging}" "${site}/${BUILD}")
configure_file("${SOURCE}/web/service-worker.js" "${site}/service-worker.js" @ONLY)

file(READ "${SOURCE}/LICENSE" queens_licence)
file(READ "${SDL2}/LICENSE.txt" sdl2_licence)
file(READ "${IMGUI}/LICENSE.txt" imgui_licence)
file(READ "${MD4C}/LICENSE.md" md4c_licence)
configure_file("${SOURCE}/cmake/notices.txt" "${site}/NOTICES.txt" @ONLY)
configure_file("${SOURCE}/shell.html" "${site}/index.html" @ONLY)
execute_process(COMMAND "${NODE}" "${SOURCE}/scripts/site/inline_style.mjs" "${site}/index.html" "${site}/${BUILD}/colours.css"
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${NODE}" "${SOURCE}/scripts/site/embed.mjs" "${site}" "${BUILD}" COMMAND_ERROR_IS_FATAL ANY)
file(COPY_FILE "${SOURCE}/.github/screenshot.png" "${site}/preview.png")
execute_process(COMMAND "${NODE}" "${SOURCE}/scripts/site/boards.mjs" "${site}" "${BUILD}" "${QUEEN}" "${PAWN}"
    "${ADDRESS}" COMMAND_ERROR_IS_FATAL ANY)
message("The site is in ${site} (build ${BUILD})")
