// The families of fundamental solutions as pictures: which ones a larger group merges, and how.
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

void find_families(GalleryMemory& memory) {
    if (!memory.families.empty()) return;
    memory.fundamentals.clear();
    for (std::size_t i = 0; i < memory.solutions.size(); ++i) {
        if (memory.fundamental[i]) memory.fundamentals.push_back(memory.solutions[i]);
    }
    const int n = memory.size->columns;
    memory.families = families_of(Group(*memory.merging, n), memory.fundamentals);
}

void draw_family(const Frame& frame, const GalleryMemory& memory, std::size_t number) {
    const Family& family = memory.families[number];
    const Board& board = frame.app.board();
    heading(frame, "Family " + grouped(number + 1) + ": " +
                       counted(family.members.size(), "fundamental solution"));
    paragraph(frame, frame.fonts.small, frame.theme.quiet,
              "The group makes " + grouped(family.orbit) + " sets of squares of each.");
    const std::size_t first = family.members.front().index;
    draw_thumbnails(frame, {.id = "family-" + std::to_string(number + 1) + "-member",
                            .count = family.members.size(),
                            .board =
                                [&](std::size_t i) {
                                    return board_of(memory.fundamentals[family.members[i].index],
                                                    board.surface());
                                },
                            .hint =
                                [&](std::size_t i) {
                                    const Relative& relative = family.members[i];
                                    const std::string name =
                                        "Fundamental solution " + grouped(relative.index + 1);
                                    return i == 0 ? name + ": the first of its family."
                                                  : name + " = number " + grouped(first + 1) +
                                                        " after " + name_of(relative.motion) + ".";
                                },
                            .lit = [&](const Board& solution) { return solution == board; }});
    for (std::size_t i = 1; i < family.members.size() && memory.families.size() <= 12; ++i) {
        const Relative& relative = family.members[i];
        paragraph(frame, frame.fonts.small, frame.theme.quiet,
                  grouped(first + 1) + " \xE2\x86\x92 " + grouped(relative.index + 1) + ": " +
                      name_of(relative.motion));
    }
    gap(8);
}

}  // namespace

void draw_families(const Frame& frame, GalleryMemory& memory) {
    find_families(memory);
    const int n = memory.size->columns;
    paragraph(frame, frame.fonts.text, frame.theme.ink,
              title_of(*memory.merging, n) + " merges the " +
                  counted(memory.fundamentals.size(), "fundamental solution") +
                  " of this board to " +
                  (memory.families.size() == 1 ? "one family."
                                               : grouped(memory.families.size()) + " families."));
    gap(4);
    // Families out of sight keep their place, so that hundreds of them stay smooth.
    const float side = thumbnail_side();
    for (std::size_t number = 0; number < memory.families.size(); ++number) {
        const std::size_t members = memory.families[number].members.size();
        const std::size_t rows = (members + 3) / 4;
        const float height = 60 + (side + thumbnail_space) * static_cast<float>(rows);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const bool many = memory.families.size() > 12;
        if (many && !ImGui::IsRectVisible(at, {at.x + 1, at.y + height})) {
            ImGui::Dummy({1, height});
            continue;
        }
        draw_family(frame, memory, number);
        if (many) ImGui::SetCursorScreenPos({at.x, at.y + height});
    }
}

}  // namespace queens::ui
