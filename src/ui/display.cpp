// What the board shows beside its pieces, each behind a switch.
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

void choose_display(const Frame& frame, Following& following) {
    switch_for<ShowAllLines>(
        frame, {.id = "show-all-lines",
                .label = say("Show the lines of all pieces"),
                .hint = say("Where there are too many lines, those of the upper rows")});
    switch_for<ShowHeat>(frame, {.id = "heat-map",
                                 .label = say("Heat map"),
                                 .hint = say("Show how many pieces attack each square (H)")});
    switch_for<ShowFreeSquares>(
        frame, {.id = "show-free-squares",
                .label = say("Show the free squares"),
                .hint = say("Marks every square where a queen would not be attacked")});
    switch_for<ShowNumbers>(
        frame, {.id = "number-squares",
                .label = say("Number the squares"),
                .hint = say(
                    "From 0, row after row from the top left: how programs often number squares")});
    switch_for<ShowDiagonals>(
        frame, {.id = "number-diagonals",
                .label = say("Number the diagonals"),
                .hint = say(
                    "Row plus column is the same along each / diagonal, row minus column along "
                    "each \\ diagonal, both counted from 0: programs tell diagonals apart by these "
                    "numbers")});
    if (!following.possible) return;
    if (button(frame,
               {.id = "follow-lines",
                .label = following.on ? say("Stop following the lines") : say("Follow the lines"),
                .icon = Icon::follow,
                .hint = say("Let a dot run along the lines of the selected piece")})) {
        following.wanted = true;
        ImGui::CloseCurrentPopup();
    }
}

}  // namespace queens::ui
