// What stands on the screen in the latest frame, control by control and text by text: what tests,
// the page's questions and everything that mirrors the screen read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/rect.hpp"

namespace queens::ui {

enum class Role : std::uint8_t {
    button,
    toggle,
    tab,
    slider,
    field,
    list_item,
    image,
    board,
    heading,
    text
};

/// A control, or a line of text.
struct Shown {
    /// Names a control and stays the same whatever it says; empty for a text.
    std::string id{};
    Role role = Role::text;
    /// What it is called; of a text, its words.
    std::string label{};
    std::string hint{};
    /// What a slider or a field stands at.
    std::string value{};
    bool on = false;
    bool enabled = true;
    /// Whether any of it can be seen: what is scrolled away cannot.
    bool visible = true;
    Rect rect{};
    /// What it must not leave: the control that the words stand on, or the region it is drawn in.
    Rect room{};
    /// The control that the words stand on, if they do.
    std::string owner{};
};

class Record {
  public:
    void begin_frame() { shown_.clear(); }
    void add(Shown shown) { shown_.push_back(std::move(shown)); }

    /// Everything in the order in which it was drawn.
    [[nodiscard]] const std::vector<Shown>& all() const { return shown_; }
    /// The control of that id as far as it can be seen, null if there is none.
    [[nodiscard]] const Shown* find(std::string_view id) const;

  private:
    std::vector<Shown> shown_;
};

}  // namespace queens::ui
