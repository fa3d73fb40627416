// States and the links they are written as: one line of the table below a display key.
#include <algorithm>
#include <array>
#include <utility>

#include "app/state/state.hpp"
#include "app/state/values.hpp"
#include "core/fragment.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

/// A display key: its value in a state, and back. Where the text is no such value, the state stays
/// as it is, and `take` returns false.
struct Key {
    std::string_view name;
    std::string (*value)(const State&);
    bool (*take)(std::string_view, State&);
};

template <auto Member>
constexpr Key key(std::string_view name) {
    return {name, [](const State& state) { return written(state.*Member); },
            [](std::string_view text, State& state) { return read(text, state.*Member); }};
}

/// A key for a member of a member.
template <auto Member, auto Part>
constexpr Key key(std::string_view name) {
    return {name, [](const State& state) { return written(state.*Member.*Part); },
            [](std::string_view text, State& state) { return read(text, state.*Member.*Part); }};
}

std::string square_of(const State& state, std::optional<Square> square) {
    return square ? column_and_row(*square, state.board.size()) : std::string();
}

bool take_speed(std::string_view text, State& state) {
    double speed = 0;
    const bool fits = read(text, speed) && speed >= slowest_speed && speed <= fastest_speed;
    if (fits) state.speed = speed;
    return fits;
}

bool take_square(std::string_view text, State& state) {
    std::vector<std::int64_t> numbers;
    const bool fits = read(text, numbers) && numbers.size() <= most_square_numbers;
    if (fits) state.square = std::move(numbers);
    return fits;
}

bool take_extra_queens(std::string_view text, State& state) {
    int extra = 0;
    const bool fits = read(text, extra) && extra >= 0 && extra <= most_extra_queens;
    if (fits) state.extra_queens = extra;
    return fits;
}

constexpr std::string_view ink_letters = "grba";
constexpr std::string_view kind_letters = "arf";

/// The letters of ink and kind and the squares of each drawing: `rf4-5.ga1-1-3-3`.
std::string drawings_of(const State& state) {
    std::string text;
    const Size size = state.board.size();
    for (const auto& [kind, ink, from, to] : state.drawings) {
        if (!text.empty()) text += '.';
        text += ink_letters[static_cast<std::size_t>(ink)];
        text += kind_letters[static_cast<std::size_t>(kind)];
        text += column_and_row(from, size);
        if (kind == DrawingKind::arrow) text += "-" + column_and_row(to, size);
    }
    return text;
}

std::optional<Drawing> drawing_in(std::string_view text, Size size) {
    if (text.size() < 2) return std::nullopt;
    const std::size_t ink = ink_letters.find(text[0]);
    const std::size_t kind = kind_letters.find(text[1]);
    if (ink == std::string_view::npos || kind == std::string_view::npos) return std::nullopt;
    text.remove_prefix(2);
    const bool arrow = static_cast<DrawingKind>(kind) == DrawingKind::arrow;
    const std::size_t end = arrow ? text.find('-', text.find('-') + 1) : text.size();
    if (end == std::string_view::npos) return std::nullopt;
    const auto from = square_in(text.substr(0, end), size);
    const auto to = arrow ? square_in(text.substr(end + 1), size) : from;
    if (!from || !to || (arrow && *from == *to)) return std::nullopt;
    return Drawing{static_cast<DrawingKind>(kind), static_cast<Ink>(ink), *from, *to};
}

/// Drawings that cannot be read are left out.
bool take_drawings(std::string_view text, State& state) {
    bool all = true;
    for (const std::string_view entry : entries_in(text, ".")) {
        const auto drawing = drawing_in(entry, state.board.size());
        if (drawing) (void)draw(state.drawings, *drawing);
        all = all && drawing;
    }
    return all;
}

/// The racers are written wherever their tab is open, so that the link shows the same race when
/// others are offered first.
std::string racers_of(const State& state) {
    const bool first = state.racers == first_racers();
    return first && state.tab != Tab::race ? std::string() : written(state.racers);
}

bool take_racers(std::string_view text, State& state) {
    std::vector<std::string> racers = racers_named(text);
    if (racers.empty()) return false;
    state.racers = std::move(racers);
    return racers_left_out(text).empty();
}

/// The solver that is chosen while no run of it is loaded; a loaded one stands in the grammar's
/// keys `a`, `k` and `s`.
std::string solver_of_state(const State& state) {
    return state.step ? std::string() : std::string(state.solver.entry->slug);
}

bool take_solver(std::string_view text, State& state) {
    const Entry* entry = find_solver(text);
    if (entry != nullptr && !state.step) state.solver = {entry, initial_settings(*entry)};
    return entry != nullptr;
}

std::string knobs_of_state(const State& state) {
    const bool first = state.solver.settings.knobs == initial_settings(*state.solver.entry).knobs;
    return state.step || first ? std::string() : written(state.solver.settings.knobs);
}

/// Stands behind the solver, whose knobs these are.
bool take_knobs(std::string_view text, State& state) {
    if (state.step) return true;
    RunLink link{std::string(state.solver.entry->slug), {}, state.solver.settings.seed};
    if (!read(text, link.knobs)) return false;
    auto solver = solver_of(link);
    auto* found = std::get_if<Solver>(&solver);
    if (found != nullptr) state.solver = std::move(*found);
    return found != nullptr;
}

std::string seed_of_state(const State& state) {
    return state.step ? std::string() : written(state.solver.settings.seed);
}

