// What callers of the package give by name: a word that is misspelled is an error, and never passed over.

const listed = (words) => new Intl.ListFormat('en-GB').format(words);

/**
 * @param {object} given
 * @param {string[]} names that it may have
 * @param {string} what the beginning of the sentence about any other
 */
export function checkNames(given, names, what) {
    const other = Object.keys(given).find((name) => !names.includes(name));
    if (other === undefined) return;
    const verb = names.length > 1 ? 'are' : 'is';
    throw new TypeError(`${what} "${other}"; there ${verb} ${listed(names)}.`);
}

const shown = (value) => (typeof value === 'string' ? `"${value}"` : String(value));

/**
 * @param {string} what the beginning of the sentence about any other value
 * @param {unknown} value that is a whole number within these bounds, or not given
 * @param {number} least
 * @param {number} [most]
 */
export function checkWhole(what, value, least, most = Infinity) {
    if (value === undefined) return;
    if (Number.isInteger(value) && value >= least && value <= most) return;
    const bounds = most === Infinity ? `${least} on` : `${least} to ${most.toLocaleString('en')}`;
    throw new RangeError(`${what} a whole number from ${bounds}, not ${shown(value)}.`);
}

/**
 * @template {object} Options
 * @param {string} call whose options they are
 * @param {Options} [options]
 * @param {string[]} names that they may have besides a signal
 * @returns {Options}
 */
export function optionsOf(call, options = {}, names = []) {
    if (typeof options !== 'object' || options === null) {
        throw new TypeError(`The options of ${call} are an object.`);
    }
    checkNames(options, [...names, 'signal'], `${call} has no option`);
    if (options.signal !== undefined && !(options.signal instanceof AbortSignal)) {
        throw new TypeError('The signal is no AbortSignal.');
    }
    if (options.onprogress !== undefined && typeof options.onprogress !== 'function') {
        throw new TypeError('onprogress is no function.');
    }
    return options;
}
