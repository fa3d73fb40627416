// The line protocol between the program and its workers: one line of text a message.
//
//   count id=7 n=16 t=plane prefix=3.7 times=2 weight=95
//   count id=8 n=18 t=plane method=halves middle=0 part=3/96 weight=1139
//   count id=0 n=8 t=klein prefix= times=1 weight=80 board=n=8&t=klein&w=4-5
//   counted id=7 count=1192 nodes=4242 by=2:46,4:275
//   failed id=7 why=...the rest of the line is the sentence
//
// Numbers are decimal and travel as text, so that counts beyond 2^53 cross JavaScript unharmed.
// Sizes are written as in links, `16` or `8x10`. Four keys are only there where they say something:
// `method`, where the task alone does not say how it is counted, `pawns`, to be placed with as many
// more queens, `board`, the link of a board on which something stands, and `by`, the solutions by
// symmetry: 46 stand for two each, themselves and a mirror image, and 275 for four. Unknown
// keys are refused: both ends are built together, so an unknown key is a fault.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "counting/cache.hpp"
#include "counting/job.hpp"

namespace queens {

/// A job that a worker could not do; `id` is missing where the line did not say whose it was.
struct Failure {
    std::optional<std::uint32_t> id;
    std::string why;

    friend bool operator==(const Failure&, const Failure&) = default;
};

[[nodiscard]] inline bool is_job_line(std::string_view line) { return line.starts_with("count "); }
[[nodiscard]] inline bool is_result_line(std::string_view line) {
    return line.starts_with("counted ");
}
/// Whether it is a result or a failure.
[[nodiscard]] inline bool is_answer_line(std::string_view line) {
    return is_result_line(line) || line.starts_with("failed ");
}

[[nodiscard]] std::string write_job(const Job& job);
[[nodiscard]] std::string write_result(const Result& result);
[[nodiscard]] std::string write_failure(const Failure& failure);

/// What to answer for a worker that broke down over a line, whatever the line says.
[[nodiscard]] Failure failure_over(std::string_view line, std::string why);

/// Reads a `count` line. Total: any bytes give a job that `work` can do, or a Failure whose
/// sentence says what is wrong.
[[nodiscard]] std::variant<Job, Failure> read_job(std::string_view line, Cache& cache);
[[nodiscard]] std::variant<Job, Failure> read_job(std::string_view line);

/// The same without asking whether the part of the job is one of its search, which takes tables:
/// for who hands jobs out and leaves that question to who does them.
[[nodiscard]] std::variant<Job, Failure> read_planned_job(std::string_view line);

/// Reads a `counted` or `failed` line; a line that is neither gives a Failure saying so.
[[nodiscard]] std::variant<Result, Failure> read_answer(std::string_view line);

}  // namespace queens
