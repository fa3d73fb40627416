// Reading links, whatever their bytes are.
//
// The text is cut into keys and values first. The size of the board is settled and checked next,
// and only then is there a board to put things on. The first complaint is the one that counts;
// reading goes on behind it, so that what is right can be offered.
#include <algorithm>
#include <array>

#include "core/fragment.hpp"
#include "core/link.hpp"
#include "core/link_board.hpp"
#include "core/numbers.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

constexpr std::uint64_t version = 1;
constexpr std::size_t most_notices = 16;
constexpr std::string_view keys = "vntbqpwxogmaski";

class Reader {
  public:
    explicit Reader(std::string_view text) : fragment_(fragment_in(text)) {}

    LinkReading read();

  private:
    using Value = std::optional<std::string_view>;

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
    /// The number of a key, 0 if it is not there; `sentence` is what to say about other texts.
    std::uint64_t read_number(char key, Sentence sentence);

    std::string fragment_;
    std::array<Value, keys.size()> values_;
    std::vector<std::pair<std::string, std::string>> display_;
    /// The keys that were remarked to come twice.
    std::vector<std::string_view> doubled_;
    bool too_many_display_keys_ = false;
    FirstComplaint complaint_;
    LinkReading reading_;
};

void Reader::remark(std::string sentence) {
    if (reading_.notices.size() < most_notices) reading_.notices.push_back(std::move(sentence));
}

LinkReading Reader::read() {
    if (!fragment_.empty() && fragment_.find('=') == std::string::npos) {
        reading_.complaint = say("There is no board in this text.");
        return std::move(reading_);
    }
    collect();
    read_version();
    if (const auto size = read_size()) {
        Board board(*size, read_surface());
        read_placement(board);
        const Value list = value('m');
        Marks marks = list ? read_marks(*list, *size, complaint_) : Marks();
        const Value parted = value('g');
        Regions regions = parted ? read_regions(*parted, board, complaint_) : Regions();
        auto run = read_run();
        reading_.link = Link{std::move(board), std::move(run), std::move(display_),
                             std::move(marks), std::move(regions)};
    }
    reading_.complaint = complaint_.sentence();
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
    if (!too_many_display_keys_) return;
    remark(say("The link has more than {most} display words; only the first {most} count.",
               {{"most", most_display_keys}}));
}

void Reader::collect_display(std::string_view key, std::string_view text) {
    const std::string value = key == goal_key ? plain_goal(text) : std::string(text);
    if (key.empty() || !is_plain(key)) return;
    if (!is_display_value(key, value)) {
        if (reading_.unread.size() < most_notices) reading_.unread.emplace_back(key, value);
        return;
    }
    for (const auto& [other, unused] : display_) {
        if (other == key) return remark_double(key);
    }
    if (display_.size() < most_display_keys) {
        display_.emplace_back(key, value);
    } else {
        too_many_display_keys_ = true;
    }
}

void Reader::remark_double(std::string_view key) {
    const bool known = std::find(doubled_.begin(), doubled_.end(), key) != doubled_.end();
    if (known || doubled_.size() == most_notices) return;
    doubled_.push_back(key);
    remark(say("The key {key} appears more than once; the first one counts.",
               {{"key", in_quotes(key)}}));
}

void Reader::read_version() {
    const Value text = value('v');
    if (!text) return;
    const auto number = number_in<std::uint64_t>(*text);
    if (!number || *number == 0) {
        complaint_.add([&] {
            return say("There is no version {text} of links.", {{"text", in_quotes(*text)}});
        });
    } else if (*number > version) {
        remark(
            say("This link has version {number}, which is newer than this program: some of it "
                "may be missing.",
                {{"number", std::to_string(*number)}}));
    }
}

/// The size that `n` gives; without it that of the rows in `b`, a square as wide as the list in
/// `q`, or 8 x 8. Nothing after a complaint about it.
std::optional<Size> Reader::read_size() {
    if (const Value text = value('n')) {
        if (const auto side = number_in<std::uint64_t>(*text)) return checked({*side, *side});
        if (const auto sides = number_pair_in(*text, 'x')) {
            return checked({sides->first, sides->second});
        }
        complaint_.add([&] {
            return say(R"(The size of a board is written such as "8" or "8x10", not {text}.)",
                       {{"text", in_quotes(*text)}});
        });
        return std::nullopt;
    }
    if (const Value text = value('b')) return checked(sides_of_rows(*text));
    if (const Value text = value('q')) return checked(sides_of_list(*text));
    return Size{};
}

