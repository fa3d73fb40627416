// The tab that shows all solutions of a board as small pictures.
#include <array>
#include <utility>
#include <vector>

#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/empty_board.hpp"
#include "ui/tabs/tab_parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

/// Says which boards have a gallery and offers the nearest one: of the same size if that has one.
void offer_gallery(const Frame& frame) {
    say_to(frame,
           "The gallery shows all solutions of square boards up to {n} \xC3\x97 {n}, on the "
           "plane and on the torus.",
           {{"n", largest_gallery}});
    const Board& board = frame.app.board();
    const bool fits = board.size().is_square() && board.rows() <= largest_gallery;
    const int side = fits ? board.rows() : board.rows() > largest_gallery ? largest_gallery : 8;
    const Surface surface = board.surface() == torus_surface ? torus_surface : Surface{};
    const bool leaves = surface != board.surface();
    if (button(frame, {.id = "go-to-gallery",
                       .label = say(leaves ? Sentence("Go to {n} \xC3\x97 {n} on the plane")
                                           : Sentence("Go to {n} \xC3\x97 {n}"),
                                    {{"n", side}}),
                       .hint = say("An empty board of that size"),
                       .kind = Kind::primary})) {
        frame.give(ShowBoard{Board({side, side}, surface)});
    }
}

/// A value that a button of a row chooses.
template <class Value>
struct Choice {
    Value value;
    const char* id;
    Sentence title;
    Sentence hint;
};

/// Whether the solutions are listed, or the families that a larger group makes of the fundamental
/// ones.
constexpr std::array families{
    Choice<std::optional<GroupKind>>{std::nullopt, "list", "List", "All solutions in order"},
    Choice<std::optional<GroupKind>>{
        GroupKind::d4n, "shift-families", "Shift families",
        "Which fundamental solutions are shifts of each other around the torus (D4,n)"},
    Choice<std::optional<GroupKind>>{
        GroupKind::sim, "similar-families", "Similar families",
        "Which fundamental solutions belong together when dilations count too (Sim)"}};

constexpr std::array symmetries{
    Choice<Kept>{Kept::any, "all", "All", "All solutions, symmetric or not"},
    Choice<Kept>{Kept::half_turn, "half-turn", "Half turn",
                 "Only solutions that a half turn leaves unchanged"},
    Choice<Kept>{Kept::quarter_turn, "quarter-turn", "Quarter turn",
                 "Only solutions that a quarter turn leaves unchanged"}};

template <class Value, std::size_t N>
void choose(const Frame& frame, const std::array<Choice<Value>, N>& choices, Value& value) {
    std::vector<Button> row;
    for (const Choice<Value>& choice : choices) {
        row.push_back({.id = choice.id,
                       .label = say(choice.title),
                       .hint = say(choice.hint),
                       .on = value == choice.value});
    }
    if (const auto chosen = row_of_buttons(frame, std::move(row))) value = choices[*chosen].value;
}

/// Offers the selected square, or the one that was chosen before, for a queen to stand on.
void choose_queen(const Frame& frame, GalleryFilter& filter) {
    const auto square = filter.queen ? filter.queen : frame.app.state().selected;
    if (!square) return;
    bool on = filter.queen.has_value();
    const std::string name = square_name(*square, frame.app.board().size());
    if (toggle(frame,
               {.id = "only-with-queen",
                .label = say("Only with a queen on {square}", {{"square", name}}),
                .hint = say("Only solutions that have a queen there")},
               on)) {
        filter.queen = on ? square : std::nullopt;
    }
}

void choose_filter(const Frame& frame, GalleryFilter& filter) {
    toggle(frame,
           {.id = "fundamental-only",
            .label = say("Hide turned and mirrored copies"),
            .hint = say("Shows one solution of each set of turned and mirrored images: the "
                        "fundamental solutions")},
           filter.fundamental);
    choose(frame, symmetries, filter.kept);
    choose_queen(frame, filter);
}

std::string how_many(std::size_t shown, std::size_t all) {
    return shown == all
               ? say("{all} {all|solution|solutions}", {{"all", all}})
               : say("{shown} of {all} {all|solution|solutions}", {{"shown", shown}, {"all", all}});
}

void draw_solutions(const Frame& frame) {
    const Answers& answers = frame.app.answers();
    const SolutionList& list = answers.solutions.answer();
    const std::vector<std::size_t>& shown = answers.shown.answer();
    const Board& board = frame.app.board();
    gap(2);
    if (list.all.empty()) {
        say_to(frame, words_without_solution(board.size(), board.surface()));
    } else {
        heading(frame, how_many(shown.size(), list.all.size()));
    }
    tell_of_empty_board(frame);
    draw_thumbnails(
        frame,
        {.id = "solution",
         .count = shown.size(),
         .board = [&](std::size_t i) { return board_of(list.all[shown[i]], board.surface()); },
         .hint = [&](std::size_t i) { return describe(list.all[shown[i]], shown[i] + 1); }});
}

}  // namespace

void draw_gallery_tab(const Frame& frame, PanelMemory&) {
    if (!has_gallery(frame.app.board())) return offer_gallery(frame);
    GalleryFilter filter = frame.app.state().gallery;
    choose(frame, families, filter.families);
    gap(2);
    if (frame.app.state().gallery.families) {
        draw_families(frame);
    } else {
        choose_filter(frame, filter);
        draw_solutions(frame);
    }
    if (filter != frame.app.state().gallery) frame.give(FilterGallery{filter});
}

}  // namespace queens::ui
