// The line that `queens work` writes for a job that is done: its result, the version of the program
// that did it, and a check value over these and the job itself:
//
//   counted id=7 count=1192 nodes=4242 by=2:46,4:275 version=5f3a91c07d5e check=1f3870be274f6c49
//
// So a line that was cut off or changed is known, and so is one that belongs to another plan.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "counting/job.hpp"

namespace queens {

struct Receipt {
    Result result;
    std::string version;
    std::uint64_t check = 0;

    friend bool operator==(const Receipt&, const Receipt&) = default;
};

/// The line for a result of the job.
[[nodiscard]] std::string write_receipt(const Job& job, const Result& result,
                                        std::string_view version);

/// Reads such a line, or gives one sentence why it is not one.
[[nodiscard]] std::variant<Receipt, std::string> read_receipt(std::string_view line);

/// Whether the check value is that of this job with this result.
[[nodiscard]] bool belongs_to(const Receipt& receipt, const Job& job);

}  // namespace queens
