// Reading such a file, and adding to it.
#include "cli/sample_file.hpp"

#include <utility>

#include "cli/line_file.hpp"
#include "cli/receipt_file.hpp"
#include "core/numbers.hpp"
#include "core/read.hpp"
#include "worker/decimals.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

constexpr std::string_view seconds_key = "seconds=";
constexpr int digits_of_seconds = 6;

/// The number behind the key, nothing if there is none.
std::optional<double> seconds_in(std::string_view word) {
    if (!word.starts_with(seconds_key)) return std::nullopt;
    return read_decimal(word.substr(seconds_key.size()));
}

}  // namespace

SampleFile::SampleFile(const std::string& path, Console& console) {
    if (path == "-") throw Complaint("--keep adds to a file, which it reads first.");
    if (mend_end(path, {seconds_key})) {
        for_each_line(path, console, [&](std::string_view line, const LinePlace& place) {
            const auto seconds = seconds_in(take_until(line, ' '));
            auto read = read_receipt(line);
            auto* const receipt = std::get_if<Receipt>(&read);
            if (!seconds || receipt == nullptr) {
                throw Complaint(complaint_at(place, "It is not a job of an estimate."));
            }
            refuse_other_version(*receipt, path);
            const std::uint32_t id = receipt->result.id;
            kept_.emplace(id, Kept{std::move(*receipt), *seconds});
        });
    }
    file_ = open_to_add(path);
}

std::optional<Timed> SampleFile::find(const Job& job) const {
    const auto [first, last] = kept_.equal_range(job.id);
    for (auto at = first; at != last; ++at) {
        const auto& [receipt, seconds] = at->second;
        if (belongs_to(receipt, job)) return Timed{receipt.result, seconds};
    }
    return std::nullopt;
}

void SampleFile::add(const Job& job, const Timed& timed) {
    if (!file_.is_open()) return;
    file_ << seconds_key << fixed(timed.seconds, digits_of_seconds) << ' '
          << write_receipt(job, timed.result, version) << std::endl;
    if (!file_) throw Complaint("The jobs done could not be kept.");
}

}  // namespace queens::cli
