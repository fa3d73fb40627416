// `queens bench`: fixed work, whose nodes must be equal everywhere, and how long it takes.
//
// Most of the work is given as the job lines that workers get, so that `scripts/bench` can send the
// same lines to the WebAssembly worker. Times are CPU seconds of one thread, the median of several
// rounds in which all pieces of work take turns. They are compared with a plain search over
// bitmasks that is measured in the same rounds, because absolute times say little about a busy
// machine.
#include <algorithm>
#include <ctime>
#include <iomanip>
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/interrupt.hpp"
#include "cli/machine_work.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "core/words.hpp"
#include "counting/halves/halves.hpp"
#include "counting/kernels/kernels.hpp"
#include "counting/methods.hpp"
#include "worker/protocol.hpp"
#include "worker/serve.hpp"

namespace queens::cli {

namespace {

constexpr Option rounds_option{"--rounds", "R", "1 to 99, 3 by default"};
constexpr Option largest_option{
    "--largest", "N", "Halves up to N rows, and torus 23 from 16 on: 0 to 26, 18 by default"};
constexpr Option against_option{"--against", "FILE", "Compare with an earlier output in JSON"};
constexpr Option lines_option =
    flag("--lines", "Only print the job lines of the work, for scripts/bench");

/// A piece of work: job lines, or something that no worker does. A machine has the name of the loop
/// that it is compared with.
struct Piece {
    std::string name;
    std::vector<std::string> lines;
    Searched (*work)() = nullptr;
    std::string loop{};
};

struct Measured {
    std::string name;
    Searched outcome;
    double seconds = 0;
    /// How many times as long as its loop.
    std::optional<double> per_loop{};
};

/// All row sets of a square plane, one line for each middle.
std::vector<std::string> plane_lines(int n) {
    const Task task{{n, n}, {}, 0, {}};
    std::vector<std::string> lines;
    for (const HalvesShare& share : shares_of_halves(n)) {
        const auto id = static_cast<std::uint32_t>(lines.size());
        const Job job{id, task, share.weight, HalvesPart{share.middle, 0, 1}, &method_of(task)};
        lines.push_back(write_job(job));
    }
    return lines;
}

/// Some row sets of a plane that would take too long, far apart from each other.
std::vector<std::string> some_plane_lines(int n, std::uint32_t some) {
    const Task task{{n, n}, {}, 0, {}};
    const std::uint32_t sets = shares_of_halves(n).front().sets;
    std::vector<std::string> lines;
    for (std::uint32_t i = 0; i < some; ++i) {
        const HalvesPart part{0, sets / (some + 1) * (i + 1), sets};
        lines.push_back(write_job({i, task, 1, part, &method_of(task)}));
    }
    return lines;
}

/// The jobs of a torus, cut in one way whatever the number of cores.
std::vector<std::string> torus_lines(int n) {
    std::vector<std::string> lines;
    for (const Job& job : plan({{n, n}, torus_surface, 0, {}}, 1)) {
        lines.push_back(write_job(job));
    }
    return lines;
}

std::vector<Piece> pieces_of_work(int largest) {
    std::vector<Piece> pieces;
    for (const MachineWork& work : machine_works()) {
        pieces.push_back({work.name, {}, work.search, work.loop == nullptr ? "" : work.loop});
    }
    pieces.push_back({"rows 13", {"count id=0 n=13 t=plane prefix= times=1 weight=1"}});
    pieces.push_back({"torus 19", torus_lines(19)});
    if (largest >= 16) pieces.push_back({"torus 23", torus_lines(23)});
    for (const int n : {12, 15, 16, 17, 18, 19}) {
        if (n <= largest) pieces.push_back({"halves " + std::to_string(n), plane_lines(n)});
    }
    if (largest >= 24) pieces.push_back({"some of halves 24", some_plane_lines(24, 4)});
    if (largest >= 26) pieces.push_back({"some of halves 26", some_plane_lines(26, 1)});
    return pieces;
}

Searched do_piece(const Piece& piece) {
    if (piece.work != nullptr) return piece.work();
    Cache cache;
    Searched sum;
    for (const std::string& line : piece.lines) {
        const auto answer = read_answer(serve(line, cache));
        if (const auto* failure = std::get_if<Failure>(&answer)) throw Complaint(failure->why);
        sum.count += std::get<Result>(answer).count;
        sum.nodes += std::get<Result>(answer).nodes;
    }
    return sum;
}

/// All of them in each round; nothing if Ctrl+C comes, which is seen between two pieces.
std::optional<std::vector<Measured>> measure(const std::vector<Piece>& pieces,
                                             std::uint64_t rounds) {
    std::vector<Measured> all;
    std::vector<std::vector<double>> times(pieces.size());
    for (std::uint64_t round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (interrupted()) return std::nullopt;
            const std::clock_t start = std::clock();
            const Searched outcome = do_piece(pieces[i]);
            times[i].push_back(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
            if (round == 0) all.push_back({pieces[i].name, outcome});
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::sort(times[i].begin(), times[i].end());
        all[i].seconds = times[i][times[i].size() / 2];
        for (std::size_t loop = 0; loop < i; ++loop) {
            if (all[loop].name != pieces[i].loop || all[loop].seconds <= 0) continue;
            all[i].per_loop = all[i].seconds / all[loop].seconds;
        }
    }
    return all;
}

/// The pieces of an earlier run, as `queens bench --format json` wrote them.
std::vector<JsonReading> read_earlier(const std::string& path, Console& console) {
    constexpr std::size_t longest = 1 << 20;
    const auto document = read_json(Input(path, console).text(longest));
    const auto is_piece = [](const JsonReading& piece) {
        return piece.strings.contains("name") && piece.strings.contains("nodes") &&
               piece.numbers.contains("seconds");
    };
    if (document && document->strings.contains("signature")) {
        const auto list = document->lists.find("pieces");
        if (list != document->lists.end() &&
            std::all_of(list->second.begin(), list->second.end(), is_piece)) {
            return list->second;
        }
    }
    throw Complaint("\"" + path + "\" is not what queens bench --format json writes.");
}

/// How many times as long as before, and whether the work is still the same.
struct Comparison {
    std::optional<double> ratio;
    bool same_work = true;
};

Comparison compare(const Measured& now, const std::vector<JsonReading>& earlier) {
    const auto before = std::find_if(earlier.begin(), earlier.end(), [&](const JsonReading& piece) {
        return piece.strings.at("name") == now.name;
    });
    if (before == earlier.end()) return {};
    const double seconds = before->numbers.at("seconds");
    const bool same = before->strings.at("nodes") == std::to_string(now.outcome.nodes);
    if (seconds <= 0) return {std::nullopt, same};
    return {now.seconds / seconds, same};
}

std::string head_of_table(bool compares) {
    std::ostringstream table;
    table << std::left << std::setw(16) << "work" << std::right << std::setw(14) << "solutions"
          << std::setw(14) << "nodes" << std::setw(10) << "seconds" << std::setw(10) << "/ plain"
          << std::setw(10) << "/ loop" << (compares ? "  / before" : "") << '\n';
    return table.str();
}

/// One piece: `ratio` is how many times as long as the plain search it takes.
Report report_on(const Measured& piece, double ratio, const Comparison& comparison) {
    std::ostringstream row;
    row << std::left << std::setw(16) << piece.name << std::right << std::setw(14)
        << piece.outcome.count << std::setw(14) << piece.outcome.nodes << std::fixed
        << std::setprecision(4) << std::setw(10) << piece.seconds << std::setprecision(2)
        << std::setw(10) << ratio << std::setw(10);
    if (piece.per_loop) {
        row << *piece.per_loop;
    } else {
        row << '-';
    }
    if (comparison.ratio) row << std::setw(10) << *comparison.ratio;
    if (!comparison.same_work) row << "  other nodes than before";
    row << '\n';
    return Report()
        .field("name", piece.name)
        .field("count", decimal(piece.outcome.count))
        .field("nodes", decimal(piece.outcome.nodes))
        .field("seconds", piece.seconds)
        .field("ratio", ratio)
        .field("loop", piece.per_loop)
        .field("before", comparison.ratio)
        .text(row.str());
}

void write_lines(const std::vector<Piece>& pieces, std::ostream& out) {
    for (const Piece& piece : pieces) {
        for (const std::string& line : piece.lines) out << piece.name << '\t' << line << '\n';
    }
}

Status show_bench(const Given& given, Console& console) {
    const std::uint64_t rounds = given.number(rounds_option, 1, 99).value_or(3);
    const std::uint64_t largest = given.number(largest_option, 0, 26).value_or(18);
    const auto against = given.word(against_option);
    const auto earlier = against ? read_earlier(*against, console) : std::vector<JsonReading>{};
    const std::vector<Piece> pieces = pieces_of_work(static_cast<int>(largest));
    if (given.has(lines_option)) {
        if (console.json || against || given.has(rounds_option)) {
            throw Complaint("--lines goes with none of --format json, --against and --rounds.");
        }
        write_lines(pieces, console.out);
        return Status::yes;
    }
    const auto all = measure(pieces, rounds);
    if (!all) {
        console.err << "Stopped before every piece of work was measured.\n";
        return Status::no;
    }
    const double plain = all->front().seconds;
    std::uint64_t signature = 0;
    bool same_work = true;
    std::vector<Report> reports;
    for (const Measured& piece : *all) {
        const Comparison comparison = compare(piece, earlier);
        signature += piece.outcome.nodes;
        same_work = same_work && comparison.same_work;
        reports.push_back(report_on(piece, plain > 0 ? piece.seconds / plain : 0, comparison));
    }
    const std::string kernel = halves_kernels().front()->name;
    const Report list = as_list(reports);
    write(Report()
              .field("signature", decimal(signature))
              .field("kernel", kernel)
              .field("pieces", list)
              .text(head_of_table(against.has_value()) + list.text())
              .text("Signature " + std::to_string(signature) + " nodes; halves by " + kernel +
                    "; CPU seconds, median of " + counted(rounds, "round") + ".\n"),
          console);
    return same_work ? Status::yes : Status::no;
}

}  // namespace

Subcommand bench_command() {
    return {"bench",
            "Measure how long fixed work takes, and check that it is the same",
            {rounds_option, largest_option, against_option, lines_option, format_option},
            "The signature is the number of all nodes: it must be equal on every machine. Exit "
            "status 1 if a piece of work has other nodes than in FILE. \"plain 13\" is an ordinary "
            "search over bitmasks: the yardstick. Step machines are compared with plain loops that "
            "place the same queens, too: / loop is what their pauses cost.",
            show_bench};
}

}  // namespace queens::cli
