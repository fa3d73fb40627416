// `queens bench`: fixed work, whose nodes must be equal everywhere, and how long it takes.
//
// Most of the work is given as the job lines that workers get, so that `scripts/bench` can send the
// same lines to the WebAssembly worker. Times are CPU seconds of one thread, the median of several
// rounds in which all pieces of work take turns. They are compared with a plain search over
// bitmasks that is measured in the same rounds, because absolute times say little about a busy
// machine.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <memory>
#include <ostream>
#include <sstream>

#include "cli/json.hpp"
#include "cli/machine_work.hpp"
#include "cli/options.hpp"
#include "core/words.hpp"
#include "counting/halves/halves.hpp"
#include "counting/kernels/kernels.hpp"
#include "counting/methods.hpp"
#include "worker/protocol.hpp"
#include "worker/serve.hpp"

namespace queens::cli {

namespace {

struct Options {
    std::optional<std::string> rounds;
    std::optional<std::string> largest;
    std::optional<std::string> against;
    bool lines = false;
    FormatOption format;
};

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

std::vector<Measured> measure(const std::vector<Piece>& pieces, std::uint64_t rounds) {
    std::vector<Measured> all;
    std::vector<std::vector<double>> times(pieces.size());
    for (std::uint64_t round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
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

/// The seconds of an earlier run of `queens bench --format json`, piece by piece.
Json read_earlier(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw Complaint("The file \"" + path + "\" cannot be read.");
    Json document = Json::parse(file, nullptr, false);
    const bool good = document.is_object() && document.contains("pieces") &&
                      document["pieces"].is_array() && document.contains("signature");
    const auto is_piece = [](const Json& piece) {
        return piece.is_object() && piece.contains("name") && piece["name"].is_string() &&
               piece.contains("nodes") && piece["nodes"].is_string() && piece.contains("seconds") &&
               piece["seconds"].is_number();
    };
    if (!good || !std::all_of(document["pieces"].begin(), document["pieces"].end(), is_piece)) {
        throw Complaint("\"" + path + "\" is not what queens bench --format json writes.");
    }
    return document["pieces"];
}

const Json* find_piece(const Json& earlier, const std::string& name) {
    for (const Json& piece : earlier) {
        if (piece["name"] == name) return &piece;
    }
    return nullptr;
}

/// How many times as long as before, and whether the work is still the same.
struct Comparison {
    std::optional<double> ratio;
    bool same_work = true;
};

Comparison compare(const Measured& now, const Json& earlier) {
    const Json* const before = find_piece(earlier, now.name);
    if (before == nullptr) return {};
    const auto seconds = (*before)["seconds"].get<double>();
    const bool same = (*before)["nodes"] == count_value(now.outcome.nodes);
    if (seconds <= 0) return {std::nullopt, same};
    return {now.seconds / seconds, same};
}

Status show_bench(const Options& options, Console& console) {
    const bool json = options.format.json();
    const std::uint64_t rounds =
        options.rounds ? read_number("--rounds", *options.rounds, 1, 99) : 3;
    const std::uint64_t largest =
        options.largest ? read_number("--largest", *options.largest, 0, 19) : 18;
    const Json earlier = options.against ? read_earlier(*options.against) : Json::array();
    const std::vector<Piece> pieces = pieces_of_work(static_cast<int>(largest));
    if (options.lines) {
        for (const Piece& piece : pieces) {
            for (const std::string& line : piece.lines) {
                console.out << piece.name << '\t' << line << '\n';
            }
        }
        return Status::yes;
    }

    const std::vector<Measured> all = measure(pieces, rounds);
    std::uint64_t signature = 0;
    for (const Measured& piece : all) signature += piece.outcome.nodes;
    const std::string kernel = halves_kernels().front()->name;
    const double plain = all.front().seconds;

    bool same_work = true;
    Json list = Json::array();
    std::ostringstream table;
    table << std::left << std::setw(16) << "work" << std::right << std::setw(14) << "solutions"
          << std::setw(14) << "nodes" << std::setw(10) << "seconds" << std::setw(10) << "/ plain"
          << std::setw(10) << "/ loop" << (options.against ? "  / before" : "") << '\n';
    for (const Measured& piece : all) {
        const Comparison comparison = compare(piece, earlier);
        same_work = same_work && comparison.same_work;
        const double ratio = plain > 0 ? piece.seconds / plain : 0;
        table << std::left << std::setw(16) << piece.name << std::right << std::setw(14)
              << piece.outcome.count << std::setw(14) << piece.outcome.nodes << std::fixed
              << std::setprecision(4) << std::setw(10) << piece.seconds << std::setprecision(2)
              << std::setw(10) << ratio << std::setw(10);
        if (piece.per_loop) {
            table << *piece.per_loop;
        } else {
            table << '-';
        }
        if (comparison.ratio) table << std::setw(10) << *comparison.ratio;
        if (!comparison.same_work) table << "  other nodes than before";
        table << '\n';
        Json value;
        value["name"] = piece.name;
        value["count"] = count_value(piece.outcome.count);
        value["nodes"] = count_value(piece.outcome.nodes);
        value["seconds"] = piece.seconds;
        value["ratio"] = ratio;
        value["loop"] = piece.per_loop ? Json(*piece.per_loop) : Json(nullptr);
        value["before"] = comparison.ratio ? Json(*comparison.ratio) : Json(nullptr);
        list.push_back(std::move(value));
    }
    if (json) {
        Json document;
        document["signature"] = count_value(signature);
        document["kernel"] = kernel;
        document["pieces"] = std::move(list);
        console.out << document.dump() << '\n';
    } else {
        console.out << table.str() << "Signature " << signature << " nodes; halves by " << kernel
                    << "; CPU seconds, median of " << counted(rounds, "round") << ".\n";
    }
    return same_work ? Status::yes : Status::no;
}

}  // namespace

Action add_bench(CLI::App& command) {
    auto options = std::make_shared<Options>();
    add_word(command, "--rounds", "R", options->rounds, "1 to 99, 3 if not given");
    add_word(command, "--largest", "N", options->largest,
             "leave out larger boards: 0 to 19, 18 if not given");
    add_word(command, "--against", "FILE", options->against,
             "compare with an earlier output in JSON");
    command.add_flag("--lines", options->lines,
                     "only print the job lines of the work, for scripts/bench");
    options->format.add_to(command);
    command.footer(
        "The signature is the number of all nodes: it must be equal on every machine. Exit status "
        "1\n"
        "if a piece of work has other nodes than in FILE. \"plain 13\" is an ordinary search over\n"
        "bitmasks: the yardstick. Step machines are compared with plain loops that place the same\n"
        "queens, too: / loop is what their pauses cost.");
    return [options](Console& console) { return show_bench(*options, console); };
}

}  // namespace queens::cli
