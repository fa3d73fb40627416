// Attacks by walking rays: sliders along their directions, leapers by single jumps over the edges.
#include "core/attacks.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "core/lines.hpp"
#include "core/moves.hpp"

namespace queens {

namespace {

bool slides_along(Piece piece, Axis axis) {
    const std::span<const Direction> slides = slides_of(piece);
    return std::any_of(slides.begin(), slides.end(),
                       [&](Direction d) { return axis_of(d) == axis; });
}

/// Calls visit(ray, step) for every square on the piece's lines, and for every jump. Squares may
/// come several times, and `from` itself may come.
template <class Visit>
void walk(const Board& board, Square from, Piece piece, Visit visit) {
    for (const Direction direction : slides_of(piece)) {
        const Ray origin{from, direction};
        Ray ray = origin;
        for (;;) {
            const Step step = advance(ray, board.size(), board.surface());
            if (step == Step::ended || ray == origin) break;
            if (stops_lines(board.at(ray.square))) break;
            visit(ray, step);
        }
    }
    for (const Direction by : jumps_of(piece)) {
        if (const auto square = landing(board, from, by)) visit(Ray{*square, by}, Step::inside);
    }
}

/// Remembers which squares were seen in the present round.
class Seen {
  public:
    explicit Seen(Size size) : rounds_(static_cast<std::size_t>(size.area()), 0) {}
    void next_round() { ++round_; }
    /// Whether the square is new in this round.
    bool first(int index) {
        std::uint32_t& round = rounds_[static_cast<std::size_t>(index)];
        if (round == round_) return false;
        round = round_;
        return true;
    }

  private:
    std::vector<std::uint32_t> rounds_;
    std::uint32_t round_ = 1;
};

/// Conflicts as they are found. The same two pieces may meet on several lines and by several jumps,
/// so the list is put in order whenever it is twice as long as asked for.
class Pairs {
  public:
    explicit Pairs(std::size_t limit) : limit_(limit) {}

    /// Notes that two pieces meet; false when there are more conflicts than the limit.
    bool add(Square a, Square b) {
        if (a == b) return true;
        pairs_.push_back({std::min(a, b), std::max(a, b)});
        if (pairs_.size() / 2 <= limit_) return true;
        put_in_order();
        return pairs_.size() <= limit_;
    }

    Conflicts taken() {
        put_in_order();
        const bool complete = pairs_.size() <= limit_;
        if (!complete) pairs_.resize(limit_);
        return {std::move(pairs_), complete};
    }

  private:
    void put_in_order() {
        std::sort(pairs_.begin(), pairs_.end());
        pairs_.erase(std::unique(pairs_.begin(), pairs_.end()), pairs_.end());
    }

    std::vector<Conflict> pairs_;
    std::size_t limit_;
};

/// The pieces on a line: those that slide along it there, and the others.
struct Line {
    std::vector<Square> sliders;
    std::vector<Square> others;
};

std::vector<Square> attackers_on(const Board& board) {
    std::vector<Square> found;
    for (int i = 0; i < board.size().area(); ++i) {
        if (attacks(board.pieces()[static_cast<std::size_t>(i)])) {
            found.push_back(board.size().square(i));
        }
    }
    return found;
}

}  // namespace

std::vector<Square> attacked_from(const Board& board, Square from, Piece piece) {
    Seen seen(board.size());
    seen.first(board.size().index(from));
    std::vector<Square> found;
    walk(board, from, piece, [&](const Ray& ray, Step) {
        if (seen.first(board.size().index(ray.square))) found.push_back(ray.square);
    });
    return found;
}

AttackMap attack_map(const Board& board, std::uint64_t work) {
    const Size size = board.size();
    std::vector<std::uint32_t> attackers(static_cast<std::size_t>(size.area()), 0);
    Seen seen(size);
    std::uint64_t steps = 0;
    for (const Square from : attackers_on(board)) {
        seen.next_round();
        seen.first(size.index(from));
        walk(board, from, board.at(from), [&](const Ray& ray, Step) {
            const int index = size.index(ray.square);
            if (seen.first(index)) ++attackers[static_cast<std::size_t>(index)];
            ++steps;
        });
        if (steps > work) return std::nullopt;
    }
    return attackers;
}

std::vector<Square> free_squares(const Board& board, const std::vector<std::uint32_t>& attack_map) {
    std::vector<Square> free;
    for (std::size_t i = 0; i < attack_map.size(); ++i) {
        const bool is_free = attack_map[i] == 0 && board.pieces()[i] == Piece::none;
        if (is_free) free.push_back(board.size().square(static_cast<int>(i)));
    }
    return free;
}

Conflicts conflicts(const Board& board, std::size_t limit) {
    const Size size = board.size();
    const std::vector<Square> pieces = attackers_on(board);
    const bool any_slider = std::any_of(pieces.begin(), pieces.end(),
                                        [&](Square s) { return !slides_of(board.at(s)).empty(); });
    Pairs pairs(limit);
    const auto collect = [&] {
        for (const Square from : pieces) {
            for (const Direction by : jumps_of(board.at(from))) {
                const auto to = landing(board, from, by);
                if (to && attacks(board.at(*to)) && !pairs.add(from, *to)) return;
            }
        }
        if (!any_slider) return;
        const Lines lines(board);
        std::vector<Line> on(static_cast<std::size_t>(lines.count()));
        for (const Square square : pieces) {
            for (const Axis axis : axes) {
                Line& line = on[static_cast<std::size_t>(lines.of(size.index(square), axis))];
                const bool slides = slides_along(board.at(square), axis);
                for (const Square other : line.sliders) {
                    if (!pairs.add(other, square)) return;
                }
                if (slides) {
                    for (const Square other : line.others) {
                        if (!pairs.add(other, square)) return;
                    }
                }
                (slides ? line.sliders : line.others).push_back(square);
            }
        }
    };
    collect();
    return pairs.taken();
}

std::vector<Square> pieces_attacking(const Board& board, Square square) {
    std::vector<Square> found;
    if (stops_lines(board.at(square))) return found;
    const auto look = [&](Square from, bool attacks_back) {
        if (!attacks_back || from == square) return;
        if (std::find(found.begin(), found.end(), from) == found.end()) found.push_back(from);
    };
    walk(board, square, Piece::queen, [&](const Ray& ray, Step) {
        look(ray.square, slides_along(board.at(ray.square), axis_of(ray.direction)));
    });
    for (const Piece leaper : {Piece::knight, Piece::king, Piece::amazon}) {
        for (const Direction by : jumps_of(leaper)) {
            if (const auto from = landing(board, square, by))
                look(*from, board.at(*from) == leaper);
        }
    }
    return found;
}

std::optional<Square> attacker_of(const Board& board, Square square) {
    const std::vector<Square> found = pieces_attacking(board, square);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

}  // namespace queens
