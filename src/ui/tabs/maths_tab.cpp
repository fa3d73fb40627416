// The tab of mathematics: what permutations, sums and squares of numbers have to do with queens.
#include <numeric>

#include "symmetry/linked.hpp"
#include "symmetry/solutions.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

/// The largest board on which the first solution is looked for between two frames.
constexpr int largest_sought = 20;
/// The largest permutation whose topics are shown.
constexpr int largest_shown = 64;

void choose_topic(const Frame& frame) {
    constexpr float space = 6;
    constexpr auto count = static_cast<float>(topics.size());
    const float width = (ImGui::GetContentRegionAvail().x - space * (count - 1)) / count;
    for (const NamedTopic& topic : topics) {
        if (topic.value != topics.front().value) ImGui::SameLine(0, space);
        if (button(frame, {.id = "topic-" + std::string(topic.slug),
                           .label = std::string(topic.title),
                           .hint = std::string(topic.summary),
                           .on = frame.app.state().topic == topic.value,
                           .width = width})) {
            frame.give(ChooseTopic{topic.value});
        }
    }
}

/// A solution of the torus if there is a linear one, otherwise the first one of the plane.
std::optional<Columns> some_solution(int n) {
    if (std::gcd(n, 6) == 1) return linear(n, {n == 1 ? 0 : 2, 0});
    if (n > largest_sought) return std::nullopt;
    Solutions solutions(n, false);
    if (solutions.advance() != Solutions::State::found) return std::nullopt;
    return solutions.columns();
}

void offer_solution(const Frame& frame) {
    const Board& board = frame.app.board();
    paragraph(frame, frame.fonts.text, frame.theme.ink,
              "This is about square boards with exactly one queen in each row and each column: "
              "such a placement is a list of numbers, the column of the queen in each row.");
    const bool small = board.size().is_square() && board.rows() <= largest_shown;
    const int n = small ? board.rows() : 8;
    const auto solution = some_solution(n);
    const Columns shown = solution ? *solution : *some_solution(8);
    if (button(frame, {.id = "place-a-solution",
                       .label = "Place " + std::to_string(shown.size()) + " queens",
                       .hint = "A solution to begin with",
                       .kind = Kind::primary})) {
        const bool same = shown.size() == static_cast<std::size_t>(n) && small;
        frame.give(ShowBoard{board_of(shown, same ? board.surface() : Surface{})});
    }
}

}  // namespace

void draw_maths_tab(const Frame& frame, PanelMemory& panel) {
    MathsMemory& memory = panel.maths;
    const Board& board = frame.app.board();
    choose_topic(frame);
    gap(4);
    const Topic topic = frame.app.state().topic;
    if (topic == Topic::latin) {
        draw_latin_topic(frame, memory);
        return;
    }
    if (memory.board != board) {
        memory.board = board;
        memory.columns = board.rows() <= largest_shown ? columns_of(board) : std::nullopt;
    }
    if (!memory.columns) {
        offer_solution(frame);
        return;
    }
    if (topic == Topic::permutation) draw_permutation_topic(frame, memory, *memory.columns);
    if (topic == Topic::shifts) draw_shifts_topic(frame, memory.shifts);
    if (topic == Topic::sums) draw_sums_topic(frame, *memory.columns);
    if (topic == Topic::magic) draw_magic_topic(frame, *memory.columns);
}

}  // namespace queens::ui
