// Questions are read from tables, so that one more is one more line.
#include "ui/mirror.hpp"

#include <array>
#include <utility>

#include "app/look/rays.hpp"
#include "ui/kit/record_lines.hpp"

namespace queens::ui {

namespace {

struct NamedVerb {
    std::string_view word;
    Wish::Verb verb;
};
constexpr std::array verbs{NamedVerb{"focus", Wish::Verb::focus},
                           NamedVerb{"press", Wish::Verb::press}, NamedVerb{"set", Wish::Verb::set},
                           NamedVerb{"close", Wish::Verb::close}};

/// A text up to its first space, and what stands behind it.
std::pair<std::string_view, std::string_view> split(std::string_view text) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return {text, {}};
    return {text.substr(0, space), text.substr(space + 1)};
}

std::string cursor_of(const Screen& screen, const App& app) {
    const auto cursor = screen.cursor();
    return cursor ? square_name(*cursor, app.board().size()) : std::string();
}

std::string rays_of(const Screen& screen, const App& app, std::string_view name) {
    const auto named = square_named(name, app.board().size());
    const auto square = name.empty() ? screen.cursor() : named;
    if (!square || !app.board().size().contains(*square)) return {};
    return ray_words(app.board(), app.regions(), *square);
}

struct NamedWay {
    std::string_view word;
    Direction direction;
};
constexpr std::array ways{NamedWay{"up", {-1, 0}}, NamedWay{"down", {1, 0}},
                          NamedWay{"left", {0, -1}}, NamedWay{"right", {0, 1}}};

std::string beside(const App& app, std::string_view way_and_square) {
    const auto [word, name] = split(way_and_square);
    const Board& board = app.board();
    const auto square = square_named(name, board.size());
    for (const NamedWay& way : ways) {
        if (!square || way.word != word) continue;
        Ray ray{*square, way.direction};
        (void)advance(ray, board.size(), board.surface());
        return square_name(ray.square, board.size());
    }
    return {};
}

std::string rect_of(const Screen& screen, std::string_view name) {
    const auto found = screen.rect_of(name);
    if (!found) return {};
    return std::to_string(found->x) + ' ' + std::to_string(found->y) + ' ' +
           std::to_string(found->width) + ' ' + std::to_string(found->height);
}

}  // namespace

std::optional<Wish> wish_in(std::string_view question) {
    const auto [word, rest] = split(question);
    for (const NamedVerb& named : verbs) {
        if (named.word != word) continue;
        if (named.verb != Wish::Verb::set) return Wish{named.verb, std::string(rest)};
        const auto [id, value] = split(rest);
        return Wish{named.verb, std::string(id), std::string(value)};
    }
    return std::nullopt;
}

std::optional<std::string> Mirror::answer(Screen& screen, const App& app,
                                          std::string_view question) {
    if (auto wish = wish_in(question)) {
        screen.wish(*std::move(wish));
        return std::string();
    }
    const auto [word, rest] = split(question);
    if (word == "screen") return lines_of(screen.record());
    if (word == "cells") return cells_.of(app);
    if (word == "cursor") return cursor_of(screen, app);
    if (word == "rays") return rays_of(screen, app, rest);
    if (word == "beside") return beside(app, rest);
    if (word == "rect") return rect_of(screen, rest);
    return std::nullopt;
}

}  // namespace queens::ui
