// Theorem 4.4 of Dubreuil & Koehnen (2022) as an experiment: s - x, s and s + x side by side.
#include <cmath>
#include <numeric>

#include "core/words.hpp"
#include "symmetry/linked.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr std::size_t most_factors = 12;

/// A list with numbers 0 .. n - 1 as a board, which need not be a permutation.
Board board_of_list(const Columns& list) {
    const auto n = static_cast<int>(list.size());
    Board board({n, n});
    for (int row = 0; row < n; ++row) {
        board.put({row, list[static_cast<std::size_t>(row)]}, Piece::queen);
    }
    return board;
}

/// Rings around queens that share their column.
void ring_repeats(const Frame& frame, const Columns& list, ImVec2 low, float side) {
    std::vector<int> times(list.size(), 0);
    for (const int column : list) ++times[static_cast<std::size_t>(column)];
    const float square = side / static_cast<float>(list.size());
    for (std::size_t row = 0; row < list.size(); ++row) {
        if (times[static_cast<std::size_t>(list[row])] < 2) continue;
        const ImVec2 centre{low.x + square * (static_cast<float>(list[row]) + 0.5F),
                            low.y + square * (static_cast<float>(row) + 0.5F)};
        ImGui::GetWindowDrawList()->AddCircle(centre, square * 0.48F, frame.theme.conflict, 0,
                                              std::max(1.5F, square * 0.1F));
    }
}

void draw_three(const Frame& frame, const Columns& columns) {
    struct Sum {
        const char* id;
        const char* title;
        int times;
    };
    constexpr std::array sums{Sum{"s-minus-x", "s \xE2\x88\x92 x", -1}, Sum{"s-alone", "s", 0},
                              Sum{"s-plus-x", "s + x", 1}};
    constexpr float space = 10;
    const float side = std::floor((ImGui::GetContentRegionAvail().x - 2 * space) / 3);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = frame.fonts.strong;
    for (const Sum& sum : sums) {
        if (sum.times != sums.front().times) ImGui::SameLine(0, space);
        ImGui::BeginGroup();
        const Columns image = with_rows_added(columns, sum.times);
        const bool permutation = is_permutation(image);
        const ImVec2 top = ImGui::GetCursorScreenPos();
        centred_text(list, font, size_of(font), {top.x + side / 2, top.y + 10}, frame.theme.ink,
                     sum.title);
        ImGui::Dummy({side, 20});
        const ImVec2 low = ImGui::GetCursorScreenPos();
        if (small_board(frame, {.id = sum.id,
                                .label = sum.title,
                                .board = board_of_list(image),
                                .side = side,
                                .hint = text_of(image)}) &&
            permutation) {
            frame.give(ShowBoard{board_of(image, frame.app.board().surface())});
        }
        ring_repeats(frame, image, low, side);
        const ImVec2 below = ImGui::GetCursorScreenPos();
        centred_text(list, frame.fonts.small, size_of(frame.fonts.small),
                     {below.x + side / 2, below.y + 8},
                     permutation ? frame.theme.right : frame.theme.wrong,
                     permutation ? "permutation" : "repeats");
        ImGui::Dummy({side, 18});
        ImGui::EndGroup();
    }
}

std::string verdict(const Columns& columns) {
    const Sums sums = sums_of(columns);
    if (sums.plus && sums.minus) {
        return "Both are permutations: no two queens share a diagonal of the torus, so that s is a "
               "solution there.";
    }
    if (!sums.plus && !sums.minus) {
        return "Neither is a permutation: on the torus two queens share a diagonal, and two an "
               "anti-diagonal.";
    }
    return std::string("Only ") + (sums.plus ? "s + x" : "s \xE2\x88\x92 x") +
           " is a permutation: on the torus two queens share " +
           (sums.plus ? "a diagonal." : "an anti-diagonal.");
}

std::string condition(int n) {
    const int divisor = std::gcd(n, 6);
    const std::string gcd = "gcd(" + std::to_string(n) + ", 6) = " + std::to_string(divisor) + ": ";
    return gcd +
           (divisor == 1
                ? "this torus has solutions, for instance i \xE2\x86\x92 2i."
                : "this torus has none. Such s exist exactly when neither 2 nor 3 divides n.");
}

void draw_linear(const Frame& frame, const Columns& columns) {
    const auto n = static_cast<int>(columns.size());
    std::vector<int> factors;
    for (int factor = 2; factor < n; ++factor) {
        if (solves_torus(n, factor)) factors.push_back(factor);
    }
    if (factors.empty()) return;
    heading(frame, "Linear solutions");
    const auto form = linear_form(columns);
    const auto number = [](int value) { return std::to_string(value); };
    paragraph(frame, frame.fonts.text, frame.theme.ink,
              form ? "This is i \xE2\x86\x92 " + number(form->factor) + " i + " +
                         number(form->start) + " modulo " + number(n) + "."
                   : "This one is not linear. Those through the corner:");
    for (std::size_t i = 0; i < std::min(factors.size(), most_factors); ++i) {
        const Button control{.id = "linear-" + number(factors[i]),
                             .label = number(factors[i]) + " i",
                             .hint = "Place the queen of row i in column " + number(factors[i]) +
                                     " i modulo " + number(n),
                             .on = form && form->factor == factors[i]};
        if (i == 0 ? button(frame, control) : button_beside(frame, control)) {
            frame.give(ShowBoard{board_of(linear(n, {factors[i], 0}), torus_surface)});
        }
    }
}

void draw_chain(const Frame& frame, const Columns& columns) {
    if (columns.size() < 2 || !is_torus_solution(columns)) return;
    const Chain chain = chain_of(columns);
    gap(4);
    heading(frame, "The chain through it");
    paragraph(frame, frame.fonts.small, frame.theme.quiet,
              chain.solutions.size() == 1
                  ? "Neither s + x nor s \xE2\x88\x92 x is a solution: it stands alone."
                  : counted(chain.solutions.size(), "solution") +
                        ", each the one before plus x; beyond the ends two queens share a column "
                        "or a diagonal.");
    draw_thumbnails(frame, {.id = "link",
                            .count = chain.solutions.size(),
                            .board =
                                [&](std::size_t i) {
                                    return board_of(chain.solutions[i],
                                                    frame.app.board().surface());
                                },
                            .hint = [&](std::size_t i) { return text_of(chain.solutions[i]); },
                            .lit = [&](const Board& board) { return board == frame.app.board(); }});
}

}  // namespace

void draw_sums_topic(const Frame& frame, const Columns& columns) {
    paragraph(frame, frame.fonts.text, frame.theme.ink,
              "Write s for the columns of the queens and x for the rows 0, 1, 2 \xE2\x80\xA6 and "
              "add modulo n.");
    draw_three(frame, columns);
    paragraph(frame, frame.fonts.text, frame.theme.ink, verdict(columns));
    paragraph(frame, frame.fonts.text, frame.theme.quiet,
              condition(static_cast<int>(columns.size())));
    gap(4);
    draw_linear(frame, columns);
    draw_chain(frame, columns);
}

}  // namespace queens::ui
