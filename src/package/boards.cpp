// Reading boards, and the questions about a board as it stands: what is attacked, its link, its
// picture.
#include <algorithm>
#include <memory>

#include "app/app.hpp"
#include "app/look/look.hpp"
#include "core/attack_report.hpp"
#include "core/notation.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "figure/svg.hpp"
#include "package/replies.hpp"
#include "worker/fields.hpp"

namespace queens::package {

namespace {

/// Whether the text is a link, and not a board in a notation.
bool is_link(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return false;
    const bool is_document = text[first] == '{' || text[first] == '[';
    return !is_document && text.find_first_of("#=") != std::string_view::npos;
}

std::string written(const Link& link) { return "#" + write_link(link); }

Json notation_of(const Board& board, std::string_view slug) {
    const Notation* const notation = find_notation(slug);
    if (notation == nullptr) {
        std::vector<std::string> slugs;
        for (const Notation& known : notations()) slugs.emplace_back(known.slug);
        return complaint(say("There is no notation {word}; there are {known}.",
                             {{"word", in_quotes(slug)}, {"known", listed(slugs)}}));
    }
    const auto text = notation->write(board);
    if (text) return answer(*text);
    return complaint(say("The notation {name} cannot write this board.", {{"name", slug}}));
}

/// The picture of what the app shows, once it has come to the step of its link.
Json go_on_drawing(App& app, bool dark) {
    constexpr double tenth = 0.1;
    if (app.seek(tenth)) return working({});
    if (app.notice() && app.notice()->complaint) return complaint(app.notice()->text);
    return answer(svg_of(look_of(app), app.state().view, theme(dark, false)));
}

}  // namespace

std::variant<Link, std::string> read_board(std::string_view text) {
    if (is_link(text)) {
        LinkReading reading = read_link(text);
        if (reading.ok()) return std::move(*reading.link);
        return say("The link cannot be read. {why}", {{"why", reading.complaint}});
    }
    NotationReading reading = read_notation(text);
    if (reading.boards.empty()) {
        return say("The board cannot be read. {why}", {{"why", reading.complaint}});
    }
    if (reading.boards.size() == 1) return Link{std::move(reading.boards.front().board), {}, {}};
    std::vector<std::string> ways;
    for (const auto& [board, understood] : reading.boards) {
        ways.push_back(written({board, {}, {}}));
    }
    return say("The list can be read in two ways; say which by its link: {links}.",
               {{"links", listed(ways, "{list} or {last}")}});
}

std::variant<Link, std::string> read_searched(std::string_view text) {
    auto read = read_board(text);
    const auto* const link = std::get_if<Link>(&read);
    if (link == nullptr || link->regions.empty()) return read;
    return say("The regions of a garden are not regarded here: leave the key g out of its link.");
}

Reply reply_to_attacks(std::string_view /*fields*/, std::string_view board) {
    const auto read = read_board(board);
    if (const auto* why = std::get_if<std::string>(&read)) return complaint(*why);
    const auto found = report_attacks(std::get<Link>(read).board);
    if (!found) return complaint(say("There are too many pieces on this board for an attack map."));
    return answer(*found);
}

Reply reply_to_link(std::string_view fields, std::string_view board) {
    Fields<1> given{{"as"}, 0};
    if (const std::string why = given.read(fields); !why.empty()) return complaint(why);
    const auto read = read_board(board);
    if (const auto* why = std::get_if<std::string>(&read)) return complaint(*why);
    const Link& link = std::get<Link>(read);
    if (!given["as"].empty()) {
        if (link.regions.empty()) return notation_of(link.board, given["as"]);
        return complaint(
            say("The notation {name} has no regions; the link has.", {{"name", given["as"]}}));
    }
    const std::string text = written(link);
    if (text.size() > longest_link) return complaint(say("The board is too large for a link."));
    return answer(text);
}

Reply reply_to_svg(std::string_view fields, std::string_view board) {
    Fields<1> given{{"theme"}, 0};
    if (const std::string why = given.read(fields); !why.empty()) return complaint(why);
    const std::string_view wanted = given["theme"];
    if (!wanted.empty() && wanted != "light" && wanted != "dark") {
        return complaint(
            say("The theme is light or dark, not {word}.", {{"word", in_quotes(wanted)}}));
    }
    const auto read = read_board(board);
    if (const auto* why = std::get_if<std::string>(&read)) return complaint(*why);
    const Link& link = std::get<Link>(read);
    if (!can_be_pictured(link.board.size())) {
        return complaint(
            say("A picture has at most {most} rows and columns.", {{"most", largest_pictured}}));
    }
    const auto app = std::make_shared<App>(1);
    app->open(link);
    return [app, dark = wanted == "dark"] { return go_on_drawing(*app, dark); };
}

}  // namespace queens::package
