// Files of results that work and estimates add to.
#include "cli/receipt_file.hpp"

#include <catch2/catch_test_macros.hpp>

#include "bytes_of.hpp"
#include "cli/command_line.hpp"
#include "cli/test_file.hpp"

namespace queens::cli {

TEST_CASE("work keeps its results in a file, and goes on there when it was killed") {
    const std::string planned = run_line({"plan", "--n", "14", "--parts", "30"}).out;
    const std::string done = run_line({"work", "--threads", "1"}, planned).out;
    const TestFile jobs("kept-plan", planned);
    const TestFile kept("kept", done.substr(0, done.find("counted id=3 ")) + "counted id=3 co");
    const Printed remainder = run_line({"work", "--keep", kept.path()}, planned);
    CHECK(remainder.status == 0);
    CHECK(remainder.out.empty());
    const Document document = document_of({"merge", jobs.path(), kept.path()});
    CHECK(document["total"] == "365596");
    CHECK(document["repeated"] == 0);
    const TestFile old("kept-old",
                       "counted id=0 count=1 nodes=1 version=ab check=0123456789abcdef");
    refuses({"work", "--done", old.path()}, "version ab of the program", planned);
    refuses({"work", "--keep", kept.path(), "--format", "json"}, "--keep", planned);
}

TEST_CASE(
    "work adds nothing to a file whose last line is none of its own, and leaves it as it is") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const std::string notes = "my notes\nthe last line has no end";
    const TestFile file("notes", notes);
    const std::string words = "has no end and is none of ours, so nothing is added to it.";
    refuses({"work", "--keep", file.path()}, words, planned);
    refuses({"estimate", "--n", "10", "--keep", file.path()}, words);
    CHECK(bytes_of(file.path()) == notes);
    const TestFile estimated("estimated", "");
    CHECK(
        run_line({"estimate", "--n", "12", "--samples", "9", "--keep", estimated.path()}).status ==
        0);
    const std::string before = bytes_of(estimated.path());
    refuses({"work", "--keep", estimated.path()}, "not the result of a job", planned);
    CHECK(bytes_of(estimated.path()) == before);
    const std::string long_name = "/tmp/" + std::string(300, 'x');
    refuses({"work", "--keep", long_name}, "cannot be written", planned);
}

TEST_CASE("results that end in zero bytes, as a crash of the machine leaves them, are cut off") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const std::string done = run_line({"work", "--threads", "1"}, planned).out;
    const std::string first = done.substr(0, done.find('\n') + 1);
    const TestFile jobs("zeros-plan", planned);
    for (const std::string& start : {std::string(), std::string("cou"), done.substr(0, 20)}) {
        for (const std::size_t zeros : {1U, 7U, 5000U}) {
            INFO('"' << start << "\" and zero bytes: " << zeros);
            const TestFile kept("zeros", first + start + std::string(zeros, '\0'));
            const Printed merged = run_line({"merge", jobs.path(), kept.path()});
            CHECK(merged.status == 1);
            CHECK(merged.err.ends_with(" is cut off, and left out.\n"));
            CHECK(run_line({"work", "--done", kept.path()}, planned).err.find("is cut off; ") !=
                  std::string::npos);
            CHECK(run_line({"work", "--threads", "1", "--keep", kept.path()}, planned).status == 0);
            CHECK(bytes_of(kept.path()) == done);
        }
    }
    const TestFile notes("zeros-notes", first + std::string(20, '\0') + "my notes");
    refuses({"work", "--keep", notes.path()}, "is none of ours", planned);
    refuses({"merge", jobs.path(), notes.path()}, "It is not a result.");
}

TEST_CASE("work adds no results to a file that has those of another plan") {
    const std::string other = run_line({"plan", "--n", "9", "--parts", "3"}).out;
    const TestFile kept("other-plan", run_line({"work"}, other).out);
    const std::string before = bytes_of(kept.path());
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    refuses({"work", "--keep", kept.path()}, "is that of another plan, or was changed; ", planned);
    refuses({"work", "--keep", kept.path()}, "which `queens merge --sift` writes.", planned);
    CHECK(bytes_of(kept.path()) == before);
    CHECK(run_line({"work", "--keep", kept.path()}, other).status == 0);
    CHECK(bytes_of(kept.path()) == before);
}

TEST_CASE("work says that the results which it passes over end in the middle of a line") {
    const std::string planned = run_line({"plan", "--n", "8", "--parts", "3"}).out;
    const std::string done = run_line({"work"}, planned).out;
    const TestFile whole("whole-results", done);
    CHECK(run_line({"work", "--done", whole.path()}, planned).err.empty());
    const TestFile cut("cut-off-results", done.substr(0, done.size() - 9));
    const Printed again = run_line({"work", "--done", cut.path()}, planned);
    CHECK(again.status == 0);
    CHECK(again.err.find("is cut off; --keep would mend it") != std::string::npos);
    CHECK(again.out == done.substr(done.rfind('\n', done.size() - 2) + 1));
}

}  // namespace queens::cli
