// The tab where a solver is chosen and its thinking can be read.
#include <algorithm>

#include "core/numbers.hpp"
#include "core/papers.hpp"
#include "core/say.hpp"
#include "ui/board/foot.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/search_pictures.hpp"
#include "ui/tabs/solver_list.hpp"
#include "ui/tabs/tab_parts.hpp"
#include "ui/tabs/tabs.hpp"
#include "ui/tabs/torus_buttons.hpp"

namespace queens::ui {

namespace {

/// After that number of seeds a visitor comes back to the first one.
constexpr std::uint64_t seeds_offered = 1000;

/// The name of the solver, which opens the list of all, as wide as that.
void solver_chooser(const Frame& frame, PanelMemory& memory, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const SolverList list{.id = "solver", .chosen = &frame.app.solver(), .with_million = true};
    if (button(frame, {.id = "solver",
                       .label = say(frame.app.solver().title),
                       .hint = say("Choose an algorithm"),
                       .width = width})) {
        open_list(list);
    }
    draw_icon(*ImGui::GetWindowDrawList(), Icon::chevron,
              {at.x + width - 20, at.y + frame.control() / 2}, 12, frame.theme.quiet);
    if (const Entry* entry = choose_from(frame, list, memory.sought)) {
        frame.give(ChooseSolver{std::string(entry->slug)});
    }
}

/// The name of the solver that runs, and the two ways to put the run away.
void head_of_run(const Frame& frame, PanelMemory& memory) {
    solver_chooser(frame, memory, ImGui::GetContentRegionAvail().x);
    press(frame, KeepPosition{},
          {.id = "keep-position",
           .label = say("Keep position"),
           .hint = say("Put the search away and go on with this position")});
    if (button_beside(frame, close_run_button())) frame.give(CloseRun{});
}

/// A row of buttons, one for each named choice of a knob.
void knob_choices(const Frame& frame, const Knob& knob, std::size_t index, std::int64_t value) {
    text(frame, frame.fonts.text, frame.theme.ink, say(knob.title));
    for (std::size_t i = 0; i < knob.choices.size(); ++i) {
        const auto choice = knob.lowest + static_cast<std::int64_t>(i);
        const Button control{.id = "knob-" + std::to_string(index) + "-" + std::to_string(i),
                             .label = say(knob.choices[i]),
                             .on = value == choice};
        if (button_in_line(frame, control, i == 0)) frame.give(SetKnob{index, choice});
    }
}

/// A knob of two values is a switch, one with named choices a row of buttons, any other a stepper;
/// what it does stands below it.
void draw_knob(const Frame& frame, const Knob& knob, std::size_t index) {
    const std::int64_t value = frame.app.settings().knobs[index];
    const std::string title = say(knob.title);
    const std::string id = "knob-" + std::to_string(index);
    if (!knob.choices.empty()) {
        knob_choices(frame, knob, index, value);
    } else if (knob.lowest == 0 && knob.highest == 1) {
        bool on = value == 1;
        if (toggle(frame, {.id = id, .label = title}, on)) frame.give(SetKnob{index, on ? 1 : 0});
    } else {
        const std::int64_t chosen = stepper(frame,
                                            {.id = id,
                                             .label = title,
                                             .less = say("Less: {knob}", {{"knob", title}}),
                                             .more = say("More: {knob}", {{"knob", title}}),
                                             .lowest = knob.lowest,
                                             .highest = knob.highest},
                                            value);
        if (chosen != value) frame.give(SetKnob{index, chosen});
    }
    note(frame, knob.summary);
}

/// The start of the random numbers, which a link carries too.
void seed(const Frame& frame) {
    const std::uint64_t value = frame.app.settings().seed;
    press(frame, SetSeed{(value + 1) % seeds_offered},
          {.id = "another-seed",
           .label = say("Seed {number}", {{"number", value}}),
           .icon = Icon::redo,
           .hint = say("Other random numbers: the same seed gives the same run")});
}

/// The knobs and the seed of the solver, behind a press unless they were set.
void draw_settings(const Frame& frame, PanelMemory& memory) {
    const Entry& solver = frame.app.solver();
    if (solver.knobs.empty() && !solver.uses_seed) return;
    const bool set = frame.app.settings() != initial_settings(solver);
    if (!set && button(frame, {.id = "more-settings",
                               .label = say("More settings"),
                               .icon = memory.settings_open ? Icon::minus : Icon::plus,
                               .hint = say("How this algorithm goes about it"),
                               .kind = Kind::quiet})) {
        memory.settings_open = !memory.settings_open;
    }
    if (!set && !memory.settings_open) return;
    for (std::size_t i = 0; i < solver.knobs.size(); ++i) draw_knob(frame, solver.knobs[i], i);
    if (solver.uses_seed) seed(frame);
}

/// The name of a fact with a capital letter, like the names beside it.
std::string headed(std::string name) {
    const bool small = !name.empty() && name.front() >= 'a' && name.front() <= 'z';
    if (small) name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

/// Boards with more squares than that have trees too large to be drawn node by node.
constexpr int largest_drawn = 25;
constexpr std::size_t most_nodes = 250;

/// Whether the run has walked through a part of a tree that is known.
bool has_tree(const Player& player) {
    const bool whole = player.entry().complete && player.entry().tree != SearchTree::none;
    return whole && !player.levels().empty();
}

/// On small boards the tree itself; false if it is not drawn.
bool draw_whole_tree(const Frame& frame, const Player& player) {
    const bool is_small = frame.app.board().size().area() <= largest_drawn;
    if (!is_small || !has_tree(player)) return false;
    const auto nodes = grown_tree(player, most_nodes);
    if (!nodes) return false;
    heading(frame, say("Search tree"));
    draw_grown_tree(frame, *nodes);
    return true;
}

/// The levels of the tree, beside the size that is expected of it where that can be estimated.
void draw_levels(const Frame& frame, const Player& player) {
    if (!has_tree(player)) return;
    gap(4);
    heading(frame, say("Search tree by level"));
    draw_tree(frame, player.levels(),
              has_row_forecast(player.entry()) ? frame.app.answers().rows.answer() : RowForecast{});
}

/// What the last step did, with room for two lines, so that nothing below jumps from step to step.
void sentence(const Frame& frame) {
    const float top = ImGui::GetCursorPosY();
    paragraph(frame, frame.fonts.strong, frame.theme.ink, frame.app.reason().sentence);
    frame.record.latest().id = "sentence";
    gap(std::max(0.0F, top + 44 - ImGui::GetCursorPosY()));
}

/// What has no room by the board: counters, and what the marks there mean.
void draw_what_has_no_room(const Frame& frame, PanelMemory& memory) {
    const Counters counters = counters_of(*frame.app.player());
    for (std::size_t i = memory.counters_shown; i < counters.size(); ++i) {
        row(frame, counters[i].name, grouped(counters[i].number), frame.theme.ink);
    }
    if (memory.legend == nullptr) return;
    const float height = draw_legend_in_panel(frame, *memory.legend);
    memory.legend_room = std::max(memory.legend_room, height);
    gap(memory.legend_room - height);
}

void draw_facts(const Frame& frame) {
    const Insight* insight = frame.app.insight();
    if (insight == nullptr) return;
    for (const Fact& fact : insight->facts) {
        row(frame, headed(fact.name), fact.value, frame.theme.ink);
    }
}

/// What belongs to a loaded run: where it stands, what it found, and how it goes on.
void watch(const Frame& frame, PanelMemory& memory) {
    if (!frame.app.presenting()) head_of_run(frame, memory);
    gap(2);
    if (memory.with_sentence) sentence(frame);
    draw_findings(frame);
    draw_what_has_no_room(frame, memory);
    const Player& player = *frame.app.player();
    if (player.done() && player.tally().solutions == 0) offer_reason(frame);
    if (const Insight* insight = frame.app.insight()) draw_picture(frame, insight->picture);
    const bool is_drawn = draw_whole_tree(frame, player);
    draw_pseudocode(frame, memory);
    if (!is_drawn) draw_levels(frame, player);
    gap(4);
    draw_facts(frame);
}

/// The choice of a solver and of its knobs, and Play. Queens placed by the million come first once
/// there are some, and without knobs: those of the board may not be the ones that they started by.
void prepare(const Frame& frame, PanelMemory& memory) {
    const Entry& solver = frame.app.solver();
    const bool places_many = frame.app.many_queens() != nullptr;
    solver_chooser(frame, memory, ImGui::GetContentRegionAvail().x);
    gap(2);
    note(frame, solver.summary);
    if (places_many) {
        draw_many_queens(frame);
        gap(2);
    } else {
        gap(2);
        draw_run_start(frame);
        draw_settings(frame, memory);
        separate_groups(frame, 4);
        draw_many_queens(frame);
    }
    draw_pseudocode(frame, memory);
}

}  // namespace

Button close_run_button() {
    return {.id = "close-run",
            .label = say("Back to my board"),
            .hint = say("Put the search away and show the board from before")};
}

void draw_solve_tab(const Frame& frame, PanelMemory& memory) {
    if (!frame.app.state().regions.empty()) {
        say_quietly(frame, "The regions of this garden are left out of the search.");
    }
    if (frame.app.challenge() && frame.app.challenge()->kind == ChallengeKind::watch) {
        say_quietly(frame,
                    "A search places queens that do not attack each other. This puzzle asks for "
                    "queens that see every square.");
    }
    if (frame.app.player()) {
        watch(frame, memory);
    } else {
        memory.legend_room = 0;
        prepare(frame, memory);
    }
    gap(4);
    for (const std::string_view key : frame.app.solver().papers) {
        note(frame, entry_of(*find_paper(key)));
    }
}

}  // namespace queens::ui
