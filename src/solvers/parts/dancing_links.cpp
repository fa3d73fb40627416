// The dance: what is taken out of a list keeps its links, and so finds its place again.
#include "solvers/parts/dancing_links.hpp"

#include <algorithm>

namespace queens {

void CoverMatrix::add_option(std::span<const std::uint32_t> covered) {
    const auto option = static_cast<std::uint32_t>(option_count());
    items.insert(items.end(), covered.begin(), covered.end());
    options.resize(items.size(), option);
    begin.push_back(static_cast<std::uint32_t>(items.size()));
}

std::span<const std::uint32_t> CoverMatrix::items_of(std::size_t option) const {
    return {items.data() + begin[option], items.data() + begin[option + 1]};
}

DancingLinks::DancingLinks(std::shared_ptr<const CoverMatrix> matrix)
    : matrix_(std::move(matrix)),
      first_node_(matrix_->item_count + 1),
      sizes_(first_node_, 0),
      covered_(first_node_, 0) {
    for (std::uint32_t item = 0; item < first_node_; ++item) {
        links_.push_back({item, item, item, item});
        if (item == 0 || item > matrix_->needed) continue;
        links_[item].left = item - 1;
        links_[item - 1].right = item;
        links_[item].right = 0;
        links_[0].left = item;
    }
    for (const std::uint32_t item : matrix_->items) {
        const auto node = static_cast<std::uint32_t>(links_.size());
        const std::uint32_t last = links_[item].up;
        links_.push_back({node, node, last, item});
        links_[last].down = node;
        links_[item].up = node;
        ++sizes_[item];
    }
}

/// Takes the other nodes of the node's option out of the lists of their items.
void DancingLinks::hide_others(std::uint32_t node) {
    const std::uint32_t option = option_of(node);
    for (std::uint32_t i = matrix_->begin[option]; i < matrix_->begin[option + 1]; ++i) {
        const std::uint32_t other = first_node_ + i;
        if (other == node) continue;
        links_[links_[other].up].down = links_[other].down;
        links_[links_[other].down].up = links_[other].up;
        --sizes_[matrix_->items[i]];
    }
}

/// Puts them back.
void DancingLinks::show_others(std::uint32_t node) {
    const std::uint32_t option = option_of(node);
    for (std::uint32_t i = matrix_->begin[option + 1]; i-- > matrix_->begin[option];) {
        const std::uint32_t other = first_node_ + i;
        if (other == node) continue;
        ++sizes_[matrix_->items[i]];
        links_[links_[other].up].down = other;
        links_[links_[other].down].up = other;
    }
}

void DancingLinks::cover(std::uint32_t item) {
    covered_[item] = 1;
    links_[links_[item].left].right = links_[item].right;
    links_[links_[item].right].left = links_[item].left;
    for (std::uint32_t node = links_[item].down; node != item; node = links_[node].down) {
        hide_others(node);
    }
}

void DancingLinks::uncover(std::uint32_t item) {
    for (std::uint32_t node = links_[item].up; node != item; node = links_[node].up) {
        show_others(node);
    }
    links_[links_[item].left].right = item;
    links_[links_[item].right].left = item;
    covered_[item] = 0;
}

void DancingLinks::cover_others(std::uint32_t node) {
    const std::uint32_t option = option_of(node);
    for (std::uint32_t i = matrix_->begin[option]; i < matrix_->begin[option + 1]; ++i) {
        if (first_node_ + i != node) cover(matrix_->items[i]);
    }
}

void DancingLinks::uncover_others(std::uint32_t node) {
    const std::uint32_t option = option_of(node);
    for (std::uint32_t i = matrix_->begin[option + 1]; i-- > matrix_->begin[option];) {
        if (first_node_ + i != node) uncover(matrix_->items[i]);
    }
}

bool DancingLinks::is_hidden(std::size_t option) const {
    const std::span<const std::uint32_t> items = matrix_->items_of(option);
    return std::any_of(items.begin(), items.end(),
                       [&](std::uint32_t item) { return covered_[item] != 0; });
}

std::size_t DancingLinks::memory() const {
    return links_.size() * sizeof(Links) + sizes_.size() * (sizeof(std::uint32_t) + 1);
}

}  // namespace queens
