// Comparing totals with published ones, and writing them down.
#include "cli/totals.hpp"

#include <array>

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

void add_published(const Task& task, Totals& totals) {
    totals.known = published(task);
    totals.compared = compare(task, totals.counts);
    if (totals.compared.empty() || totals.compared.front().sequence->surface == task.surface)
        return;
    totals.note =
        say("A cylinder and a torus have the same solutions, because every long diagonal of the "
            "cylinder is one of the torus.");
}

void add_fields(const Totals& totals, Report& report) {
    for (const PartWords& part : parts) {
        const auto found = totals.counts.find(part.counted);
        report.field(part.field, found == totals.counts.end() ? Json() : decimal(found->second));
    }
    report.field("known", decimal(totals.known))
        .field("agrees", totals.compared.empty() ? Json() : json_of(!totals.disagrees()));
}

std::string words_for(const Totals& totals, std::string_view noun) {
    std::string text = counted(totals.count(), noun);
    for (const PartWords& part : parts) {
        const auto found = totals.counts.find(part.counted);
        if (found != totals.counts.end()) text += ", " + grouped(found->second) + part.words;
    }
    text += '.';
    if (totals.compared.empty()) return text;
    std::vector<std::string> names;
    for (const Compared& one : totals.compared) names.emplace_back(one.sequence->name);
    text += (totals.disagrees() ? " Disagrees with " : " Agrees with ") + listed(names);
    const Compared& all = totals.compared.front();
    if (!all.agrees()) text += ", which says " + grouped(all.published);
    text += '.';
    return totals.note.empty() ? text : text + ' ' + totals.note;
}

}  // namespace queens::cli
