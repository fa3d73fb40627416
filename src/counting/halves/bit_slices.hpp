// Bit-sliced matching: how many pairs of two lists of words have no bit in common?
//
// Patterns, some hundreds at a time, are transposed to one row of bits for each bit of a word:
// which of the patterns lack it. From these rows tables are made, one for each few bits: which
// patterns lack all bits of an entry's number. For each word of the other list (a query) one entry
// of each table is taken, and the ones in all of them are the patterns that fit. The ones of eight
// results are added up by carry-save adders before they are counted (Harley and Seal, in Warren's
// "Hacker's Delight", 5-1).
//
// A pattern meets a query of the other half, where the two fields of a word have changed places.
#pragma once

#include "counting/halves/halves_kernel.hpp"
#include "counting/halves/word_list.hpp"
#include "counting/kernels/vectors.hpp"

namespace queens::QUEENS_VECTORS {

/// The bits that the tables before each of a field have, and their entries.
template <unsigned parts>
struct TablesBefore {
    unsigned bits[parts];
    unsigned entries[parts];
};

template <unsigned parts>
constexpr TablesBefore<parts> tables_before(const unsigned (&width)[parts]) {
    TablesBefore<parts> sums{};
    for (unsigned part = 1; part < parts; ++part) {
        sums.bits[part] = sums.bits[part - 1] + width[part - 1];
        sums.entries[part] = sums.entries[part - 1] + (1U << width[part - 1]);
    }
    return sums;
}

/// How the bits of a word's fields are dealt to tables: the widths are the bits of each table of a
/// field.
template <unsigned... widths>
struct Cut {
    static constexpr unsigned parts = sizeof...(widths);
    static constexpr unsigned width[] = {widths...};
    static constexpr TablesBefore<parts> before = tables_before<parts>({widths...});
    /// The entries of all tables of a field.
    static constexpr unsigned entries = ((1U << widths) + ...);
};

/// Exchanges the bits at distance `step` of rows at that distance, as a transposition does.
template <unsigned step>
[[gnu::always_inline]] inline void exchange(Lanes (&row)[32], std::uint32_t mask) {
#pragma GCC unroll 16
    for (unsigned pair = 0; pair < 16; ++pair) {
        const unsigned i = pair / step * 2 * step + pair % step;
        const Lanes swap = ((row[i] >> step) ^ row[i + step]) & mask;
        row[i + step] ^= swap;
        row[i] ^= swap << step;
    }
}

/// Transposes 32 x 32 bits in each lane: bit i of row k becomes bit k of row i.
[[gnu::always_inline]] inline void transpose(Lanes (&row)[32]) {
    exchange<16>(row, 0x0000FFFF);
    exchange<8>(row, 0x00FF00FF);
    exchange<4>(row, 0x0F0F0F0F);
    exchange<2>(row, 0x33333333);
    exchange<1>(row, 0x55555555);
}

/// Tables of up to `most` patterns, and their matching.
template <typename Word, typename Parts>
class BitSlices {
  public:
    static constexpr std::uint32_t blocks = 4;
    static constexpr std::uint32_t most = blocks * bits_size;

    explicit BitSlices(int field) : field_(static_cast<unsigned>(field)) {}

    /// The pairs of a pattern and a query, those with a query of `twice` doubled. Patterns need a
    /// slack of `most` words.
    std::uint64_t count(Words<Word> all, Words<Word> once, Words<Word> twice) {
        const Word* patterns = all.words;
        std::uint32_t size = all.size;
        std::uint64_t sum = 0;
        for (; size > most; size -= most, patterns += most) {
            sum += count_blocks<4>(patterns, most, once, twice);
        }
        if (size == 0) return sum;
        switch ((size - 1) / bits_size) {
            case 0: return sum + count_blocks<1>(patterns, size, once, twice);
            case 1: return sum + count_blocks<2>(patterns, size, once, twice);
            case 2: return sum + count_blocks<3>(patterns, size, once, twice);
            default: return sum + count_blocks<4>(patterns, size, once, twice);
        }
    }

  private:
    template <unsigned n>
    std::uint64_t count_blocks(const Word* patterns, std::uint32_t size, Words<Word> once,
                               Words<Word> twice) {
        for (std::uint32_t i = 0; i < n; ++i) {
            const std::uint32_t before = i * bits_size;
            const std::uint32_t here = size - before < bits_size ? size - before : bits_size;
            make_tables<n>(patterns + before, here, i);
        }
        std::uint64_t sum = 0;
        if (once.size != 0) sum += ask<n>(once.words, once.size);
        if (twice.size != 0) sum += 2 * ask<n>(twice.words, twice.size);
        return sum;
    }

    /// Which of a row's bits stand for a pattern when only the first `size` do.
    static Bits present(std::uint32_t size) {
        constexpr std::uint32_t lanes = bits_size / 32;
        Lanes bits{};
        for (std::uint32_t lane = 0; lane < lanes; ++lane) {
            const std::uint32_t patterns = size > lane ? (size - lane + lanes - 1) / lanes : 0;
            bits[lane] = patterns >= 32 ? ~0U : (1U << patterns) - 1;
        }
        return __builtin_bit_cast(Bits, bits);
    }

