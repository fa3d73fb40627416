// The commands about gardens.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/assign.hpp"
#include "app/state/state.hpp"

namespace queens {

/// Grows the garden of this seed in the place of the present board; of any grade where none is
/// wanted. Says why where there is no such garden. One that takes long is there later, if the board
/// is the same by then.
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
using RuleOut = Assign<&State::rules_out>;
/// Whether mistakes in a garden are shown only when they are asked about.
using BeQuiet = Assign<&State::quiet>;
/// Whether the time that is spent on gardens is measured and shown.
struct TimeGardens {
    bool on;
};
/// Does on the garden what the hint says.
struct FollowHint {};
/// Explains the garden from its empty board on, step by step.
struct ExplainGarden {};
/// Moves the explanation that many steps on, or back if negative, as far as it goes.
struct StepExplanation {
    std::int64_t by = 1;
};
/// Puts the explanation away and brings the board before it back.
struct EndExplanation {};
/// Begins to prove the garden from its empty board on, where a step counts only with its technique;
/// or ends that and leaves the board as it is.
struct ProveGarden {
    bool on;
};
/// Names the technique, by its slug, that decides the squares which are pressed next.
struct ChooseTechnique {
    std::string technique;
};
/// Offers a page of gardens like the one on the board to be printed.
struct PrintGardens {};
/// Grows that many gardens like the one on the board for such a page, from that seed on; how far
/// they are is the question garden-sheet of figure/exports.hpp.
struct GrowSheet {
    std::uint64_t count = 4;
    std::uint64_t seed = 1;
};
/// Makes a garden: of the regions of the board, as far as they have room on that many rows, or
/// beginning with a single one. Says why where there is no such garden.
struct MakeGarden {
    int n = 8;
    Surface surface;
    GardenRule rule = GardenRule::touch;
};
/// Gives these squares to a region of the garden that is being made; `continues` if they belong to
/// the stroke before, with which undo takes them back.
struct PaintRegion {
    std::vector<Square> squares;
    int region = 0;
    bool continues = false;
};
/// Chooses the region that is painted, 0 .. number of rows - 1.
struct ChooseRegion {
    int region = 0;
};
/// Asks which square to give away so that fewer solutions are left.
struct SuggestGift {};
/// Plays the garden that is being made; says why where it cannot be played yet.
struct PlayGarden {};
/// Takes up what was remembered of gardens when the program was closed.
struct RestoreGardens {
    std::string text;
};

}  // namespace queens
