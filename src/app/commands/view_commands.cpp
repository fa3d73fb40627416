// The commands that change how things are shown.
#include <algorithm>

#include "app/answers/published_table.hpp"
#include "app/commands/command_row.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

void set_view(Program& program, const SetView& command) {
    State& state = program.state;
    if (!named(command.view).suits(state.board.surface())) return;
    if (command.view != state.view) state.zoom = {};
    state.view = command.view;
}

void set_zoom(Program& program, const SetZoom& command) {
    if (!is_valid(command.zoom)) return;
    program.state.zoom = command.zoom;
    fit_to_board(program.state);
}

void set_solid(Program& program, const SetSolid& command) {
    if (is_valid(command.pose)) program.state.solid = command.pose;
}

void filter_gallery(Program& program, const FilterGallery& command) {
    program.state.gallery = command.filter;
    fit_to_board(program.state);
}

void share_published(Program& program, const SharePublished&) {
    program.requests.emplace_back(ShowText{say("The published numbers of solutions"),
                                           table_of(published_tables(program.count.finished())),
                                           "published.csv"});
}

void calculate(Program& program, const Calculate& command) {
    const auto& [strings, edited] = command.calculator;
    const bool fit = std::all_of(strings.begin(), strings.end(), [](const Symbols& symbols) {
        return !symbols.empty() && symbols.size() <= longest_string;
    });
    if (fit && edited < strings.size()) program.state.calculator = command.calculator;
}

void read_square(Program& program, const ReadSquare& command) {
    if (command.numbers.size() > most_square_numbers) {
        return program.complain(say("A square of numbers has at most {most} of them here.",
                                    {{"most", most_square_numbers}}));
    }
    if (!command.numbers.empty()) program.state.square = command.numbers;
}

void choose_piece(Program& program, const ChoosePiece& command) {
    program.state.piece = command.piece;
    program.state.marking = false;
}

void choose_marks(Program& program, const ChooseMarks& command) {
    program.state.marking = command.on;
    if (command.on) program.state.pen = false;
}

void draw(Program& program, const Draw& command) {
    Drawing drawing = command.drawing;
    const bool arrow = drawing.kind == DrawingKind::arrow;
    if (!arrow) drawing.to = drawing.from;
    if (arrow && drawing.to == drawing.from) return;
    std::vector<Drawing> drawings = program.state.drawings;
    if (draw(drawings, drawing)) return program.draw_anew(std::move(drawings));
    program.complain(
        say("There is room for {most} drawings. X clears them.", {{"most", most_drawings}}));
}

void clear_drawings(Program& program, const ClearDrawings&) {
    if (!program.state.drawings.empty()) program.draw_anew({});
}

void set_theme(Program& program, const SetTheme& command) {
    program.dark = command.dark;
    program.requests.emplace_back(RememberTheme{command.dark});
}

void set_language(Program& program, const SetLanguage& command) {
    program.requests.emplace_back(ChangeLanguage{command.tag});
}

void present(Program& program, const Present& command) {
    if (program.state.presenting == command.on) return;
    program.state.presenting = command.on;
    program.requests.emplace_back(FillScreen{command.on});
}

/// A field of a drawing.
template <class Value>
auto of_drawing(Value Drawing::*member) {
    return [member](auto& command) -> auto& { return command.drawing.*member; };
}

/// A field of the gallery's filter.
template <class Value>
auto of_filter(Value GalleryFilter::*member) {
    return [member](auto& command) -> auto& { return command.filter.*member; };
}

}  // namespace

std::vector<CommandRow> view_commands() {
    return {
        assigning<OpenTab>("tab", "to"),
        row("view", set_view, Field{"to", &SetView::view}),
        row("zoom", set_zoom, Field{"to", &SetZoom::zoom}),
        row("solid", set_solid, Field{"to", &SetSolid::pose}),
        assigning<ShowAllLines>("lines", "on"),
        assigning<ShowHeat>("heat", "on"),
        assigning<ShowNumbers>("numbers", "on"),
        assigning<ShowDiagonals>("diagonals", "on"),
        assigning<ShowAround>("around", "on"),
        assigning<ShowFreeSquares>("free-squares", "on"),
        assigning<ChooseTopic>("topic", "to"),
        assigning<ChooseGroup>("group", "to"),
        row("gallery", filter_gallery, Field{"fundamental", of_filter(&GalleryFilter::fundamental)},
            Field{"kept", of_filter(&GalleryFilter::kept)},
            Field{"queen", of_filter(&GalleryFilter::queen)},
            Field{"families", of_filter(&GalleryFilter::families)}),
        row("share-published", share_published),
        row("calculate", calculate, Field{"symbols", &Calculate::calculator}),
        assigning<ShowCut>("cut", "number"),
        row("square", read_square, Field{"numbers", &ReadSquare::numbers}),
        row("piece", choose_piece, Field{"to", &ChoosePiece::piece}),
        row("marking", choose_marks, Field{"on", &ChooseMarks::on}),
        row<Draw>("draw", draw, Field{"kind", of_drawing(&Drawing::kind)},
                  Field{"ink", of_drawing(&Drawing::ink)},
                  Field{"from", of_drawing(&Drawing::from)}, Field{"to", of_drawing(&Drawing::to)}),
        row("clear-drawings", clear_drawings),
        assigning<TakePen>("pen", "on"),
        assigning<ChooseInk>("ink", "to"),
        row("theme", set_theme, Field{"dark", &SetTheme::dark}),
        row("language", set_language, Field{"tag", &SetLanguage::tag}),
        row("present", present, Field{"on", &Present::on})};
}

}  // namespace queens
