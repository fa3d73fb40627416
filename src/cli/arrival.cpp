// The run goes on for a second at a time.
#include "cli/arrival.hpp"

#include <ostream>

#include "cli/interrupt.hpp"

namespace queens::cli {

bool arrives(App& app, Console& console) {
    while (app.seek(1)) {
        if (!interrupted()) continue;
        console.err << "Stopped before the step was reached.\n";
        return false;
    }
    return true;
}

}  // namespace queens::cli
