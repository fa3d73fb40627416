// Reading files of receipts, and mending their end.
#include "cli/receipt_file.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/line_file.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

/// Removes everything behind the last end of a line.
void cut_to_whole_lines(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::uintmax_t whole = 0;
    std::uintmax_t size = 0;
    for (std::istreambuf_iterator<char> at(file), end; at != end; ++at) {
        ++size;
        if (*at == '\n') whole = size;
    }
    file.close();
    if (whole < size) std::filesystem::resize_file(path, whole);
}

}  // namespace

Receipts read_receipts(const std::string& path, Console& console) {
    Receipts receipts;
    for_each_line(path, console, [&](const std::string& line, const LinePlace&) {
        auto read = read_receipt(line);
        auto* const receipt = std::get_if<Receipt>(&read);
        if (receipt == nullptr) return;
        if (receipt->version != version) {
            throw Complaint("In \"" + path + "\" are results of version " + receipt->version +
                            " of the program, and this is version " + std::string(version) + ".");
        }
        receipts.emplace(receipt->result.id, std::move(*receipt));
    });
    return receipts;
}

Receipts read_kept(const std::string& path, Console& console) {
    if (!std::filesystem::is_regular_file(path)) return {};
    cut_to_whole_lines(path);
    return read_receipts(path, console);
}

bool is_done(const Receipts& receipts, const Job& job) {
    const auto [first, last] = receipts.equal_range(job.id);
    return std::any_of(first, last,
                       [&](const auto& numbered) { return belongs_to(numbered.second, job); });
}

}  // namespace queens::cli