std::optional<Size> Reader::checked(Sides sides) {
    const auto fits = [](std::uint64_t side) { return side >= 1 && side <= largest_side; };
    if (fits(sides.columns) && fits(sides.rows)) {
        return Size{static_cast<int>(sides.columns), static_cast<int>(sides.rows)};
    }
    complaint_.add([&] {
        const bool rows_are_wrong = fits(sides.columns);
        const std::string wrong = grouped(rows_are_wrong ? sides.rows : sides.columns);
        const Sentence sentence =
            sides.columns == sides.rows
                ? Sentence("A board has 1 to {most} rows and columns, not {wrong}.")
            : rows_are_wrong ? Sentence("A board has 1 to {most} rows, not {wrong}.")
                             : Sentence("A board has 1 to {most} columns, not {wrong}.");
        return say(sentence, {{"most", largest_side}, {"wrong", wrong}});
    });
    return std::nullopt;
}

Surface Reader::read_surface() {
    const Value text = value('t');
    if (!text) return {};
    const auto surface = surface_of(*text);
    if (!surface) {
        complaint_.add([&] {
            return say("There is no surface called {text}.", {{"text", in_quotes(*text)}});
        });
    }
    return surface.value_or(Surface{});
}

void Reader::read_placement(Board& board) {
    const int given = (value('b') ? 1 : 0) + (value('q') ? 1 : 0) + (value('p') ? 1 : 0);
    const char used = value('b') ? 'b' : value('q') ? 'q' : 'p';
    if (given > 1) {
        remark(say("The pieces are given in {given} ways; only the key {key} is used.",
                   {{"given", given}, {"key", in_quotes({&used, 1})}}));
    }
    if (const Value text = value('b')) {
        read_rows(board, *text, complaint_);
    } else if (const Value list = value('q')) {
        read_list(board, *list, complaint_);
    } else if (const Value packed = value('p')) {
        read_packed(board, *packed, complaint_);
    }
    for (const auto& [key, piece] : {std::pair{'w', Piece::pawn}, std::pair{'x', Piece::wall},
                                     std::pair{'o', Piece::forbidden}}) {
        if (const Value text = value(key)) read_pieces(board, *text, piece, complaint_);
    }
}

std::optional<RunLink> Reader::read_run() {
    const Value solver = value('a');
    if (!solver) {
        if (value('s') || value('i') || value('k')) {
            remark(say("The link names no solver, so its seed, step and knobs are left out."));
        }
        return std::nullopt;
    }
    if (solver->empty() || !is_plain(*solver)) {
        complaint_.add([&] {
            return say("{name} is not the name of a solver.", {{"name", in_quotes(*solver)}});
        });
        return std::nullopt;
    }
    RunLink run{std::string(*solver),
                {},
                read_number('s', "The seed is a whole number, not {text}."),
                read_number('i', "The step is a whole number, not {text}.")};
    for (const std::string_view entry : entries_in(value('k').value_or(""), ".,")) {
        const auto knob = number_in<std::int64_t>(entry);
        if (!knob) {
            complaint_.add([&] {
                return say("The value of a knob is a whole number, not {text}.",
                           {{"text", in_quotes(entry)}});
            });
        }
        run.knobs.push_back(knob.value_or(0));
    }
    return run;
}

std::uint64_t Reader::read_number(char key, Sentence sentence) {
    const Value text = value(key);
    if (!text) return 0;
    const auto number = number_in<std::uint64_t>(*text);
    if (!number) complaint_.add([&] { return say(sentence, {{"text", in_quotes(*text)}}); });
    return number.value_or(0);
}

}  // namespace

LinkReading read_link(std::string_view text) {
    constexpr std::size_t kibibyte = 1024;
    if (text.size() > longest_link) {
        return {std::nullopt,
                say("The link is longer than {most} KiB.", {{"most", longest_link / kibibyte}}),
                {}};
    }
    return Reader(text).read();
}

}  // namespace queens
