// The program in a language in which every sentence stands between signs: whatever a visitor reads
// outside them never was a sentence, and could not be translated.
#include "core/made_up_language.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <span>
#include <sstream>
#include <string>

#include "app/requested.hpp"
#include "core/say.hpp"
#include "counting/methods.hpp"
#include "figure/exports.hpp"
#include "sanitized.hpp"
#include "ui/mirror.hpp"
#include "ui/unmarked_words.hpp"
#include "ui/visitor.hpp"
#include "worker/count_file.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Viewport tall{1366, 6000, false};

/// Reads the screen, the board in words and what is announced.
void read_all(UnmarkedWords& reader, Visitor& visitor) {
    visitor.look(2);
    reader.read(visitor);
    ui::Mirror mirror;
    std::istringstream cells(mirror.answer(visitor.screen(), visitor.app, "cells").value());
    std::string line;
    for (std::getline(cells, line); std::getline(cells, line);) {
        reader.read(line.substr(line.rfind('\t') + 1));
    }
    for (const char* square : {"a1", "d4", "b3"}) {
        reader.read(
            mirror.answer(visitor.screen(), visitor.app, "rays " + std::string(square)).value());
    }
    for (const Request& request : visitor.app.take_requests()) {
        if (const auto* said = std::get_if<Announce>(&request)) reader.read(said->text);
        if (const auto* shown = std::get_if<ShowText>(&request)) reader.read(shown->title);
    }
}

void open(UnmarkedWords& reader, Visitor& visitor, const std::string& link) {
    visitor.open(link);
    read_all(reader, visitor);
    visitor.app.apply(DismissNotice{});
}

constexpr std::array boards{"n=8&q=8.2.4.1.7.5.3.6",
                            "n=7&t=torus&q=1.3.5.7.2.4.6",
                            "n=5",
                            "n=6&t=klein&b=Q5/1R4/2B3/3N2/4KA/PWxo2",
                            "n=4x6&t=mobius&q=1.1.0.0",
                            "n=3&t=proj&sel=2-2",
                            "n=40&q=1"};

}  // namespace

TEST_CASE("every tab and every topic is translated on every kind of board") {
    const MadeUpLanguage language;
    UnmarkedWords reader;
    for (const std::string board : std::span(boards).first(tests::sanitized ? 2 : boards.size())) {
        Visitor visitor(tall);
        for (const NamedTab& tab : tabs) {
            open(reader, visitor, board + "&room=" + std::string(tab.slug));
        }
        for (const NamedTopic& topic : topics) {
            open(reader, visitor, board + "&room=maths&topic=" + std::string(topic.slug));
        }
    }
    CHECK(reader.report() == "");
}

TEST_CASE("every solver is translated: its knobs, its steps and what it refuses") {
    const MadeUpLanguage language;
    UnmarkedWords reader;
    for (const NamedSurface& surface : surfaces) {
        for (const Size size : {Size{1, 1}, Size{5, 5}, Size{4, 6}, Size{600, 600}}) {
            const Problem problem = problem_of(Board(size, surface.surface));
            for (const Entry* entry : solvers()) reader.read(entry->refuse(problem));
        }
    }
    for (const Entry* entry : solvers()) {
        reader.read(say(entry->title));
        Visitor chooser("n=5&room=solve&solver=" + std::string(entry->slug), tall);
        chooser.click("more-settings");
        read_all(reader, chooser);
        for (const char* board : {"n=5", "n=7&t=torus", "n=13&t=torus", "n=4&q=2.0.0.0"}) {
            Visitor visitor(tall);
            visitor.app.apply(
                OpenLink{std::string(board) + "&room=solve&a=" + std::string(entry->slug)});
            read_all(reader, visitor);
            for (const std::int64_t steps : {1, 1, 1, 2, 3, 5, 8, 13, 40, 200, 3000}) {
                visitor.app.apply(StepBy{steps});
                read_all(reader, visitor);
            }
            visitor.app.apply(OfferClosing{});
            read_all(reader, visitor);
        }
    }
    CHECK(reader.report() == "");
}

TEST_CASE("every dialog of the bar is translated") {
    const MadeUpLanguage language;
    UnmarkedWords reader;
    for (const Viewport& viewport : {tall, Viewport{390, 844, true}, Viewport{844, 390, true}}) {
        for (const char* popup : {"size", "surface", "help", "speed-menu", "solver", "more-tabs"}) {
            Visitor visitor(viewport);
            visitor.app.apply(OpenTab{Tab::solve});
            visitor.app.apply(LoadRun{});
            visitor.look(2);
            if (visitor.click(popup)) read_all(reader, visitor);
        }
    }
    Visitor visitor(tall);
    for (const char* link : {"n=5&q=1.3.5.2.4&view=repeated&t=torus", "n=5&t=torus&view=solid",
                             "n=5&q=1.3&heat=1&numbers=1&diagonals=1&free=1&lines=1"}) {
        open(reader, visitor, link);
    }
    visitor.app.apply(TakePen{true});
    for (const Ink ink : {Ink::green, Ink::red, Ink::blue, Ink::amber}) {
        for (const DrawingKind kind : {DrawingKind::arrow, DrawingKind::ring, DrawingKind::fill}) {
            visitor.app.apply(Draw{{kind, ink, {0, 0}, {1, 1}}});
            read_all(reader, visitor);
        }
    }
    visitor.app.apply(Present{true});
    read_all(reader, visitor);
    CHECK(reader.report() == "");
}

