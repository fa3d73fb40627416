// What a monkey can do at the page: mouse, touch, keys, windows of all sizes, tabs, links and commands.

export const links = [
    'n=8&a=backtracking',
    'n=8&room=race&a=min_conflicts',
    'n=7&t=torus&view=solid&q=1.3.5.7.2.4.6',
    'n=6&t=klein&view=solid',
    'n=12&room=count',
    'n=8&room=maths&topic=theorem',
    'n=5&a=cube&i=500',
    'n=20&a=annealing&i=500',
    'n=8&q=1.5.8.6.3.7.2.4&view=repeated',
    'n=1',
    'n=8&present=1&a=exact_cover',
];
export const commands = [
    'play',
    'pause',
    'count',
    'pause-count',
    'continue-count',
    'race',
    'undo',
    'redo',
];
export const keys = [
    'ArrowRight',
    'ArrowUp',
    'Enter',
    'Escape',
    'Space',
    't',
    'r',
    'h',
    'q',
    'Control+z',
];
export const sizes = [
    [1280, 900],
    [1024, 768],
    [800, 500],
    [500, 850],
];

async function pressSomewhere(page, pointer, below) {
    const [width, height] = await page.run(() => [innerWidth, innerHeight]);
    await page.pressAt(pointer, below(width), below(height));
}

/**
 * What a page can do by itself: what it is given, drawn with `below`, which draws a whole number, and what
 * is done there, by a function that refers to nothing outside.
 */
export const inPage = {
    tab: {
        draw: (below) => below(9),
        act: (which) => {
            const tabs = document.querySelectorAll('#mirror [role=tab]');
            tabs[which % tabs.length]?.click();
        },
    },
    link: {
        draw: (below) => `${links[below(links.length)]}&s=${below(9)}`,
        act: (link) => void (location.hash = link),
    },
    command: {
        draw: (below) => `do ${commands[below(commands.length)]}`,
        act: (line) => window.queensLab.ask(line),
    },
};
const alone = ([name, { draw, act }]) => [name, (page, below) => page.run(act, draw(below))];

/** What the monkey can do, each given `below`. */
export const tricks = {
    click: (page, below) => pressSomewhere(page, 'mouse', below),
    touch: (page, below) => pressSomewhere(page, 'touch', below),
    key: (page, below) => page.press(keys[below(keys.length)]),
    size: (page, below) => page.resize(...sizes[below(sizes.length)]),
    ...Object.fromEntries(Object.entries(inPage).map(alone)),
};
/** The names of the tricks, as often as they are to be drawn. */
export const drawn = Object.keys(tricks).flatMap((name) =>
    name === 'size' ? [name] : Array(5).fill(name),
);
