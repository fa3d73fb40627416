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

bool opens(App& app, const Link& link, Console& console) {
    app.open(link);
    if (link.run && app.player() == nullptr) throw Complaint(app.notice()->text);
    return arrives(app, console);
}

}  // namespace queens::cli