bool take_seed(std::string_view text, State& state) {
    return state.step || read(text, state.solver.settings.seed);
}

/// The garden of the day that a link names without its regions, the easiest one if it names no
/// grade.
void grow_named_garden(State& state) {
    if (!state.grade) state.grade = GardenGrade::easy;
    const auto grown = garden_of_day(*state.day, *state.grade);
    if (!grown) return;
    state.board = Board({grown->garden.n, grown->garden.n}, grown->garden.surface);
    state.regions = regions_of(grown->garden);
}

constexpr std::array keys{
    Key{"solver", solver_of_state, take_solver},
    Key{"knobs", knobs_of_state, take_knobs},
    Key{"seed", seed_of_state, take_seed},
    key<&State::kept_queens>("keep"),
    Key{"speed", [](const State& state) { return written(state.speed); }, take_speed},
    key<&State::tab>("room"),
    key<&State::view>("view"),
    key<&State::zoom>("zoom"),
    key<&State::solid>("solid"),
    key<&State::presenting>("present"),
    key<&State::piece>("piece"),
    key<&State::marking>("marking"),
    key<&State::group>("group"),
    key<&State::topic>("topic"),
    key<&State::gallery, &GalleryFilter::fundamental>("fundamental"),
    key<&State::gallery, &GalleryFilter::kept>("kept"),
    Key{"with", [](const State& state) { return square_of(state, state.gallery.queen); },
        [](std::string_view text, State& state) {
            state.gallery.queen = square_in(text, state.board.size());
            return state.gallery.queen.has_value();
        }},
    key<&State::gallery, &GalleryFilter::families>("families"),
    key<&State::calculator>("symbols"),
    key<&State::cut>("cut"),
    Key{"square", [](const State& state) { return written(state.square); }, take_square},
    Key{"race", racers_of, take_racers},
    key<&State::fairness>("fair"),
    Key{"extra", [](const State& state) { return written(state.extra_queens); }, take_extra_queens},
    key<&State::all_lines>("lines"),
    key<&State::heat>("heat"),
    key<&State::numbers>("numbers"),
    key<&State::diagonals>("diagonals"),
    key<&State::around>("around"),
    key<&State::free_squares>("free"),
    key<&State::pseudocode>("code"),
    Key{"sel", [](const State& state) { return square_of(state, state.selected); },
        [](std::string_view text, State& state) {
            state.selected = square_in(text, state.board.size());
            return state.selected.has_value();
        }},
    key<&State::grade>("grade"),
    key<&State::day>("day"),
    key<&State::rules_out>("crosses"),
    key<&State::quiet>("quiet"),
    Key{"draw", drawings_of, take_drawings},
    key<&State::pen>("pen"),
    key<&State::ink>("ink"),
    key<&State::goal>(goal_key),
};
static_assert(keys.size() <= most_display_keys);

std::string_view word_of(const Link& link, std::string_view name) {
    for (const auto& [key, value] : link.display) {
        if (key == name) return value;
    }
    return {};
}

}  // namespace

bool is_display_key(std::string_view name) {
    return std::any_of(keys.begin(), keys.end(), [&](const Key& key) { return key.name == name; });
}

std::string left_out(std::string_view key, std::string_view value) {
    if (key == goal_key) {
        return say(
            "The goal {value} of this link cannot be read, so nothing is asked. Everything else "
            "is as the link says.",
            {{"value", in_quotes(value)}});
    }
    if (key == "day") {
        return say(
            "The day {value} of this link has no gardens, so none is opened. Everything else is as "
            "the link says.",
            {{"value", in_quotes(value)}});
    }
    if (key == "race" && !racers_named(value).empty()) return racers_left_out(value);
    return say(
        "For {key} the link says {value}, which cannot be read. Everything else is as the link "
        "says.",
        {{"key", in_quotes(key)}, {"value", in_quotes(value)}});
}

StateReading state_of(const Link& link) {
    StateReading reading;
    State& state = reading.state;
    state.board = link.board;
    state.marks = link.marks;
    state.regions = link.regions;
    if (link.run) {
        auto solver = solver_of(*link.run);
        if (const auto* found = std::get_if<Solver>(&solver)) {
            state.solver = *found;
            state.step = link.run->step;
        } else {
            reading.complaint = std::get<std::string>(std::move(solver));
        }
    }
    for (const Key& key : keys) {
        const std::string_view word = word_of(link, key.name);
        if (word.empty() || key.take(word, state)) continue;
        reading.notices.push_back(left_out(key.name, word));
    }
    // A run starts from the board as it stands, so its queens are given.
    const bool starts_from_queens = state.step && state.board.count(Piece::queen) > 0;
    if (starts_from_queens && !keeps_queens(state)) state.kept_queens = KeptQueens::all;
    if (state.day && state.regions.empty()) grow_named_garden(state);
    fit_to_board(state);
    return reading;
}

Link link_of(const State& state) {
    Link link{state.board, {}, {}, state.marks, state.regions};
    if (state.step) {
        const auto& [entry, settings] = state.solver;
        link.run = {std::string(entry->slug), settings.knobs, settings.seed, *state.step};
    }
    const State plain;
    for (const Key& key : keys) {
        std::string value = key.value(state);
        if (!value.empty() && value != key.value(plain)) {
            link.display.emplace_back(key.name, std::move(value));
        }
    }
    return link;
}

}  // namespace queens
