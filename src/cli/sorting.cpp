// Which search gives the solutions, and what is shown while it does.
#include "cli/sorting.hpp"

#include <ostream>

#include "cli/progress.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "counting/torus/torus_classes.hpp"

namespace queens::cli {

std::optional<std::vector<SolutionClass>> sorted_solutions(GroupKind kind, int n, bool torus,
                                                           Console& console) {
    const bool fast = torus && suits_torus_classes(kind, n);
    if (const std::string refusal = refuse_classes(n, torus); !fast && !refusal.empty()) {
        if (!torus || kind < GroupKind::d4n) throw Complaint(refusal);
        throw Complaint(
            say("Under groups with shifts the solutions of tori are sorted into classes "
                "up to n = {largest}, and n = {n} has too many solutions.",
                {{"largest", largest_torus_classes}, {"n", n}}));
    }
    Progress progress(console);
    const auto go_on = [&] { return progress.go_on("sorting solutions"); };
    auto classes = fast ? torus_classes(kind, n, go_on) : classes_of(kind, n, torus, go_on);
    progress.wipe();
    if (!classes) {
        console.err << say("Stopped after {time}, before all solutions were sorted.\n",
                           {{"time", duration(progress.seconds())}});
    }
    return classes;
}

}  // namespace queens::cli
