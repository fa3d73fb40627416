// `queens garden --check`: says of the gardens of others how many solutions they have, and how hard
// they are.
#include "cli/garden_check.hpp"

#include <algorithm>
#include <array>

#include "cli/garden_order.hpp"
#include "cli/interrupt.hpp"
#include "cli/line_file.hpp"
#include "cli/report.hpp"
#include "core/choice.hpp"
#include "core/link.hpp"
#include "core/read.hpp"
#include "core/say.hpp"

namespace queens::cli {

namespace {

/// What is said about the garden of somebody else.
Report judgement_of(const Garden& garden, std::size_t place, Status& status) {
    const Puzzle puzzle = puzzle_of(garden);
    const auto solutions = solutions_of(puzzle, 2);
    const Solving solving = solve_garden(puzzle);
    const auto graded = grade_of(solving);
    const std::string reason =
        solving.deductions.empty() ? "" : reason_of(puzzle, solving.deductions.front());
    constexpr std::array<const char*, 3> counts{"0", "1", "many"};
    constexpr std::array<Sentence, 3> words{"Garden {place}: no solution.",
                                            "Garden {place}: one solution, {grade}.",
                                            "Garden {place}: more than one solution."};
    if (solutions.size() != 1) status = Status::no;
    Report report;
    add_garden(report, garden)
        .field("solutions", counts.at(solutions.size()))
        .field("solution", solutions.size() == 1 ? json_of(solutions.front()) : Json())
        .field("grade", graded ? json_of(slug_of(*graded)) : Json())
        .field("rules", object_of(solving.times()))
        .field("reason", reason.empty() ? Json() : json_of(reason))
        .text(
            say(words.at(solutions.size()),
                {{"place", place}, {"grade", graded ? slug_of(*graded) : "beyond the techniques"}}))
        .text(reason.empty() ? "\n" : ' ' + reason + '\n');
    return report;
}

/// Reads gardens line by line: JSON documents as this command writes them, and rows of letters.
class GardenLines {
  public:
    explicit GardenLines(const GardenWish& wish) : surface_(wish.surface), rule_(wish.rule) {}

    /// The garden that ends with this line, if one does; a Complaint that names the line.
    std::optional<Garden> take(const std::string& line, const LinePlace& place) {
        try {
            return read(line);
        } catch (const Complaint& complaint) {
            throw Complaint(complaint_at(place, complaint.what()));
        }
    }

    [[nodiscard]] bool is_between() const { return rows_.empty(); }

  private:
    std::optional<Garden> read(const std::string& line) {
        if (line.front() == '{' && rows_.empty()) return document(line);
        if (line.find("g=") != std::string::npos && rows_.empty()) return link(line);
        if (line.front() == '#') {
            if (!rows_.empty()) throw Complaint("The garden above this line lacks rows.");
            remark(line);
            return std::nullopt;
        }
        rows_.push_back(line);
        if (rows_.size() < std::min<std::size_t>(rows_.front().size(), largest_garden + 1)) {
            return std::nullopt;
        }
        return garden_in(std::exchange(rows_, {}), surface_, rule_);
    }

    /// The line above a garden that this command wrote says its surface and its rule.
    void remark(std::string_view line) {
        line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
        const auto surface = surface_of(take_until(line, ','));
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        const auto rule = choice_of<GardenRule>(take_until(line, ','));
        if (!surface || !rule) return;
        surface_ = *surface;
        rule_ = *rule;
    }

    static std::optional<Garden> garden_in(const std::vector<std::string>& rows, Surface on,
                                           GardenRule by) {
        GardenReading reading = read_garden(rows, on, by);
        if (!reading.garden) throw Complaint(reading.complaint);
        return std::move(reading.garden);
    }

    static std::optional<Garden> link(const std::string& line) {
        const LinkReading reading = read_link(line);
        if (!reading.ok()) throw Complaint(reading.complaint);
        if (reading.link->regions.empty()) return std::nullopt;
        return garden_of(reading.link->board, reading.link->regions);
    }

    [[nodiscard]] std::optional<Garden> document(const std::string& line) const {
        auto reading = read_json(line);
        if (!reading || !reading->texts.contains("regions")) {
            throw Complaint("This is not a garden: it has no list of regions.");
        }
        const auto word = [&](const char* name, std::string_view otherwise) {
            const auto found = reading->strings.find(name);
            return found == reading->strings.end() ? std::string(otherwise) : found->second;
        };
        return garden_in(reading->texts["regions"],
                         read_surface(garden::surface, word("surface", named(surface_).slug)),
                         read_rule(word("rule", slug_of(rule_))));
    }

    Surface surface_;
    GardenRule rule_;
    std::vector<std::string> rows_;
};

}  // namespace

Status check_gardens(const std::string& path, const Given& given, Console& console) {
    const GardenWish wish = read_wish(given);
    GardenLines lines(wish);
    Status status = Status::yes;
    std::size_t gardens = 0;
    for_each_line(path, console, [&](const std::string& line, const LinePlace& place) {
        if (interrupted()) return;
        const auto garden = lines.take(line, place);
        if (garden) write(judgement_of(*garden, ++gardens, status), console);
    });
    if (interrupted()) {
        console.err << say("Stopped after {gardens} {gardens|garden|gardens}.\n",
                           {{"gardens", gardens}});
        return Status::no;
    }
    if (!lines.is_between()) throw Complaint("The last garden lacks rows.");
    if (gardens == 0) throw Complaint("There is no garden to check.");
    return status;
}

}  // namespace queens::cli
