// Which search gives the solutions, and what is shown while it does.
#include "cli/sorting.hpp"

#include <ostream>

#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/words.hpp"
#include "counting/torus/torus_classes.hpp"

namespace queens::cli {

std::optional<std::vector<SolutionClass>> sorted_solutions(GroupKind kind, int n, bool torus,
                                                           Console& console) {
    const bool fast = torus && suits_torus_classes(kind, n);
    if (const std::string refusal = refuse_classes(n, torus); !fast && !refusal.empty()) {
        throw Complaint(torus && kind >= GroupKind::d4n
                            ? "Under groups with shifts the solutions of tori are sorted into "
                              "classes up to n = " +
                                  std::to_string(largest_torus_classes) +
                                  ", so n = " + std::to_string(n) + " has too many."
                            : refusal);
    }
    Progress progress(console);
    const auto go_on = [&] {
        if (progress.due()) progress.show("sorting solutions, " + duration(progress.seconds()));
        return !interrupted();
    };
    auto classes = fast ? torus_classes(kind, n, go_on) : classes_of(kind, n, torus, go_on);
    progress.wipe();
    if (!classes) {
        console.err << "Stopped after " << duration(progress.seconds())
                    << ", before all solutions were sorted.\n";
    }
    return classes;
}

}  // namespace queens::cli
