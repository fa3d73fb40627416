// What must be true after every line of a script.
#include <utility>

#include "app/random_script.hpp"
#include "app/state/claimed.hpp"
#include "core/oracle.hpp"

namespace queens::tests {

namespace {

/// Lets the program go on until nothing is sought any more, which takes no time but its own.
void arrive(App& app, double& now) {
    constexpr int most_slices = 200;
    for (int slice = 0; slice < most_slices && app.seeking(); ++slice) app.poll(now, 0);
}

/// Whether the line is of a command that may close a run, and with it bring a board back.
bool may_close_a_run(const std::string& line) {
    for (const char* slug : {"close", "solver ", "knob ", "seed ", "keep-queens "}) {
        if (line.starts_with(slug)) return true;
    }
    return false;
}

/// Whether the line belongs to the change before, with which undo takes it back.
bool continues_a_stroke(const std::string& line) {
    return line.starts_with("paint ") && line.ends_with("continues=1");
}

/// What is seen at rest, which solver is chosen, and whether its run is loaded, a garden is
/// explained or a task set.
struct Seen {
    MarkedBoard on;
    std::vector<Drawing> drawings;
    Solver solver;
    bool run = false;
    bool explained = false;
    bool task = false;

    [[nodiscard]] bool shows(const Seen& other) const {
        return on == other.on && drawings == other.drawings;
    }
};

/// What there is to undo and to redo, as it was seen.
class SeenBefore {
  public:
    explicit SeenBefore(Seen first) : present_(std::move(first)) {}

    /// Takes what is seen after a line; false if undo or redo brought something else than was
    /// there.
    bool see(const std::string& line, const Seen& now) {
        const bool right = agrees_with(line, now);
        present_.run = now.run;
        present_.solver = now.solver;
        present_.explained = now.explained;
        present_.task = now.task;
        return right;
    }

    [[nodiscard]] bool agrees(const App& app) const {
        return app.can_undo() == (!undo_.empty() || present_.run || present_.explained) &&
               app.can_redo() == (!redo_.empty() || redoes_run());
    }

  private:
    bool agrees_with(const std::string& line, const Seen& now) {
        const bool drawn =
            line.starts_with("draw ") || line == "clear-drawings" || line.starts_with("open ");
        if (now.explained) return explain(line, now, drawn);
        if (line == "undo") return present_.explained ? now.shows(present_) : undo(now);
        if (line == "redo") return redo(now);
        if (now.run && !present_.run) undone_run_.reset();
        const bool same = now.on == present_.on && (!drawn || now.drawings == present_.drawings);
        const bool left = line == "leave-task" && present_.task && !now.task;
        const bool replaced =
            line.starts_with("open ") && present_.run && (!now.run || now.task != present_.task);
        if ((same && !left && !replaced) || continues_a_stroke(line)) {
            present_ = now;
            return true;
        }
        if (may_close_a_run(line)) return close_run(now);
        undo_.push_back(std::exchange(present_, now));
        redo_.clear();
        undone_run_.reset();
        return true;
    }

    /// The visitor's board waits, and an explanation is neither undone nor redone.
    bool explain(const std::string& line, const Seen& now, bool drawn) {
        if (drawn && now.drawings != present_.drawings) {
            undo_.push_back(present_);
            redo_.clear();
            undone_run_.reset();
        }
        present_.drawings = now.drawings;
        return present_.explained || (line != "undo" && line != "redo");
    }

    bool undo(const Seen& now) {
        const bool drawn = !undo_.empty() && undo_.back().on == present_.on;
        if (!present_.run || drawn) return travel_with_run(undo_, redo_, now);
        const bool right = !now.run && (now.shows(present_) || close_run(now));
        undone_run_ = {now.solver, redo_.size()};
        return right;
    }

    [[nodiscard]] bool redoes_run() const {
        return undone_run_ == std::pair(present_.solver, redo_.size());
    }

    bool redo(const Seen& now) {
        if (!redoes_run()) return travel_with_run(redo_, undo_, now);
        undone_run_.reset();
        return now.run && (now.shows(present_) || travel(redo_, undo_, now));
    }

