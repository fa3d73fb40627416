// Every receipt is held against its job before it is booked.
#include "worker/receipt_book.hpp"

#include <utility>

#include "core/say.hpp"
#include "worker/receipt.hpp"

namespace queens {

ReceiptBook::ReceiptBook(Ledger ledger, bool keeps_lines)
    : ledger_(std::move(ledger)),
      lines_(keeps_lines ? ledger_.jobs().size() : 0),
      contradicted_(ledger_.jobs().size()) {}

bool ReceiptBook::settled(std::uint32_t id) const {
    return ledger_.booked(id) && !contradicted_[id];
}

std::string ReceiptBook::take(std::string_view line) {
    if (line.empty() || line.starts_with("failed ")) return {};
    auto read = read_receipt(line);
    if (auto* complaint = std::get_if<std::string>(&read)) return std::move(*complaint);
    auto& receipt = std::get<Receipt>(read);
    const std::uint32_t id = receipt.result.id;
    if (id < ledger_.jobs().size() && !belongs_to(receipt, ledger_.jobs()[id])) {
        return say(
            "Its check value does not fit job {job}: it was changed, or belongs to another plan.",
            {{"job", std::to_string(id)}});
    }
    if (!version_.empty() && receipt.version != version_) {
        return say("It comes from version {version} of the program, those before from {before}.",
                   {{"version", receipt.version}, {"before", version_}});
    }
    const bool again = ledger_.booked(id);
    if (std::string complaint = ledger_.book(receipt.result); !complaint.empty()) {
        if (again) contradicted_[id] = true;
        return complaint;
    }
    if (again) {
        ++repeated_;
    } else {
        if (!lines_.empty()) lines_[id] = line;
        version_ = std::move(receipt.version);
    }
    return {};
}

}  // namespace queens
