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
    throw new TypeError(`${what} "${other}"; there are ${listed(names)}.`);
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
    return options;
}
