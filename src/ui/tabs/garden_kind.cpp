#include "ui/tabs/garden_kind.hpp"

#include <array>

#include "gardens/garden.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/garden_parts.hpp"

namespace queens::ui {

namespace {

struct NamedRule {
    GardenRule value;
    const char* id;
    Sentence title;
    Sentence hint;
};
constexpr std::array rules{
    NamedRule{GardenRule::touch, "rule-touch", "No touching",
              "No two queens stand next to each other, not even at a corner"},
    NamedRule{GardenRule::lines, "rule-lines", "No attacks",
              "No two queens attack each other along any line"}};

struct NamedGround {
    Surface value;
    Sentence title;
};
constexpr std::array grounds{NamedGround{Surface{}, "Plane"},
                             NamedGround{cylinder_surface, "Cylinder"},
                             NamedGround{torus_surface, "Torus"}};

/// Whether the kind was chosen by this button, which says why where there is no such kind.
bool choose(const Frame& frame, Button choice, const GardenKind& wanted, bool first) {
    std::string refusal = refuse_garden(wanted.n, wanted.surface, wanted.rule);
    choice.enabled = refusal.empty();
    if (!refusal.empty()) choice.hint = std::move(refusal);
    return button_in_line(frame, choice, first);
}

}  // namespace

std::optional<GardenKind> choose_kind(const Frame& frame, const GardenKind& present) {
    std::optional<GardenKind> chosen;
    GardenKind sized = present;
    sized.n = choose_rows(frame, "garden-size", smallest_garden, largest_garden, present.n);
    if (sized.n != present.n) chosen = sized;
    for (const NamedGround& ground : grounds) {
        const GardenKind wanted{present.n, ground.value, present.rule};
        const Button choice{.id = "garden-" + std::string(named(ground.value).slug),
                            .label = say(ground.title),
                            .hint = say("Regions and neighbours go on across joined edges"),
                            .on = present.surface == ground.value};
        if (choose(frame, choice, wanted, &ground == &grounds.front())) chosen = wanted;
    }
    for (const NamedRule& rule : rules) {
        const GardenKind wanted{present.n, present.surface, rule.value};
        const Button choice{.id = rule.id,
                            .label = say(rule.title),
                            .hint = say(rule.hint),
                            .on = present.rule == rule.value};
        if (choose(frame, choice, wanted, &rule == &rules.front())) chosen = wanted;
    }
    return chosen;
}

}  // namespace queens::ui
