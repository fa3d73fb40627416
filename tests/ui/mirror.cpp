// The screen by its names: what the page asks, and what it wants done.
#include "ui/mirror.hpp"

#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;
using queens::ui::Mirror;
using queens::ui::Wish;

namespace {

/// Somebody who reads and names.
struct Reader {
    Visitor visitor{};
    Mirror mirror{};

    std::string ask(const std::string& question) {
        return mirror.answer(visitor.screen(), visitor.app, question).value_or("no question");
    }
    void wish(const std::string& question) {
        ask(question);
        visitor.look(3);
    }
};

}  // namespace

TEST_CASE("a wish is read with its control and its value, and nothing else is one") {
    CHECK(ui::wish_in("press square d4")->is(Wish::Verb::press, "square d4"));
    CHECK(ui::wish_in("focus play")->is(Wish::Verb::focus, "play"));
    CHECK(ui::wish_in("set speed 12")->is(Wish::Verb::set, "speed"));
    CHECK(ui::wish_in("set speed 12")->value == "12");
    CHECK(ui::wish_in("close")->verb == Wish::Verb::close);
    CHECK_FALSE(ui::wish_in("state"));
    CHECK(Reader{}.ask("state") == "no question");
}

TEST_CASE("pressing a control by its name does what a click does") {
    Reader reader;
    reader.wish("press tab-place");
    CHECK(reader.visitor.app.state().tab == Tab::place);
    reader.visitor.app.apply(SetSurface{torus_surface});
    reader.visitor.look(2);
    reader.wish("press repeated");
    CHECK(reader.visitor.app.state().view == View::repeated);
    CHECK(reader.ask("screen").find("button\tbar\tok\trepeated\tRepeated") != std::string::npos);
}

TEST_CASE("a counter of a run is read with its name first") {
    Reader reader;
    reader.visitor.open("n=8&a=backtracking&i=18");
    CHECK(reader.ask("screen").find("text\ttransport\t\t\tPlaced\t5\t") != std::string::npos);
}

TEST_CASE("a control that cannot be used is not pressed by its name either") {
    Reader reader;
    reader.visitor.open("n=8&t=plane");
    reader.wish("press repeated");
    CHECK(reader.visitor.app.state().view == View::flat);
}

TEST_CASE("what opens over the screen is read, used and closed by names") {
    Reader reader;
    reader.wish("press surface");
    CHECK(reader.ask("screen").find("\tsurface-torus\tTorus") != std::string::npos);
    reader.wish("close");
    CHECK(reader.ask("screen").find("surface-torus") == std::string::npos);
    reader.wish("press surface");
    reader.wish("press surface-torus");
    CHECK(reader.visitor.app.board().surface() == torus_surface);
}

TEST_CASE("sliders and fields are set by their names") {
    Reader reader;
    reader.visitor.open("n=6&a=backtracking&i=20");
    reader.wish("set scrubber 7");
    CHECK(reader.visitor.app.player()->step() == 7);
    reader.wish("press size");
    reader.wish("set columns 9");
    CHECK(reader.visitor.app.board().size().columns == 9);
}

TEST_CASE("a square that is pressed by its name takes a queen, and the cursor stands there") {
    Reader reader;
    reader.visitor.open("n=8");
    CHECK(reader.ask("cursor").empty());
    reader.wish("press square c4");
    CHECK(reader.visitor.on(4, 2) == Piece::queen);
    CHECK(reader.ask("cursor") == "c4");
    CHECK(reader.ask("cells").find("c4\tqueen\tseen") == std::string::npos);
    CHECK(reader.ask("cells").find(
              "c5\t-\tseen\t\t\t\tc5, attacked by the queen on c4 along a column") !=
          std::string::npos);
    reader.wish("focus square d5");
    CHECK(reader.ask("cursor") == "d5");
    CHECK(reader.ask("rays").starts_with("A queen on d5 would see:"));
    CHECK(reader.ask("rays c4").starts_with("The queen on c4."));
}

TEST_CASE("the square beside another lies over the joined edge, or is the same at an open one") {
    Reader reader;
    reader.visitor.app.apply(OpenLink{"n=5"});
    CHECK(reader.ask("beside left a1") == "a1");
    CHECK(reader.ask("beside up a1") == "a2");
    reader.visitor.app.apply(OpenLink{"n=5&t=torus"});
    CHECK(reader.ask("beside left a1") == "e1");
    reader.visitor.app.apply(OpenLink{"n=5&t=mobius"});
    CHECK(reader.ask("beside left a1") == "e5");
    CHECK(reader.ask("beside sideways a1").empty());
}
