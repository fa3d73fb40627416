// `queens show` and `link`.
#include <catch2/catch_test_macros.hpp>

#include "cli/command_line.hpp"
#include "core/link.hpp"
#include "sanitized.hpp"

namespace queens::cli {

namespace {

using Strings = std::vector<std::string>;

const std::string classic = "#v=1&n=8&q=1.5.8.6.3.7.2.4";
const std::string with_pawns = "https://example.org/queens/#v=1&n=8&b=8/3Q4/2P5/5Q2/x6o/8/1Q6/8";

}  // namespace

TEST_CASE("show draws the board of a link, of a whole URL too") {
    const Printed outcome = run_line({"show", with_pawns});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out ==
          ". . . . . . . .\n. . . Q . . . .\n. . P . . . . .\n. . . . . Q . .\n"
          "x . . . . . . o\n. . . . . . . .\n. Q . . . . . .\n. . . . . . . .\n");
}

TEST_CASE("show and link write board and link as JSON") {
    const Document document = document_of({"show", classic});
    CHECK(document.fields() == Strings{"board", "link"});
    CHECK(document["board"][0] == "..Q.....");
    CHECK(document["link"] == classic);
    CHECK(document == document_of({"link", classic}));
}

TEST_CASE("an empty link is the empty board of 8 x 8") {
    CHECK(document_of({"show", ""})["board"] == Strings(8, "........"));
}

TEST_CASE("link writes boards given by options") {
    CHECK(run_line({"link", "--n", "5", "--surface", "torus"}).out == "#v=1&n=5&t=torus\n");
    CHECK(run_line({"link", "--size", "4x6"}).out == "#v=1&n=4x6\n");
}

TEST_CASE("link reads what show writes") {
    const std::string text = run_line({"show", with_pawns}).out;
    const Printed outcome = run_line({"link"}, text);
    CHECK(outcome.status == 0);
    CHECK(run_line({"show", outcome.out.substr(0, outcome.out.size() - 1)}).out == text);
    const Document document = document_of({"link", "--surface", "klein"}, "Q..\n..Q\n");
    CHECK(document["board"] == Strings{"Q..", "..Q"});
    const std::string link = document["link"].text();
    CHECK(read_link(link).link->board.surface() == surface_of("klein"));
}

TEST_CASE("a dash stands for the link on standard input") {
    const std::string link = run_line({"link", "--n", "5", "--surface", "torus"}).out;
    CHECK(run_line({"show", "-"}, "\n  " + link).out == run_line({"show", "#n=5&t=torus"}).out);
    CHECK(document_of({"check", "-"}, "#n=3&q=1.3.2")["conflicts"].size() == 1);
    refuses({"show", "-"}, "The link cannot be read", "n=0\n");
    refuses({"show", "-"}, "no link on standard input", "\n");
}

TEST_CASE("link reads what other programs write") {
    const std::string wanted = "#v=1&n=8&q=5.3.1.7.2.8.6.4\n";
    CHECK(run_line({"link"}, "5,3,1,7,2,8,6,4\n").out == wanted);
    CHECK(run_line({"link"}, "5Q2/3Q4/6Q1/Q7/7Q/1Q6/4Q3/2Q5 w - - 0 1\n").out == wanted);
    CHECK(run_line({"link", "--surface", "torus"}, "3142").out == "#v=1&n=4&t=torus&q=3.1.4.2\n");
    const Printed two = run_line({"link"}, "2 0 3 1");
    CHECK(two.status == 2);
    CHECK(two.err.find("Rows counted from 0: #v=1&n=4&q=3.1.4.2") != std::string::npos);
}

TEST_CASE("link reads what solutions writes of a board that is taller than wide") {
    const std::string list = run_line({"solutions", "--size", "5x7"}).out;
    const std::string first = list.substr(0, list.find('\n'));
    const std::string link = document_of({"link"}, first)["link"].text();
    CHECK(link.starts_with("#v=1&n=5x7&"));
    CHECK(run_line({"check", link}).status == 0);
}

TEST_CASE("a list of rows that is read in two ways is not taken for another board") {
    const std::string rows0 = run_line({"link", "#n=3x6&b=2Q/Q2/1Q1/3/3/3", "--as", "rows0"}).out;
    const Printed two = run_line({"link"}, rows0);
    CHECK(two.status == 2);
    CHECK(two.err.find("Rows counted from 0: #v=1&n=3x6&q=5.4.6") != std::string::npos);
}

