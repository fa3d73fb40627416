// The tasks that the board on the screen suggests, to be chosen from.

/**
 * @param {(question: string) => string} ask the program
 * @returns {string[][]} pairs of fragment and what is asked
 */
export const tasksOnScreen = (ask) =>
    ask('tasks')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t'));

/**
 * @param {string[][]} tasks
 * @returns {HTMLOptionElement[]} whose values are their places
 */
export const choicesOf = (tasks) => tasks.map(([, asked], i) => new Option(asked, i));
