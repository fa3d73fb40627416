// The tab that shows what the motions of a group make of the board.
#include <array>

#include "core/numbers.hpp"
#include "core/words.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

/// A question may take this many steps in a frame, some hundredths of a second.
constexpr std::uint64_t most_work = 4'000'000;
constexpr std::uint64_t most_images = 2000;
constexpr std::size_t most_keepers = 12;

/// All groups in one row; the line below says which one is meant for this board.
void choose_group(const Frame& frame) {
    constexpr std::array titles{"M", "D4", "D4,n", "Sim", "Aff"};
    constexpr float space = 6;
    const auto count = static_cast<float>(groups.size());
    const float width = (ImGui::GetContentRegionAvail().x - space * (count - 1)) / count;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const NamedGroup& entry = groups[i];
        if (i > 0) ImGui::SameLine(0, space);
        if (button(frame, {.id = "group-" + std::string(entry.slug),
                           .label = titles[i],
                           .hint = std::string(entry.summary),
                           .on = frame.app.state().group == entry.kind,
                           .width = width})) {
            frame.give(ChooseGroup{entry.kind});
        }
    }
}

void ask(const Frame& frame, OrbitMemory& memory) {
    const Board& board = frame.app.board();
    const GroupKind kind = frame.app.state().group;
    if (memory.board == board && memory.group == kind) return;
    memory = {board, kind, {}, {}, {}, {}};
    const Group group(kind, board.rows());
    memory.count = count_orbit(group, board, most_work);
    memory.keepers = stabiliser(group, board, most_keepers, most_work).value_or(memory.keepers);
    memory.canonical = canonical(group, board, most_work);
    memory.images = orbit(group, board, most_images, most_work).value_or(memory.images);
}

void tell(const Frame& frame, const OrbitMemory& memory) {
    const ImU32 ink = frame.theme.ink;
    if (!memory.count) {
        paragraph(frame, frame.fonts.text, frame.theme.quiet,
                  "This group is too large to be tried on this board here. The command-line "
                  "program takes its time: queens orbit.");
        return;
    }
    row(frame, "Motions in the group", grouped(memory.count->order), ink);
    row(frame, "Different images (orbit)", grouped(memory.count->size), ink);
    row(frame, "Motions that change nothing", grouped(memory.count->stabiliser), ink);
    if (memory.count->stabiliser > 1) {
        for (const Motion& motion : memory.keepers) {
            paragraph(frame, frame.fonts.small, frame.theme.quiet, name_of(motion));
        }
    }
    if (memory.canonical && *memory.canonical != frame.app.board() &&
        button(frame, {.id = "first-image",
                       .label = "Go to the first image",
                       .hint = "The image that stands for the whole orbit"})) {
        frame.give(ShowBoard{*memory.canonical});
    }
}

}  // namespace

void draw_orbit_tab(const Frame& frame, PanelMemory& panel) {
    OrbitMemory& orbit = panel.orbit;
    const Board& board = frame.app.board();
    const Theme& theme = frame.theme;
    paragraph(frame, frame.fonts.text, theme.ink,
              "Which boards does a group of motions make of this one?");
    choose_group(frame);
    const GroupKind kind = frame.app.state().group;
    paragraph(frame, frame.fonts.small, theme.quiet,
              title_of(kind, board.rows()) + ": " + std::string(named(kind).summary) + ".");
    const Acting act = acting(kind, board);
    if (!act.sentence.empty()) {
        const ImU32 colour = act.action == Action::none ? theme.wrong : theme.ink;
        paragraph(frame, frame.fonts.text, colour, act.sentence);
    }
    if (act.action == Action::none) return;
    if (board.count(Piece::none) == board.size().area()) {
        paragraph(frame, frame.fonts.text, theme.quiet, "Place a queen first.");
        return;
    }
    ask(frame, orbit);
    gap(4);
    hairline(frame);
    gap(4);
    tell(frame, orbit);
    gap(8);
    draw_thumbnails(frame, {.id = "image",
                            .count = orbit.images.size(),
                            .board = [&](std::size_t i) { return orbit.images[i]; },
                            .hint = [](std::size_t) { return std::string("Go to this image"); },
                            .lit = [&](const Board& image) { return image == board; }});
}

}  // namespace queens::ui
