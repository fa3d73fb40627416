// The lines by which a page has a worker do what would hold it up: cut a task into jobs, or
// estimate how long it takes.
//
//   cut n=29 t=torus wanted=96
//   estimate n=29 t=torus
//   estimated nodes=80600000000 seconds=10600.5
//
// A cut is answered with a ledger as text (ledger_text.hpp), line by line; what cannot be done, as
// a job that cannot: `failed why=...`.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "counting/methods.hpp"

namespace queens {

[[nodiscard]] std::string write_cut_order(const Task& task, std::size_t wanted);
[[nodiscard]] std::string write_estimate_order(const Task& task);

/// Whether a line is one of these orders.
[[nodiscard]] bool is_order(std::string_view line);
/// Carries out such a line. Total: any bytes behind the first word give an answer.
[[nodiscard]] std::string obey_order(std::string_view line);

/// The estimate in the answer to an order, or one sentence why there is none.
[[nodiscard]] std::variant<Estimate, std::string> read_estimate(std::string_view line);

}  // namespace queens