TEST_CASE("races and counts are translated from their start to their end") {
    const MadeUpLanguage language;
    UnmarkedWords reader;
    Visitor visitor(tall);
    visitor.app.apply(OpenTab{Tab::race});
    read_all(reader, visitor);
    visitor.app.apply(RunRace{true});
    for (int i = 0; i < 20; ++i) read_all(reader, visitor);
    for (const auto& [link, small] :
         std::initializer_list<std::pair<const char*, bool>>{{"n=6&room=count", true},
                                                             {"n=7&t=torus&room=count", true},
                                                             {"n=5&b=5/1P3/5/5/5&room=count", true},
                                                             {"n=4x5&t=cyl&room=count", true},
                                                             {"n=24&room=count", false},
                                                             {"n=30&t=torus&room=count", false}}) {
        open(reader, visitor, link);
        visitor.app.apply(StartCount{});
        for (int round = 0; round < 3; ++round) {
            for (const Request& request : visitor.app.take_requests()) {
                const auto* job = std::get_if<PostJob>(&request);
                if (job != nullptr && small) visitor.app.receive(serve(job->line), 1);
            }
            read_all(reader, visitor);
            visitor.app.apply(PauseCount{});
        }
        visitor.app.apply(ShareWork{1, 2});
        visitor.app.apply(SaveCount{});
        visitor.app.apply(ShareCounts{});
        read_all(reader, visitor);
        visitor.app.apply(DiscardCount{});
    }
    CHECK(reader.report() == "");
}

TEST_CASE("every refusal is translated") {
    const MadeUpLanguage language;
    UnmarkedWords reader;
    Visitor visitor(Viewport{390, 844, true});
    for (const char* link : {"hello",
                             "n=10&q=1234567890",
                             "v=2&n=4",
                             "n=4&n=5",
                             "n=2&b=2/2&q=00&p=AA",
                             "n=2&s=7",
                             "n=8&q=1.5.8.6.9.7.2.4",
                             "n=0",
                             "n=1000000x1000000",
                             "n=1025x8",
                             "n=8x1025",
                             "b=/8",
                             "n=x",
                             "n=8&q=1.2.3",
                             "n=3&q=1.a.2",
                             "n=8&b=8/8",
                             "n=3x2&b=3/2",
                             "n=3x2&b=4/3",
                             "n=3x2&b=3/1q1",
                             "n=8&p=FYY3J",
                             "n=8&p=FYY3J*",
                             "v=0",
                             "t=sphere",
                             "w=3",
                             "q=1000&w=1-1",
                             "a=",
                             "a=dfs&s=-1",
                             "a=dfs&i=1.5",
                             "a=dfs&k=1.x",
                             "a=nobody",
                             "n=5&a=backtracking&k=99",
                             "n=5&a=min_conflicts&k=9.9.9.9",
                             "n=600&a=permutations",
                             "n=5&view=inside",
                             "n=5&room=cellar",
                             "n=5&a=backtracking&i=99999999"}) {
        open(reader, visitor, link);
    }
    for (const char* line :
         {"", "jump", "put", "put square=z9 piece=queen", "put square=d4 piece=cow",
          "put square=d4", "put square=d4 piece=queen more=1", "seek step=x"}) {
        reader.read(visitor.app.obey(line));
    }
    visitor.app.apply(RestoreCount{"nonsense"});
    read_all(reader, visitor);
    visitor.app.apply(RestoreFinished{"nonsense"});
    read_all(reader, visitor);
    for (const char* text :
         {"5/5", "Q.../....", "[[1,2],[3]]", "{\"n\":5}", "8 8 8", "abc", "plan jobs=1 sum=zz",
          "plan jobs=3 sum=0000000000000000", "count id=0 n=8 t=plane prefix=1.9 times=9 weight=1",
          "count id=1 n=8 t=plane prefix=1 times=1 weight=1",
          "count id=0 n=99x t=plane prefix=1 times=1 weight=1",
          "count id=0 n=8 t=ball prefix=1 times=1 weight=1",
          "count id=0 n=8 t=plane method=magic prefix=1 times=1 weight=1",
          "count id=0 n=8 t=plane method=halves middle=9 part=1/9 weight=1", "count id=0 n=8",
          "count id=x n=8 t=plane", "count n n=8", "counted id=0 count=1 nodes=1",
          "counted id=0 count=1 nodes=1 by=2:3"}) {
        const auto read = read_count_file(text, {});
        if (const auto* complaint = std::get_if<std::string>(&read)) reader.read(*complaint);
        const auto answer = read_answer(text);
        if (const auto* failure = std::get_if<Failure>(&answer)) reader.read(failure->why);
        std::istringstream lines(exported(visitor.app, "boards " + std::string(text)).value());
        for (std::string line; std::getline(lines, line);) {
            reader.read(line.substr(line.rfind('\t') + 1));
        }
    }
    std::istringstream lines(exported(visitor.app, "notations").value());
    for (std::string line; std::getline(lines, line);) {
        reader.read(line.substr(line.rfind('\t') + 1));
    }
    CHECK(reader.report() == "");
}
