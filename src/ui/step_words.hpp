// What a run says about its last step, and the legend where that stands beside the board: in which
// type, and how much room they take.
#pragma once

#include <vector>

#include "app/look/look.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// The room for a sentence.
struct SentenceRoom {
    float width;
    /// The lines that are kept for it, so that nothing below it jumps from step to step.
    float usual_lines;
    /// It is set in smaller type where it would be higher than that.
    float most_height;
};

/// A room that had to grow for a step keeps its size while the run goes on, as does type that had
/// to become smaller.
class StepWords {
  public:
    /// Looks at what the run says, once a frame.
    void look_at(const App& app, const std::vector<LegendItem>& legend);
    /// Chooses the type for the sentence, that font or a smaller one.
    void fit(const Frame& frame, ImFont* font, SentenceRoom room);
    /// Both in a column beside the board, as high as that at most.
    void fit_beside(const Frame& frame, float width, float most_height);

    [[nodiscard]] ImFont* font() const { return font_; }
    /// How high the sentence is, with some room below it.
    [[nodiscard]] float sentence_height() const { return sentence_height_; }
    [[nodiscard]] float height_beside() const { return sentence_height_ + legend_height_; }

    void draw_beside(const Frame& frame, ImVec2 low, ImVec2 high) const;

  private:
    const Entry* solver_ = nullptr;
    const std::vector<LegendItem>* legend_ = nullptr;
    /// The font that was wanted, and the one that was chosen.
    ImFont* wanted_ = nullptr;
    ImFont* font_ = nullptr;
    float width_ = 0;
    float sentence_height_ = 0;
    float legend_height_ = 0;
};

}  // namespace queens::ui
