// Comparing totals with published ones, and writing them down.
#include "cli/totals.hpp"

#include <array>
#include <ostream>

#include "core/known_symmetric.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"

namespace queens::cli {

void add_symmetric(const Task& task, Totals& totals) {
    totals.symmetric = symmetric_from_total(task.size.rows, totals.count);
    totals.fundamental = totals.symmetric->fundamental;
}

void compare(const Task& task, Totals& totals) {
    totals.known = known_count(task);
    if (!totals.known) return;
    totals.agrees = totals.known->count == totals.count;
    totals.sequences = {std::string(totals.known->sequence)};
    const auto with = [&](std::uint64_t found, std::optional<std::uint64_t> published,
                          std::string_view sequence) {
        if (!published) return;
        totals.agrees = *totals.agrees && found == published;
        totals.sequences.emplace_back(sequence);
    };
    const int n = task.size.rows;
    if (totals.fundamental && task.pawns > 0 && task.pawns <= most_known_pawns) {
        constexpr std::array<std::string_view, most_known_pawns> sequences{"A103331", "A129552",
                                                                           "A129554"};
        with(*totals.fundamental, known_fundamental_extra_queens(n, task.pawns),
             sequences[static_cast<std::size_t>(task.pawns - 1)]);
    }
    if (!totals.symmetric) return;
    with(totals.symmetric->fundamental, known_fundamental(n), "A002562");
    with(totals.symmetric->half_turn, known_half_turn(n), "A032522");
    with(totals.symmetric->quarter_turn, known_quarter_turn(n), "A033148");
}

void add_fields(const Totals& totals, Json& document) {
    const auto& symmetric = totals.symmetric;
    for (const char* const key : {"fundamental", "half_turn", "quarter_turn", "known"}) {
        document[key] = nullptr;
    }
    if (totals.fundamental) document["fundamental"] = count_value(*totals.fundamental);
    if (symmetric) document["half_turn"] = count_value(symmetric->half_turn);
    if (symmetric) document["quarter_turn"] = count_value(symmetric->quarter_turn);
    if (totals.known) document["known"] = count_value(totals.known->count);
    document["agrees"] = totals.agrees ? Json(*totals.agrees) : Json(nullptr);
}

void write_totals(const Totals& totals, std::string_view noun, std::ostream& out) {
    out << counted(totals.count, std::string(noun));
    if (totals.fundamental) out << ", " << grouped(*totals.fundamental) << " up to symmetry";
    if (totals.symmetric) {
        out << ", " << grouped(totals.symmetric->half_turn) << " kept by a half turn, "
            << grouped(totals.symmetric->quarter_turn) << " by a quarter turn";
    }
    out << '.';
    if (!totals.agrees) return;
    out << (*totals.agrees ? " Agrees with " : " Disagrees with ") << listed(totals.sequences);
    if (totals.known->count != totals.count) out << ", which says " << grouped(totals.known->count);
    out << '.';
    if (!totals.known->note.empty()) out << ' ' << totals.known->note;
}

}  // namespace queens::cli
