// The solutions or records that a run has found so far, as small boards to go back to. The one on
// show is lit, and so is the one that the run refuses because it has found it before.
#include <cmath>

#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

constexpr int boards_in_a_row = 6;
constexpr float between_boards = 6;
/// Larger boards would be a blur.
constexpr int largest_area = 32 * 32;

}  // namespace

void draw_findings(const Frame& frame) {
    const Player& player = *frame.app.player();
    const std::vector<Finding>& findings = player.findings();
    const bool found_again = player.last() && player.last()->kind == EventKind::reject;
    const bool records = finds_records(player.entry(), player.settings());
    if (findings.empty() || player.board().size().area() > largest_area) return;
    const float width = ImGui::GetContentRegionAvail().x;
    const float side =
        std::floor((width - between_boards * (boards_in_a_row - 1)) / boards_in_a_row);
    gap(2);
    for (std::size_t i = 0; i < findings.size(); ++i) {
        if (i % boards_in_a_row != 0) ImGui::SameLine(0, between_boards);
        const auto& [step, board] = findings[i];
        const std::string words = say(records ? Sentence("Record {number}, step {step}")
                                              : Sentence("Solution {number}, step {step}"),
                                      {{"number", i + 1}, {"step", step}});
        if (small_board(frame, {.id = "solution-" + std::to_string(i + 1),
                                .label = words,
                                .board = board,
                                .side = side,
                                .hint = words,
                                .lit = step == player.step() ||
                                       (found_again && board == player.board())})) {
            frame.give(Seek{step});
        }
    }
    if (const std::uint64_t more = player.found() - findings.size(); more > 0) {
        note(frame,
             records ? Sentence("and {n} more {n|record|records}")
                     : Sentence("and {n} more {n|solution|solutions}"),
             {{"n", more}});
    }
    gap(2);
}

}  // namespace queens::ui
