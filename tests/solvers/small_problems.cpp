// The small problems, and the oracle: pairwise attacks by walking rays, then every set of squares.
#include "solvers/small_problems.hpp"

#include <random>

#include "core/attacks.hpp"

namespace queens::tests {

namespace {

/// Adds squares behind the last one chosen, none attacking another, until the set is full.
class Oracle {
  public:
    explicit Oracle(const Problem& problem)
        : size_(problem.board.size()),
          queens_(static_cast<std::size_t>(problem.queens)),
          open_(static_cast<std::size_t>(size_.area()), 0),
          given_(open_),
          attacked_(open_.size(), std::vector<char>(open_.size(), 0)) {
        for (int i = 0; i < size_.area(); ++i) {
            const Piece piece = problem.board.pieces()[place(i)];
            given_[place(i)] = piece == Piece::queen;
            open_[place(i)] = piece == Piece::queen || piece == Piece::none;
            for (const Square s : attacked_from(problem.board, size_.square(i), Piece::queen)) {
                attacked_[place(i)][place(size_.index(s))] = 1;
            }
        }
        extend(0);
    }

    std::vector<Placement> take() { return std::move(solutions_); }

  private:
    static std::size_t place(int index) { return static_cast<std::size_t>(index); }

    void extend(int from) {
        if (from == size_.area()) {
            if (chosen_.size() == queens_) solutions_.push_back(chosen_);
            return;
        }
        if (!given_[place(from)]) extend(from + 1);
        if (!open_[place(from)] || chosen_.size() == queens_) return;
        for (const Square s : chosen_) {
            if (attacked_[place(size_.index(s))][place(from)]) return;
        }
        chosen_.push_back(size_.square(from));
        extend(from + 1);
        chosen_.pop_back();
    }

    Size size_;
    std::size_t queens_;
    std::vector<char> open_;
    std::vector<char> given_;
    std::vector<std::vector<char>> attacked_;
    Placement chosen_;
    std::vector<Placement> solutions_;
};

/// Boards strewn with pieces at random, the same ones every time.
std::vector<Problem> random_problems(int count) {
    std::minstd_rand random(2022);
    const auto below = [&](int bound) {
        return static_cast<int>(random() % static_cast<unsigned>(bound));
    };
    const auto strew = [&](Board& board, Piece piece, int most) {
        for (int i = below(most + 1); i > 0; --i) {
            board.put({below(board.rows()), below(board.columns())}, piece);
        }
    };
    std::vector<Problem> problems;
    while (static_cast<int>(problems.size()) < count) {
        Board board({1 + below(5), 1 + below(5)}, surfaces[random() % surfaces.size()].surface);
        strew(board, Piece::pawn, 4);
        strew(board, Piece::wall, 2);
        strew(board, Piece::forbidden, 3);
        strew(board, Piece::queen, 1);
        problems.push_back({board, below(board.size().shorter() + 3)});
    }
    return problems;
}

}  // namespace

std::vector<Placement> all_solutions(const Problem& problem) { return Oracle(problem).take(); }

std::vector<Event> events_of_run(const Entry& entry, const Problem& problem,
                                 const Settings& settings) {
    const auto search = entry.start(problem, settings);
    std::vector<Event> all;
    std::vector<Event> portion(4096);
    for (std::size_t taken = portion.size(); taken == portion.size();) {
        taken = search->events(portion);
        all.insert(all.end(), portion.begin(),
                   portion.begin() + static_cast<std::ptrdiff_t>(taken));
    }
    return all;
}

std::string explanation(const Entry& entry, const Event& event, const Board& before) {
    return explain(entry, {before, before.size().shorter()}, event, before).sentence;
}

Board board_from(const std::vector<std::string>& rows, Surface surface) {
    const auto side = [](std::size_t length) { return static_cast<int>(length); };
    Board board({side(rows.front().size()), side(rows.size())}, surface);
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const Square square{row, column};
            switch (rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]) {
                case 'Q': board.put(square, Piece::queen); break;
                case 'P': board.put(square, Piece::pawn); break;
                case 'x': board.put(square, Piece::wall); break;
                case 'o': board.put(square, Piece::forbidden); break;
                default: break;
            }
        }
    }
    return board;
}

std::vector<SmallProblem> small_problems() {
    std::vector<SmallProblem> problems;
    const auto add = [&](const std::string& name, const Board& board, int queens) {
        problems.push_back({name + ", " + std::to_string(queens) + " queens on " +
                                std::to_string(board.columns()) + " x " +
                                std::to_string(board.rows()) + ", " +
                                std::string(named(board.surface()).title.text()),
                            {board, queens}});
    };
    const auto add_usual = [&](const std::string& name, const Board& board) {
        add(name, board, board.size().shorter());
    };
    for (const NamedSurface& entry : surfaces) {
        const Surface surface = entry.surface;
        for (int n = 1; n <= 5; ++n) add_usual("empty", Board({n, n}, surface));
        for (const Size size : {Size{5, 3}, Size{3, 5}, Size{6, 2}, Size{1, 4}, Size{4, 1}}) {
            add_usual("empty", Board(size, surface));
        }
        add("empty", Board({4, 4}, surface), 2);
        add("empty", Board({5, 3}, surface), 2);
        add("empty", Board({3, 5}, surface), 1);
        add("empty", Board({3, 3}, surface), 0);
        add("empty", Board({3, 3}, surface), 4);
        for (const int queens : {2, 4, 5}) {
            add("pawns", board_from({"..P.", "....", ".P..", "...P"}, surface), queens);
        }
        add("pawns", board_from({"P..", "..P", "...", ".P.", "..."}, surface), 3);
        add("a wall of pawns", board_from({"..PP", "PPP.", "...."}, surface), 3);
        add("walls", board_from({"...x.", ".x...", "....x", "x...."}, surface), 4);
        add_usual("forbidden squares",
                  board_from({"o....", "..o..", "....o", ".....", "o.o.."}, surface));
        add_usual("a forbidden row", board_from({"....", "oooo", "....", "...."}, surface));
        add("a forbidden row", board_from({"....", "oooo", "....", "...."}, surface), 3);
        add_usual("a given queen",
                  board_from({".....", "...Q.", ".....", ".....", "....."}, surface));
        add("given queens", board_from({"Q....", "...Q.", ".....", "....."}, surface), 3);
        add("given queens", board_from({"...", "..Q", "...", "Q..", "..."}, surface), 3);
        add("given queens in conflict", board_from({"Q..", ".Q.", "..."}, surface), 3);
        add("nothing missing", board_from({"..Q", "Q..", "..."}, surface), 2);
        add("of everything", board_from({".oQ..", "..P..", "x....", ".o.P.", "....."}, surface), 5);
    }
    add_usual("empty", Board({6, 6}));
    add_usual("empty", Board({6, 6}, torus_surface));
    add_usual("empty", Board({6, 4}));
    add_usual("empty", Board({4, 6}));
    add("a pawn", board_from({"......", "......", "...P..", "......", "......", "......"}), 7);
    for (const Problem& problem : random_problems(200)) {
        add("at random", problem.board, problem.queens);
    }
    return problems;
}

}  // namespace queens::tests
