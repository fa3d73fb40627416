// Drawing scripts: a word for every field of every command.
#include "app/random_script.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <stdexcept>

#include "app/commands/command_row.hpp"

namespace queens::tests {

namespace {

using Dice = std::mt19937_64;
using Words = std::vector<std::string>;

Words slugs_of_solvers() {
    Words slugs{"nobody"};
    for (const Entry* entry : solvers()) slugs.emplace_back(entry->slug);
    return slugs;
}

template <class... Choice>
void add_choices(Words& words) {
    (words.insert(words.end(), choice_slugs<Choice>.begin(), choice_slugs<Choice>.end()), ...);
}

/// Switches, numbers, squares and the words of all choices, each once. Any other field has words of
/// its own below.
const Words& common_words() {
    static const Words all = [] {
        Words words{"",   "0",  "1",  "5",  "-3", "a1", "b1", "c2", "d4",
                    "e3", "a5", "b8", "h8", "f6", "g7", "e5", "d1", "h1"};
        for (const NamedSurface& surface : surfaces) words.emplace_back(surface.slug);
        add_choices<ChallengeKind, DrawingKind, Fairness, GardenGrade, GardenRule, GroupKind, Ink,
                    Kept, Piece, Tab, Topic, View>(words);
        std::sort(words.begin(), words.end());
        words.erase(std::unique(words.begin(), words.end()), words.end());
        return words;
    }();
    return all;
}

/// The words of fields that take others than common ones, or not all of those, by command and key.
const std::map<std::string, Words>& special_words() {
    static const std::map<std::string, Words> words{
        {"mark squares", {"a1", "a1.b1.c2", "d4.e5.h8", "", "e3.e3"}},
        {"show board",
         {"n=8&q=5.3.1.7.2.8.6.4", "n=7&t=torus&q=1.3.5.7.2.4.6", "n=6x4&q=2.4.0.1.3.0",
          "n=8&b=Q6R/2B5/4N3/1K6/3A4/5P2/x5o1/8", "n=5&t=klein&q=1", "n=1", "n=2&t=proj&q=1",
          "n=8&q=0.3.0.0.0.0.0.0&m=1-1.4-8", "n=7&g=9b8xxNjt9p_4_jmAt&q=1.0.0.0.0.0.0"}},
        {"resize size",
         {"1", "2", "3", "4", "5", "6", "7", "8", "8", "8", "5x7", "6x3", "0", "1x9"}},
        {"hint queens", {"1", "5", "8", "-3", "2000000000"}},
        {"completable queens", {"1", "5", "8", "-3", "2000000000"}},
        {"zoom to",
         {"100.500000.500000", "250.0.1000000", "1000.333333.666666", "100.200000.700000.1"}},
        {"solid to",
         {"1000.0.0.0.1000.100", "0.0.0.0.1000.100.1", "700.0.0.0.1000.100.0.1",
          "400.500.-500.500.500.250", "9.0.0.0.0.1", "1000.0.0.0.1000.100.2.0.1"}},
        {"gallery families", {"", "d4n", "sim"}},
        {"calculate symbols", {"-ttt.ir", "k.-rtik", "-kkkkkkkkkkkk.t"}},
        {"cut number", {"0", "1", "4294967295"}},
        {"square numbers", {"1", "4.9.2.3.5.7.8.1.6", "1.1.-5", "2.7.1"}},
        {"solver to", slugs_of_solvers()},
        {"knob index", {"0", "0", "1", "2", "9"}},
        {"knob value", {"0", "1", "2", "3", "-1", "1000000"}},
        {"seed to", {"0", "1", "42", "18446744073709551615"}},
        {"place-many queens", {"1", "4", "1000", "2000000"}},
        {"step by", {"1", "1", "2", "17", "300", "-1", "-5", "-300", "-9223372036854775808"}},
        {"seek step", {"0", "1", "12", "137", "2000", "18446744073709551615"}},
        {"speed to", {"0.5", "4", "33.333", "1000", "1000000"}},
        {"racers to", {"backtracking.bitmask", "bitmask.cube.cube", "one", "cube.nobody"}},
        {"extra-queens count", {"0", "1", "9", "-4", "77"}},
        {"restore-count text", {"", "nonsense", "two%0alines,%20100%20%25%ff"}},
        {"restore-finished text", {"", "nonsense", "finished%20n=8%20t=plane%20count=1%20nodes=1"}},
        {"share-work number", {"0", "1", "3", "-5", "2000000000"}},
        {"share-work computers", {"0", "1", "3", "-5", "2000000000"}},
        {"garden n", {"4", "5", "7", "8", "9", "15", "-3"}},
        {"garden grade", {"", "easy", "medium"}},
        {"garden seed", {"0", "7", "18446744073709551615"}},
        {"garden-of-day day", {"2026-11-25", "2020-01-01"}},
        {"step-explanation by", {"1", "1", "-1", "7", "-9223372036854775808"}},
        {"make-garden n", {"4", "5", "7", "8", "14", "15", "-3"}},
        {"paint squares", {"a1", "a1.b1.c2", "d4.e5.h8", "", "e3.e3"}},
        {"paint region", {"0", "1", "2", "3", "7", "14", "-1"}},
        {"choose-region region", {"0", "1", "3", "14", "-1"}},
        {"choose-technique technique", {"attacked", "last_square", "two_regions", "", "nobody"}},
        {"language tag", {"", "en", "de", "fr", "xx"}},
        {"restore-gardens text", {"", "nonsense", "2026-11-25.hard%20solved%0a"}},
        {"challenge n", {"5", "6", "7", "8", "13", "-3"}},
        {"challenge grade", {"", "easy", "expert"}},
        {"challenge seed", {"0", "7", "18446744073709551615"}},
        {"visit-sequence name", {"A000170", "A002562", ""}},
        {"goal to", {"", "solution", "queens=5-or-more_and_conflicts=0", "nothing", "orbit=4"}},
        {"open link",
         {"n=8", "n=4&goal=solution", "n=8&a=backtracking&goal=step=9-or-more",
          "n=8&q=5.3.1.7.2.8.6.4&room=maths", "n=7&t=torus&a=backtracking&i=40",
          "n=6&q=1.0.0.0.0.0&a=backtracking&i=12&room=race", "n=9&q=1.2", "n=6&q=1&a=bitmask&i=12",
          "n=8&a=min_conflicts&k=1&s=5&i=9", "n=5&x=1-1&heat=1&a=exact_cover&i=77",
          "n=8&q=5.3.1.0.0.0.0.0&m=1-1-8.2-2&marking=1", "n=0", "", "%ff%00", "n=8&a=nobody",
          "plan", "counted id=0 count=1 nodes=1", "count id=0 n=5 t=plane prefix= times=1 weight=1",
          "n=8&t=cyl&view=repeated&solver=cube&keep=1&speed=0.5&present=1"}},
    };
    return words;
}

/// For each field of a command the words that it may have, of which at least one can be read.
std::vector<Words> words_of_fields(const CommandRow& row) {
    std::vector<Words> fields;
    std::vector<std::string_view> texts(row.keys.size());
    for (std::size_t i = 0; i < row.keys.size(); ++i) {
        const std::string field = std::string(row.slug) + " " + std::string(row.keys[i]);
        const auto special = special_words().find(field);
        const Words& words = special == special_words().end() ? common_words() : special->second;
        Words& found = fields.emplace_back();
        std::string_view readable;
        for (const std::string& word : words) {
            texts[i] = word;
            std::optional<Command> command;
            const bool is_read = row.read(texts, {8, 8}, command) > i;
            if (is_read) readable = word;
            if (is_read || special != special_words().end()) found.push_back(word);
        }
        if (readable.data() == nullptr) {
            throw std::logic_error("The random tester has no word for the field " + field +
                                   ": give it some in tests/app/random_script.cpp.");
        }
        texts[i] = readable;
    }
    return fields;
}

const std::vector<std::vector<Words>>& words_of_rows() {
    static const std::vector<std::vector<Words>> all = [] {
        std::vector<std::vector<Words>> words;
        for (const CommandRow& row : command_rows()) words.push_back(words_of_fields(row));
        return words;
    }();
    return all;
}

/// The line of a command with a word for each field, which `choose` takes from those it may have.
template <class Choose>
std::string line_of(std::size_t place, Choose choose) {
    const CommandRow& row = command_rows()[place];
    std::string line(row.slug);
    for (std::size_t i = 0; i < row.keys.size(); ++i) {
        line += " " + std::string(row.keys[i]) + "=" + choose(words_of_rows()[place][i]);
    }
    return line;
}

}  // namespace

Script drawn_script(std::uint64_t seed, std::size_t lines) {
    Dice dice(seed);
    Script script;
    while (script.size() < lines) {
        script.push_back(line_of(dice() % command_rows().size(),
                                 [&](const Words& words) { return words[dice() % words.size()]; }));
    }
    return script;
}

Script every_word() {
    Script lines;
    for (std::size_t place = 0; place < command_rows().size(); ++place) {
        std::size_t most = 1;
        for (const Words& words : words_of_rows()[place]) most = std::max(most, words.size());
        for (std::size_t i = 0; i < most; ++i) {
            lines.push_back(
                line_of(place, [&](const Words& words) { return words[i % words.size()]; }));
        }
    }
    return lines;
}

Script shrunk(Script script, const Fault& fault, const Eyes& eyes) {
    const auto still_fails = [&](const Script& shorter) {
        const auto found = first_fault(shorter, eyes);
        return found && found->sentence == fault.sentence;
    };
    script.resize(std::min(script.size(), fault.line + 1));
    for (std::size_t length = std::max<std::size_t>(script.size() / 2, 1); length > 0;
         length /= 2) {
        for (std::size_t at = 0; at < script.size();) {
            Script shorter = script;
            const auto first = shorter.begin() + static_cast<std::ptrdiff_t>(at);
            const std::size_t left_out = std::min(length, script.size() - at);
            shorter.erase(first, first + static_cast<std::ptrdiff_t>(left_out));
            if (still_fails(shorter)) {
                script = std::move(shorter);
            } else {
                at += length;
            }
        }
    }
    return script;
}

std::string report(const Script& script, const Fault& fault) {
    std::string text = fault.sentence + "\n";
    for (const std::string& line : script) text += "  " + line + "\n";
    return text;
}

}  // namespace queens::tests
