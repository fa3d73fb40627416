// Every task of every lesson of the site: nobody has met it at first, and there is a way to meet
// it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <map>
#include <set>

#include "app/app.hpp"
#include "app/requested.hpp"
#include "bytes_of.hpp"
#include "figure/task_solution.hpp"
#include "lessons/lesson.hpp"

using namespace queens;

namespace {

/// What a visitor does where it is not only to put queens: "Qe4" puts a queen on e4, "e7-e6" moves
/// what stands on e7, "search" goes on to the next solution, "count" counts, and any other word is
/// a surface.
const std::map<std::string, std::vector<std::string>> ways{
    {"#n=4&a=backtracking&i=22&goal=solutions=1-or-more", {"search"}},
    {"#n=8&a=backtracking&i=0&goal=solutions=1-or-more", {"search"}},
    {"#n=6&room=count&goal=count=4", {"count"}},
    {"#n=8&room=count&goal=count=92", {"count"}},
    {"#n=11&room=count&goal=count=2680", {"count"}},
    {"#n=14&room=count&goal=count=365596", {"count"}},
    {"#n=4&heat=1&goal=queens=2_and_attacked=all", {"Qa1", "Qc3"}},
    {"#n=5&heat=1&goal=queens=3_and_attacked=all", {"Qa1", "Qa3", "Qd3"}},
    {"#n=8&q=1.3.5.2.0.0.0.0&heat=1&goal=queens=5_and_attacked=all", {"Qe4"}},
    {"#n=4&piece=king&room=place&goal=kings=4_and_conflicts=0", {"Ka1", "Kc1", "Ka3", "Kc3"}},
    {"#n=4&piece=bishop&room=place&goal=bishops=6_and_conflicts=0",
     {"Ba4", "Bb4", "Bc4", "Bd4", "Bb1", "Bc1"}},
    {"#n=8&b=Q7/2Q5/4Q3/8/8/8/8/"
     "8&piece=knight&room=place&goal=queens=3_and_knights=3_and_conflicts="
     "0",
     {"Nh5", "Nb4", "Nh4"}},
    {"#n=5&goal=solution", {"Qa1", "Qb3", "Qc5", "Qd2", "Qe4"}},
    {"#n=6&goal=solution", {"Qa2", "Qb4", "Qc6", "Qd1", "Qe3", "Qf5"}},
    {"#n=8&q=2.4.6.8.1.3.5.7&goal=solution", {"e1-e3", "f3-f1", "g5-g7", "h7-h5"}},
    {"#n=8&q=1.5.8.6.3.0.0.0&goal=queen=1-1_and_queen=2-5_and_solution", {"Qf7", "Qg2", "Qh4"}},
    {"#n=8&goal=solution", {"Qa1", "Qb5", "Qc8", "Qd6", "Qe3", "Qf7", "Qg2", "Qh4"}},
    {"#n=4&goal=solution", {"Qa2", "Qb4", "Qc1", "Qd3"}},
    {"#n=6&a=exact_cover&i=0&goal=solutions=4-or-more", {"search", "search", "search", "search"}},
    {"#n=13&t=torus&a=group_search&i=14&goal=solutions=11-or-more",
     std::vector<std::string>(10, "search")},
    {"#n=8&q=4.8.1.3.7.2.7.5&goal=solution", {"e7-e6"}},
    {"#n=8&a=min_conflicts&s=2&i=8&goal=solutions=1-or-more", {"search"}},
    {"#n=5&t=torus&goal=solution", {"Qa1", "Qb3", "Qc5", "Qd2", "Qe4"}},
    {"#n=7&t=torus&room=maths&topic=magic&goal=rows=7_and_solution",
     {"Qa1", "Qb3", "Qc5", "Qd7", "Qe2", "Qf4", "Qg6"}},
    {"#n=6&b=6/6/1P4/6/6/6&goal=queens=7_and_pawns=1_and_conflicts=0",
     {"Qb1", "Qe2", "Qc3", "Qa4", "Qf4", "Qd5", "Qb6"}},
    {"#n=8&b=4Q3/2Q5/8/3Q4/1Q1P2Q1/3Q4/8/Q7&goal=queens=9_and_pawns=1_and_conflicts=0",
     {"Qh6", "Qf2"}},
    {"#n=6&a=queens_and_pawns&i=18&goal=solutions=1-or-more", {"search"}},
    {"#n=4&goal=queen=3-1_and_solution", {"Qa2", "Qb4", "Qc1", "Qd3"}},
    {"#n=8&a=constraint&i=4&goal=solutions=1-or-more", {"search"}},
    {"#n=5&goal=queen=2-3_and_queen=5-4_and_solution", {"Qa1", "Qb3", "Qc5", "Qd2", "Qe4"}},
    {"#n=4&goal=solution_and_orbit=2", {"Qa2", "Qb4", "Qc1", "Qd3"}},
    {"#n=8&b=8/8/8/8/8/8/1Q6/8&sel=2-2&room=place&goal=queens=1_and_free=38", {"b2-c3"}},
    {"#n=8&b=8/8/8/1QPQ2Q1/8/8/8/8&room=place&piece=pawn&goal=queens=3_and_pawns=2_and_conflicts=0",
     {"Pe5"}},
    {"#n=8&q=0.4.0.5.0.0.0.0&goal=queen=2-4_and_queen=4-5_and_solution",
     {"Qa7", "Qc2", "Qe8", "Qf1", "Qg3", "Qh6"}},
    {"#n=5&goal=solution_and_orbit=2", {"Qa2", "Qb5", "Qc3", "Qd1", "Qe4"}},
    {"#n=6&goal=solution_and_orbit=4", {"Qa2", "Qb4", "Qc6", "Qd1", "Qe3", "Qf5"}},
    {"#n=8&t=torus&goal=queens=6-or-more_and_conflicts=0",
     {"Qa1", "Qc2", "Qe3", "Qb4", "Qd7", "Qg8"}},
    {"#n=11&t=torus&room=maths&topic=theorem&goal=solution_and_surface=torus_and_rows=11-or-more",
     {"Qa1", "Qb3", "Qc5", "Qd7", "Qe9", "Qf11", "Qg2", "Qh4", "Qi6", "Qj8", "Qk10"}},
    {"#n=8&t=mobius&goal=queens=4-or-more_and_conflicts=0", {"Qa1", "Qb3", "Qc5", "Qd2"}},
    {"#n=8&t=cyl&b=8/3Q4/8/8/8/8/8/8&sel=4-7&room=place&goal=surface=mobius", {"mobius"}},
    {"#n=8&t=klein&goal=queens=3-or-more_and_conflicts=0", {"Qa1", "Qb3", "Qd2"}}};

/// The link of each task of a lesson's file.
std::vector<std::string> tasks_in(const std::filesystem::path& path) {
    std::vector<std::string> links;
    for (const lessons::Step& step : lessons::read_lesson(bytes_of(path)).steps) {
        lessons::for_each_block(step.blocks, [&](const lessons::Block& block) {
            if (block.kind == lessons::BlockKind::task) {
                links.push_back(block.phrases.empty() ? "" : block.phrases.front().target);
            }
            return true;
        });
    }
    return links;
}

/// Until nothing is on its way any more.
void settle(App& app) {
    for (int i = 0; i < 10'000 && app.poll(i); ++i) {
        if (!app.seeking() && !app.playing()) break;
    }
    app.poll(0);
}

std::string line_of(const std::string& act) {
    if (act == "search") return "next-solution";
    if (act == "count") return "count";
    const std::size_t dash = act.find('-');
    if (dash != std::string::npos) {
        return "move from=" + act.substr(0, dash) + " to=" + act.substr(dash + 1);
    }
    static const std::map<char, std::string> pieces{
        {'Q', "queen"}, {'K', "king"}, {'B', "bishop"}, {'N', "knight"}, {'P', "pawn"}};
    const auto piece = pieces.find(act.front());
    if (piece == pieces.end()) return "surface to=" + act;
    return "put square=" + act.substr(1) + " piece=" + piece->second;
}

void act(App& app, const std::string& what) {
    INFO(what);
    REQUIRE(app.obey(line_of(what)).empty());
    if (what == "count") tests::work(app, 1);
    settle(app);
}

bool is_met(const App& app) { return app.answers().task.answer().met; }

/// A task without a way is one that the program meets by itself, with queens.
void meet(const std::string& link) {
    INFO(link);
    App app(1);
    app.apply(OpenLink{link});
    settle(app);
    const TaskAnswer before = app.answers().task.answer();
    CHECK_FALSE(before.asked.empty());
    CHECK(before.sentence.empty());
    const auto way = ways.find(link);
    if (way == ways.end()) {
        CHECK_FALSE(is_met(app));
        double patience = 3;
        INFO("Queens alone do not meet it: say in tests/app/lesson_tasks.cpp what a visitor does.");
        CHECK_FALSE(solved_task_svg(link, patience).empty());
        return;
    }
    for (const std::string& what : way->second) {
        CHECK_FALSE(is_met(app));
        act(app, what);
    }
    CHECK(is_met(app));
    CHECK(app.answers().task.answer().sentence.starts_with("Well done: the task is met"));
}

}  // namespace

TEST_CASE("every task of every lesson is not met at first, nor half way, and is met at last") {
    std::set<std::string> met;
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(QUEENS_LESSONS)) {
        if (entry.path().extension() != ".md") continue;
        ++files;
        INFO(entry.path());
        for (const std::string& link : tasks_in(entry.path())) {
            meet(link);
            met.insert(link);
        }
    }
    CHECK(files >= 16);
    for (const auto& [link, way] : ways) {
        INFO(link << " is a task of no lesson");
        CHECK(met.count(link) == 1);
    }
}
