// The way of the keyboard through the screen, by Tab: through the record and not through windows.
#pragma once

#include <string>
#include <vector>

#include "ui/kit/record.hpp"

namespace queens::ui {

/// The controls at which Tab stops, in reading order: those that can be used, of a row of tabs only
/// the open one, and nothing behind what has opened over the screen.
[[nodiscard]] std::vector<const Shown*> stops_of(const Record& record);

/// Which way Tab goes: it first shows where the keyboard stands.
enum class Way { here, forwards, backwards };

/// The id of the stop to go to from the control that has the keyboard; after the last one comes the
/// first. Empty if there is no stop.
[[nodiscard]] std::string next_stop(const Record& record, Way way);

/// Where the keyboard stood in the frame before. A control may go when it is pressed; then the
/// keyboard comes to what has taken its place.
class KeyboardPlace {
  public:
    /// To be called with every frame that was drawn; returns the id of the control to go to, empty
    /// where nothing is lost.
    [[nodiscard]] std::string follow(const Record& record);

  private:
    std::string id_;
    /// The stops before it, from the nearest on.
    std::vector<std::string> before_;
};

}  // namespace queens::ui
