// The tab where all solutions are counted on all cores.
#include "core/known.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens::ui {

namespace {

void show_progress(const Frame& frame, const CountRun& run) {
    const Theme& theme = frame.theme;
    const double progress = run.ledger().progress();
    progress_bar(frame, static_cast<float>(progress), run.cancelled() ? theme.quiet : theme.accent);
    row(frame, "Done", percent(progress), theme.ink);
    row(frame, "Solutions so far", grouped(run.ledger().count()), theme.ink);
    row(frame, "Time", duration(run.seconds()), theme.ink);
    if (run.running()) {
        const double remaining = run.remaining();
        row(frame, "Remaining", remaining < 0 ? "measuring" : "about " + duration(remaining),
            theme.ink);
    }
}

void show_total(const Frame& frame, const CountRun& run) {
    const Theme& theme = frame.theme;
    const Task& task = run.task();
    const std::uint64_t total = run.ledger().count();
    text(frame, frame.fonts.large, theme.ink, grouped(total));
    std::string meaning = total == 1 ? "solution" : "solutions";
    if (run.fundamental()) meaning += ", " + grouped(*run.fundamental()) + " up to symmetry";
    paragraph(frame, frame.fonts.text, theme.ink, meaning + ".");
    const auto known = is_plain(task) ? known_count(task.size, task.surface) : std::nullopt;
    if (known) {
        const bool agrees = known->count == total;
        const std::string sequence(known->sequence);
        paragraph(frame, frame.fonts.strong, agrees ? theme.right : theme.wrong,
                  agrees
                      ? "Agrees with " + sequence + "."
                      : "Differs from " + sequence + ", which says " + grouped(known->count) + ".");
    } else {
        paragraph(frame, frame.fonts.text, theme.quiet, "No published count to compare with.");
    }
    gap(4);
    hairline(frame);
    gap(4);
    const double seconds = run.seconds();
    row(frame, "Time", duration(seconds), theme.ink);
    row(frame, "Positions looked at", grouped(run.ledger().nodes()), theme.ink);
    if (seconds > 0.05) {
        const double rate = static_cast<double>(run.ledger().nodes()) / seconds;
        row(frame, "Positions a second", grouped(static_cast<std::uint64_t>(rate)), theme.ink);
    }
}

}  // namespace

void draw_count_tab(const Frame& frame) {
    const Theme& theme = frame.theme;
    const Board board = frame.app.problem().board;
    const Task shown = task_of(board);
    const int queens = board.size().shorter();
    paragraph(frame, frame.fonts.text, theme.ink,
              "In how many ways can " + counted(queens, "queen") + " stand on the " +
                  words_of(board) + " without attacking each other?");
    const auto& run = frame.app.counting();
    const bool running = run && run->running();
    const std::string refusal = refuse(shown);
    if (running) {
        if (button(frame, {.label = "Cancel",
                           .text = "Cancel",
                           .icon = Icon::close,
                           .hint = "Stop counting",
                           .width = ImGui::GetContentRegionAvail().x})) {
            frame.give(CancelCount{});
        }
    } else if (!refusal.empty()) {
        paragraph(frame, frame.fonts.text, theme.wrong, refusal);
    } else if (button(frame, {.label = "Count",
                              .text = "Count",
                              .hint = "Count on every core; the page stays free",
                              .kind = Kind::primary,
                              .width = ImGui::GetContentRegionAvail().x})) {
        frame.give(StartCount{});
    }
    paragraph(frame, frame.fonts.small, theme.quiet,
              "Works on " + counted(frame.app.workers(), "core") +
                  (is_plain(shown) ? ", on an empty board of this size and surface."
                                   : ", on the board with what stands on it."));
    if (!run) return;
    gap(4);
    hairline(frame);
    gap(4);
    const Task& task = run->task();
    const Board counted_board = board_of(task);
    text(frame, frame.fonts.strong, theme.ink,
         counted(task.size.shorter(), "queen") + ", " + words_of(counted_board));
    if (run->ledger().complete()) {
        show_total(frame, *run);
    } else {
        show_progress(frame, *run);
        if (run->cancelled()) {
            paragraph(frame, frame.fonts.text, theme.quiet, "Stopped before the end.");
        }
    }
}

}  // namespace queens::ui
