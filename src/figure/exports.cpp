// One line of the table below a question.
#include "figure/exports.hpp"

#include <array>
#include <span>

#include "app/board_check.hpp"
#include "app/look/look.hpp"
#include "app/rooms/growing_gardens.hpp"
#include "app/task_proposals.hpp"
#include "core/json.hpp"
#include "core/link.hpp"
#include "core/notation.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "figure/garden_sheet.hpp"
#include "figure/lesson_sheet.hpp"
#include "figure/qr.hpp"
#include "figure/svg.hpp"
#include "gardens/garden.hpp"
#include "lessons/lesson_lines.hpp"

namespace queens {

namespace {

std::string picture(const App& app, std::string_view dark) {
    return svg_of(look_of(app), app.state().view, theme(!dark.empty(), false));
}

/// The board of a link, which is that of its search where one is soon replayed.
Board board_shown_by(const Link& link, const State& state) {
    constexpr std::uint64_t soon = 20'000;
    if (!link.run || link.run->step > soon) return state.board;
    App app(1);
    app.open(link);
    while (app.seek(1)) {
    }
    return app.board();
}

std::string thumbnail(const App& /*app*/, std::string_view fragment) {
    const LinkReading reading = read_link(fragment);
    if (!reading.link || !can_be_pictured(reading.link->board.size())) return {};
    const State state = state_of(*reading.link).state;
    Look look{.board = board_shown_by(*reading.link, state)};
    look.regions = state.regions;
    look.drawings = state.drawings;
    add_own_marks(look, state.marks);
    return svg_of_squares(look, theme(false, false));
}

constexpr std::string_view listed_slug = "solutions";

/// The places of the solutions that the gallery lists; none while it is closed or shows families.
std::span<const std::size_t> listed(const App& app) {
    const bool lists = app.state().tab == Tab::gallery && !app.state().gallery.families;
    if (!lists || !has_gallery(app.board())) return {};
    return app.answers().shown.answer();
}

std::string listed_solutions(const App& app) {
    const Notation& rows = *find_notation("rows");
    const SolutionList& solutions = app.answers().solutions.answer();
    std::string lines;
    for (const std::size_t place : listed(app)) {
        lines += rows.write(board_of(solutions.all[place])).value_or("");
    }
    return lines;
}

constexpr std::string_view letters_slug = "regions";
constexpr std::string_view garden_slug = "garden";

/// The garden on the board as rows of letters.
std::string letters_of_regions(const App& app) {
    std::string lines;
    for (const std::string& row : letters_of(garden_of(app.board(), app.regions()))) {
        lines += row + '\n';
    }
    return lines;
}

/// The same as `queens garden` writes it and reads it back.
std::string document_of_garden(const App& app) {
    const Garden garden = garden_of(app.board(), app.regions());
    const Link link{Board(app.board().size(), garden.surface), {}, {}, {}, app.regions()};
    JsonObject document;
    add_garden(document, garden).field("link", "#" + write_link(link));
    return document.json().text + "\n";
}

std::string list_of_notations(const App& app, std::string_view /*nothing*/) {
    const Board& board = app.board();
    std::string lines;
    if (const std::size_t count = listed(app).size(); count > 0) {
        lines += std::string(listed_slug) + "\t" +
                 say("{count} {count|solution|solutions} of the gallery", {{"count", count}}) +
                 "\n";
    }
    if (!app.regions().empty()) {
        lines += std::string(letters_slug) + "\t" + say("Regions as letters") + "\n" +
                 std::string(garden_slug) + "\t" + say("Garden as JSON") + "\n";
    }
    for (const Notation& notation : notations()) {
        if (!notation.write(board)) continue;
        lines += std::string(notation.slug) + "\t" + say(notation.title) + "\n";
    }
    return lines;
}

std::string notation(const App& app, std::string_view slug) {
    if (slug == listed_slug) return listed_solutions(app);
    if (!app.regions().empty() && slug == letters_slug) return letters_of_regions(app);
    if (!app.regions().empty() && slug == garden_slug) return document_of_garden(app);
    const Notation* const found = find_notation(slug);
    if (found == nullptr) return {};
    return found->write(app.board()).value_or("");
}

std::string code(const App& /*app*/, std::string_view text) {
    const auto modules = qr_of(text);
    return modules ? svg_of(*modules) : std::string();
}

std::string boards(const App& /*app*/, std::string_view text) {
    if (const auto regions = read_letters(text)) {
        const int n = regions->n;
        return write_link({Board({n, n}), {}, {}, {}, regions_of(*regions)}) + "\t" +
               say("a garden of {n} rows", {{"n", n}}) + "\n";
    }
    const NotationReading reading = read_notation(text);
    if (reading.boards.empty()) return "-\t" + reading.complaint;
    std::string lines;
    for (const auto& [board, understood] : reading.boards) {
        const std::string link = write_link({board, {}, {}});
        if (link.size() > longest_link) return "-\t" + say("The board is too large for a link.");
        lines += link + "\t" + understood + "\n";
    }
    return lines;
}

/// Why nothing of a link can be opened; empty where it can be, if only in part.
std::string refusal(const App& /*app*/, std::string_view link) {
    const LinkReading reading = read_link(link);
    return reading.link ? std::string() : reading.complaint;
}

std::string lesson(const App& /*app*/, std::string_view text) {
    return lessons::lines_of(lessons::read_lesson(text));
}

constexpr std::array<std::string_view, 4> outcomes{"met", "missed", "unsure", "unreadable"};

std::string check(const App& /*app*/, std::string_view link) {
    const auto [outcome, asked, on] = check_board(link);
    return std::string(outcomes[static_cast<std::size_t>(outcome)]) + "\t" + asked + "\t" + on;
}

std::string sheet(const App& /*app*/, std::string_view text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view file = text.substr(std::min(end + 1, text.size()));
    return sheet_of(lessons::read_lesson(file), text.substr(0, end));
}

/// The gardens that were grown as a page for paper, how many there are as long as more are grown,
/// and nothing where one of them could not be.
std::string garden_sheet(const App& app, std::string_view /*nothing*/) {
    const GrowingGardens& sheet = app.sheet();
    if (sheet.growing()) return std::to_string(sheet.gardens().size());
    return sheet.complete() ? sheet_of(sheet.gardens()) : std::string();
}

std::string tasks(const App& app, std::string_view /*nothing*/) {
    std::string lines;
    for (const auto& [fragment, asked] : propose_tasks(app)) {
        lines += fragment + "\t" + asked + "\n";
    }
    return lines;
}

struct Question {
    std::string_view name;
    std::string (*answer)(const App&, std::string_view about);
};
constexpr std::array<Question, 12> questions{{
    {"picture", picture},
    {"thumbnail", thumbnail},
    {"notations", list_of_notations},
    {"notation", notation},
    {"code", code},
    {"boards", boards},
    {"refusal", refusal},
    {"lesson", lesson},
    {"sheet", sheet},
    {"garden-sheet", garden_sheet},
    {"check", check},
    {"tasks", tasks},
}};

}  // namespace

std::optional<std::string> exported(const App& app, std::string_view question) {
    const std::size_t space = std::min(question.find(' '), question.size());
    const std::string_view about = question.substr(std::min(space + 1, question.size()));
    for (const Question& known : questions) {
        if (known.name == question.substr(0, space)) return known.answer(app, about);
    }
    return std::nullopt;
}

}  // namespace queens
