// The rule of a language for plurals, as the head of a .po file writes it: an expression of C.

/** How strongly operators bind. */
const strength = {
    '||': 1,
    '&&': 2,
    '==': 3,
    '!=': 3,
    '<': 4,
    '>': 4,
    '<=': 4,
    '>=': 4,
    '+': 5,
    '-': 5,
    '*': 6,
    '/': 6,
    '%': 6,
};

/** @type {Record<string, (a: number, b: number) => number>} */
const operators = {
    '||': (a, b) => Number(Boolean(a) || Boolean(b)),
    '&&': (a, b) => Number(Boolean(a) && Boolean(b)),
    '==': (a, b) => Number(a === b),
    '!=': (a, b) => Number(a !== b),
    '<': (a, b) => Number(a < b),
    '>': (a, b) => Number(a > b),
    '<=': (a, b) => Number(a <= b),
    '>=': (a, b) => Number(a >= b),
    '+': (a, b) => a + b,
    '-': (a, b) => a - b,
    '*': (a, b) => a * b,
    '/': (a, b) => Math.floor(a / b),
    '%': (a, b) => a % b,
};

/** Reads an expression from its signs, which are taken off the front, and gives a function of n. */
function read(signs, least = 0) {
    let value = operand(signs);
    while (strength[signs[0]] > least) {
        const sign = signs.shift();
        const [left, right] = [value, read(signs, strength[sign])];
        value = (n) => operators[sign](left(n), right(n));
    }
    if (least > 0 || signs[0] !== '?') return value;
    signs.shift();
    const [condition, then] = [value, read(signs)];
    if (signs.shift() !== ':') throw new Error('no choice');
    const otherwise = read(signs);
    return (n) => (condition(n) ? then(n) : otherwise(n));
}

function operand(signs) {
    const sign = signs.shift();
    if (sign === 'n') return (n) => n;
    if (sign === '!') {
        const of = operand(signs);
        return (n) => Number(!of(n));
    }
    if (/^\d/.test(sign ?? '')) return () => Number(sign);
    if (sign !== '(') throw new Error('no number');
    const inside = read(signs);
    if (signs.shift() !== ')') throw new Error('no end');
    return inside;
}

/** Numbers whose forms are written down; from there on the last two digits decide. */
const counted = 200;

/**
 * @param {string} rule such as "nplurals=2; plural=(n > 1);"
 * @returns {{ count: number, table: string } | null} how many forms there are, and the digit of that
 *     which each number from 0 to 199 wants; null if it cannot be read
 */
export function pluralForms(rule) {
    const [, count, expression] = /nplurals\s*=\s*(\d)\s*;\s*plural\s*=\s*([^;]+)/.exec(rule) ?? [];
    if (!expression || expression.length > 500) return null;
    try {
        const signs = expression.match(/\d+|[|&=!<>]=|\|\||&&|[^\s\d]/g);
        const form = read(signs);
        const forms = Array.from({ length: counted }, (_, n) => form(n));
        const whole = signs.length === 0 && forms.every((f) => f >= 0 && f < Number(count));
        return whole ? { count: Number(count), table: forms.join('') } : null;
    } catch {
        return null;
    }
}
