// The tab that shows what the motions of a group make of the board.
#include <array>
#include <utility>
#include <vector>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

/// All groups, the smallest first, by what each adds to the one before; its sign stands below.
void choose_group(const Frame& frame) {
    constexpr std::array<Sentence, groups.size()> titles{"Mirror", "Turn", "Shift", "Dilate",
                                                         "Affine"};
    std::vector<Button> row;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const NamedGroup& entry = groups[i];
        row.push_back({.id = "group-" + std::string(entry.slug),
                       .label = say(titles[i]),
                       .hint = say(entry.summary),
                       .on = frame.app.state().group == entry.kind});
    }
    if (const auto chosen = row_of_buttons(frame, std::move(row))) {
        frame.give(ChooseGroup{groups[*chosen].kind});
    }
}

/// Which group it is, and whether and how it acts on the board.
void tell_group(const Frame& frame, const Acting& acting) {
    const GroupKind kind = frame.app.state().group;
    note(frame, "{group}: {summary}.",
         {{"group", title_of(kind, frame.app.board().rows())},
          {"summary", say(named(kind).summary)}});
    if (acting.sentence.empty()) return;
    const bool acts = acting.action != Action::none;
    paragraph(frame, frame.fonts.text, acts ? frame.theme.ink : frame.theme.wrong, acting.sentence);
}

void tell_sizes(const Frame& frame, const OrbitCount& count) {
    const ImU32 ink = frame.theme.ink;
    row(frame, say("Motions in the group"), grouped(count.order), ink);
    row(frame, say("Different images"), grouped(count.size), ink);
    row(frame, say("Motions that leave it unchanged"), grouped(count.stabiliser), ink);
}

std::string words_of_image(const Orbit& orbit, std::size_t place) {
    if (place >= orbit.motions.size()) return say("Put this image on the board");
    return say("Put this image on the board: {motion}",
               {{"motion", name_of(orbit.motions[place])}});
}

void draw_images(const Frame& frame, const Orbit& orbit) {
    const auto marked = [&](const Board& image) {
        return marked_image(frame.app.marked_board(), image, frame.app.state().group);
    };
    if (orbit.first && button(frame, {.id = "first-image",
                                      .label = say("Go to the first image"),
                                      .hint = say("The image that stands for all of them")})) {
        frame.give(ShowBoard{marked(*orbit.first)});
    }
    gap(8);
    draw_thumbnails(frame, {.id = "image",
                            .count = orbit.images.size(),
                            .board = [&](std::size_t i) { return orbit.images[i]; },
                            .hint = [&](std::size_t i) { return words_of_image(orbit, i); },
                            .pressed = [&](std::size_t i) { return marked(orbit.images[i]); }});
}

void list_keepers(const Frame& frame, const Orbit& orbit) {
    if (orbit.count->stabiliser < 2) return;
    heading(frame, say("What leaves it unchanged"));
    for (const Motion& motion : orbit.keepers) {
        const bool moves = motion != identity(motion.n);
        note(frame, moves ? name_of(motion) : say("the identity, which moves nothing"));
    }
}

}  // namespace

void draw_orbit_tab(const Frame& frame, PanelMemory&) {
    const Orbit& orbit = frame.app.answers().orbit.answer();
    say_to(frame, "What does this board look like turned, mirrored or shifted?");
    choose_group(frame);
    tell_group(frame, orbit.acting);
    if (orbit.acting.action == Action::none) return;
    if (orbit.empty) {
        say_quietly(frame, "Place a queen to see its images.");
        return;
    }
    separate_groups(frame, 4);
    if (!orbit.count) {
        say_quietly(frame,
                    "This group has too many motions to try them all here. The command-line "
                    "program takes its time: queens orbit.");
        return;
    }
    tell_sizes(frame, *orbit.count);
    draw_images(frame, orbit);
    list_keepers(frame, orbit);
}

}  // namespace queens::ui
