#include "cli/garden_order.hpp"

#include <ostream>

#include "cli/interrupt.hpp"
#include "core/say.hpp"

namespace queens::cli {

std::vector<Choice> garden::surface_choices() {
    return {{"plane", ""}, {"cyl", ""}, {"torus", ""}};
}

std::vector<Choice> garden::rule_choices() {
    return {{"touch", "no two queens stand next to each other"},
            {"lines", "no two queens attack each other"}};
}

std::vector<Choice> garden::grade_choices() {
    return choices_from(choice_slugs<GardenGrade>, [](std::string_view slug) { return slug; });
}

Status for_each_seed(std::uint64_t first, std::uint64_t number, Console& console,
                     const std::function<bool(std::uint64_t)>& make) {
    if (const std::uint64_t seeds = largest_seed - first + 1; number > seeds) {
        throw Complaint(say("From seed {first} on there {seeds|is|are} only {seeds}.",
                            {{"first", std::to_string(first)}, {"seeds", seeds}}));
    }
    Status status = Status::yes;
    for (std::uint64_t i = 0; i < number; ++i) {
        if (interrupted()) {
            console.err << say("Stopped before seed {seed}.\n",
                               {{"seed", std::to_string(first + i)}});
            return Status::no;
        }
        if (!make(first + i)) status = Status::no;
    }
    return status;
}

GardenRule read_rule(const std::string& slug) {
    const auto found = choice_of<GardenRule>(slug);
    if (!found)
        throw Complaint(no_such("There is no rule {word}; there are {known}.", garden::rule, slug));
    return *found;
}

std::optional<GardenGrade> read_grade(const Given& given) {
    const auto word = given.word(garden::grade);
    if (!word) return std::nullopt;
    const auto grade = choice_of<GardenGrade>(*word);
    if (!grade) {
        throw Complaint(
            no_such("There is no grade {word}; there are {known}.", garden::grade, *word));
    }
    return grade;
}

GardenWish read_wish(const Given& given) {
    GardenWish wish;
    wish.n = static_cast<int>(given.number(garden::side, 1, largest_side).value_or(8));
    wish.surface = read_surface(garden::surface, given.word(garden::surface).value_or("plane"));
    wish.rule = read_rule(given.word(garden::rule).value_or("touch"));
    wish.grade = read_grade(given);
    return wish;
}

GardenOrder read_order(const Given& given, std::uint64_t usual_number) {
    const GardenWish wish = read_wish(given);
    if (const auto refusal = refuse_garden(wish.n, wish.surface, wish.rule); !refusal.empty())
        throw Complaint(refusal);
    return {wish, given.number(garden::seed, 0, largest_seed).value_or(1),
            given.number(garden::number, 1, most_puzzles).value_or(usual_number)};
}

Status grow_each(const GardenOrder& order, Console& console,
                 const std::function<void(const GrownGarden&, std::uint64_t)>& use) {
    return for_each_seed(order.seed, order.number, console, [&](std::uint64_t seed) {
        const auto grown = grow_garden(order.wish, seed);
        if (grown) {
            use(*grown, seed);
        } else {
            console.err << say("Of {grown} gardens from seed {seed} none is as asked for.\n",
                               {{"grown", most_gardens_grown}, {"seed", std::to_string(seed)}});
        }
        return grown.has_value();
    });
}

JsonObject object_of(const RuleTimes& times) {
    JsonObject object;
    for (const auto& [slug, count] : times) object.field(slug, count);
    return object;
}

}  // namespace queens::cli
