// Dancing links: items and options in doubly linked lists that take themselves apart and together
// again (Knuth 2000).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace queens {

/// Which options cover which items. Items are numbered from 1, the needed ones first; a node is an
/// item in an option, and nodes are numbered behind the items, option by option.
struct CoverMatrix {
    std::uint32_t item_count = 0;
    std::uint32_t needed = 0;
    /// The items of all options; those of option i from begin[i] to begin[i + 1].
    std::vector<std::uint32_t> items;
    std::vector<std::uint32_t> begin{0};
    /// The option of each node.
    std::vector<std::uint32_t> options;

    void add_option(std::span<const std::uint32_t> covered);
    [[nodiscard]] std::size_t option_count() const { return begin.size() - 1; }
    [[nodiscard]] std::span<const std::uint32_t> items_of(std::size_t option) const;
};

class DancingLinks {
  public:
    explicit DancingLinks(std::shared_ptr<const CoverMatrix> matrix);

    /// Takes an item out, and all options that contain it; and puts them back. What is covered last
    /// must be uncovered first.
    void cover(std::uint32_t item);
    void uncover(std::uint32_t item);
    /// The same with all items of the node's option but the node's own, forward and in reverse.
    void cover_others(std::uint32_t node);
    void uncover_others(std::uint32_t node);

    /// The needed item after this one that is not covered, 0 behind the last; after 0 the first.
    [[nodiscard]] std::uint32_t next_item(std::uint32_t item) const { return links_[item].right; }
    /// How many options contain the item.
    [[nodiscard]] std::uint32_t size(std::uint32_t item) const { return sizes_[item]; }
    /// The next node in the list of an item, which begins and ends with the item itself.
    [[nodiscard]] std::uint32_t below(std::uint32_t node) const { return links_[node].down; }
    [[nodiscard]] std::uint32_t option_of(std::uint32_t node) const {
        return matrix_->options[node - first_node_];
    }
    /// Whether the option contains a covered item.
    [[nodiscard]] bool is_hidden(std::size_t option) const;
    /// The bytes of a copy.
    [[nodiscard]] std::size_t memory() const;

  private:
    /// Left and right lead through the needed items that are not covered, up and down through the
    /// options of an item.
    struct Links {
        std::uint32_t left;
        std::uint32_t right;
        std::uint32_t up;
        std::uint32_t down;
    };

    void hide_others(std::uint32_t node);
    void show_others(std::uint32_t node);

    std::shared_ptr<const CoverMatrix> matrix_;
    std::uint32_t first_node_;
    std::vector<Links> links_;
    std::vector<std::uint32_t> sizes_;
    std::vector<std::uint8_t> covered_;
};

}  // namespace queens