TEST_CASE("link writes pictures, codes and other notations") {
    CHECK(run_line({"link", classic, "--as", "rows"}).out == "[1, 5, 8, 6, 3, 7, 2, 4]\n");
    CHECK(run_line({"link", classic, "--svg"}).out.starts_with("<svg "));
    CHECK(run_line({"link", "#n=8&a=backtracking&i=18", "--svg"}).out.find("rejected now") !=
          std::string::npos);
    CHECK(run_line({"link", classic, "--qr", "https://example.org/"}).status == 0);
    CHECK(run_line({"link", "--n", "201", "--svg"}).status == 2);
    CHECK(run_line({"link", classic, "--as", "pgn"}).status == 2);
    CHECK(run_line({"link", "#n=3&b=3/P2/3", "--as", "rows"}).status == 2);
    CHECK(run_line({"link", classic, "--as", "rows", "--svg"}).status == 2);
}

TEST_CASE("link draws steps to which the page does not go of its own") {
    // Millions of steps.
    if (tests::sanitized) return;
    const auto drawn = [](const std::string& step) {
        return run_line({"link", "#n=30&a=backtracking&i=" + step, "--svg"}).out;
    };
    CHECK(drawn("20000001") != drawn("0"));
    CHECK(drawn("20000001") != drawn("20000002"));
    refuses({"link", "#n=8&t=klein&a=construction&i=3", "--svg"}, "No rule is known");
}

TEST_CASE("the largest board goes through a link and back") {
    constexpr int side = tests::sanitized ? largest_side / 4 : largest_side;
    std::string text;
    for (int row = 0; row < side; ++row) {
        std::string line(static_cast<std::size_t>(side), '.');
        line[static_cast<std::size_t>((5 * row) % side)] = 'Q';
        text += line + '\n';
    }
    const std::string link = document_of({"link"}, text)["link"].text();
    const Document map = document_of({"attacks", link});
    CHECK(map["attacked"].size() == side);
    CHECK(map["attacked"][0].size() == side);
    CHECK(run_line({"check", link}).status <= 1);
}

TEST_CASE("a text board that cannot be read is refused in one sentence") {
    for (const std::string text : {"", "\n\n", "Q.\n...\n", "Q?\n..\n"}) {
        const Printed outcome = run_line({"link"}, text);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK(is_one_sentence(outcome.err));
    }
    CHECK(run_line({"link"}, std::string(5'000'000, '.')).status == 2);
    CHECK(run_line({"link", "--surface", "sphere"}, "Q").status == 2);
}

TEST_CASE("a list that can be read in two ways is so on the surface that was asked for") {
    const Printed outcome = run_line({"link", "--surface", "torus"}, "[1,3,0,2]");
    CHECK(outcome.status == 2);
    std::size_t links = 0;
    for (std::size_t at = 0; (at = outcome.err.find("t=torus", at)) != std::string::npos; ++at) {
        ++links;
    }
    CHECK(links == 2);
}

TEST_CASE("letters below a board that are no regions on it are refused, not left out") {
    const std::string board = "Q . . .\n. . . .\n. . . .\n. . . .\n";
    const std::string sound = "\nAABB\nAABB\nCCDD\nCCDD\n";
    CHECK(run_line({"link"}, board + sound).out.find("&g=") != std::string::npos);
    refuses({"link"}, "no regions", board + "\nAABBE\nAABBE\nCCDDE\nCCDDE\nCCDDE\n");
    refuses({"link", "--surface", "klein"}, "no regions", board + sound);
}

TEST_CASE("whoever gives an empty link hears which board it is") {
    CHECK(run_line({"show", ""}).err ==
          "Remark: The LINK is empty: that is an empty board of 8 x 8.\n");
    for (const char* const bare : {"#", "https://example.org/queens/"}) {
        CHECK(run_line({"show", bare}).err == run_line({"show", ""}).err);
    }
}

TEST_CASE("of several links on standard input none is taken") {
    refuses({"show", "-"}, "There are several lines", "#n=8\n#n=9\n");
    CHECK(run_line({"show", "-"}, "\xEF\xBB\xBF#n=1\r\n\r\n").out == ".\n");
}

TEST_CASE("who leaves the regions of a garden out says so, and no notation loses them") {
    const std::string garden = "#n=6&g=Z_D-Gnz4T79At";
    for (const char* const command :
         {"count", "solutions", "most", "attacks", "orbit", "measure", "magic", "step"}) {
        CHECK(run_line({command, garden}).err.starts_with("Remark: The regions of the garden"));
        CHECK(run_line({command, "#n=4"}).err.find("regions") == std::string::npos);
    }
    refuses({"link", garden, "--as", "json"}, "The notation json has no regions");
    CHECK(document_of({"link", garden})["link"] == "#v=1&n=6&g=Z_D-Gnz4T79At");
}

}  // namespace queens::cli
