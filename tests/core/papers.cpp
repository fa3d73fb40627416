// Tests of the bibliography: complete entries, each under a key of its own, each cited.
#include "core/papers.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "solvers/solver.hpp"

using namespace queens;

TEST_CASE("the papers about queens are listed completely, in the order of their keys") {
    std::string_view before;
    for (const Paper& paper : papers()) {
        INFO(paper.key);
        CHECK(before < paper.key);
        before = paper.key;
        CHECK(find_paper(paper.key) == &paper);
        CHECK(!paper.authors.empty());
        CHECK(!paper.title.empty());
        CHECK(!paper.place.empty());
        CHECK((paper.address.empty() || paper.address.starts_with("http")));
    }
    CHECK(find_paper("nobody1900") == nullptr);
}

TEST_CASE("every paper that a search of queens cites is listed, and every one listed is cited") {
    std::set<std::string_view> cited;
    for (const Entry* entry : solvers()) {
        for (const std::string_view key : entry->papers) {
            INFO(entry->slug << " cites " << key);
            CHECK(find_paper(key) != nullptr);
            cited.insert(key);
        }
    }
    for (const Paper& paper : papers()) {
        INFO(paper.key);
        CHECK(cited.count(paper.key) == 1);
    }
}

TEST_CASE("a paper about queens is cited by its authors and its year") {
    CHECK(citation_of(*find_paper("engelhardt2007")) == "Engelhardt (2007)");
    CHECK(citation_of(*find_paper("wikipedia")) == "Wikipedia");
    CHECK(entry_of(*find_paper("knuth2000")) ==
          "Knuth (2000): Dancing links. Millennial Perspectives in Computer Science. "
          "https://arxiv.org/abs/cs/0011047");
    CHECK(entry_of(*find_paper("dubreuil2022")) ==
          "Dubreuil & Koehnen (2022): Queens. University of Luxembourg.");
}
