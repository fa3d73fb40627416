// The commands about gardens.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/state/state.hpp"

namespace queens {

/// Grows the garden of this seed in the place of the present board; of any grade where none is
/// wanted. Says why where there is no such garden.
struct GrowGarden {
    int n = 8;
    Surface surface;
    GardenRule rule = GardenRule::touch;
    std::optional<GardenGrade> grade;
    std::uint64_t seed = 1;
};
/// Shows the garden of a day as it was left here, and the tab where it is solved.
struct OpenDay {
    Day day;
    GardenGrade grade = GardenGrade::easy;
};
/// Takes the regions off the board.
struct LeaveGarden {};
/// Whether the queens of a garden mark what they rule out.
struct RuleOut {
    bool on;
};
/// Whether mistakes in a garden are shown only when they are asked about.
struct BeQuiet {
    bool on;
};
/// Does on the garden what the hint says.
struct FollowHint {};
/// Takes up what was remembered of gardens when the program was closed.
struct RestoreGardens {
    std::string text;
};

}  // namespace queens
