// Magic squares and queens: the pandiagonal square of a torus solution, and queens read off a
// square of numbers.
#include <algorithm>

#include "core/say.hpp"
#include "symmetry/linked.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/number_square.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// The square with the numbers 1 to n in colour.
void draw_magic(const Frame& frame, const NumberSquare& square) {
    const auto n = static_cast<int>(square.size());
    draw_number_square(frame, square, [&](int number) {
        return number <= n ? faded(frame.theme.accent, 0.32F) : faded(frame.theme.ink, 0.05F);
    });
}

void offer_torus_solution(const Frame& frame, const Magic& magic) {
    say_to(frame, magic.refusal);
    const int side = magic.offered_side;
    if (button(frame,
               {.id = "place-torus-solution",
                .label = say("Place a solution of the {n} \xC3\x97 {n} torus", {{"n", side}}),
                .hint = say("The queen of row i in column 2i"),
                .kind = Kind::primary})) {
        frame.give(ShowBoard{board_of(linear(side, {2, 0}), torus_surface)});
    }
}

/// Reads the square of the queens back, if it is not too large.
void offer_reading(const Frame& frame, const NumberSquare& square) {
    std::vector<std::int64_t> numbers;
    for (const auto& row : square) numbers.insert(numbers.end(), row.begin(), row.end());
    if (numbers.size() > most_square_numbers) return;
    press(frame, ReadSquare{numbers},
          {.id = "read-square",
           .label = say("Read it back"),
           .hint = say("As a square of numbers, below"),
           .on = numbers == frame.app.state().square});
}

void draw_square_of_queens(const Frame& frame, const Magic& magic) {
    if (!magic.refusal.empty()) return offer_torus_solution(frame, magic);
    say_to(frame,
           can_write(frame, magic.square)
               ? Sentence("Every row, column, diagonal and broken diagonal adds up to {sum}. The "
                          "numbers 1 to {n}, in colour, stand where the queens stand.")
               : Sentence("Every row, column, diagonal and broken diagonal adds up to {sum}. The "
                          "cells in colour, where the queens stand, hold the numbers 1 to {n}; "
                          "here the cells are too small to show them."),
           {{"sum", magic.sum}, {"n", magic.square.size()}});
    draw_magic(frame, magic.square);
    note(frame, "Row i, column j holds n ((j \xE2\x88\x92 s(i)) mod n) + ((j + s(i)) mod n) + 1.");
    offer_reading(frame, magic.square);
}

void choose_square(const Frame& frame) {
    for (const NamedSquare& square : named_squares()) {
        const Button control{.id = "square-" + std::string(square.id),
                             .label = say(square.title),
                             .hint = say(square.hint),
                             .on = square.numbers == frame.app.state().square};
        const bool first = &square == &named_squares().front();
        if (button_in_line(frame, control, first)) {
            frame.give(ReadSquare{square.numbers});
        }
    }
}

/// A field with the numbers of the square, in which others can be typed.
void type_square(const Frame& frame, PanelMemory& memory) {
    auto& typed = memory.typed_square;
    const std::vector<std::int64_t>& shown = frame.app.state().square;
    if (shown != memory.read_square) {
        typed = {};
        const std::string text = written_out(shown);
        std::copy_n(text.begin(), std::min(text.size(), typed.size() - 1), typed.begin());
        memory.read_square = shown;
    }
    const std::string before = typed.data();
    text_field(frame, {.id = "type-square", .label = say("The numbers, row by row")}, typed);
    if (before == typed.data()) return;
    memory.read_square = numbers_of(typed.data());
    frame.give(ReadSquare{memory.read_square});
}

void draw_queens_of_square(const Frame& frame, const SquareReading& reading, PanelMemory& memory) {
    heading(frame, say("From a square to queens"));
    say_to(frame,
           "Put queens on the numbers 1 to n of a magic square: for some squares they are a "
           "solution. Choose one or type its numbers.");
    choose_square(frame);
    gap(4);
    type_square(frame, memory);
    gap(4);
    if (!reading.square.empty()) draw_magic(frame, reading.square);
    say_to(frame, reading.sentence);
    if (reading.square.empty()) return;
    say_to(frame, reading.peace);
    if (reading.queens && button(frame, {.id = "place-queens-of-square",
                                         .label = say("Place these queens"),
                                         .hint = say("Queens on the numbers in colour")})) {
        const Surface surface = is_torus_solution(*reading.queens) ? torus_surface : Surface{};
        frame.give(ShowBoard{board_of(*reading.queens, surface)});
    }
}

}  // namespace

void draw_magic_topic(const Frame& frame, PanelMemory& memory) {
    const Answers& answers = frame.app.answers();
    draw_square_of_queens(frame, answers.magic.answer());
    gap(8);
    draw_queens_of_square(frame, answers.square.answer(), memory);
}

}  // namespace queens::ui
