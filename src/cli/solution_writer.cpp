// Solutions and the tally of a search, as text and as JSON.
#include "cli/solution_writer.hpp"

#include <algorithm>
#include <ostream>

#include "core/placement.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "play/solution_search.hpp"

namespace queens::cli {

SolutionWriter::SolutionWriter(std::string_view solver, bool json, std::ostream& out)
    : out_(out), json_(json) {
    if (json_) out_ << R"({"solver":)" << json_of(solver).text << R"(,"solutions":[)";
}

void SolutionWriter::solution(const Board& board) {
    if (json_) return value(placement_value(board));
    const std::string text = placement_text(board);
    const bool is_drawn = std::count(text.begin(), text.end(), '\n') > 1;
    out_ << text << (is_drawn ? "\n" : "");
    blank_line_ = is_drawn;
}

void SolutionWriter::solution(const Board& board, std::span<const std::uint8_t> layers) {
    const std::vector<std::string> rows = rows_from_above(board, layers);
    if (json_) return value(json_of(rows));
    out_ << drawing(rows) << '\n';
    blank_line_ = true;
}

void SolutionWriter::value(const Json& value) {
    out_ << (first_ ? "" : ",") << value.text;
    first_ = false;
}

void SolutionWriter::solution(std::span<const std::uint32_t> columns_by_row) {
    constexpr std::size_t portion = 1 << 16;
    std::string text = json_ ? (first_ ? "[" : ",[") : "";
    const char* separator = "";
    for (const std::uint32_t column : columns_by_row) {
        text += separator + std::to_string(column);
        separator = json_ ? "," : " ";
        if (text.size() < portion) continue;
        out_ << text;
        text.clear();
    }
    out_ << text << (json_ ? "]" : "\n");
    first_ = blank_line_ = false;
}

void SolutionWriter::end(const Tally& tally, bool complete, const Sentence& ending) {
    if (json_) {
        out_ << R"(],"complete":)" << json_of(complete).text << R"(,"events":)"
             << json_of(tally).text << "}\n";
        return;
    }
    if (!blank_line_) out_ << '\n';
    const std::string found =
        say(tally.solutions == 0 ? Sentence("No solution")
                                 : Sentence("{solutions} {solutions|solution|solutions}"),
            {{"solutions", tally.solutions}});
    out_ << say(ending, {{"found", found}}) << '\n'
         << say("{placements} {placements|placement|placements}, {removals} "
                "{removals|removal|removals}, {rejections} {rejections|rejection|rejections}.\n",
                {{"placements", tally.placements},
                 {"removals", tally.removals},
                 {"rejections", tally.rejections}});
}

Sentence ending_of(const Tally& tally, bool complete, bool stopped) {
    if (stopped) return "{found} so far; the search was stopped.";
    if (complete) return "{found}; the search is complete.";
    return tally.done ? Sentence("{found}; the search has ended.")
                      : Sentence("{found}; stopped at the limit.");
}

Sentence ending_of_best(const Tally& tally) {
    return tally.solutions == 1 ? Sentence("{found}; it is proved to be the best.")
                                : Sentence(
                                      "{found}, each better than the one before; the last is "
                                      "proved to be the best.");
}

}  // namespace queens::cli
