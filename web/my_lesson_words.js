// Words that a teacher has typed as Markdown that shows them so, and back: lines stay lines, and a sign of
// multiplication is no emphasis. Whatever else means something in Markdown may be typed.

/** Lines that begin something else than a paragraph, and those around code, in which nothing is changed. */
const begins = /^\s*$|^ {4}|^\s*(?:[#>|]|[-+*]\s|[-=*_]{3}|\d+[.)]\s)/;
const code = /^(?:> )?\s*(?:```|~~~)/m;

/** How Markdown breaks a line. */
const lineBreak = '\\\n';

/**
 * @param {string} text in Markdown
 * @param {string} between what comes between two lines of a paragraph
 */
function joined(text, between) {
    if (code.test(text)) return text;
    const lines = text.split('\n');
    return lines.reduce((all, line, at) => {
        const isQuoted = [lines[at - 1], line].every((each) => each.startsWith('> '));
        const [one, other] = [lines[at - 1], line].map((each) => each.slice(isQuoted ? 2 : 0));
        const isOneParagraph = !begins.test(one) && !begins.test(other);
        return isOneParagraph && !one.endsWith('\\') ? all + between + other : `${all}\n${line}`;
    });
}

/** @returns {string} Markdown in which no lines of a paragraph are two but for those that stay so */
export const withLinesJoined = (markdown) => joined(markdown, ' ');

const product = /([\p{L}\p{N}])(\*+)(?=[\p{L}\p{N}])/gu;
const escapedProduct = /([\p{L}\p{N}])((?:\\\*)+)(?=[\p{L}\p{N}])/gu;

const withProducts = (text) =>
    text.replace(product, (_, before, stars) => before + stars.replaceAll('*', '\\*'));

/** What would begin or end a step at the beginning of a line, and with the backslash that forbids it. */
const stepSign = /^(\s*)(#{1,6}\s|---|===|\*\*\*)/gm;
const escapedStepSign = /^(\s*)\\(#{1,6}\s|---|===|\*\*\*)/gm;

/** @returns {string} words of any length as Markdown in which nothing begins or ends a step */
export function markdownFor(words) {
    const inStep = words.trim().replace(stepSign, '$1\\$2');
    return code.test(inStep) ? inStep : joined(withProducts(inStep), lineBreak);
}

/** @returns {string} the words that such Markdown was made of */
export function wordsOf(markdown) {
    const inStep = code.test(markdown)
        ? markdown
        : markdown
              .replaceAll(lineBreak, '\n')
              .replace(escapedProduct, (_, before, stars) => before + stars.replaceAll('\\', ''));
    return inStep.replace(escapedStepSign, '$1$2');
}

/** What would begin something else in a line behind the first one, and comes behind a backslash there. */
const beginning = /^\d*[#>|+*~`.)-]/;

/**
 * Words that stand in a link, whose brackets would end it, and that in an item of a list.
 * @returns {string} Markdown
 */
export function markdownInLink(words) {
    const lines = words.trim().split(/\s*\n\s*/);
    const escaped = lines.map((line) => withProducts(line.replace(/[[\]\\]/g, '\\$&')));
    const guard = (sign) => `${sign.slice(0, -1)}\\${sign.at(-1)}`;
    const guarded = escaped.map((line, at) => (at ? line.replace(beginning, guard) : line));
    return guarded.join(`${lineBreak}  `);
}

/** @returns {string} the words that such Markdown was made of */
export const wordsInLink = (markdown) =>
    markdown.replaceAll(`${lineBreak}  `, '\n').replace(/\\([^\w\s])/g, '$1');
