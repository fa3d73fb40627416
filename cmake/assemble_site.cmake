# Script (cmake -P): puts the site together; cmake/site.cmake says what it consists of.
# Takes SOURCE, BINARY (the project's folders), FONTS, SDL2 and IMGUI.
cmake_policy(VERSION 3.25)

set(site "${BINARY}/site")
set(staging "${BINARY}/site-staging")
file(REMOVE_RECURSE "${staging}")
file(COPY "${SOURCE}/web/" DESTINATION "${staging}" PATTERN "service-worker.js" EXCLUDE)
foreach(program page worker)
    file(COPY "${BINARY}/queens_${program}.mjs" "${BINARY}/queens_${program}.wasm" DESTINATION "${staging}")
endforeach()
file(COPY "${FONTS}/regular.otf" "${FONTS}/semibold.otf" DESTINATION "${staging}/fonts")

file(GLOB_RECURSE files LIST_DIRECTORIES false RELATIVE "${staging}" "${staging}/*")
list(SORT files)
set(sums "")
foreach(file IN LISTS files)
    file(SHA256 "${staging}/${file}" sum)
    string(APPEND sums "${sum} ${file}\n")
endforeach()
string(SHA256 BUILD "${sums}")
string(SUBSTRING "${BUILD}" 0 12 BUILD)

file(SIZE "${staging}/queens_page.wasm" wasm_bytes)
file(SIZE "${staging}/queens_page.mjs" mjs_bytes)
math(EXPR PAGE_BYTES "${wasm_bytes} + ${mjs_bytes}")
list(TRANSFORM files REPLACE "^(.+)$" "\"${BUILD}/\\1\"")
list(JOIN files ", " files)
set(FILES "[${files}]")

# Everything that an earlier build left goes, so that a host never serves half of two builds.
file(REMOVE_RECURSE "${site}")
file(MAKE_DIRECTORY "${site}")
file(RENAME "${staging}" "${site}/${BUILD}")
if(EXISTS "${SOURCE}/web/service-worker.js")
    configure_file("${SOURCE}/web/service-worker.js" "${site}/service-worker.js" @ONLY)
endif()

file(READ "${SOURCE}/LICENSE" queens_licence)
file(READ "${SDL2}/LICENSE.txt" sdl2_licence)
file(READ "${IMGUI}/LICENSE.txt" imgui_licence)
configure_file("${SOURCE}/cmake/notices.txt" "${site}/NOTICES.txt" @ONLY)
configure_file("${SOURCE}/shell.html" "${site}/index.html" @ONLY)
message("The site is in ${site} (build ${BUILD})")
