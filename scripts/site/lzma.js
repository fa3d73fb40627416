// Unpacks what `xz --format=lzma` has packed: Igor Pavlov's LZMA, as its specification says
// (https://www.7-zip.org/sdk.html). Browsers themselves unpack no more than deflate, which leaves a
// third more of a program.
//
// A range decoder reads bits, each by how probable it has been so far at its place; bits make up
// literals, and matches with what came before, which lie at a new distance or at one of the last four.

/** Bits of a probability, and how fast it follows what comes. */
const scale = 11;
const rate = 5;

const states = 12;
/** Bits of a place in the bytes that may matter at most. */
const placeBits = 4;
/** The shortest match, and how many lengths have probabilities of their own. */
const shortest = 2;
const lengthKinds = 4;
/** Bytes of the header: properties, size of the window, and size of the whole, which is not known. */
const headerBytes = 13;

/** @param {number} count */
const probabilities = (count) => new Uint16Array(count).fill(1 << (scale - 1));

class RangeDecoder {
    #bytes;
    #at = headerBytes + 1;
    #range = -1 >>> 0;
    #code = 0;

    /** @param {Uint8Array} bytes */
    constructor(bytes) {
        this.#bytes = bytes;
        for (let i = 0; i < 4; i += 1) this.#code = ((this.#code << 8) | this.#next()) >>> 0;
    }

    #next() {
        if (this.#at >= this.#bytes.length) throw new Error('what is packed has been cut short');
        return this.#bytes[this.#at++];
    }

    #refill() {
        if (this.#range < 0x1000000) {
            this.#range = (this.#range << 8) >>> 0;
            this.#code = ((this.#code << 8) | this.#next()) >>> 0;
        }
    }

    /**
     * @param {Uint16Array} odds
     * @param {number} place in them
     * @returns {0 | 1}
     */
    bit(odds, place) {
        const odd = odds[place];
        const bound = (this.#range >>> scale) * odd;
        const bit = this.#code < bound ? 0 : 1;
        if (bit === 0) {
            this.#range = bound;
            odds[place] = odd + (((1 << scale) - odd) >>> rate);
        } else {
            this.#range -= bound;
            this.#code -= bound;
            odds[place] = odd - (odd >>> rate);
        }
        this.#refill();
        return bit;
    }

    /**
     * @param {number} count of bits, the highest first, each as probable as its opposite
     * @returns {number}
     */
    evenBits(count) {
        let value = 0;
        for (let i = 0; i < count; i += 1) {
            this.#range >>>= 1;
            const bit = this.#code < this.#range ? 0 : 1;
            if (bit) this.#code -= this.#range;
            this.#refill();
            value = 2 * value + bit;
        }
        return value;
    }

    /**
     * @param {Uint16Array} odds
     * @param {number} count of bits, the highest first
     * @param {number} from where their tree begins
     * @returns {number}
     */
    tree(odds, count, from = 0) {
        let node = 1;
        for (let i = 0; i < count; i += 1) node = 2 * node + this.bit(odds, from + node);
        return node - (1 << count);
    }

    /** The same with the lowest bit first. */
    reverseTree(odds, count, from = 0) {
        let node = 1;
        let value = 0;
        for (let i = 0; i < count; i += 1) {
            const bit = this.bit(odds, from + node);
            node = 2 * node + bit;
            value += bit << i;
        }
        return value;
    }
}

/** Lengths of matches: eight short ones and eight longer ones for each place, then all up to 273. */
class Lengths {
    #choices = probabilities(2);
    #short = probabilities(8 << placeBits);
    #medium = probabilities(8 << placeBits);
    #long = probabilities(256);

