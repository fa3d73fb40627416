#include "ui/tabs/proof_panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/rooms/proof_room.hpp"
#include "gardens/techniques.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/garden_parts.hpp"

namespace queens::ui {

namespace {

/// A rule that can be named, and what it is called where there is little room.
struct NamedTechnique {
    std::string_view slug;
    Sentence brief;
};

/// What a queen rules out is seen on the board, and needs no proof. A queen that leaves nothing for
/// another unit stands on a square that is attacked from every square left of it: that rule is
/// offered once.
constexpr std::array named_rules{NamedTechnique{"last_square", "Only square left"},
                                 NamedTechnique{"region_in_line", "Region within a line"},
                                 NamedTechnique{"line_in_region", "Line within a region"},
                                 NamedTechnique{"common_attack", "Attacked from all"},
                                 NamedTechnique{"two_regions", "Two regions"},
                                 NamedTechnique{"two_lines", "Two lines"},
                                 NamedTechnique{"several_regions", "Several regions"},
                                 NamedTechnique{"several_lines", "Several lines"},
                                 NamedTechnique{"forced_contradiction", "Forced contradiction"}};

std::string id_of(const NamedTechnique& rule) { return "technique-" + std::string(rule.slug); }

constexpr float between_rules = 6;

/// A rule as a small tile with its brief name in two lines at most.
void draw_tile(const Frame& frame, const NamedTechnique& rule, ImVec2 size) {
    const std::size_t place = *technique_of(rule.slug);
    const std::string title = say(techniques()[place].title);
    const bool chosen = frame.app.proof().technique() == place;
    const std::string id = id_of(rule);
    const Touch touch =
        ui::touch(frame, {.id = id, .label = title, .hint = title, .on = chosen}, size);
    const Theme& theme = frame.theme;
    const float strength = touch.hovered ? 0.13F : 0.06F;
    ImGui::GetWindowDrawList()->AddRectFilled(
        touch.low, touch.high, chosen ? faded(theme.accent, 0.18F) : faded(theme.ink, strength), 6);
    words_around(frame, id, frame.fonts.small, touch.centre(), chosen ? theme.accent : theme.ink,
                 say(rule.brief), size.x - 12);
    if (touch.pressed) frame.give(ChooseTechnique{std::string(rule.slug)});
}

/// Three in a row, so that board and rules are seen together.
void tile_rules(const Frame& frame) {
    constexpr std::size_t in_row = 3;
    constexpr float gaps = between_rules * static_cast<float>(in_row - 1);
    const float width = (ImGui::GetContentRegionAvail().x - gaps) / static_cast<float>(in_row);
    const float lines = 2 * extent_of(frame.fonts.small, "1").y + 8;
    const ImVec2 size{std::floor(width), std::max(frame.control(), lines)};
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{between_rules, between_rules});
    for (std::size_t i = 0; i < named_rules.size(); ++i) {
        if (i % in_row != 0) ImGui::SameLine();
        draw_tile(frame, named_rules.at(i), size);
    }
    ImGui::PopStyleVar();
}

void list_rules(const Frame& frame) {
    for (const NamedTechnique& rule : named_rules) {
        const std::size_t place = *technique_of(rule.slug);
        press(frame, ChooseTechnique{std::string(rule.slug)},
              {.id = id_of(rule),
               .label = say(techniques()[place].title),
               .on = frame.app.proof().technique() == place});
    }
}

/// As a list with whole titles where that is seen at once.
void draw_rules(const Frame& frame) {
    const float height = frame.control() + ImGui::GetStyle().ItemSpacing.y;
    const bool fits =
        static_cast<float>(named_rules.size()) * height <= ImGui::GetContentRegionAvail().y;
    fits ? list_rules(frame) : tile_rules(frame);
}

void tell_steps(const Frame& frame) {
    const ProofRoom& proof = frame.app.proof();
    if (frame.app.is_solved()) {
        paragraph(
            frame, frame.fonts.strong, frame.theme.right,
            say("Proved in {n} {n|step|steps}, each with its reason.", {{"n", proof.steps()}}));
    } else {
        tell_progress(frame, say("{n} {n|step|steps} proved.", {{"n", proof.steps()}}));
    }
    if (proof.refused() > 0) {
        note(frame, "{n} {n|claim|claims} did not follow.", {{"n", proof.refused()}});
    }
}

}  // namespace

void draw_proof(const Frame& frame) {
    tell_steps(frame);
    if (!frame.app.is_solved()) draw_rules(frame);
    gap(4);
    draw_hint_button(frame, "garden-hint");
    if (button_beside(frame, {.id = "end-proof",
                              .label = say("End the proof"),
                              .hint = say("Play on from this board without naming rules")})) {
        frame.give(ProveGarden{false});
    }
    say_to(frame, frame.app.hint().sentence);
}

void offer_proof(const Frame& frame) {
    if (button_beside(frame, {.id = "prove-garden",
                              .label = say("Prove it"),
                              .hint = say("From the empty garden on, a step counts only with the "
                                          "rule that allows it")})) {
        frame.give(ProveGarden{true});
    }
}

}  // namespace queens::ui
