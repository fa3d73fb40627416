# Writes the page's colours as CSS variables, out of the tables `light` and `dark` of the program's
# theme (src/figure/theme.cpp), so that page and canvas cannot differ.

# read_colours(TABLE SOURCE): sets TABLE_css to its variables and TABLE_paper to its background.
function(read_colours table source)
    if(NOT source MATCHES "constexpr Theme ${table}{([^}]*)}")
        message(FATAL_ERROR "theme.cpp has no table of colours called ${table}")
    endif()
    string(REGEX MATCHALL "\\.[a-z_]+ = rgb\\(0x[0-9A-F]+\\)" rows "${CMAKE_MATCH_1}")
    set(css "color-scheme: ${table};")
    foreach(row IN LISTS rows)
        string(REGEX MATCH "([a-z_]+) = rgb\\(0x([0-9A-F]+)\\)" row "${row}")
        string(REPLACE "_" "-" name "${CMAKE_MATCH_1}")
        string(TOLOWER "#${CMAKE_MATCH_2}" colour)
        string(APPEND css " --${name}: ${colour};")
        set(${table}_${name} "${colour}" PARENT_SCOPE)
    endforeach()
    set(${table}_css "${css}" PARENT_SCOPE)
endfunction()

# write_colours(THEME FILE): sets PAPER and DARK_PAPER to both backgrounds, too, for the browser's own
# frame.
# The dark colours stand twice: for whoever chose them here, and for whose system asks for them.
function(write_colours theme file)
    file(READ "${theme}" source)
    read_colours(light "${source}")
    read_colours(dark "${source}")
    file(WRITE "${file}" "/* Written by cmake/colours.cmake, not by hand. */
:root { ${light_css} }
:root[data-theme=\"dark\"] { ${dark_css} }
@media (prefers-color-scheme: dark) { :root:not([data-theme=\"light\"]) { ${dark_css} } }
")
    set(PAPER "${light_paper}" PARENT_SCOPE)
    set(DARK_PAPER "${dark_paper}" PARENT_SCOPE)
endfunction()
