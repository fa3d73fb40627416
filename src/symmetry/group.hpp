// Groups of motions, M < D4 < D4,n < Sim(n) < Aff(n) of Engelhardt (2007), and where they act.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/choice.hpp"
#include "core/sentence.hpp"
#include "symmetry/motion.hpp"

namespace queens {

/// Identity and one reflection; the eight motions of the square; these with all shifts of the
/// torus; these with all dilations; all affine maps.
enum class GroupKind : std::uint8_t { m, d4, d4n, sim, aff };

/// A kind of group with its name on the command line and in words.
struct NamedGroup {
    GroupKind kind;
    std::string_view slug;
    Sentence summary;
};

/// All kinds, each group a part of the next one.
inline constexpr std::array<NamedGroup, 5> groups{
    {{GroupKind::m, "m", "the identity and the reflection top to bottom"},
     {GroupKind::d4, "d4", "rotations and reflections of the square"},
     {GroupKind::d4n, "d4n", "rotations, reflections and shifts around the torus"},
     {GroupKind::sim, "sim",
      "rotations, reflections, shifts, and dilations, which multiply every distance by a number, "
      "modulo n"},
     {GroupKind::aff, "aff",
      "all linear maps that can be undone, followed by any shift, modulo n"}}};
template <>
inline constexpr auto choice_slugs<GroupKind> = slugs_of(groups);

[[nodiscard]] const NamedGroup& named(GroupKind kind);

/// The group in formulas: "M", "D4", "D4,8", "Sim(8)", "Aff(8)".
[[nodiscard]] std::string title_of(GroupKind kind, int n);

/// The largest board whose affine group is made. Up to shifts it never has more than the 892,800
/// motions of n = 31.
inline constexpr int largest_affine = 32;

/// A group as a table of distinct maps, the identity first. A group that contains all n^2 shifts
/// keeps one motion of each of their cosets, and composes the others when it is asked for.
class Group {
  public:
    /// 1 <= n <= largest_side, for Aff(n) up to largest_affine.
    Group(GroupKind kind, int n);

    [[nodiscard]] GroupKind kind() const { return kind_; }
    [[nodiscard]] int n() const { return n_; }
    /// Whether all shifts of the torus belong to the group.
    [[nodiscard]] bool has_shifts() const { return kind_ >= GroupKind::d4n; }
    [[nodiscard]] std::uint64_t order() const { return cosets_.size() * shifts(); }
    /// The motions up to shifts: all of M and D4, otherwise one for each matrix.
    [[nodiscard]] std::span<const Motion> cosets() const { return cosets_; }
    /// The motions in the order of the table, 0 <= index < order(); motion 0 is the identity.
    [[nodiscard]] Motion operator[](std::uint64_t index) const;
    [[nodiscard]] bool contains(const Motion& motion) const;

  private:
    [[nodiscard]] std::uint64_t shifts() const;

    GroupKind kind_;
    int n_;
    std::vector<Motion> cosets_;
};

/// What a group makes of the boards of a size and a surface: nothing, because it does not act on
/// them; sets of squares, which may be solutions or not; or solutions of solutions, because its
/// motions carry the lines of the surface to lines.
enum class Action : std::uint8_t { none, squares, solutions };

/// How a group acts, and unless it acts on solutions one sentence why not.
struct Acting {
    Action action = Action::solutions;
    std::string sentence;
};

/// On boards with queens, rooks and bishops only.
[[nodiscard]] Acting acting(GroupKind kind, Size size, Surface surface);
/// The same with whatever stands on the board.
[[nodiscard]] Acting acting(GroupKind kind, const Board& board);

}  // namespace queens
