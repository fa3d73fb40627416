// Comparing totals with published ones, and writing them down.
#include "cli/totals.hpp"

#include <array>
#include <ostream>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens::cli {

namespace {

/// What is written of a part: its field in JSON, and the words behind its number.
struct PartWords {
    Counted counted;
    const char* field;
    const char* words;
};
constexpr std::array<PartWords, 3> parts{
    {{Counted::fundamental, "fundamental", " up to symmetry"},
     {Counted::half_turn, "half_turn", " kept by a half turn"},
     {Counted::quarter_turn, "quarter_turn", " by a quarter turn"}}};

}  // namespace

void add_symmetric(const Task& task, Totals& totals) {
    totals.counts = counts_of(totals.count(), symmetric_from_total(task.size.rows, totals.count()));
}

void add_published(const Task& task, Totals& totals) {
    totals.known = published(task);
    totals.compared = compare(task, totals.counts);
    if (totals.compared.empty() || totals.compared.front().sequence->surface == task.surface)
        return;
    totals.note =
        say("A cylinder and a torus have the same solutions, because every long diagonal of the "
            "cylinder is one of the torus.");
}

void add_fields(const Totals& totals, Json& document) {
    for (const PartWords& part : parts) {
        const auto found = totals.counts.find(part.counted);
        document[part.field] =
            found == totals.counts.end() ? Json(nullptr) : count_value(found->second);
    }
    document["known"] = totals.known ? count_value(*totals.known) : Json(nullptr);
    document["agrees"] = totals.compared.empty() ? Json(nullptr) : Json(!totals.disagrees());
}

void write_totals(const Totals& totals, std::string_view noun, std::ostream& out) {
    out << counted(totals.count(), std::string(noun));
    for (const PartWords& part : parts) {
        const auto found = totals.counts.find(part.counted);
        if (found != totals.counts.end()) out << ", " << grouped(found->second) << part.words;
    }
    out << '.';
    if (totals.compared.empty()) return;
    std::vector<std::string> names;
    for (const Compared& one : totals.compared) names.emplace_back(one.sequence->name);
    out << (totals.disagrees() ? " Disagrees with " : " Agrees with ") << listed(names);
    const Compared& all = totals.compared.front();
    if (!all.agrees()) out << ", which says " << grouped(all.published);
    out << '.';
    if (!totals.note.empty()) out << ' ' << totals.note;
}

}  // namespace queens::cli
