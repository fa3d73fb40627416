#include "ui/tabs/maker_panel.hpp"

#include <algorithm>

#include "figure/colours.hpp"
#include "gardens/draft.hpp"
#include "gardens/garden.hpp"
#include "ui/garden_steps.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/garden_kind.hpp"
#include "ui/tabs/garden_parts.hpp"

namespace queens::ui {

namespace {

/// The report in the colour of what it means: one solution is what is wanted.
void tell_report(const Frame& frame, const DraftReport& report) {
    const bool good = report.stand == DraftStand::one;
    const bool wrong = report.stand == DraftStand::none || report.stand == DraftStand::torn;
    const ImU32 colour = good ? frame.theme.right : wrong ? frame.theme.wrong : frame.theme.ink;
    paragraph(frame, frame.fonts.strong, colour, draft_words(report));
    if (!report.open.empty()) {
        note(frame,
             report.has_all
                 ? Sentence("A faint queen stands in some of the solutions and not in others.")
                 : Sentence("A faint queen stands in some of the first {n} solutions found and not "
                            "in others."),
             {{"n", report.solutions}});
    }
}

/// Lines across a button, as on the squares of a region whose colour comes a second time.
void hatch(ImDrawList& list, const Touch& touch, ImU32 colour) {
    constexpr float spacing = 10;
    const float height = touch.high.y - touch.low.y;
    list.PushClipRect(touch.low, touch.high, true);
    for (float x = touch.low.x - height; x < touch.high.x; x += spacing) {
        list.AddLine({x, touch.high.y}, {x + height, touch.low.y}, colour);
    }
    list.PopClipRect();
}

/// A region as a button in its colour.
void region_button(const Frame& frame, int region, ImVec2 size) {
    const std::string name = region_name(region);
    const std::string id = "region-" + name;
    const bool chosen = region == frame.app.region();
    const Touch touch = ui::touch(frame,
                                  {.id = id,
                                   .label = say("Region {region}", {{"region", name}}),
                                   .hint = say("Paint region {region}", {{"region", name}}),
                                   .on = chosen},
                                  size);
    if (touch.pressed) frame.give(ChooseRegion{region});
    const Colour ground = region_ground(frame.theme, region);
    const Colour sign = sign_on(ground);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(touch.low, touch.high, ground, 6);
    if (static_cast<std::size_t>(region) >= region_colours) hatch(list, touch, faded(sign, 0.28F));
    if (chosen) list.AddRect(touch.low, touch.high, frame.theme.ink, 6, 0, 3);
    words_around(frame, id, frame.fonts.strong, touch.centre(), sign, name);
}

void draw_regions_to_paint(const Frame& frame) {
    constexpr int most_in_row = 7;
    const int n = frame.app.board().rows();
    const int in_row = n <= most_in_row ? n : (n + 1) / 2;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 cell{(width - 8 * static_cast<float>(in_row - 1)) / static_cast<float>(in_row),
                      frame.appearance.coarse_pointer ? 48.0F : 40.0F};
    for (int region = 0; region < n; ++region) {
        if (region % in_row != 0) ImGui::SameLine();
        region_button(frame, region, cell);
    }
}

/// The way to one solution, square by square, and what became of the question.
void draw_gifts(const Frame& frame, const DraftReport& report) {
    const Hint& hint = frame.app.hint();
    if (hint.stage == HintStage::why) {
        press(frame, follow_hint_step(frame.app), "garden-follow", Kind::primary);
    } else {
        press(frame, make_unique_step(), "suggest-gift", Kind::plain,
              report.stand == DraftStand::many);
    }
    if (!hint.sentence.empty()) say_to(frame, hint.sentence);
}

/// Playing it, and giving it to others; both without a solution on the board.
void draw_uses(const Frame& frame, const DraftReport& report) {
    const bool whole =
        report.stand != DraftStand::lacks_regions && report.stand != DraftStand::torn;
    press(frame, play_draft_step(), "play-draft",
          report.stand == DraftStand::one ? Kind::primary : Kind::plain, whole);
    if (button_beside(frame, {.id = "share-draft",
                              .label = say("Share it"),
                              .hint = say("A link to the garden, without its solution"),
                              .enabled = whole})) {
        frame.give(PlayGarden{});
        frame.give(Share{});
    }
}

}  // namespace

void draw_maker(const Frame& frame) {
    const State& state = frame.app.state();
    const DraftReport& report = frame.app.draft_report();
    heading(frame, say("Make a garden"));
    draw_regions_to_paint(frame);
    gap(4);
    say_to(frame, "Choose a region and paint its squares. With one solution it is a puzzle.");
    note(frame, frame.appearance.coarse_pointer
                    ? Sentence("Tap a square, or drag over several.")
                    : Sentence("Click a square, or drag over several. A right click, or P, picks "
                               "up the region of a square."));
    gap(4);
    tell_report(frame, report);
    draw_gifts(frame, report);
    gap(8);
    draw_uses(frame, report);
    separate_groups(frame);
    if (const auto kind =
            choose_kind(frame, {state.board.rows(), state.board.surface(), state.regions.rule})) {
        frame.give(MakeGarden{kind->n, kind->surface, kind->rule});
    }
    press(frame, ClearBoard{},
          {.id = "clear-board",
           .label = say("Begin anew"),
           .hint = say("Every square belongs to region A again; undo brings the others back")});
    offer_leaving(frame);
}

}  // namespace queens::ui
