// What stands on the screen in the latest frame, control by control and text by text: what tests,
// the page's questions and everything that mirrors the screen read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
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
    text,
    /// The first words of a row of a table; the words beside them belong to it.
    row
};

/// The part of the screen that something stands in.
enum class Region : std::uint8_t { bar, board, words, transport, panel, notice };

/// A control, or a line of text.
struct Shown {
    /// Names a control and stays the same whatever it says; empty for a text.
    std::string id{};
    Role role = Role::text;
    Region region = Region::bar;
    /// What it is called; of a text, its words.
    std::string label{};
    std::string hint{};
    /// What a slider or a field stands at.
    std::string value{};
    /// Of a slider: how many of its steps it stands from the left end, and how many there are.
    long long place = 0;
    long long places = 0;
    bool on = false;
    /// Whether it can be on or off at all.
    bool has_states = false;
    bool enabled = true;
    /// Whether the keyboard stands on it, shown or not.
    bool focused = false;
    /// Whether it has opened over the rest of the screen, which then waits.
    bool over = false;
    /// Whether any of it can be seen: what is scrolled away cannot.
    bool visible = true;
    Rect rect{};
    /// What it must not leave: the control that the words stand on, or the region it is drawn in.
    Rect room{};
    /// The control that the words stand on, if they do.
    std::string owner{};
    /// Of words in a list that is indented: how deep, and whether they are the line that is lit.
    std::size_t depth = 0;
    bool lit = false;
};

/// Whether it is read only; a few texts have names, too.
[[nodiscard]] inline bool is_words(const Shown& shown) {
    return shown.id.empty() || shown.role == Role::text || shown.role == Role::heading;
}

class Record {
  public:
    void begin_frame();
    /// Writes down something that stands in the present region.
    void add(Shown shown);
    /// What was added last, to say more about it.
    [[nodiscard]] Shown& latest() { return shown_.back(); }
    /// Between these two everything stands in that region.
    void enter(Region region) { regions_.push_back(region); }
    void leave() { regions_.pop_back(); }
    /// Something lies over that part of the screen: controls whose middle is under it, and words of
    /// which any part is, can no longer be seen.
    void cover(const Rect& part);
    /// Words were set in that em, in CSS pixels; words on the squares of a board are not written
    /// down one by one.
    void set_in(float em);

    /// Everything in the order in which it was drawn.
    [[nodiscard]] const std::vector<Shown>& all() const { return shown_; }
    /// The control of that id as far as it can be seen, null if there is none.
    [[nodiscard]] const Shown* find(std::string_view id) const;
    /// The smallest em of all words, infinite where there are none.
    [[nodiscard]] float smallest_em() const { return smallest_em_; }

  private:
    std::vector<Shown> shown_;
    std::vector<Region> regions_;
    float smallest_em_ = std::numeric_limits<float>::infinity();
};

}  // namespace queens::ui
