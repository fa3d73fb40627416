// The families of fundamental solutions as pictures: which ones a larger group merges, and how.
#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/empty_board.hpp"
#include "ui/tabs/tab_parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

/// More families are drawn only where they are seen, and without their motions.
constexpr std::size_t most_spelled_out = 12;

std::string hint_of(const Family& family, std::size_t member) {
    const Relative& relative = family.members[member];
    if (member == 0) {
        return say("Fundamental solution {number}, the first of its family.",
                   {{"number", relative.index + 1}});
    }
    return say("Fundamental solution {number}: number {first}, moved. The motion: {motion}.",
               {{"number", relative.index + 1},
                {"first", family.members.front().index + 1},
                {"motion", name_of(relative.motion)}});
}

/// The motion that makes each member of the first.
void list_motions(const Frame& frame, const Family& family) {
    for (std::size_t i = 1; i < family.members.size(); ++i) {
        const Relative& relative = family.members[i];
        note(frame, "{first} \xE2\x86\x92 {number}: {motion}",
             {{"first", family.members.front().index + 1},
              {"number", relative.index + 1},
              {"motion", name_of(relative.motion)}});
    }
}

void draw_family(const Frame& frame, const GalleryFamilies& found, std::size_t number) {
    const Family& family = found.families[number];
    const Board& board = frame.app.board();
    heading(frame, say("Family {number}: {n} fundamental {n|solution|solutions}",
                       {{"number", number + 1}, {"n", family.members.size()}}));
    note(frame,
         family.members.size() == 1
             ? Sentence("It has {n} {n|image|images} under the group.")
             : Sentence("Each of them has {n} {n|image|images} under the group."),
         {{"n", family.orbit}});
    draw_thumbnails(
        frame,
        {.id = "family-" + std::to_string(number + 1) + "-member",
         .count = family.members.size(),
         .board =
             [&](std::size_t i) {
                 return board_of(found.fundamental[family.members[i].index], board.surface());
             },
         .hint = [&](std::size_t i) { return hint_of(family, i); },
         .caption = [&](std::size_t i) { return std::to_string(family.members[i].index + 1); }});
    if (found.families.size() <= most_spelled_out) list_motions(frame, family);
    gap(8);
}

}  // namespace

void draw_families(const Frame& frame) {
    const GalleryFamilies& found = frame.app.answers().families.answer();
    const GroupKind group = *frame.app.state().gallery.families;
    if (found.families.empty()) {
        const Board& board = frame.app.board();
        return say_to(frame, words_without_solution(board.size(), board.surface()));
    }
    say_to(frame,
           "The {n} fundamental {n|solution makes|solutions make} {families} "
           "{families|family|families}. "
           "Motions of the group lead from one of a family to all others of it.",
           {{"n", found.fundamental.size()}, {"families", found.families.size()}});
    note(frame, "{group}: {summary}.",
         {{"group", title_of(group, frame.app.board().rows())},
          {"summary", say(named(group).summary)}});
    tell_of_empty_board(frame);
    gap(4);
    // Families out of sight keep their place, so that hundreds of them stay smooth.
    const float pitch = thumbnail_side() + height_of_caption(frame) + thumbnail_space;
    const bool many = found.families.size() > most_spelled_out;
    for (std::size_t number = 0; number < found.families.size(); ++number) {
        const std::size_t rows = (found.families[number].members.size() + 3) / 4;
        const float height = 60 + pitch * static_cast<float>(rows);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (many && !ImGui::IsRectVisible(at, {at.x + 1, at.y + height})) {
            ImGui::Dummy({1, height});
            continue;
        }
        draw_family(frame, found, number);
        if (many) ImGui::SetCursorScreenPos({at.x, at.y + height});
    }
}

}  // namespace queens::ui
