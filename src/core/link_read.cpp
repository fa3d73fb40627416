// Reading links, whatever their bytes are.
//
// The text is cut into keys and values first. The size of the board is settled and checked next,
// and only then is there a board to put things on. The first complaint is the one that counts;
// reading goes on behind it, so that the rest can be offered.
#include <algorithm>
#include <array>

#include "core/fragment.hpp"
#include "core/link.hpp"
#include "core/link_board.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

constexpr std::uint64_t version = 1;
constexpr std::size_t most_notices = 16;
constexpr std::string_view keys = "vntbqpwxoaski";

bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
               (letter >= 'A' && letter <= 'Z') || letter == '.' || letter == '-' || letter == '_';
    });
}

class Reader {
  public:
    explicit Reader(std::string_view text) : fragment_(fragment_in(text)) {}

    LinkReading read();

  private:
    using Value = std::optional<std::string_view>;

    void complain(std::string sentence);
    void remark(std::string sentence);
    [[nodiscard]] Value value(char key) const { return values_[keys.find(key)]; }

    void collect();
    void collect_display(std::string_view key, std::string_view text);
    void remark_double(std::string_view key);
    void read_version();
    std::optional<Size> read_size();
    std::optional<Size> checked(Sides sides);
    Surface read_surface();
    void read_placement(Board& board);
    std::optional<RunLink> read_run();
    std::uint64_t read_number(char key, const std::string& what);

    std::string fragment_;
    std::array<Value, keys.size()> values_;
    std::vector<std::pair<std::string, std::string>> display_;
    LinkReading reading_;
};

void Reader::complain(std::string sentence) {
    if (reading_.complaint.empty()) reading_.complaint = std::move(sentence);
}

void Reader::remark(std::string sentence) {
    std::vector<std::string>& notices = reading_.notices;
    const bool known = std::find(notices.begin(), notices.end(), sentence) != notices.end();
    if (!known && notices.size() < most_notices) notices.push_back(std::move(sentence));
}

LinkReading Reader::read() {
    if (!fragment_.empty() && fragment_.find('=') == std::string::npos) {
        complain("there is no board in this text");
        return std::move(reading_);
    }
    collect();
    read_version();
    if (const auto size = read_size()) {
        Board board(*size, read_surface());
        read_placement(board);
        auto run = read_run();
        reading_.link = Link{std::move(board), std::move(run), std::move(display_)};
    }
    return std::move(reading_);
}

/// Sorts the pairs into the keys of the grammar and the keys of the display.
void Reader::collect() {
    for (const auto& [key, text] : pairs_in(fragment_)) {
        if (key.size() != 1 || keys.find(key.front()) == std::string_view::npos) {
            collect_display(key, text);
        } else if (Value& slot = values_[keys.find(key.front())]) {
            remark_double(key);
        } else {
            slot = text;
        }
    }
}

void Reader::collect_display(std::string_view key, std::string_view text) {
    if (key.empty() || !is_plain(key) || !is_plain(text)) return;
    for (const auto& [other, unused] : display_) {
        if (other == key) return remark_double(key);
    }
    if (display_.size() < most_display_keys) {
        display_.emplace_back(key, text);
    } else {
        remark("the link has more than " + counted(most_display_keys, "word") +
               " about the display, and only the first of them count");
    }
}

void Reader::remark_double(std::string_view key) {
    remark(quoted(key) + " stands there more than once, and the first one counts");
}

void Reader::read_version() {
    const Value text = value('v');
    if (!text) return;
    const auto number = number_in<std::uint64_t>(*text);
    if (!number || *number == 0) {
        complain(quoted(*text) + " is not a version of links");
    } else if (*number > version) {
        remark("this link has version " + std::to_string(*number) +
               ", newer than what is understood here, so some of it may be missing");
    }
}

/// The size that `n` gives; without it that of the rows in `b`, a square as wide as the list in
/// `q`, or 8 x 8. Nothing after a complaint about it.
std::optional<Size> Reader::read_size() {
    if (const Value text = value('n')) {
        const std::vector<std::string_view> sides = split(*text, 'x');
        const auto columns = number_in<std::uint64_t>(sides.front());
        const auto rows = number_in<std::uint64_t>(sides.back());
        if (sides.size() <= 2 && columns && rows) return checked({*columns, *rows});
        complain(quoted(*text) + " is not the size of a board");
        return std::nullopt;
    }
    if (const Value text = value('b')) return checked(sides_of_rows(*text));
    if (const Value text = value('q')) return checked(sides_of_list(*text));
    return Size{};
}

std::optional<Size> Reader::checked(Sides sides) {
    const auto fits = [](std::uint64_t side) { return side >= 1 && side <= largest_side; };
    const auto [columns, rows] = sides;
    if (fits(columns) && fits(rows)) return Size{static_cast<int>(columns), static_cast<int>(rows)};
    const std::string wrong = fits(columns) ? "rows" : "columns";
    complain("a board has 1 to " + grouped(largest_side) + " " +
             (columns == rows ? "rows and columns" : wrong) + ", not " +
             grouped(fits(columns) ? rows : columns));
    return std::nullopt;
}

Surface Reader::read_surface() {
    const Value text = value('t');
    if (!text) return {};
    const auto surface = surface_of(*text);
    if (!surface) complain("there is no surface called " + quoted(*text));
    return surface.value_or(Surface{});
}

void Reader::read_placement(Board& board) {
    const int given = (value('b') ? 1 : 0) + (value('q') ? 1 : 0) + (value('p') ? 1 : 0);
    const char counts = value('b') ? 'b' : value('q') ? 'q' : 'p';
    if (given > 1) {
        remark("the pieces are given in " + counted(given, "way") + ", and " +
               quoted({&counts, 1}) + " counts");
    }
    if (const Value text = value('b')) {
        complain(read_rows(board, *text));
    } else if (const Value list = value('q')) {
        complain(read_list(board, *list));
    } else if (const Value packed = value('p')) {
        complain(read_packed(board, *packed));
    }
    for (const auto& [key, piece] : {std::pair{'w', Piece::pawn}, std::pair{'x', Piece::wall},
                                     std::pair{'o', Piece::forbidden}}) {
        if (const Value text = value(key)) complain(read_marks(board, *text, piece));
    }
}

std::optional<RunLink> Reader::read_run() {
    const Value solver = value('a');
    if (!solver) {
        if (value('s') || value('i') || value('k')) {
            remark("seed, step and knobs are left out, since no solver is named");
        }
        return std::nullopt;
    }
    if (solver->empty() || !is_plain(*solver)) {
        complain(quoted(*solver) + " is not the name of a solver");
        return std::nullopt;
    }
    RunLink run{std::string(*solver), {}, read_number('s', "seed"), read_number('i', "step")};
    for (const std::string_view entry : entries_in(value('k').value_or(""), ".,")) {
        const auto knob = number_in<std::int64_t>(entry);
        if (!knob) complain(quoted(entry) + " is not the number of a knob");
        run.knobs.push_back(knob.value_or(0));
    }
    return run;
}

std::uint64_t Reader::read_number(char key, const std::string& what) {
    const Value text = value(key);
    if (!text) return 0;
    const auto number = number_in<std::uint64_t>(*text);
    if (!number) complain(quoted(*text) + " is not a " + what);
    return number.value_or(0);
}

}  // namespace

LinkReading read_link(std::string_view text) {
    constexpr std::size_t kibibyte = 1024;
    if (text.size() > longest_link) {
        return {std::nullopt,
                "the link is longer than " + std::to_string(longest_link / kibibyte) + " KiB",
                {}};
    }
    return Reader(text).read();
}

}  // namespace queens
