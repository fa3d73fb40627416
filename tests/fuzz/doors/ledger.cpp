// Ledgers, as a worker sends them and as what is kept of a count.
#include "fuzz/doors.hpp"
#include "worker/ledger_text.hpp"

namespace queens::doors {

namespace {

bool is_same(const Ledger& one, const Ledger& other) {
    if (one.jobs() != other.jobs()) return false;
    for (const Job& job : one.jobs()) {
        if (one.result(job.id) != other.result(job.id)) return false;
    }
    return one.count() == other.count() && one.by_symmetry() == other.by_symmetry();
}

}  // namespace

std::string ledger(std::string_view bytes) {
    const LedgerReading reading = read_ledger(bytes, Asked::form);
    if (reading.ledger.has_value() != reading.complaint.empty()) {
        return "There is not either a ledger or a complaint.";
    }
    if (!reading.ledger) return {};
    const Ledger& ledger = *reading.ledger;
    const double progress = ledger.progress();
    if (!(progress >= 0 && progress <= 1)) return "The progress is no share.";
    const LedgerReading again = read_ledger(write_ledger(ledger), Asked::form);
    if (!again.ledger) return "What was written of the ledger is refused: " + again.complaint;
    return is_same(*again.ledger, ledger) ? "" : "What was written of the ledger is another one.";
}

}  // namespace queens::doors
