// Refusals come before work, so that no large board is ever cut.
#include "app/answers/number_squares.hpp"

#include "core/known.hpp"
#include "core/say.hpp"

namespace queens {

Magic magic_of(const Columns& columns) {
    const auto n = static_cast<int>(columns.size());
    Magic found;
    found.refusal = refuse_magic(columns);
    found.offered_side = torus_has_solutions(n) ? n : 7;
    if (!found.refusal.empty()) return found;
    const std::uint64_t count = columns.size();
    found.square = magic_square(columns);
    found.sum = count * (count * count + 1) / 2;
    return found;
}

Cuts cuts_of(Size size) {
    if (!size.is_square()) return {say("This board is not square."), {}};
    Cuts found{refuse_latin(size.rows), {}};
    if (!found.refusal.empty()) return found;
    found.partitions = torus_partitions(size.rows);
    if (found.partitions.empty()) {
        found.refusal =
            say("The {n} \xC3\x97 {n} torus has no solution, so it cannot be cut. "
                "These can:",
                {{"n", size.rows}});
    }
    return found;
}

Packed packed_on(Size size) {
    if (!size.is_square() || size.rows > largest_packing) {
        return {say("The largest set of solutions that share no square is found on boards up to "
                    "{n} \xC3\x97 {n}.",
                    {{"n", largest_packing}}),
                0,
                {}};
    }
    Packed packed{{}, size.rows, most_disjoint(size.rows)};
    packed.sentence =
        packed.solutions.empty()
            ? say("This board has no solution.")
            : say("Of the {all} {all|solution|solutions} of {n} {n|queen|queens}, {most} can stand "
                  "on one board without sharing a square, and no more.",
                  {{"all", *known_queens(size.rows)},
                   {"n", size.rows},
                   {"most", packed.solutions.size()}});
    return packed;
}

}  // namespace queens
