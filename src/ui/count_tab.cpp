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
        paragraph(frame, frame.fonts.text, theme.quiet,
                  "There is no published count here to compare with.");
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

/// "8 queens", "9 queens and 1 pawn".
std::string pieces_of(const Task& task) {
    const std::string queens = counted(task.size.shorter() + task.pawns, "queen");
    return task.pawns == 0 ? queens : queens + " and " + counted(task.pawns, "pawn");
}

/// More queens than rows, which pawns keep apart.
void choose_extra_queens(const Frame& frame) {
    const int extra = frame.app.extra_queens();
    const float top = ImGui::GetCursorPosY();
    const float width = ImGui::GetContentRegionAvail().x;
    const float left = ImGui::GetCursorPosX();
    ImGui::SetCursorPosY(top + (frame.control() - 18) / 2);
    text(frame, frame.fonts.text, frame.theme.ink, "Extra queens, each with a pawn");
    ImGui::SetCursorPos({left + width - 2 * frame.control() - 28, top});
    if (button(frame, {.label = "fewer extra queens",
                       .icon = Icon::minus,
                       .hint = "One queen and one pawn less",
                       .enabled = extra > 0})) {
        frame.give(SetExtraQueens{extra - 1});
    }
    ImGui::SetCursorPos({left + width - frame.control() - 18, top + (frame.control() - 18) / 2});
    text(frame, frame.fonts.strong, frame.theme.ink, std::to_string(extra));
    ImGui::SetCursorPos({left + width - frame.control(), top});
    if (button(frame, {.label = "more extra queens",
                       .icon = Icon::plus,
                       .hint = "One queen and one pawn more",
                       .enabled = extra < most_extra_queens})) {
        frame.give(SetExtraQueens{extra + 1});
    }
}

void foretell(const Frame& frame, const Task& task, CountMemory& memory) {
    if (memory.task != task) memory = {task, estimate(task)};
    constexpr double too_long = 86'400;
    constexpr double worth_saying = 1;
    const double seconds = memory.estimate.seconds / frame.app.workers();
    if (seconds < worth_saying) return;
    const bool long_time = seconds > too_long;
    paragraph(frame, frame.fonts.text, long_time ? frame.theme.wrong : frame.theme.quiet,
              "Expected to take " + duration(seconds) + " here, give or take a factor of three." +
                  (long_time ? " The command-line program can share such work among machines: "
                               "queens plan, work and merge."
                             : ""));
}

/// The counts finished so far, the latest first.
void list_finished(const Frame& frame) {
    const std::vector<FinishedCount>& finished = frame.app.finished_counts();
    if (finished.size() < 2) return;
    gap(8);
    text(frame, frame.fonts.strong, frame.theme.ink, "Counts so far");
    for (std::size_t i = finished.size(); i-- > 0;) {
        const FinishedCount& one = finished[i];
        row(frame,
            pieces_of(one.task) + ", " + words_of(Board(one.task.size, one.task.surface)) +
                (one.task.pieces.empty() ? "" : " with pieces"),
            grouped(one.count), frame.theme.ink);
    }
    draw_times(frame, finished);
}

}  // namespace

void draw_count_tab(const Frame& frame, CountMemory& memory) {
    const Theme& theme = frame.theme;
    const Task shown = frame.app.task();
    paragraph(frame, frame.fonts.text, theme.ink,
              "In how many ways can " + pieces_of(shown) + " stand on the " +
                  words_of(board_of(shown)) + " so that no queen attacks another?");
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
    } else {
        if (can_have_extra_queens(shown)) choose_extra_queens(frame);
        if (!refusal.empty()) {
            paragraph(frame, frame.fonts.text, theme.wrong, refusal);
        } else {
            foretell(frame, shown, memory);
            if (button(frame, {.label = "Count",
                               .text = "Count",
                               .hint = "Count on every core; the page stays free",
                               .kind = Kind::primary,
                               .width = ImGui::GetContentRegionAvail().x})) {
                frame.give(StartCount{});
            }
        }
    }
    paragraph(frame, frame.fonts.small, theme.quiet,
              "Works on " + counted(frame.app.workers(), "core") +
                  (shown.pieces.empty() ? ", on an empty board of this size and surface."
                                        : ", on the board with what stands on it."));
    if (run) {
        gap(4);
        hairline(frame);
        gap(4);
        const Task& task = run->task();
        text(frame, frame.fonts.strong, theme.ink,
             pieces_of(task) + ", " + words_of(board_of(task)));
        if (run->ledger().complete()) {
            show_total(frame, *run);
        } else {
            show_progress(frame, *run);
            if (run->cancelled()) {
                paragraph(frame, frame.fonts.text, theme.quiet, "Stopped before the end.");
            }
        }
    }
    list_finished(frame);
}

}  // namespace queens::ui
