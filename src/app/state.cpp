// States and the links they are written as.
#include "app/state.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace queens {

namespace {

/// The position of a word in a list of words, nothing if it is not there.
template <std::size_t N>
std::optional<std::size_t> position(const std::array<std::string_view, N>& words,
                                    std::string_view word) {
    const auto* const found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

std::string written(Square square, Size size) {
    return std::to_string(square.column + 1) + "-" + std::to_string(size.rows - square.row);
}

std::optional<Square> read_square(std::string_view text, Size size) {
    int column = 0;
    int row = 0;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, column);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '-') return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, row);
    if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
    if (column < 1 || column > size.columns || row < 1 || row > size.rows) return std::nullopt;
    return Square{size.rows - row, column - 1};
}

}  // namespace

State first_state() {
    State state;
    const Square d4{4, 3};
    state.board.put(d4, Piece::queen);
    state.selected = d4;
    return state;
}

State state_of(const Link& link) {
    State state;
    state.board = link.board;
    state.run = link.run;
    for (const auto& [key, value] : link.display) {
        if (key == "room") {
            if (const NamedTab* tab = find_tab(value)) state.tab = tab->value;
        } else if (key == "view") {
            const auto view = position(view_slugs, value);
            if (view && can_repeat(link.board.surface())) state.view = static_cast<View>(*view);
        } else if (key == "group") {
            state.group = group_of(value).value_or(state.group);
        } else if (key == "topic") {
            if (const NamedTopic* topic = find_topic(value)) state.topic = topic->value;
        } else if (key == "race") {
            std::vector<std::string> racers = racers_named(value);
            if (!racers.empty()) state.racers = std::move(racers);
        } else if (key == "heat") {
            state.heat = value == "1";
        } else if (key == "numbers") {
            state.numbers = value == "1";
        } else if (key == "around") {
            state.around = value == "1";
        } else if (key == "sel") {
            state.selected = read_square(value, link.board.size());
        }
    }
    return state;
}

Link link_of(const State& state) {
    Link link{state.board, state.run, {}};
    const State plain;
    if (state.tab != plain.tab) link.display.emplace_back("room", named(state.tab).slug);
    if (state.view != plain.view) {
        link.display.emplace_back("view", view_slugs[static_cast<std::size_t>(state.view)]);
    }
    if (state.group != plain.group) link.display.emplace_back("group", named(state.group).slug);
    if (state.topic != plain.topic) link.display.emplace_back("topic", named(state.topic).slug);
    if (state.tab == Tab::race || state.racers != plain.racers) {
        std::string list;
        for (const std::string& slug : state.racers) list += (list.empty() ? "" : ".") + slug;
        link.display.emplace_back("race", list);
    }
    if (state.heat) link.display.emplace_back("heat", "1");
    if (state.numbers) link.display.emplace_back("numbers", "1");
    if (state.around) link.display.emplace_back("around", "1");
    if (state.selected) {
        link.display.emplace_back("sel", written(*state.selected, state.board.size()));
    }
    return link;
}

bool can_repeat(Surface surface) {
    const bool joined = surface.sides != Join::open || surface.ends != Join::open;
    const bool flipped = surface.sides == Join::flipped || surface.ends == Join::flipped;
    return joined && !flipped;
}

}  // namespace queens
