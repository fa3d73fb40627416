// A receipt is the line of a result, as a worker writes it, and two words more.
#include "worker/receipt.hpp"

#include "core/say.hpp"
#include "worker/checksum.hpp"
#include "worker/fields.hpp"
#include "worker/protocol.hpp"

namespace queens {

namespace {

constexpr std::string_view version_key = " version=";

std::string without_check(const Result& result, std::string_view version) {
    return write_result(result) + std::string(version_key) + std::string(version);
}

std::uint64_t check_of(const Job& job, const Result& result, std::string_view version) {
    return checksum(without_check(result, version), checksum(write_job(job) + '\n'));
}

/// Reads the words behind a result.
std::string read_words(std::string_view text, Receipt& receipt) {
    Fields<2> fields{{"version", "check"}};
    if (std::string complaint = fields.read(text); !complaint.empty()) return complaint;
    receipt.version = fields["version"];
    const auto check = read_hexadecimal(fields["check"]);
    if (!check) {
        return say("The check value {value} does not have sixteen hexadecimal digits.",
                   {{"value", in_quotes(fields["check"])}});
    }
    receipt.check = *check;
    return {};
}

}  // namespace

std::string write_receipt(const Job& job, const Result& result, std::string_view version) {
    return without_check(result, version) +
           " check=" + in_hexadecimal(check_of(job, result, version));
}

std::variant<Receipt, std::string> read_receipt(std::string_view line) {
    const std::size_t words = line.find(version_key);
    if (!is_result_line(line)) return say("It is not a result.");
    if (words == std::string_view::npos) {
        return say("It is cut off, or not a result of `queens work`: it names no version.");
    }
    const auto answer = read_answer(line.substr(0, words));
    if (const auto* failure = std::get_if<Failure>(&answer)) return failure->why;
    Receipt receipt{std::get<Result>(answer), {}, 0};
    if (std::string complaint = read_words(line.substr(words), receipt); !complaint.empty()) {
        return complaint;
    }
    return receipt;
}

bool belongs_to(const Receipt& receipt, const Job& job) {
    return receipt.check == check_of(job, receipt.result, receipt.version);
}

}  // namespace queens
