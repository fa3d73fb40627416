// The state of the program as one value: everything that a link restores.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/tabs.hpp"
#include "core/board.hpp"
#include "core/link.hpp"
#include "play/race.hpp"
#include "symmetry/group.hpp"

namespace queens {

/// How the board is shown: alone, or with copies of itself beyond its joined edges.
enum class View : std::uint8_t { flat, repeated };
inline constexpr std::array<std::string_view, 2> view_slugs{"flat", "repeated"};

struct State {
    Board board;
    /// The run that is loaded, with the step it stands at.
    std::optional<RunLink> run;
    Tab tab = Tab::solve;
    View view = View::flat;
    /// Whether every square shows how often it is attacked.
    bool heat = false;
    /// Whether every empty square shows its number, row times columns plus column.
    bool numbers = false;
    /// Whether the conflicts that a permutation has around the edges are drawn.
    bool around = false;
    /// The group whose images of the board are shown.
    GroupKind group = GroupKind::d4;
    Topic topic = Topic::permutation;
    /// The solvers that race against each other, by their slugs.
    std::vector<std::string> racers = first_racers();
    /// The square whose lines are drawn.
    std::optional<Square> selected;

    friend bool operator==(const State&, const State&) = default;
};

/// What a visitor sees first: the classic board, one queen on d4 and its lines.
[[nodiscard]] State first_state();

/// The state a link describes. Display keys with unknown words are ignored.
[[nodiscard]] State state_of(const Link& link);
[[nodiscard]] Link link_of(const State& state);

/// Whether copies of the board beyond its edges show what its lines meet: on cylinders and torus.
[[nodiscard]] bool can_repeat(Surface surface);

}  // namespace queens
