// What a program does about gardens: growing them, and showing what was grown.
#include <utility>

#include "app/program.hpp"
#include "core/say.hpp"

namespace queens {

MarkedBoard empty_board_of(const Garden& garden) {
    return {Board({garden.n, garden.n}, garden.surface), {}, regions_of(garden)};
}

void Program::announce_garden() {
    const int n = state.board.rows();
    requests.emplace_back(Announce{say("A garden of {n} rows", {{"n", n}})});
}

void Program::show_garden(MarkedBoard garden) {
    show_new(std::move(garden));
    end_challenge();
    announce_garden();
}

void Program::show_grown() {
    const WantedGarden wanted = *std::exchange(growing, std::nullopt);
    take_back(Until::garden_is_there);
    if (!wanted.gardens.complete()) {
        return remark(
            say("Of {n} gardens of this kind none is of that grade.", {{"n", most_gardens_grown}}));
    }
    show_garden(empty_board_of(wanted.gardens.gardens().front().garden));
    state.grade = wanted.grade;
}

bool Program::grow_on(double seconds) {
    // Whoever does something else in the meantime waits no longer.
    if (growing && growing->before != marked_board()) {
        growing.reset();
        take_back(Until::garden_is_there);
    }
    if (!growing) return sheet.advance(seconds);
    if (growing->gardens.advance(seconds)) return true;
    show_grown();
    return sheet.growing();
}

}  // namespace queens