    /**
     * @param {RangeDecoder} decoder
     * @param {number} place
     * @returns {number} the length above the shortest
     */
    read(decoder, place) {
        if (!decoder.bit(this.#choices, 0)) return decoder.tree(this.#short, 3, 8 * place);
        if (!decoder.bit(this.#choices, 1)) return 8 + decoder.tree(this.#medium, 3, 8 * place);
        return 16 + decoder.tree(this.#long, 8);
    }
}

/** Distances: their highest bits by a slot, the lowest four by a tree, those between by nothing. */
class Distances {
    #slots = probabilities(lengthKinds * 64);
    #near = probabilities(128);
    #lowest = probabilities(16);

    /**
     * @param {RangeDecoder} decoder
     * @param {number} length above the shortest
     * @returns {number} the distance less one; 2^32 - 1 marks the end
     */
    read(decoder, length) {
        const slot = decoder.tree(this.#slots, 6, 64 * Math.min(length, lengthKinds - 1));
        if (slot < 4) return slot;
        const bits = (slot >> 1) - 1;
        const base = (2 + (slot & 1)) * 2 ** bits;
        if (slot < 14) return base + decoder.reverseTree(this.#near, bits, base - slot);
        return base + 16 * decoder.evenBits(bits - 4) + decoder.reverseTree(this.#lowest, 4);
    }
}

/**
 * @param {Uint8Array} packed by `xz --format=lzma`
 * @param {number} size of what was packed, in bytes
 * @returns {Uint8Array} what was packed
 */
export function unpackLzma(packed, size) {
    const contextBits = packed[0] % 9;
    const lowBits = Math.floor(packed[0] / 9) % 5;
    const placeMask = (1 << Math.floor(packed[0] / 45)) - 1;
    const lowMask = (1 << lowBits) - 1;
    const decoder = new RangeDecoder(packed);
    const literals = probabilities(0x300 << (contextBits + lowBits));
    const isMatch = probabilities(states << placeBits);
    const isRepeated = probabilities(states);
    const isOlder = [0, 1, 2].map(() => probabilities(states));
    const isLong = probabilities(states << placeBits);
    const lengths = new Lengths();
    const repeatedLengths = new Lengths();
    const distances = new Distances();
    const bytes = new Uint8Array(size);
    const last = [0, 0, 0, 0];
    let state = 0;
    let at = 0;

    const readLiteral = () => {
        const before = at > 0 ? bytes[at - 1] : 0;
        const context = ((at & lowMask) << contextBits) + (before >> (8 - contextBits));
        const from = 0x300 * context;
        let node = 1;
        if (state >= 7) {
            let matched = bytes[at - last[0] - 1];
            while (node < 0x100) {
                const expected = (matched >> 7) & 1;
                matched <<= 1;
                const bit = decoder.bit(literals, from + ((1 + expected) << 8) + node);
                node = 2 * node + bit;
                if (bit !== expected) break;
            }
        }
        while (node < 0x100) node = 2 * node + decoder.bit(literals, from + node);
        bytes[at++] = node;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
    };
    /** @returns {number} how many bytes are repeated, 0 at the end */
    const readMatch = () => {
        const place = at & placeMask;
        if (!decoder.bit(isRepeated, state)) {
            const length = lengths.read(decoder, place);
            last.unshift(distances.read(decoder, length));
            last.pop();
            state = state < 7 ? 7 : 10;
            return last[0] === 0xffffffff ? 0 : length + shortest;
        }
        let which = 0;
        while (which < 3 && decoder.bit(isOlder[which], state)) which += 1;
        if (which === 0 && !decoder.bit(isLong, (state << placeBits) + place)) {
            state = state < 7 ? 9 : 11;
            return 1;
        }
        last.unshift(...last.splice(which, 1));
        const length = repeatedLengths.read(decoder, place);
        state = state < 7 ? 8 : 11;
        return length + shortest;
    };

    for (;;) {
        if (!decoder.bit(isMatch, (state << placeBits) + (at & placeMask))) {
            readLiteral();
            continue;
        }
        const length = readMatch();
        if (length === 0) return bytes;
        for (let i = 0; i < length; i += 1, at += 1) bytes[at] = bytes[at - last[0] - 1];
    }
}
