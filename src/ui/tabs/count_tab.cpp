// The tab where all solutions are counted on all cores.
#include <imgui_internal.h>

#include "app/answers/count.hpp"
#include "app/answers/goal.hpp"
#include "app/rooms/count_room.hpp"
#include "app/state/tabs.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "counting/published.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/step.hpp"
#include "ui/tabs/empty_board.hpp"
#include "ui/tabs/sequence_link.hpp"
#include "ui/tabs/tab_parts.hpp"
#include "ui/tabs/tabs.hpp"
#include "ui/tabs/torus_buttons.hpp"

namespace queens::ui {

namespace {

/// How many seconds a count will take here, once its size and the speed of this machine are known.
std::optional<double> expected_seconds(const App& app, const Task& task) {
    const auto estimate = app.count_room().estimate(task);
    const auto slowness = app.count_room().slowness(task);
    if (!estimate || !slowness) return std::nullopt;
    return estimate->seconds / app.workers() * *slowness;
}

/// By what was counted here, and before that as expected, unless others take part.
std::string remaining_time(const App& app, const CountRun& run) {
    double remaining = run.remaining();
    if (remaining < 0 && run.alone() && run.share() == WorkShare{}) {
        const auto expected = expected_seconds(app, run.task());
        if (expected) remaining = *expected - run.seconds();
    }
    if (remaining >= 0) return say("about {time}", {{"time", guessed_time(remaining)}});
    return run.paused() ? say("not known yet") : say("being measured");
}

void show_progress(const Frame& frame, const CountRun& run) {
    const Theme& theme = frame.theme;
    const double progress = run.ledger().progress();
    progress_bar(frame, static_cast<float>(progress), run.paused() ? theme.quiet : theme.accent,
                 ImGui::GetContentRegionAvail().x);
    row(frame, say(Sentence("Done", "how much of a count")), percent(progress), theme.ink);
    row(frame, say("Solutions so far"), grouped(run.ledger().count()), theme.ink);
    row(frame, say("Time"), duration(run.seconds()), theme.ink);
    row(frame, say("Remaining"), remaining_time(frame.app, run), theme.ink);
}

/// What a paused count waits for, and whether it outlasts the page.
Sentence pause_words(std::optional<Keeping> keeping) {
    if (!keeping) return "Pausing ...";
    switch (*keeping) {
        case Keeping::kept: return "Paused. You can close the page and go on later.";
        case Keeping::refused:
            return "Paused. It will be lost if you close the page: this browser keeps nothing.";
        case Keeping::elsewhere:
            return "Paused. It will be lost if you close the page: another count is kept, and only "
                   "one can be.";
    }
    return {};
}

/// A count of more than a minute is discarded by a second press, which the first one asks for and
/// which must come soon.
void offer_to_discard(const Frame& frame, PanelMemory& memory, const CountRun& run, float width) {
    constexpr double worth_asking = 60;
    constexpr double soon = 10;
    const bool is_long = run.seconds() >= worth_asking;
    const bool asks = is_long && ImGui::GetTime() < memory.asks_to_discard_until;
    const bool pressed =
        button(frame, {.id = "discard-count",
                       .label = asks ? say("Discard it for good?") : say("Discard"),
                       .icon = Icon::close,
                       .hint = say("Stop counting and forget what was counted"),
                       .width = width});
    if (!pressed) return;
    if (is_long && !asks) {
        memory.asks_to_discard_until = ImGui::GetTime() + soon;
    } else {
        memory.asks_to_discard_until = 0;
        frame.give(DiscardCount{});
    }
}

/// What can be done with a count that has not come to its end.
void hold_or_go_on(const Frame& frame, PanelMemory& memory, const CountRun& run) {
    const float width = (ImGui::GetContentRegionAvail().x - 8) / 2;
    if (run.paused()) {
        if (!run.share_is_open()) {
            paragraph(frame, frame.fonts.strong, frame.theme.right,
                      say("The share of this computer is done. Save the count, and open it where "
                          "the shares are put together."));
        }
        say_quietly(frame, pause_words(frame.app.count_room().keeping()));
        press(frame, ContinueCount{},
              {.id = "go-on",
               .label = say("Go on"),
               .icon = Icon::play,
               .hint = say("Count what is left"),
               .kind = Kind::primary,
               .width = width});
    } else {
        press(frame, PauseCount{},
              {.id = "pause-count",
               .label = say("Pause"),
               .icon = Icon::pause,
               .hint = say("Stop for now and go on later, even after closing the "
                           "page"),
               .width = width});
    }
    ImGui::SameLine(0, 8);
    offer_to_discard(frame, memory, run, width);
}

void tell_effort(const Frame& frame, const CountRun& run) {
    const ImU32 ink = frame.theme.ink;
    const std::uint64_t nodes = run.ledger().nodes();
    row(frame, run.alone() ? say("Time") : say("Time of this computer"), duration(run.seconds()),
        ink);
    if (nodes > 0) row(frame, say("Positions looked at"), grouped(nodes), ink);
    if (const auto rate = run.alone() ? rate_of(nodes, run.seconds()) : std::nullopt) {
        row(frame, say("Positions per second"), grouped(*rate), ink);
    }
    if (nodes > 0 && run.ledger().count() > nodes) {
        note(frame,
             "Fewer positions than solutions: one position can stand for many of them, such as "
             "their mirror images.");
    }
}

std::string sentence_on(std::uint64_t total, const std::optional<SymmetricCounts>& symmetric) {
    if (!symmetric) return say("{total|solution|solutions}.", {{"total", total}});
    return say(
        "{total|solution|solutions}, {fundamental} up to symmetry. {half} {half|is|are} kept by a "
        "half turn, {quarter} by a quarter turn.",
        {{"total", total},
         {"fundamental", symmetric->fundamental},
         {"half", symmetric->half_turn},
         {"quarter", symmetric->quarter_turn}});
}

void show_total(const Frame& frame, const CountRun& run) {
    const Theme& theme = frame.theme;
    const std::uint64_t total = run.ledger().count();
    text(frame, frame.fonts.large, theme.ink, grouped(total));
    say_to(frame, sentence_on(total, run.symmetric()));
    if (const auto found = agreement(run.task(), total, run.symmetric())) {
        paragraph(frame, frame.fonts.strong, found->agrees ? theme.right : theme.wrong,
                  found->sentence);
        for (const auto& [sequence, words] : found->sources) {
            link_to_sequence(
                frame, sequence,
                say("{sequence}: {words}", {{"sequence", sequence}, {"words", words}}));
        }
    } else {
        say_quietly(frame, "No published number is known here to compare with.");
    }
    offer_torus(frame, run.task());
    if (total == 0) offer_reason(frame);
    separate_groups(frame, 4);
    tell_effort(frame, run);
}

/// More queens than rows, which pawns keep apart.
void choose_extra_queens(const Frame& frame) {
    const int extra = frame.app.state().extra_queens;
    const auto chosen = static_cast<int>(
        stepper(frame,
                {.id = "extra-queens",
                 .label = say("Extra queens, each with a pawn"),
                 .less = say("Fewer extra queens"),
                 .more = say("More extra queens"),
                 .highest = most_extra_queens,
                 .hint = say("More queens than rows: pawns between them stop their lines")},
                extra));
    if (chosen != extra) frame.give(SetExtraQueens{chosen});
}

/// How long the count will take on this machine, where that is worth saying.
void tell_expected_time(const Frame& frame, const CountForecast& forecast) {
    const auto estimate = frame.app.count_room().estimate(forecast.task);
    // While a worker estimates, nothing stands here: most counts have nothing to be said, and the
    // button below must not move away from a click.
    if (!estimate || !is_worth_saying(*estimate, frame.app.workers())) return;
    const auto seconds = expected_seconds(frame.app, forecast.task);
    if (!seconds) {
        say_quietly(frame, "Measuring how fast this machine counts \xE2\x80\xA6");
        return;
    }
    paragraph(frame, frame.fonts.text,
              *seconds > too_long_for_a_page ? frame.theme.wrong : frame.theme.quiet,
              time_to_count(forecast.task, *seconds));
}

/// Where fewer queens fit than are asked for: how many do, and in how many ways.
void tell_of_fewer(const Frame& frame, const Task& task) {
    if (!task.pieces.empty() || task.pawns > 0) return;
    const auto most = most_that_fit(task.size, task.surface);
    if (!most || *most >= task.size.shorter()) return;
    say_quietly(frame, words_without_solution(task.size, task.surface));
    const std::string question = say(named(Topic::published).title);
    press(frame,
          Step{"published", question, "", {OpenTab{Tab::maths}, ChooseTopic{Topic::published}}},
          "published", Kind::quiet);
}

/// What would be counted, how long that would take, and the button that starts it.
void offer_count(const Frame& frame, PanelMemory& memory, const CountForecast& forecast) {
    const bool extra = can_have_extra_queens(forecast.task);
    if (!forecast.refusal.empty()) {
        if (extra) choose_extra_queens(frame);
        paragraph(frame, frame.fonts.text, frame.theme.wrong, forecast.refusal);
        return;
    }
    tell_expected_time(frame, forecast);
    if (button(frame, {.id = "count",
                       .label = say(Sentence("Count", "a button")),
                       .kind = Kind::primary,
                       .width = ImGui::GetContentRegionAvail().x})) {
        frame.give(StartCount{});
        memory.count_awaited_until = ImGui::GetTime() + 2;
    }
    note(frame, "Counts on {n} {n|core|cores}; you can go on working.",
         {{"n", frame.app.workers()}});
    if (extra) choose_extra_queens(frame);
}

/// A count that is being prepared, which can be stopped.
void show_cutting(const Frame& frame, const Task& task) {
    separate_groups(frame, 4);
    heading(frame, title_of(task));
    say_quietly(frame, "Dividing the work among the cores \xE2\x80\xA6");
    press(frame, DiscardCount{},
          {.id = "discard-count",
           .label = say("Stop"),
           .icon = Icon::close,
           .hint = say("Do not count this board"),
           .width = ImGui::GetContentRegionAvail().x});
}

/// The count at hand: how far it is, or what came of it.
void show_count(const Frame& frame, PanelMemory& memory, const CountRun& run) {
    separate_groups(frame, 4);
    heading(frame, title_of(run.task()));
    if (run.ledger().complete()) return show_total(frame, run);
    show_progress(frame, run);
    gap(4);
    hold_or_go_on(frame, memory, run);
    draw_sharing(frame, run);
}

}  // namespace

void draw_count_tab(const Frame& frame, PanelMemory& memory) {
    const CountForecast& forecast = frame.app.answers().count.answer();
    const CountRun* run = frame.app.counting();
    say_to(frame, forecast.question);
    if (!frame.app.regions().empty()) {
        say_quietly(frame, "The regions of this garden are left out of the count.");
    }
    choose_keep_queens(frame, keeps_queens(frame.app.state()));
    tell_of_fewer(frame, forecast.task);
    const Task* being_cut = frame.app.count_room().being_cut();
    if (being_cut != nullptr) {
        show_cutting(frame, *being_cut);
    } else if (!run || run->ledger().complete()) {
        offer_count(frame, memory, forecast);
    } else if (run->task() != forecast.task) {
        say_quietly(
            frame,
            "Only one count can run at a time. Let the one below end, or save it as a file, to "
            "go on with it later, and discard it.");
    }
    if (run) {
        const ImVec2 low = ImGui::GetCursorScreenPos();
        show_count(frame, memory, *run);
        // On a small screen the button is above all that one sees of the count, whose result is
        // higher than its beginning.
        const bool is_awaited = ImGui::GetTime() < memory.count_awaited_until;
        if (is_awaited && being_cut == nullptr && run->task() == forecast.task) {
            const ImVec2 high{low.x + 1, ImGui::GetCursorScreenPos().y};
            ImGui::ScrollToRect(ImGui::GetCurrentWindow(), {low, high},
                                ImGuiScrollFlags_KeepVisibleEdgeY);
        }
    }
    draw_finished_counts(frame, forecast.task);
}

}  // namespace queens::ui
