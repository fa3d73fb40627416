// The first of several complaints.
#include "core/complaint.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/board.hpp"
#include "core/link_board.hpp"

using namespace queens;

TEST_CASE("of thirty thousand faults only the first is put into words") {
    FirstComplaint complaint;
    int sentences = 0;
    for (int fault = 0; fault < 30'000; ++fault) {
        complaint.add([&] {
            ++sentences;
            return "Fault " + std::to_string(fault) + ".";
        });
    }
    CHECK(sentences == 1);
    CHECK(complaint.sentence() == "Fault 0.");
}

TEST_CASE("the pieces of a link add nothing to an earlier complaint") {
    FirstComplaint complaint;
    complaint.add([] { return std::string("Earlier."); });
    Board board({2, 2});
    read_rows(board, "Z/Z/Z", complaint);
    read_list(board, "9.a", complaint);
    read_packed(board, "*", complaint);
    read_pieces(board, "z.9-9", Piece::wall, complaint);
    CHECK(read_marks("z.9-9.1-1", board.size(), complaint) == Marks{{1, 0}});
    CHECK(complaint.sentence() == "Earlier.");
}
