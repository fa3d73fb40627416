// `queens show` and `queens link`: from a link to a text board and back, and to pictures and texts
// for other programs.
#include <CLI/CLI.hpp>
#include <istream>
#include <memory>
#include <ostream>

#include "app/app.hpp"
#include "app/look/look.hpp"
#include "cli/interrupt.hpp"
#include "cli/json.hpp"
#include "cli/options.hpp"
#include "core/notation.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"
#include "figure/qr.hpp"
#include "figure/svg.hpp"

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
    std::optional<std::string> notation;
    bool svg = false;
    std::optional<std::string> page;
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

/// The board as the page shows it, at its step if the link names a run.
std::string picture_of(const Link& link) {
    App app(1);
    app.apply(OpenLink{written(link)});
    while (app.seeking() && !interrupted()) app.poll(0, 1);
    return svg_of(look_of(app), app.state().view, theme(false, false));
}

std::string notation_of(const Board& board, const std::string& slug) {
    const Notation* const notation = find_notation(slug);
    if (notation == nullptr) {
        std::vector<std::string> slugs;
        for (const Notation& known : notations()) slugs.emplace_back(known.slug);
        throw Complaint(say("There is no notation {name}; there are {known}.",
                            {{"name", in_quotes(slug)}, {"known", listed(slugs)}}));
    }
    const auto text = notation->write(board);
    if (!text) {
        throw Complaint(say("The notation {name} cannot tell this board.", {{"name", slug}}));
    }
    return *text;
}

/// The code of the link behind the address of a page.
std::string code_of(const Link& link, const std::string& page) {
    const auto modules = qr_of(page + written(link));
    if (!modules) throw Complaint("The link is too long for a QR code.");
    return text_of(*modules);
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
    NotationReading reading = read_notation(read_all(console.in));
    if (reading.boards.empty()) {
        throw Complaint(say("The text board cannot be read. {why}", {{"why", reading.complaint}}));
    }
    if (reading.boards.size() > 1) {
        std::string ways;
        for (const auto& [board, understood] : reading.boards) {
            ways += "\n" + understood + ": " + written({board, {}, {}});
        }
        throw Complaint("The list can be read in two ways; say which by its link." + ways);
    }
    Board& board = reading.boards.front().board;
    if (option.surface) board.set_surface(surface);
    return {std::move(board), {}, {}};
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
    if (json + options.svg + options.notation.has_value() + options.page.has_value() > 1) {
        throw Complaint("Say one of --format json, --as, --svg and --qr.");
    }
    if (options.svg) {
        const std::string picture = picture_of(link);
        if (picture.empty()) {
            throw Complaint(say("A picture has at most {most} rows and columns.",
                                {{"most", largest_pictured}}));
        }
        console.out << picture;
    } else if (options.notation) {
        console.out << notation_of(link.board, *options.notation);
    } else if (options.page) {
        console.out << code_of(link, *options.page);
    } else if (json) {
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
    add_word(command, "--as", "NOTATION", options->notation,
             "write it as rows, rows0, fen, leetcode, text, json, csv, latex or tikz");
    command.add_flag("--svg", options->svg, "write it as a picture, at its step if a run is named");
    add_word(command, "--qr", "PAGE", options->page,
             "write the link behind the address of the page as a QR code");
    command.footer(
        "Without --n, --size and LINK a board is read from standard input: as `queens show` "
        "writes\n"
        "it, or in any notation of --as but latex and tikz. A LINK is written in its newest form.");
    return [options](Console& console) { return make_link(*options, console); };
}

}  // namespace queens::cli
