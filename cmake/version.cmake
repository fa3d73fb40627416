# Script (cmake -P): writes OUTPUT, C++ with RELEASE and the version of the program: twelve digits of
# a checksum of everything that counts, the files of src/core, symmetry, counting, worker and tables in
# SOURCE.
cmake_policy(VERSION 3.25)
file(GLOB_RECURSE files LIST_DIRECTORIES false RELATIVE "${SOURCE}" "${SOURCE}/src/core/*"
    "${SOURCE}/src/symmetry/*" "${SOURCE}/src/counting/*" "${SOURCE}/src/worker/*"
    "${SOURCE}/src/tables/*")
list(SORT files)
set(sums "")
foreach(file IN LISTS files)
    file(SHA256 "${SOURCE}/${file}" sum)
    string(APPEND sums "${sum} ${file}\n")
endforeach()
string(SHA256 version "${sums}")
string(SUBSTRING "${version}" 0 12 version)
file(WRITE "${OUTPUT}" "// Written by cmake/version.cmake.
#include \"worker/version.hpp\"

const std::string_view queens::version = \"${version}\";
const std::string_view queens::release = \"${RELEASE}\";
")
