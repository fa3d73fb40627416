// The papers that searches follow.
#include "core/papers.hpp"

#include <algorithm>
#include <array>

#include "core/say.hpp"

namespace queens {

namespace {

constexpr std::array<Paper, 19> all_papers{
    {{"chatham2006", "Chatham, Fricke & Skaggs", 2006, "The queens separation problem",
      "Utilitas Mathematica 69", "http://www.npluskqueens.info/papers.html"},
     {"davis1985", "Davis", 1985, "Applying adaptive algorithms to epistatic domains", "IJCAI-85",
      ""},
     {"dubreuil2022", "Dubreuil & Koehnen", 2022, "Queens", "University of Luxembourg", ""},
     {"engelhardt2007", "Engelhardt", 2007,
      "A group-based search for solutions of the n-queens problem", "Discrete Mathematics 307",
      "https://doi.org/10.1016/j.disc.2007.01.007"},
     {"gent2017", "Gent, Jefferson & Nightingale", 2017, "Complexity of n-queens completion",
      "Journal of Artificial Intelligence Research 59", "https://doi.org/10.1613/jair.5512"},
     {"haralick1980", "Haralick & Elliott", 1980,
      "Increasing tree search efficiency for constraint satisfaction problems",
      "Artificial Intelligence 14", "https://doi.org/10.1016/0004-3702(80)90051-X"},
     {"kirkpatrick1983", "Kirkpatrick, Gelatt & Vecchi", 1983,
      "Optimization by simulated annealing", "Science 220",
      "https://doi.org/10.1126/science.220.4598.671"},
     {"knuth2000", "Knuth", 2000, "Dancing links", "Millennial Perspectives in Computer Science",
      "https://arxiv.org/abs/cs/0011047"},
     {"mackworth1977", "Mackworth", 1977, "Consistency in networks of relations",
      "Artificial Intelligence 8", "https://doi.org/10.1016/0004-3702(77)90007-8"},
     {"minton1992", "Minton, Johnston, Philips & Laird", 1992,
      "Minimizing conflicts: a heuristic repair method for constraint satisfaction and scheduling "
      "problems",
      "Artificial Intelligence 58", "https://doi.org/10.1016/0004-3702(92)90007-K"},
     {"pauls1874", "Pauls", 1874, "Das Maximalproblem der Damen auf dem Schachbrete",
      "Deutsche Schachzeitung 29", ""},
     {"pythonmemo", "Anonymous", 0, "Python implementation of the N-queens problem", "A memo", ""},
     {"regin1994", "R\xC3\xA9gin", 1994,
      "A filtering algorithm for constraints of difference in CSPs", "AAAI-94",
      "https://www.aaai.org/Papers/AAAI/1994/AAAI94-055.pdf"},
     {"richards1997", "Richards", 1997,
      "Backtracking algorithms in MCPL using bit patterns and recursion", "University of Cambridge",
      "https://www.cl.cam.ac.uk/~mr10/backtrk.pdf"},
     {"rivin1992", "Rivin & Zabih", 1992, "A dynamic programming solution to the n-queens problem",
      "Information Processing Letters 41", "https://doi.org/10.1016/0020-0190(92)90168-U"},
     {"sosic1994", "Sosic & Gu", 1994,
      "Efficient local search with conflict minimization: a case study of the n-queens problem",
      "IEEE Transactions on Knowledge and Data Engineering 6", "https://doi.org/10.1109/69.317698"},
     {"tomita2003", "Tomita & Seki", 2003,
      "An efficient branch-and-bound algorithm for finding a maximum clique",
      "Lecture Notes in Computer Science 2731", "https://doi.org/10.1007/3-540-45066-1_22"},
     {"verfaillie1996", "Verfaillie, Lema\xC3\xAEtre & Schiex", 1996,
      "Russian doll search for solving constraint optimization problems", "AAAI-96",
      "https://www.aaai.org/Papers/AAAI/1996/AAAI96-027.pdf"},
     {"wikipedia", "Wikipedia", 0, "Eight queens puzzle", "English edition",
      "https://en.wikipedia.org/wiki/Eight_queens_puzzle"}}};

}  // namespace

std::span<const Paper> papers() { return all_papers; }

const Paper* find_paper(std::string_view key) {
    const auto found = std::find_if(all_papers.begin(), all_papers.end(),
                                    [&](const Paper& paper) { return paper.key == key; });
    return found == all_papers.end() ? nullptr : &*found;
}

std::string citation_of(const Paper& paper) {
    if (paper.year == 0) return std::string(paper.authors);
    return say("{authors} ({year})",
               {{"authors", paper.authors}, {"year", std::to_string(paper.year)}});
}

std::string entry_of(const Paper& paper) {
    return say(paper.address.empty() ? Sentence("{citation}: {title}. {place}.")
                                     : Sentence("{citation}: {title}. {place}. {address}"),
               {{"citation", citation_of(paper)},
                {"title", paper.title},
                {"place", paper.place},
                {"address", paper.address}});
}

}  // namespace queens
