// Counts that come as files.
#include "worker/count_file.hpp"

#include "fuzz/doors.hpp"

namespace queens::doors {

std::string count_file(std::string_view bytes) {
    const auto read = read_count_file(bytes, {});
    if (const auto* why = std::get_if<std::string>(&read)) {
        return why->empty() ? "Nothing is said of a file that is refused." : "";
    }
    const Ledger& ledger = std::get<Ledger>(read);
    const std::string written = write_count_file(ledger);
    if (!is_count_file(written)) return "What was written of the count is not taken for one.";
    const auto again = read_count_file(written, {});
    if (const auto* why = std::get_if<std::string>(&again)) {
        return "What was written of the count is refused: " + *why;
    }
    const Ledger& other = std::get<Ledger>(again);
    const bool same = other.jobs() == ledger.jobs() && other.count() == ledger.count() &&
                      write_count_file(other) == written;
    return same ? "" : "What was written of the count is another one.";
}

}  // namespace queens::doors
