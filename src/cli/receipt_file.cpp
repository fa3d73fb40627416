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

void refuse_other_version(const Receipt& receipt, const std::string& path) {
    if (receipt.version == version) return;
    throw Complaint("In \"" + path + "\" are results of version " + receipt.version +
                    " of the program, and this is version " + std::string(version) + ".");
}

Receipts read_receipts(const std::string& path, Console& console) {
    Receipts receipts;
    for_each_line(path, console, [&](const std::string& line, const LinePlace&) {
        auto read = read_receipt(line);
        auto* const receipt = std::get_if<Receipt>(&read);
        if (receipt == nullptr) return;
        refuse_other_version(*receipt, path);
        receipts.emplace(receipt->result.id, std::move(*receipt));
    });
    return receipts;
}

bool has_lines(const std::string& path) {
    const bool exists = std::filesystem::is_regular_file(path);
    if (exists) cut_to_whole_lines(path);
    return exists;
}

std::ofstream open_to_add(const std::string& path) {
    std::ofstream file(path, std::ios::app);
    if (!file) throw Complaint("The file \"" + path + "\" cannot be written.");
    return file;
}

Receipts read_kept(const std::string& path, Console& console) {
    return has_lines(path) ? read_receipts(path, console) : Receipts();
}

bool is_done(const Receipts& receipts, const Job& job) {
    const auto [first, last] = receipts.equal_range(job.id);
    return std::any_of(first, last,
                       [&](const auto& numbered) { return belongs_to(numbered.second, job); });
}

}  // namespace queens::cli
