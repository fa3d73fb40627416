// The picture of a search in the panel, by its kind.
#include "ui/tabs/search_pictures.hpp"

#include <variant>

#include "ui/kit/table.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

struct Draw {
    const Frame& frame;

    void operator()(const NumberList& list) const { draw_list(frame, list); }
    void operator()(const BoardRow& row) const { draw_board_row(frame, row); }
    void operator()(const OpenLines& lines) const { draw_open_lines(frame, lines); }
    void operator()(const Table& shown) const {
        TableRows rows{shown.headings};
        rows.insert(rows.end(), shown.rows.begin(), shown.rows.end());
        table(frame, rows, 1 + shown.present);
        gap(4);
    }
    void operator()(const Curve& curve) const { draw_curve(frame, curve); }
    void operator()(const Generations& shown) const { draw_generations(frame, shown); }
    /// Bits along a row stand below the board; those along a column only here.
    void operator()(const BitRows& bits) const {
        if (bits.axis == Axis::row) return;
        for (const BitRows::Item& item : bits.rows) {
            row(frame, item.name, item.bits, frame.theme.ink);
        }
    }
    /// Nothing, or a stack of boards, which stands in the place of the board.
    void operator()(const std::monostate&) const {}
    void operator()(const BoardStack&) const {}
};

}  // namespace

void draw_picture(const Frame& frame, const Picture& picture) {
    std::visit(Draw{frame}, picture.shown);
    if (picture.words.empty()) return;
    note(frame, picture.words);
    gap(4);
}

}  // namespace queens::ui
