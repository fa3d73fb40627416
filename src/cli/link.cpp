// `queens show` and `queens link`: from a link to a text board and back.
#include <CLI/CLI.hpp>
#include <istream>
#include <memory>
#include <ostream>

#include "cli/drawing.hpp"
#include "cli/json.hpp"
#include "cli/options.hpp"
#include "core/say.hpp"

namespace queens::cli {

namespace {

/// More than the largest board with a blank after each square and both line ends.
constexpr std::streamsize longest_text = 3 * 1024 * 1024;

struct ShowOptions {
    LinkOption link;
    FormatOption format;
};

struct LinkOptions {
    BoardOption board;
    FormatOption format;
};

/// The link with its '#', to be put behind the page's address.
std::string written(const Link& link) {
    const std::string text = write_link(link);
    if (text.size() >= longest_link) throw Complaint("The board is too large for a link.");
    return "#" + text;
}

void write_json(const Link& link, std::ostream& out) {
    Json document;
    document["board"] = board_value(link.board);
    document["link"] = written(link);
    out << document.dump() << '\n';
}

/// All of a text that is not longer than a board can be.
std::string read_all(std::istream& in) {
    std::string text(static_cast<std::size_t>(longest_text) + 1, '\0');
    in.read(text.data(), longest_text + 1);
    if (in.gcount() > longest_text) {
        throw Complaint("The text on standard input is too long for a board.");
    }
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

Link link_of_text(const BoardOption& option, Console& console) {
    const Surface surface = option.read_surface();
    if (console.in_is_terminal) {
        throw Complaint(
            "Say which board: --n N, --size COLUMNSxROWS, or a text board on standard input.");
    }
    TextReading reading = read_text(read_all(console.in), surface);
    if (!reading.board) {
        throw Complaint(say("The text board cannot be read. {why}", {{"why", reading.complaint}}));
    }
    return {std::move(*reading.board), {}, {}};
}

Status show(const ShowOptions& options, Console& console) {
    const bool json = options.format.json();
    const Link link = options.link.read(console);
    if (json) {
        write_json(link, console.out);
    } else {
        console.out << drawing(link.board);
    }
    return Status::yes;
}

Status make_link(const LinkOptions& options, Console& console) {
    const bool json = options.format.json();
    const Link link =
        options.board.given() ? options.board.read(console) : link_of_text(options.board, console);
    if (json) {
        write_json(link, console.out);
    } else {
        console.out << written(link) << '\n';
    }
    return Status::yes;
}

}  // namespace

Action add_show(CLI::App& command) {
    auto options = std::make_shared<ShowOptions>();
    options->link.add_to(command);
    options->format.add_to(command);
    command.footer(
        "Q R B N K A are queen, rook, bishop, knight, king and amazon, P a pawn, x a wall, o a "
        "square\n"
        "where nothing may stand, and a dot an empty square. `queens link` reads such a board "
        "back.");
    return [options](Console& console) { return show(*options, console); };
}

Action add_link(CLI::App& command) {
    auto options = std::make_shared<LinkOptions>();
    options->board.add_to(command);
    options->format.add_to(command);
    command.footer(
        "Without --n, --size and LINK a text board is read from standard input, as `queens show`\n"
        "writes it. A LINK is written in its newest form.");
    return [options](Console& console) { return make_link(*options, console); };
}

}  // namespace queens::cli
