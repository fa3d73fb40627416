# What `cmake --install` puts where: the programs, their manual pages and completions, and the site where
# it was built; and the Debian package that `cpack` makes of the same files.
include(GNUInstallDirs)

# Whatever the umask of whoever builds it.
set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ
    GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

install(TARGETS queens RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
if(TARGET queens-lab)
    install(TARGETS queens-lab RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" OPTIONAL)
endif()

# The program prints its manual pages and completions itself, from the same rows as its help, when
# it is installed.
set(printed "${PROJECT_BINARY_DIR}/printed")
configure_file("${PROJECT_SOURCE_DIR}/cmake/print_manual.cmake.in"
    "${PROJECT_BINARY_DIR}/print_manual.cmake" @ONLY)
install(SCRIPT "${PROJECT_BINARY_DIR}/print_manual.cmake")
install(DIRECTORY "${printed}/man1" DESTINATION "${CMAKE_INSTALL_MANDIR}")
install(FILES "${printed}/queens.bash" RENAME queens
    DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
install(FILES "${printed}/_queens" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions")
install(FILES "${printed}/queens.fish"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
install(FILES "${printed}/copyright" "${printed}/changelog.gz" "${PROJECT_SOURCE_DIR}/src/cli/schema.json"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/queens-lab")

# Built by `scripts/build web`, or not at all.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/build/web/site/"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/queens-lab" OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME queens-lab)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_CONTACT "Queens Lab contributors <queens-lab@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "laboratory for queens on boards of every shape")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Counts, solves and checks placements of queens and pawns on planes,
cylinders, tori, Moebius strips and Klein bottles, explains each step of its
searches, and shares counts among many computers. With its web page.")
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
include(CPack)
