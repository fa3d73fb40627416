// The tab where all solutions are counted on all cores.
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

void show_progress(const Frame& frame, const CountRun& run) {
    const Theme& theme = frame.theme;
    const double progress = run.ledger().progress();
    progress_bar(frame, static_cast<float>(progress), run.paused() ? theme.quiet : theme.accent);
    row(frame, "Done", percent(progress), theme.ink);
    row(frame, "Solutions so far", grouped(run.ledger().count()), theme.ink);
    row(frame, "Time", duration(run.seconds()), theme.ink);
    const double remaining = run.remaining();
    row(frame, "Remaining",
        remaining >= 0 ? "about " + duration(remaining)
                       : (run.paused() ? "not known yet" : "measuring"),
        theme.ink);
}

/// What can be done with a count that has not come to its end.
void hold_or_go_on(const Frame& frame, const CountRun& run) {
    const float width = (ImGui::GetContentRegionAvail().x - 8) / 2;
    if (run.paused()) {
        paragraph(frame, frame.fonts.text, frame.theme.quiet,
                  "Paused. It is kept when you close the page.");
        if (button(frame, {.id = "go-on",
                           .label = "Go on",
                           .icon = Icon::play,
                           .hint = "Count what is left",
                           .kind = Kind::primary,
                           .width = width})) {
            frame.give(ContinueCount{});
        }
    } else if (button(frame, {.id = "pause-count",
                              .label = "Pause",
                              .icon = Icon::pause,
                              .hint = "Free the machine and go on later, even after closing the "
                                      "page",
                              .width = width})) {
        frame.give(PauseCount{});
    }
    ImGui::SameLine(0, 8);
    if (button(frame, {.id = "discard-count",
                       .label = "Discard",
                       .icon = Icon::close,
                       .hint = "Stop counting and forget what was counted",
                       .width = width})) {
        frame.give(DiscardCount{});
    }
}

/// Positions a second, nothing of a count too short to tell.
std::optional<std::uint64_t> rate_of(std::uint64_t nodes, double seconds) {
    if (seconds <= 0.05) return std::nullopt;
    return static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
}

void show_total(const Frame& frame, const CountRun& run) {
    const Theme& theme = frame.theme;
    const Task& task = run.task();
    const std::uint64_t total = run.ledger().count();
    text(frame, frame.fonts.large, theme.ink, grouped(total));
    std::string meaning = total == 1 ? "solution" : "solutions";
    if (run.fundamental()) meaning += ", " + grouped(*run.fundamental()) + " up to symmetry";
    paragraph(frame, frame.fonts.text, theme.ink, meaning + ".");
    const auto known = known_count(task);
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
    if (const auto rate = rate_of(run.ledger().nodes(), seconds)) {
        row(frame, "Positions a second", grouped(*rate), theme.ink);
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
    const auto chosen = static_cast<int>(stepper(frame,
                                                 {.id = "extra-queens",
                                                  .label = "Extra queens, each with a pawn",
                                                  .less = "Fewer extra queens",
                                                  .more = "More extra queens",
                                                  .highest = most_extra_queens,
                                                  .hint = "More queens than rows, which pawns "
                                                          "keep apart"},
                                                 extra));
    if (chosen != extra) frame.give(SetExtraQueens{chosen});
}

/// How long the count will take on this machine, which is measured where it is worth saying.
void foretell(const Frame& frame, const Task& task, CountMemory& memory) {
    if (memory.task != task) memory = {task, estimate(task)};
    constexpr double too_long = 86'400;
    constexpr double worth_saying = 1;
    const double common = memory.estimate.seconds / frame.app.workers();
    if (common < worth_saying) return;
    const auto slowness = frame.app.count_room().slowness(task);
    if (!slowness) {
        frame.give(MeasureSpeed{});
        paragraph(frame, frame.fonts.text, frame.theme.quiet,
                  "Measuring how fast this machine counts ...");
        return;
    }
    const double seconds = common * *slowness;
    const bool long_time = seconds > too_long;
    paragraph(frame, frame.fonts.text, long_time ? frame.theme.wrong : frame.theme.quiet,
              "Expected to take " + duration(seconds) + " here, give or take a factor of three." +
                  (long_time ? " The command-line program can share such work among machines: "
                               "queens plan, work and merge."
                             : ""));
}

std::string name_of(const Task& task) {
    return pieces_of(task) + ", " + words_of(Board(task.size, task.surface)) +
           (task.pieces.empty() ? "" : " with pieces");
}

/// A finished count in two lines: what and how many, and how fast and whether it is right.
void list_one(const Frame& frame, const FinishedCount& one) {
    const Theme& theme = frame.theme;
    row(frame, name_of(one.task), grouped(one.count), theme.ink);
    std::string speed = duration(one.seconds);
    if (const auto rate = rate_of(one.nodes, one.seconds)) {
        speed += ", " + grouped(*rate) + " positions a second";
    }
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    text(frame, frame.fonts.small, theme.quiet, speed);
    if (const auto known = known_count(one.task)) {
        const bool agrees = known->count == one.count;
        right_text(*ImGui::GetWindowDrawList(), frame.fonts.small, right, at.y,
                   agrees ? theme.right : theme.wrong,
                   (agrees ? "agrees with " : "differs from ") + std::string(known->sequence));
    }
    gap(2);
}

/// The counts finished so far, the latest first.
void list_finished(const Frame& frame, const Task& shown) {
    const std::vector<FinishedCount>& finished = frame.app.count_room().finished();
    if (known_count(shown) || !finished.empty()) {
        gap(8);
        heading(frame, "Solutions as boards grow");
        draw_solution_plot(frame, finished, shown.size.shorter());
    }
    if (finished.size() < 2) return;
    gap(8);
    heading(frame, "Times");
    draw_time_plot(frame, finished);
    gap(8);
    heading(frame, "Counts so far");
    for (std::size_t i = finished.size(); i-- > 0;) list_one(frame, finished[i]);
    if (button(frame, {.id = "copy-as-table",
                       .label = "Copy as CSV",
                       .hint = "All counts as a table for a spreadsheet"})) {
        frame.give(ShareCounts{});
    }
}

}  // namespace

void draw_count_tab(const Frame& frame, PanelMemory& panel) {
    CountMemory& memory = panel.count;
    const Theme& theme = frame.theme;
    const Task shown = frame.app.task();
    paragraph(frame, frame.fonts.text, theme.ink,
              "In how many ways can " + pieces_of(shown) + " stand on the " +
                  words_of(board_of(shown)) + " so that no queen attacks another?");
    const auto& run = frame.app.counting();
    const std::string refusal = refuse(shown);
    if (run && !run->ledger().complete()) {
        if (run->task() != shown) {
            paragraph(frame, frame.fonts.text, theme.quiet,
                      "One count at a time: that below comes first.");
        }
    } else {
        if (can_have_extra_queens(shown)) choose_extra_queens(frame);
        if (!refusal.empty()) {
            paragraph(frame, frame.fonts.text, theme.wrong, refusal);
        } else {
            foretell(frame, shown, memory);
            if (button(frame, {.id = "count",
                               .label = "Count",
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
        heading(frame, pieces_of(task) + ", " + words_of(board_of(task)));
        if (run->ledger().complete()) {
            show_total(frame, *run);
        } else {
            show_progress(frame, *run);
            gap(4);
            hold_or_go_on(frame, *run);
        }
    }
    list_finished(frame, shown);
}

}  // namespace queens::ui
