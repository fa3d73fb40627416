# Script (cmake -P): writes OUTPUT, C++ with the rows of all tables in the folder RESULTS, for the
# page. A row is n, its numbers and its seconds, which the page does not need.
cmake_policy(VERSION 3.25)
file(GLOB files "${RESULTS}/*.txt")
list(SORT files)
set(numbers "")
set(rows "")
set(count 0)
foreach(file IN LISTS files)
    get_filename_component(name "${file}" NAME_WE)
    file(STRINGS "${file}" lines REGEX "^[0-9]")
    foreach(line IN LISTS lines)
        string(REPLACE " " ";" words "${line}")
        list(POP_FRONT words n)
        list(POP_BACK words)
        list(LENGTH words length)
        string(REPLACE ";" ", " words "${words}")
        string(APPEND numbers "    ${words},\n")
        string(APPEND rows "    {\"${name}\", ${n}, {&numbers[${count}], ${length}}},\n")
        math(EXPR count "${count} + ${length}")
    endforeach()
endforeach()
file(WRITE "${OUTPUT}" "// Written by cmake/results.cmake.
#include \"app/answers/computed.hpp\"

namespace queens {

namespace {

constexpr std::uint64_t numbers[]{
${numbers}};
constexpr ComputedRow rows[]{
${rows}};

}  // namespace

std::span<const ComputedRow> computed_rows() { return rows; }

}  // namespace queens
")