    /// The run had cleared the board: what was there before is there again. What was drawn since
    /// then stays, and is undone one by one.
    bool close_run(const Seen& now) {
        const Board cleared = present_.on.board;
        std::vector<std::vector<Drawing>> drawn{present_.drawings};
        while (present_.on.board == cleared && !undo_.empty()) {
            redo_.push_back(std::exchange(present_, undo_.back()));
            redo_.back().run = false;
            undo_.pop_back();
            if (present_.drawings != drawn.back()) drawn.push_back(present_.drawings);
        }
        for (drawn.pop_back(); !drawn.empty(); drawn.pop_back()) {
            undo_.push_back(present_);
            redo_.clear();
            undone_run_.reset();
            present_.drawings = drawn.back();
        }
        const bool right = now.on == present_.on && now.drawings == present_.drawings;
        present_ = now;
        return right;
    }

    /// To another board: the run that was loaded there is there again, or none where none was.
    bool travel_with_run(std::vector<Seen>& from, std::vector<Seen>& to, const Seen& now) {
        if (!from.empty() && from.back().on != present_.on) {
            if (now.run != from.back().run) return false;
            if (now.run) undone_run_.reset();
        }
        return travel(from, to, now);
    }

    bool travel(std::vector<Seen>& from, std::vector<Seen>& to, const Seen& now) {
        if (from.empty()) return now.shows(present_);
        if (!now.shows(from.back())) return false;
        to.push_back(std::exchange(present_, now));
        from.pop_back();
        return true;
    }

    Seen present_;
    std::vector<Seen> undo_;
    std::vector<Seen> redo_;
    /// The solver of the run that undo closed last, and how much there was to redo then.
    std::optional<std::pair<Solver, std::size_t>> undone_run_;
};

std::vector<std::uint32_t> naive_map(const Board& board) {
    std::vector<std::uint32_t> map(board.pieces().size());
    for (int i = 0; i < board.size().area(); ++i) {
        const Square from = board.size().square(i);
        if (!attacks_anything(board.at(from))) continue;
        for (const Square to : naive_attacks(board, from, board.at(from))) {
            ++map[static_cast<std::size_t>(board.size().index(to))];
        }
    }
    return map;
}

/// Whether every square of a row has words that begin with its own name, and nothing of another's.
bool names_row(const App& app, const Eyes& eyes, int row) {
    const Look look = look_of(app);
    for (int column = 0; column < look.board.columns(); ++column) {
        const Square square{row, column};
        const std::string name = square_name(square, look.board.size());
        const std::string words = eyes.cell(look, square);
        if (words.substr(0, words.find_first_of(",:")) != name) return false;
    }
    return true;
}

/// The sentence of the first thing that is not true of the program at rest, empty if all is.
std::string fault_of(const App& app, const Eyes& eyes) {
    if (eyes.attack_map(app) != naive_map(app.board()))
        return "The attack map is not the oracle's.";
    if (app.playing() || app.seeking()) return {};
    if (const Player* player = app.player()) {
        Player other(std::get<Run>(start_run(app.state().solver, player->problem())));
        other.seek(player->step());
        const bool same = eyes.position(*player) == other.board() &&
                          player->tally() == other.tally() && player->last() == other.last();
        if (!same) return "The run is not at the step where it says it is.";
    }
    App other(1);
    double now = 0;
    other.apply(OpenLink{eyes.link(app)});
    arrive(other, now);
    if (other.seeking()) return {};
    if (other.state() != app.state()) return "The link does not restore the state.";
    if (other.board() != app.board()) return "The link does not restore the board on show.";
    return {};
}

}  // namespace

std::optional<Fault> first_fault(const Script& script, const Eyes& eyes) {
    constexpr double between = 0.1;
    App app(1);
    const auto shown = [&] {
        const State& state = app.state();
        return Seen{{eyes.board(app), state.marks, state.regions},
                    state.drawings,
                    state.solver,
                    app.player() != nullptr,
                    app.explained().has_value(),
                    !state.goal.empty()};
    };
    SeenBefore seen(shown());
    double now = 0;
    for (std::size_t i = 0; i < script.size(); ++i) {
        (void)app.obey(script[i]);
        if (!seen.see(script[i], shown()) || !seen.agrees(app)) {
            return Fault{"Undo does not bring back the board that was there.", i};
        }
        app.poll(now += between, 0);
        arrive(app, now);
        (void)app.take_requests();
        if (std::string fault = fault_of(app, eyes); !fault.empty()) return Fault{fault, i};
        const int row = static_cast<int>(i % static_cast<std::size_t>(app.board().rows()));
        if (!names_row(app, eyes, row)) return Fault{"The look does not name every square.", i};
    }
    return std::nullopt;
}

}  // namespace queens::tests
