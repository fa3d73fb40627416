// The ways to cut the torus into n solutions, each of them a Latin square.
#include <algorithm>
#include <array>
#include <string>

#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/number_square.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// The boards nearest to eight that can be cut.
void offer_sides(const Frame& frame) {
    constexpr std::array sides{5, 7, 11};
    for (const int side : sides) {
        if (side != sides.front()) ImGui::SameLine(0, 6);
        if (button(frame, {.id = "side-" + std::to_string(side),
                           .label = say("{n} \xC3\x97 {n}", {{"n", side}}),
                           .hint = say("An empty torus of that size")})) {
            frame.give(ShowBoard{Board({side, side}, torus_surface)});
        }
    }
}

/// Two arrows that lead through the ways to cut the board.
void choose_cut(const Frame& frame, std::uint32_t cut, std::uint32_t count) {
    const auto arrow = [&](const char* id, const std::string& label, const char* sign,
                           std::uint32_t by) {
        press(frame, ShowCut{(cut + by) % count},
              {.id = id,
               .label = label,
               .text = sign,
               .hint = say("Another way to cut the board"),
               .enabled = count > 1,
               .width = frame.control()});
    };
    arrow("previous-cut", say("Previous cut"), "\xE2\x86\x90", count - 1);
    ImGui::SameLine();
    arrow("next-cut", say("Next cut"), "\xE2\x86\x92", 1);
    ImGui::SameLine(0, 12);
    const float top = ImGui::GetCursorPosY();
    const std::string words = say("Way {number} of {n}", {{"number", cut + 1}, {"n", count}});
    const float room = ImGui::GetContentRegionAvail().x;
    const float height = extent_of(frame.fonts.strong, words, room).y;
    ImGui::SetCursorPosY(top + std::max(0.0F, (frame.control() - height) / 2));
    heading(frame, words);
    ImGui::SetCursorPosY(top + std::max(frame.control(), height) + 8);
}

/// The board with the number of its solution on each square, and the solutions.
void draw_numbered(const Frame& frame, const char* id, const std::vector<Columns>& solutions, int n,
                   Surface surface) {
    draw_number_square(frame, latin_square(solutions, n), [&](int number) {
        if (number < 0) return faded(frame.theme.ink, 0.05F);
        float red = 0;
        float green = 0;
        float blue = 0;
        ImGui::ColorConvertHSVtoRGB(static_cast<float>(number) / static_cast<float>(n), 0.55F,
                                    frame.appearance.dark ? 0.55F : 0.95F, red, green, blue);
        return ImGui::ColorConvertFloat4ToU32({red, green, blue, 1});
    });
    draw_thumbnails(frame, {.id = id,
                            .count = solutions.size(),
                            .board = [&](std::size_t i) { return board_of(solutions[i], surface); },
                            .hint = [&](std::size_t i) { return text_of(solutions[i]); }});
}

void draw_torus(const Frame& frame, const Cuts& cuts) {
    say_to(frame,
           "Can n solutions of the torus cover the board, each square once? Numbered, they "
           "are a Latin square.");
    if (!cuts.refusal.empty()) {
        say_quietly(frame, cuts.refusal);
        return offer_sides(frame);
    }
    const auto count = static_cast<std::uint32_t>(cuts.partitions.size());
    const std::uint32_t cut = frame.app.state().cut % count;
    choose_cut(frame, cut, count);
    const Partition& partition = cuts.partitions[cut];
    note(frame, "Each number occurs once in every row, column and broken diagonal.");
    draw_numbered(frame, "part", partition, static_cast<int>(partition.size()), torus_surface);
}

/// The plane has room for fewer solutions than rows, unless some are those of the torus.
void draw_plane(const Frame& frame, const Packed& packed) {
    heading(frame, say("On the plane"));
    say_to(frame, packed.sentence);
    if (!packed.solutions.empty()) {
        draw_numbered(frame, "disjoint", packed.solutions, packed.side, Surface{});
    }
    gap(8);
    heading(frame, say("On the torus"));
}

}  // namespace

void draw_latin_topic(const Frame& frame, PanelMemory&) {
    const Answers& answers = frame.app.answers();
    if (frame.app.board().surface() == Surface{}) draw_plane(frame, answers.packed.answer());
    draw_torus(frame, answers.cuts.answer());
}

}  // namespace queens::ui
