// `queens show` and `queens link`: from a link to a text board and back, and to pictures and texts
// for other programs.
#include <ostream>

#include "app/app.hpp"
#include "app/look/look.hpp"
#include "cli/arrival.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "core/notation.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "figure/qr.hpp"
#include "figure/svg.hpp"
#include "gardens/garden.hpp"

namespace queens::cli {

namespace {

/// What stands before the rule of a garden.
constexpr std::string_view rule_head = "Rule: ";

std::vector<Choice> notation_choices() {
    std::vector<Choice> choices;
    for (const Notation& one : notations()) {
        choices.push_back({std::string(one.slug), say(one.title)});
    }
    return choices;
}

constexpr Option notation_option{"--as", "NOTATION",
                                 "Write it in another notation:", notation_choices};
constexpr Option svg_option = flag("--svg", "Write it as a picture, at its step if a run is named");
constexpr Option page_option{"--qr", "PAGE",
                             "Write the link behind the address of the page as a QR code"};

/// The link with its '#', to be put behind the page's address.
std::string written(const Link& link) {
    const std::string text = write_link(link);
    if (text.size() >= longest_link) throw Complaint("The board is too large for a link.");
    return "#" + text;
}

Report report_on(const Link& link, const std::string& text) {
    Report report;
    report.field("board", text_rows(link.board)).field("link", written(link)).text(text);
    if (!link.regions.empty()) {
        report.field("rule", slug_of(link.regions.rule))
            .field("regions", letters_of(garden_of(link.board, link.regions)));
    }
    return report;
}

/// The regions of a garden as rows of letters below its board, headed by a rule that is not the
/// usual one.
std::string drawn_regions(const Link& link) {
    std::string text;
    if (link.regions.empty()) return text;
    if (link.regions.rule != GardenRule{}) {
        text += '\n' + std::string(rule_head) + std::string(slug_of(link.regions.rule));
    }
    for (const std::string& row : letters_of(garden_of(link.board, link.regions))) {
        text += '\n' + row;
    }
    return text + '\n';
}

/// Writes the board as the page shows it, at its step if the link names a run.
Status draw(const Link& link, Console& console) {
    App app(1);
    if (!opens(app, link, console)) return Status::no;
    const std::string picture = svg_of(look_of(app), app.state().view, theme(false, false));
    if (picture.empty()) {
        throw Complaint(
            say("A picture has at most {most} rows and columns.", {{"most", largest_pictured}}));
    }
    console.out << picture;
    return Status::yes;
}

std::string notation_of(const Link& link, const std::string& slug) {
    const Notation* const notation = find_notation(slug);
    if (notation == nullptr) {
        throw Complaint(
            no_such("There is no notation {word}; there are {known}.", notation_option, slug));
    }
    if (!link.regions.empty()) {
        throw Complaint(
            say("The notation {name} has no regions; --format json has them, and "
                "queens show draws them.",
                {{"name", slug}}));
    }
    const auto text = notation->write(link.board);
    if (!text) {
        throw Complaint(say("The notation {name} cannot write this board.", {{"name", slug}}));
    }
    return *text;
}

/// The code of the link behind the address of a page.
std::string code_of(const Link& link, const std::string& page) {
    const auto modules = qr_of(page + written(link));
    if (!modules) throw Complaint("The link is too long for a QR code.");
    return text_of(*modules);
}

/// Takes rows of letters off the end of a text, behind an empty line, as `queens show` writes them
/// below the board of a garden.
Regions take_regions(std::string& text) {
    constexpr std::string_view empty_line = "\n\n";
    const std::size_t gap = text.find(empty_line);
    if (gap == std::string::npos) return {};
    std::string_view letters = std::string_view(text).substr(gap + empty_line.size());
    std::optional<GardenRule> rule = GardenRule{};
    if (letters.starts_with(rule_head)) {
        letters.remove_prefix(rule_head.size());
        rule = choice_of<GardenRule>(take_until(letters, '\n'));
    }
    const auto garden = read_letters(letters);
    if (!garden || !rule) return {};
    text.resize(gap);
    Regions regions = regions_of(*garden);
    regions.rule = *rule;
    return regions;
}

Link link_of_text(const Given& given, Console& console) {
    const Surface surface = read_surface(given);
    if (console.in_is_terminal) {
        throw Complaint(
            "Say which board: --n N, --size COLUMNSxROWS, or a text board on standard input.");
    }
    // As much of it as shows whether it is too long.
    std::string text = Input("-", console).text(longest_notation + 1);
    Regions regions = take_regions(text);
    NotationReading reading = read_notation(text);
    if (given.has(surface_option)) {
        for (auto& [board, understood] : reading.boards) board.set_surface(surface);
    }
    if (reading.boards.empty()) {
        throw Complaint(say("The text board cannot be read. {why}", {{"why", reading.complaint}}));
    }
    if (reading.boards.size() > 1) {
        std::string ways;
        for (const auto& [board, understood] : reading.boards) {
            ways += "\n" + understood + ": " + written({board, {}, {}});
        }
        throw Complaint("The list can be read in two ways; give the link of one of them instead:" +
                        ways);
    }
    Board& board = reading.boards.front().board;
    const bool has_regions = !regions.empty();
    regions = fitting(std::move(regions), board);
    if (has_regions && regions.empty()) {
        throw Complaint("The letters below the board are no regions of a garden on it.");
    }
    return {std::move(board), {}, {}, {}, std::move(regions)};
}

Status show(const Given& given, Console& console) {
    const Link link = read_link_operand(given, console);
    // Not every board that can be drawn has a link.
    if (console.json) {
        write(report_on(link, {}), console);
    } else {
        console.out << drawing(link.board) << drawn_regions(link);
    }
    return Status::yes;
}

Status make_link(const Given& given, Console& console) {
    const Link link =
        names_board(given) ? read_board(given, console) : link_of_text(given, console);
    const auto notation = given.word(notation_option);
    const auto page = given.word(page_option);
    const bool svg = given.has(svg_option);
    if (console.json + svg + notation.has_value() + page.has_value() > 1) {
        throw Complaint("Say one of --format json, --as, --svg and --qr.");
    }
    if (svg) return draw(link, console);
    if (notation) {
        console.out << notation_of(link, *notation);
    } else if (page) {
        console.out << code_of(link, *page);
    } else {
        write(report_on(link, written(link) + '\n'), console);
    }
    return Status::yes;
}

}  // namespace

Subcommand show_command() {
    return {"show",
            "Show the board of a link as text",
            {link_operand, format_option},
            "Q R B N K A are queen, rook, bishop, knight, king and amazon, P a pawn, x a wall, o a "
            "square where nothing may stand, and a dot an empty square. The regions of a garden "
            "stand below it, a letter for each square, and before them their rule if it is not "
            "touch. `queens link` reads such a board back.",
            show};
}

Subcommand link_command() {
    return {
        "link",
        "Write the link of a board, or of a text board on standard input",
        {board_link, side_option, size_option, surface_option, format_option, notation_option,
         svg_option, page_option},
        "Without --n, --size and LINK a board is read from standard input: as `queens show` writes "
        "it, or in any notation of --as but latex and tikz. A LINK is written in its newest form.",
        make_link};
}

}  // namespace queens::cli
