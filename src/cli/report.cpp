// The writer of each form.
#include "cli/report.hpp"

#include <ostream>

namespace queens::cli {

Report as_list(const std::vector<Report>& reports) {
    std::string text;
    for (const Report& report : reports) text += report.text();
    return {json_of(reports), std::move(text)};
}

void write(const Report& report, Console& console) {
    if (console.json) {
        console.out << report.json().text << '\n';
    } else {
        console.out << report.text();
    }
}

}  // namespace queens::cli
