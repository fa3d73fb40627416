// Gardens as rows of letters, and as the value of a key.
#include "gardens/garden.hpp"

#include "core/read.hpp"
#include "fuzz/doors.hpp"

namespace queens::doors {

namespace {

std::string broken_by(const Regions& regions, const Board& board) {
    if (fitting(regions, board) != regions) return "The regions are not regions of their board.";
    FirstComplaint complaint;
    const std::string value = written(regions, board);
    if (read_regions(value, board, complaint) != regions) {
        return "The regions read differently: " + value;
    }
    return complaint.sentence();
}

std::string broken_by(const Garden& garden) {
    const GardenReading again = read_garden(letters_of(garden), garden.surface, garden.rule);
    if (again.garden != garden) return "Its letters are those of another garden.";
    return broken_by(regions_of(garden), Board({garden.n, garden.n}, garden.surface));
}

}  // namespace

std::string garden(std::string_view bytes) {
    if (bytes.empty()) return {};
    constexpr std::size_t longest = 400;
    const auto choice = static_cast<unsigned char>(bytes.front());
    const Surface surface = surfaces[choice / 2 % surfaces.size()].surface;
    const auto rule = choice % 2 == 0 ? GardenRule::touch : GardenRule::lines;
    std::string_view text = bytes.substr(1, longest);

    const int n = smallest_garden + choice / 32 % (largest_garden - smallest_garden + 1);
    if (const Board board({n, n}, surface); can_have_regions(board.size(), surface)) {
        FirstComplaint complaint;
        const Regions regions = read_regions(text, board, complaint);
        if (!regions.empty() && complaint.sentence().empty()) {
            if (std::string broken = broken_by(regions, board); !broken.empty()) return broken;
        }
    }
    if (const auto letters = read_letters(text)) {
        if (std::string broken = broken_by(*letters); !broken.empty()) return broken;
    }
    std::vector<std::string> rows;
    while (!text.empty()) rows.emplace_back(take_until(text, '\n'));
    const GardenReading reading = read_garden(rows, surface, rule);
    if (reading.garden.has_value() != reading.complaint.empty()) {
        return "There is not either a garden or a complaint.";
    }
    return reading.garden ? broken_by(*reading.garden) : "";
}

}  // namespace queens::doors