    template <unsigned n>
    void make_tables(const Word* patterns, std::uint32_t size, std::uint32_t block) {
        constexpr int lanes = bits_size / 32;
        const Bits first = size == bits_size ? ~Bits{} : present(size);
        Lanes row[32];
        if constexpr (sizeof(Word) == 4) {
            for (int k = 0; k < 32; ++k)
                __builtin_memcpy(&row[k], patterns + k * lanes, bits_bytes);
            transpose(row);
            make_field_tables<n>(row + 16, 0, block, first);
            make_field_tables<n>(row, 1, block, ~Bits{});
        } else {
            for (unsigned field = 0; field < 2; ++field) {
                const int shift = field == 0 ? 32 : 0;
                std::uint32_t half[bits_size];
                for (std::uint32_t i = 0; i < bits_size; ++i) {
                    half[i] = static_cast<std::uint32_t>(patterns[i] >> shift);
                }
                for (int k = 0; k < 32; ++k)
                    __builtin_memcpy(&row[k], half + k * lanes, bits_bytes);
                transpose(row);
                make_field_tables<n>(row, field, block, field == 0 ? first : ~Bits{});
            }
        }
    }

    template <unsigned n>
    void make_field_tables(const Lanes* has, unsigned field, std::uint32_t block,
                           const Bits& start) {
        Bits first = start;
        for (unsigned part = 0; part < Parts::parts; ++part) {
            Bits* const table =
                tables_ + (field * Parts::entries + Parts::before.entries[part]) * n + block;
            table[0] = first;
            for (unsigned bit = 0; bit < Parts::width[part]; ++bit) {
                if (Parts::before.bits[part] + bit >= field_) break;
                const Bits lacks = ~__builtin_bit_cast(Bits, has[Parts::before.bits[part] + bit]);
                const unsigned known = 1U << bit;
                for (unsigned i = 0; i < known; ++i) table[(known + i) * n] = table[i * n] & lacks;
            }
            first = ~Bits{};
        }
    }

    template <unsigned n>
    [[gnu::always_inline]] void look_up(Word query, Bits* result) const {
        constexpr unsigned shifts[] = {0, second_field<Word>};
        for (unsigned field = 0; field < 2; ++field) {
            for (unsigned part = 0; part < Parts::parts; ++part) {
                const auto entry =
                    static_cast<std::uint32_t>(query >> (shifts[field] + Parts::before.bits[part]) &
                                               ((1U << Parts::width[part]) - 1));
                const Bits* const found =
                    tables_ + (field * Parts::entries + Parts::before.entries[part]) * n +
                    entry * n;
                for (std::uint32_t i = 0; i < n; ++i) {
                    result[i] = field == 0 && part == 0 ? found[i] : result[i] & found[i];
                }
            }
        }
    }

    /// Adds three rows of bits: the sums, which stay in `sum`, and the carries.
    [[gnu::always_inline]] static Bits carry(Bits& sum, const Bits& a, const Bits& b) {
        const Bits half = sum ^ a;
        const Bits carries = (sum & a) | (half & b);
        sum = half ^ b;
        return carries;
    }

    template <unsigned n>
    std::uint64_t ask(const Word* queries, std::uint32_t asked) const {
        std::uint64_t sum = 0;
        std::uint32_t i = 0;
#if defined(__AVX512VPOPCNTDQ__) && !defined(QUEENS_PORTABLE)
        Bits sums{};
        for (; i < asked; ++i) {
            Bits result[n];
            look_up<n>(queries[i], result);
            for (const Bits& bits : result) {
                const __m512i ones = _mm512_popcnt_epi64(__builtin_bit_cast(__m512i, bits));
                sums += __builtin_bit_cast(Bits, ones);
            }
        }
        for (int k = 0; k < bits_words; ++k) sum += sums[k];
#else
        // So many queries that their results come in eights.
        constexpr std::uint32_t together = n == 1 || n == 3 ? 8 : 8 / n;
        Bits ones{};
        Bits twos{};
        Bits fours{};
        std::uint64_t eights = 0;
        for (; i + together <= asked; i += together) {
            Bits r[together * n];
            for (std::uint32_t k = 0; k < together; ++k) look_up<n>(queries[i + k], r + k * n);
            for (std::uint32_t k = 0; k < together * n; k += 8) {
                const Bits two_a = carry(ones, r[k], r[k + 1]);
                const Bits two_b = carry(ones, r[k + 2], r[k + 3]);
                const Bits four_a = carry(twos, two_a, two_b);
                const Bits two_c = carry(ones, r[k + 4], r[k + 5]);
                const Bits two_d = carry(ones, r[k + 6], r[k + 7]);
                const Bits four_b = carry(twos, two_c, two_d);
                eights += ones_in(carry(fours, four_a, four_b));
            }
        }
        sum = 8 * eights + 4 * ones_in(fours) + 2 * ones_in(twos) + ones_in(ones);
        for (; i < asked; ++i) {
            Bits result[n];
            look_up<n>(queries[i], result);
            for (const Bits& bits : result) sum += ones_in(bits);
        }
#endif
        return sum;
    }

    const unsigned field_;
    Bits tables_[2 * Parts::entries * blocks];
};

}  // namespace queens::QUEENS_VECTORS
