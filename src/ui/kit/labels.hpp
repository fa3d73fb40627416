// Where the widgets of the latest frame are, by their labels: for tests and for the page's hooks.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ui/kit/rect.hpp"

struct ImGuiContext;

namespace queens::ui {

/// Listens to an ImGui context through its test-engine hooks.
class Labels {
  public:
    /// Starts to listen to the current context; the object must stay where it is.
    void listen();
    void begin_frame();
    void item_added(unsigned id, const Rect& rect);
    void item_labelled(unsigned id, std::string_view label);
    [[nodiscard]] std::optional<Rect> find(std::string_view label) const;

  private:
    std::unordered_map<unsigned, Rect> rects_;
    std::unordered_map<std::string, Rect> by_label_;
};

}  // namespace queens::ui
