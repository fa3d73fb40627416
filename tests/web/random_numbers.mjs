// Random numbers of tests, the same ones in each run.

/**
 * @param {number} seed
 * @returns {(bound: number) => number} draws a whole number from 0 to below the bound
 */
export function randomNumbers(seed) {
    let state = seed;
    return (bound) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * bound);
    };
}
