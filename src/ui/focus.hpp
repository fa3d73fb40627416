// The way of the keyboard through the screen, by Tab: through the record and not through windows.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "ui/kit/record.hpp"
#include "ui/kit/wish.hpp"

namespace queens::ui {

/// The controls at which Tab stops, in reading order: those that can be used, of a row of tabs only
/// the open one, and nothing behind what has opened over the screen.
[[nodiscard]] std::vector<const Shown*> stops_of(const Record& record);

/// Which way Tab goes: it first shows where the keyboard stands.
enum class Way { here, forwards, backwards };

/// The id of the stop to go to from the control that has the keyboard; after the last one comes the
/// first. Empty if there is no stop.
[[nodiscard]] std::string next_stop(const Record& record, Way way);

/// The wish that a frame carries out: where Tab leads to, or the first that waits. A field that is
/// being typed in ends first, so that it keeps what was typed.
[[nodiscard]] Wish next_wish(const Record& record, std::deque<Wish>& waiting);

/// A control may go when it is pressed: the id of the one that had the keyboard in the frame before
/// where it stands in another region now, else of what has taken its place; empty where it is still
/// there, or gave the keyboard away.
[[nodiscard]] std::string place_of_lost(const Record& before, const Record& now);

}  // namespace queens::ui
