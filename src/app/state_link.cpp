// States and the links they are written as: one line of the table below a display key.
#include <array>
#include <utility>

#include "app/state.hpp"
#include "app/values.hpp"
#include "core/read.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

/// A display key: its value in a state, and back. Where the text is no such value, the state stays
/// as it is.
struct Key {
    std::string_view name;
    std::string (*value)(const State&);
    void (*take)(std::string_view, State&);
};

template <auto Member>
constexpr Key key(std::string_view name) {
    return {name, [](const State& state) { return written(state.*Member); },
            [](std::string_view text, State& state) { (void)read(text, state.*Member); }};
}

/// A key for a member of a member.
template <auto Member, auto Part>
constexpr Key key(std::string_view name) {
    return {name, [](const State& state) { return written(state.*Member.*Part); },
            [](std::string_view text, State& state) { (void)read(text, state.*Member.*Part); }};
}

std::string square_of(const State& state, std::optional<Square> square) {
    return square ? column_and_row(*square, state.board.size()) : std::string();
}

void take_speed(std::string_view text, State& state) {
    double speed = 0;
    const bool fits = read(text, speed) && speed >= slowest_speed && speed <= fastest_speed;
    if (fits) state.speed = speed;
}

void take_square(std::string_view text, State& state) {
    std::vector<std::int64_t> numbers;
    if (read(text, numbers) && numbers.size() <= most_square_numbers) state.square = numbers;
}

void take_extra_queens(std::string_view text, State& state) {
    int extra = 0;
    if (read(text, extra) && extra >= 0 && extra <= most_extra_queens) state.extra_queens = extra;
}

/// The racers are written wherever their tab is open, so that the link shows the same race when
/// others are offered first.
std::string racers_of(const State& state) {
    const bool first = state.racers == first_racers();
    return first && state.tab != Tab::race ? std::string() : written(state.racers);
}

void take_racers(std::string_view text, State& state) {
    std::vector<std::string> racers = racers_named(text);
    if (!racers.empty()) state.racers = std::move(racers);
}

/// The solver that is chosen while no run of it is loaded; a loaded one stands in the grammar's
/// keys `a`, `k` and `s`.
std::string solver_of_state(const State& state) {
    return state.step ? std::string() : std::string(state.solver.entry->slug);
}

void take_solver(std::string_view text, State& state) {
    const Entry* entry = find_solver(text);
    if (entry != nullptr && !state.step) state.solver = {entry, initial_settings(*entry)};
}

std::string knobs_of_state(const State& state) {
    const bool first = state.solver.settings.knobs == initial_settings(*state.solver.entry).knobs;
    return state.step || first ? std::string() : written(state.solver.settings.knobs);
}

/// Stands behind the solver, whose knobs these are.
void take_knobs(std::string_view text, State& state) {
    Settings settings = state.solver.settings;
    const bool fit = read(text, settings.knobs) && !state.step &&
                     complain_about(*state.solver.entry, settings).empty();
    if (fit) state.solver.settings = std::move(settings);
}

std::string seed_of_state(const State& state) {
    return state.step ? std::string() : written(state.solver.settings.seed);
}

void take_seed(std::string_view text, State& state) {
    if (!state.step) (void)read(text, state.solver.settings.seed);
}

constexpr std::array keys{
    Key{"solver", solver_of_state, take_solver},
    Key{"knobs", knobs_of_state, take_knobs},
    Key{"seed", seed_of_state, take_seed},
    key<&State::keep_queens>("keep"),
    Key{"speed", [](const State& state) { return written(state.speed); }, take_speed},
    key<&State::tab>("room"),
    key<&State::view>("view"),
    key<&State::zoom>("zoom"),
    key<&State::presenting>("present"),
    key<&State::piece>("piece"),
    key<&State::group>("group"),
    key<&State::topic>("topic"),
    key<&State::gallery, &GalleryFilter::fundamental>("fundamental"),
    key<&State::gallery, &GalleryFilter::kept>("kept"),
    Key{"with", [](const State& state) { return square_of(state, state.gallery.queen); },
        [](std::string_view text, State& state) {
            state.gallery.queen = square_in(text, state.board.size());
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
    key<&State::around>("around"),
    key<&State::free_squares>("free"),
    key<&State::pseudocode>("code"),
    Key{"sel", [](const State& state) { return square_of(state, state.selected); },
        [](std::string_view text, State& state) {
            state.selected = square_in(text, state.board.size());
        }},
};
static_assert(keys.size() <= most_display_keys);

std::string_view word_of(const Link& link, std::string_view name) {
    for (const auto& [key, value] : link.display) {
        if (key == name) return value;
    }
    return {};
}

}  // namespace

StateReading state_of(const Link& link) {
    StateReading reading;
    State& state = reading.state;
    state.board = link.board;
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
        if (!word.empty()) key.take(word, state);
    }
    // A run starts from the board as it stands, so its queens are given.
    if (state.step && state.board.count(Piece::queen) > 0) state.keep_queens = true;
    fit_to_board(state);
    return reading;
}

Link link_of(const State& state) {
    Link link{state.board, {}, {}};
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
