// Which tasks and jobs can be done, and doing them.
#include "counting/task.hpp"

#include <algorithm>
#include <cassert>

#include "counting/kernels.hpp"

namespace queens {

namespace {

constexpr int largest_plane = 32;
constexpr int largest_torus = 31;

}  // namespace

std::string refuse(const Task& task) {
    const Size size = task.size;
    const std::string name(named(task.surface).title);
    if (!is_valid(size)) {
        return "A board has 1 to " + std::to_string(largest_side) + " columns and rows.";
    }
    if (task.surface.sides == Join::flipped || task.surface.ends == Join::flipped) {
        return "Counting on all cores knows the plane, cylinders and the torus; this board is a " +
               name + ".";
    }
    const bool plane = task.surface == Surface{};
    if (!plane && !size.is_square()) {
        return "Cylinders and tori can be counted here when they are square; this board has " +
               std::to_string(size.columns) + " columns and " + std::to_string(size.rows) +
               " rows.";
    }
    const int largest = plane ? largest_plane : largest_torus;
    const std::string kind = plane                          ? "The plane"
                             : name.starts_with("Cylinder") ? "The cylinder"
                                                            : "The torus";
    if (size.columns > largest) {
        return kind + " can be counted up to " + std::to_string(largest) +
               " columns here; this board has " + std::to_string(size.columns) + ".";
    }
    if (size.rows > largest) {
        return kind + " can be counted up to " + std::to_string(largest) +
               " rows here; this board has " + std::to_string(size.rows) + ".";
    }
    return {};
}

std::string refuse(const Job& job) {
    if (std::string complaint = refuse(job.task); !complaint.empty()) return complaint;
    if (job.weight < 1) return "The job has no weight.";
    if (job.method == Method::halves) {
        if (job.task.surface != Surface{} || !job.task.size.is_square()) {
            return "Only square planes are counted by halves.";
        }
        return refuse_halves(job.task.size.rows, job.halves);
    }
    const Shape shape = shape_of(job.task);
    if (job.prefix.size() > static_cast<std::size_t>(shape.lines)) {
        return "The job fixes " + std::to_string(job.prefix.size()) +
               " queens, but the board has only " + std::to_string(shape.lines) + " lines.";
    }
    for (std::size_t line = 0; line < job.prefix.size(); ++line) {
        const int column = job.prefix[line];
        if (column < 0 || column >= shape.width) {
            return "The job fixes a queen in column " + std::to_string(column) +
                   ", but the columns run from 0 to " + std::to_string(shape.width - 1) + ".";
        }
        for (std::size_t above = 0; above < line; ++above) {
            if (shape.attack(column, job.prefix[above], static_cast<int>(line - above))) {
                return "The queens that the job fixes in lines " + std::to_string(above) + " and " +
                       std::to_string(line) + " attack each other.";
            }
        }
    }
    if (job.times < 1 || job.times > most_times) {
        return "The job counts every solution " + std::to_string(job.times) + " times; 1 to " +
               std::to_string(most_times) + " are possible.";
    }
    return {};
}

Shape shape_of(const Task& task) {
    return {std::max(task.size.columns, task.size.rows), task.size.shorter(),
            task.surface != Surface{}};
}

bool suits_halves(const Task& task) {
    constexpr int fewest = 12;
    return task.surface == Surface{} && task.size.is_square() && task.size.rows >= fewest &&
           task.size.rows <= most_halved_rows;
}

Result work(const Job& job) {
    Halves halves;
    return work(job, halves);
}

Result work(const Job& job, Halves& halves) {
    assert(refuse(job).empty());
    if (job.method == Method::halves) {
        const HalvesTally tally = halves.count(job.task.size.rows, job.halves);
        return {job.id, tally.count, tally.half_boards};
    }
    const Shape shape = shape_of(job.task);
    const Completions found = shape.count(shape.lines, job.prefix);
    return {job.id, found.count * job.times, found.nodes};
}

}  // namespace queens
