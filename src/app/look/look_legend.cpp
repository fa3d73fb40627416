// The meanings stand in one table, in the order in which they are shown.
#include "app/look/look_legend.hpp"

#include <algorithm>
#include <string_view>

#include "app/look/look_thoughts.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// On boards of more rows or columns the squares are mostly too small for counts of conflicts.
constexpr int most_counted = 14;

struct Meaning {
    Sample sample;
    Sentence words;
};

const std::vector<Meaning>& meanings() {
    static const std::vector<Meaning> table{
        {OutlineKind::dead, "no free square left"},
        {MarkKind::rejected, "rejected now"},
        {MarkKind::attacker, "attacks it"},
        {MarkKind::refused, "rejected before"},
        {MarkKind::placed, "placed now"},
        {MarkKind::removed, "taken off now"},
        {LineKind::cut, "cut off by the pawn"},
        {LineKind::blocking, "blocked because of her"},
        {ArrowKind::moved, "has moved"},
        {ArrowKind::proposed, "would move"},
        {OutlineKind::worked, "where a square is sought"},
        {MarkKind::conflict, "attacked"},
        {MarkKind::conflict_count, "by how many"},
        {MarkKind::solution, "a solution"},
    };
    return table;
}

/// Whether some of these are of that kind.
template <class Things, class Kind>
bool has(const Things& things, Kind kind) {
    return std::any_of(things.begin(), things.end(),
                       [&](const auto& thing) { return thing.kind == kind; });
}

/// Whether a look shows a sample.
struct Shows {
    const Look& look;

    bool operator()(MarkKind kind) const { return has(look.marks, kind); }
    bool operator()(LineKind kind) const { return has(look.lines, kind); }
    bool operator()(OutlineKind kind) const { return has(look.outlines, kind); }
    bool operator()(ArrowKind kind) const { return has(look.arrows, kind); }
    bool operator()(TintKind kind) const { return has(look.tints, kind); }
    bool operator()(const std::string& note) const {
        return std::any_of(look.marks.begin(), look.marks.end(), [&](const Look::Mark& mark) {
            return mark.text == note &&
                   (mark.kind == MarkKind::note || mark.kind == MarkKind::piece_note);
        });
    }
};

/// Puts a sample on a board.
struct SampleLook {
    Look look;

    void operator()(MarkKind kind) { look.marks.push_back({kind, {0, 0}, "2"}); }
    void operator()(OutlineKind kind) { look.outlines.push_back({kind, {{0, 0}}}); }
    void operator()(TintKind kind) { look.tints.push_back({kind, {0, 0}}); }
    void operator()(const std::string& note) {
        look.marks.push_back({MarkKind::note, {0, 0}, note});
    }
    void operator()(LineKind kind) {
        look.lines.push_back({kind, {{0, -2}, {0, 2}, {0, 1}, true, true}});
    }
    void operator()(ArrowKind kind) {
        look.board = Board({2, 1});
        look.arrows.push_back({kind, {0, 0}, {0, 1}});
    }
};

/// Whether squares are bare, and each of them can take a piece as far as lines go: then bare means
/// free.
bool bare_means_free(const Look& look, const std::vector<std::uint32_t>& attack_map) {
    std::vector<bool> bare(attack_map.size());
    for (std::size_t i = 0; i < bare.size(); ++i) bare[i] = look.board.pieces()[i] == Piece::none;
    const auto cover = [&](Square square) {
        bare[static_cast<std::size_t>(look.board.size().index(square))] = false;
    };
    for (const Look::Tint& tint : look.tints) cover(tint.square);
    for (const Look::Mark& mark : look.marks) cover(mark.square);
    bool some = false;
    for (std::size_t i = 0; i < bare.size(); ++i) {
        if (bare[i] && attack_map[i] > 0) return false;
        some = some || bare[i];
    }
    return some;
}

}  // namespace

void add_legend(Look& look, const Insight& insight, const AttackMap& attack_map) {
    const Shows shows{look};
    const bool has_counts = std::max(look.board.rows(), look.board.columns()) <= most_counted;
    for (const Fact& sum : insight.sums) look.legend.push_back({{}, sum.name, sum.value});
    for (const auto& [sample, words] : meanings()) {
        if (sample == Sample(MarkKind::conflict_count) && !has_counts) continue;
        if (std::visit(shows, sample)) look.legend.push_back({sample, say(words)});
    }
    if (!look.sides.empty() && !insight.numbers_mean.empty()) {
        const auto chosen = std::find_if(look.sides.begin(), look.sides.end(),
                                         [](const Look::Side& side) { return side.chosen; });
        const Look::Side& shown = chosen == look.sides.end() ? look.sides.front() : *chosen;
        look.legend.push_back({{}, say(insight.numbers_mean), shown.text});
    }
    for (const GroundKind kind :
         {GroundKind::domain, GroundKind::fewest, GroundKind::covered, GroundKind::would_cover,
          GroundKind::occupied, GroundKind::newly_blocked, GroundKind::first_parent,
          GroundKind::second_parent}) {
        if (!has(insight.grounds, kind) || !shows(tint_of(kind))) continue;
        look.legend.push_back({tint_of(kind), say(meaning_of(kind))});
    }
    const bool chooses = has(insight.grounds, GroundKind::domain);
    if (chooses && attack_map && bare_means_free(look, *attack_map)) {
        look.legend.push_back({std::string(), say("free")});
    }
    std::vector<ThoughtKind> told;
    for (const Mark& thought : insight.marks) {
        const bool known = std::find(told.begin(), told.end(), thought.kind) != told.end();
        if (known || !shows(sign_of(thought))) continue;
        told.push_back(thought.kind);
        look.legend.push_back({sign_of(thought), say(meaning_of(thought.kind).words)});
    }
}

std::vector<LegendItem> legend_of_challenge(const App& app) {
    const Challenge& challenge = *app.challenge();
    const Hint& hint = app.hint();
    const bool has_given = !is_empty(challenge.board);
    const bool watches = challenge.kind == ChallengeKind::watch;
    std::vector<LegendItem> legend;
    const auto add = [&](bool shown, const Sample& sample, const Sentence& words) {
        if (shown) legend.push_back({sample, say(words)});
    };
    add(has_given, TintKind::given, "given");
    add(watches && unseen_on(challenge, app.board()) > 0, TintKind::domain, "not attacked yet");
    add(!hint.units.empty(), OutlineKind::worked, "where to look");
    add(!watches && !hint.free.empty(), TintKind::domain, "free there");
    add(!hint.ruled_out.empty(), TintKind::blocked, "no queen can stand here");
    return legend;
}

Look look_of_sample(const Sample& sample) {
    SampleLook shown{{.board = Board({1, 1})}};
    std::visit(shown, sample);
    return shown.look;
}

}  // namespace queens
