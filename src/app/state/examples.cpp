// The boards as links, in the order in which the page shows them.
#include "app/state/examples.hpp"

#include <array>

namespace queens {

namespace {

constexpr std::array all_questions{
    Example{"Four queens: is there another way?", {}, "n=4&q=2.4.1.3"},
    Example{"Do six queens have more solutions than five?", {}, "n=6&q=2.4.6.1.3.5"},
    Example{"Which of the 92 solutions comes first?", {}, "n=8&q=1.5.8.6.3.7.2.4"},
    Example{
        "Can nine queens stand on a chessboard?", {}, "n=8&b=4Q3/2Q5/7Q/3Q4/1Q1P2Q1/3Q4/5Q2/Q7"},
    Example{"Do five queens see every square?", {}, "n=8&q=1.3.5.2.4.0.0.0&heat=1"},
    Example{"Seven queens on a torus: where do their lines go?",
            {},
            "n=7&t=torus&q=1.3.5.7.2.4.6&view=repeated"},
    Example{
        "Is there room for a seventh queen on this torus?", {}, "n=8&t=torus&q=1.3.6.2.7.5.0.0"},
    Example{"What does half a turn change here?", {}, "n=8&q=5.3.1.7.2.8.6.4&room=orbit"},
    Example{"And a quarter turn here?", {}, "n=5&q=2.5.3.1.4&room=orbit"},
    Example{"Do such stairs solve every board?", {}, "n=10&q=2.4.6.8.10.1.3.5.7.9"},
    Example{"What if these queens could jump as knights, too?", {}, "n=10&q=3.6.9.1.4.7.10.2.5.8"},
    Example{"Are three of these queens in a line?", {}, "n=8&q=3.5.8.4.1.7.2.6"}};

// Where a figure does not survive in our copy of a paper, the queen stands on a square of our own
// choice.
constexpr std::array all_examples{
    Example{"The squares that a queen attacks on the plane", "Engelhardt (2007), figure 1",
            "n=8&b=8/8/8/3Q4/8/8/8/8&sel=4-5&room=place"},
    Example{"The same queen on the torus: its diagonals continue around the edges",
            "Engelhardt (2007), figure 2",
            "n=8&t=torus&b=8/8/8/3Q4/8/8/8/8&sel=4-5&view=repeated&room=place"},
    Example{"Row 7 has no free square left: time to go back", "Engelhardt (2007), figure 3",
            "n=8&q=0.0.0.4.1.3.0.2&heat=1&room=place"},
    Example{"Row 5 has the fewest free squares: continue there", "Engelhardt (2007), figure 4",
            "n=8&q=0.2.0.3.0.0.1.0&heat=1&room=place"},
    Example{"The squares attacked from row 3, column 3, numbered from 0", "The python memo",
            "n=8&b=8/8/8/3Q4/8/8/8/8&numbers=1&heat=1&room=place"},
    Example{"The solution that a half turn leaves unchanged: 4 images instead of 8",
            "Eight queens puzzle", "n=8&q=5.3.1.7.2.8.6.4&room=orbit"},
    Example{"The first solution that backtracking finds", "Dubreuil & Koehnen (2022), 2.1",
            "n=8&q=8.2.4.1.7.5.3.6&room=gallery"},
    Example{"Linked solutions of the torus: s and s + x", "Dubreuil & Koehnen (2022), 4.3",
            "n=7&t=torus&q=1.3.5.7.2.4.6&room=maths&topic=sums"},
    Example{"MinDist 4: what a queen forbids in the lines beside it", "Engelhardt (2007), figure 5",
            "n=17&t=torus&q=0.0.0.0.0.0.9.0.0.0.0.0.0.0.0.0.0&a=single_run&k=4.2.0.0.0&s=0&i=0"},
    Example{"SecMinDist 6: what two queens forbid behind each of them",
            "Engelhardt (2007), figure 6",
            "n=17&t=torus&q=0.0.0.0.0.0.9.7.0.0.0.0.0.0.0.0.0&a=single_run&k=2.6.0.0.0&s=0&i=0"},
    Example{"NoKnightLine: no third queen in line with two", "Engelhardt (2007), figure 7",
            "n=17&t=torus&q=0.0.0.3.0.4.0.0.0.0.0.0.0.0.0.0.0&a=single_run&k=2.2.1.0.0&s=0&i=0"},
    Example{"SingleKnight: no third queen a knight's move away", "Engelhardt (2007), figure 8",
            "n=17&t=torus&q=0.0.0.3.0.4.0.0.0.0.0.0.0.0.0.0.0&a=single_run&k=2.2.0.1.0&s=0&i=0"},
    Example{"Rolled up to a torus: column i has its queen in row 2i, modulo 5",
            "Dubreuil & Koehnen (2022), theorem 4.4",
            "n=5&t=torus&q=1.3.5.2.4&view=solid&room=place"},
    Example{"The same with 3i, modulo 7", "Dubreuil & Koehnen (2022), theorem 4.4",
            "n=7&t=torus&q=1.4.7.3.6.2.5&view=solid&room=place"},
    Example{"With 2i, modulo 11", "Dubreuil & Koehnen (2022), theorem 4.4",
            "n=11&t=torus&q=1.3.5.7.9.11.2.4.6.8.10&view=solid&room=place"},
    Example{"With 5i, modulo 13", "Dubreuil & Koehnen (2022), theorem 4.4",
            "n=13&t=torus&q=1.6.11.3.8.13.5.10.2.7.12.4.9&view=solid&room=place"}};

}  // namespace

std::span<const Example> questions_to_try() { return all_questions; }

std::span<const Example> examples() { return all_examples; }

}  // namespace queens
