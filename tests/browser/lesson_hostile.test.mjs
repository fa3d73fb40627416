// Lessons, links and goals that were garbled or written to do harm, ten thousand of them: nothing but
// text, boards and links to elsewhere ever comes of them.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const source = new URL('../../web/', import.meta.url);
const lessons = readdirSync(new URL('lessons', source))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(new URL(`lessons/${file}`, source), 'utf8'));

const laboratory = await laboratoryFor({ fresh: true });

/** Has the page's own modules as they are, beside the bundle that they make. */
const withModules = (page) =>
    page.route('**/modules/*.js', (route) =>
        route.fulfill({
            body: readFileSync(new URL(basename(new URL(route.request().url()).pathname), source)),
            contentType: 'text/javascript',
        }),
    );

/** In the page: makes elements of garbled lessons, and says what is among them. */
async function makeGarbled({ texts, rounds, seed }) {
    const address = (name) => new URL(`modules/${name}`, document.baseURI).href;
    const { readLesson } = await import(address('lesson_lines.js'));
    const { StepText } = await import(address('lesson_text.js'));
    const harm = [
        '<script>window.hurt = 1</script>',
        '<img src=x onerror="window.hurt = 1">',
        '<style>*{display:none}</style>',
        '<iframe src="https://example.org/">',
        '[x](javascript:window.hurt=1)',
        '[x](JaVaScRiPt:window.hurt=1)',
        '[x](data:text/html,<script>window.hurt=1</script>)',
        '![x](https://example.org/x.png)',
        '![x](#n=8&q=<svg onload=window.hurt=1>)',
        '[x](#n=8&goal="><script>)',
        '[x](#n=99999999&b=)',
        '<svg><a xlink:href="javascript:x">',
        '[x]: javascript:window.hurt=1\n[x]',
        '](',
        '[',
        '](#',
        '> ',
        '- [ ] ',
        '## ',
        '---\n',
        '`',
        '&lt;',
        '&#x3c;script&#x3e;',
        '\t',
        '\u2028',
        '\u0000',
        '\ud800',
        '\r',
        '\u202e',
        '_and_',
        '%3Cscript%3E',
    ];
    let state = seed;
    const below = (n) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
    };
    const garbled = () => {
        let text = texts[below(texts.length)];
        const from = below(text.length);
        text = text.slice(0, 300) + text.slice(from, from + 1500);
        for (let change = 1 + below(8); change > 0; change -= 1) {
            const at = below(text.length + 1);
            const cut = below(3) === 0 ? below(40) : 0;
            text = text.slice(0, at) + harm[below(harm.length)] + text.slice(at + cut);
        }
        return text;
    };
    const elements = new Set();
    const attributes = new Set();
    const places = new Set();
    const holder = document.createElement('div');
    const before = document.querySelectorAll('*').length;
    document.body.append(holder);
    for (let round = 0; round < rounds; round += 1) {
        const lesson = readLesson(window.queensLab.ask(`lesson ${garbled()}`));
        const picture = (fragment) =>
            round % 50 === 0 ? window.queensLab.ask(`thumbnail ${fragment}`) : '';
        for (const { blocks } of [{ blocks: lesson.notes }, ...lesson.steps]) {
            holder.replaceChildren(...new StepText(blocks, () => {}, picture).elements);
            for (const element of holder.querySelectorAll('*')) {
                elements.add(element.localName);
                for (const name of element.getAttributeNames()) attributes.add(name);
                const place = element.getAttribute('href') ?? element.getAttribute('src');
                if (place) places.add(/^(#|https?:\/\/|blob:)?/.exec(place)[0]);
            }
        }
    }
    holder.remove();
    return {
        elements: [...elements],
        attributes: [...attributes],
        places: [...places],
        grown: document.querySelectorAll('*').length - before,
        hurt: window.hurt,
    };
}

const within = (found, allowed) => found.filter((one) => !allowed.includes(one));

test('of ten thousand garbled lessons nothing comes but text, boards and links', async () => {
    const lab = await laboratory.enter({ before: withModules });
    const foreign = [];
    lab.page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(lab.url) && !url.startsWith('blob:')) foreign.push(url);
    });
    const state = await lab.ask('state');
    for (let seed = 1; seed <= 10; seed += 1) {
        const made = { texts: lessons, rounds: 1000, seed };
        const found = await lab.page.evaluate(makeGarbled, made);
        const words = ['p', 'ul', 'ol', 'li', 'em', 'strong', 'code', 'br', 'span', 'div'];
        const parts = ['a', 'img', 'details', 'summary'];
        assert.deepEqual(within(found.elements, [...words, ...parts]), []);
        const known = ['class', 'href', 'target', 'rel', 'src', 'alt', 'hidden'];
        assert.deepEqual(within(found.attributes, known), []);
        const places = ['#', 'https://', 'http://', 'blob:'];
        assert.deepEqual(within(found.places, places), []);
        assert.equal(found.grown, 0);
        assert.equal(found.hurt, undefined);
    }
    assert.deepEqual(foreign, []);
    assert.equal(await lab.ask('state'), state);
});

test('links that a lesson may hold, garbled, are opened or told, and the page goes on', async () => {
    const lab = await laboratory.enter();
    const links = lessons.flatMap((text) => [...text.matchAll(/\(#([^)]*)\)/g)].map(([, l]) => l));
    const wrong = await lab.page.evaluate((all) => {
        const ask = (question) => window.queensLab.ask(question) ?? '';
        const letters = '0123456789.-_=&/#%xoQPvntbqpwmaski ,+\n<>"\u00e9';
        let state = 7;
        const below = (n) => {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            return Math.floor((state / 2 ** 32) * n);
        };
        const before = document.querySelectorAll('script, iframe, style, object').length;
        for (let round = 0; round < 10_000; round += 1) {
            let link = all[below(all.length)];
            // A search is not replayed ten thousand times.
            link = link.replace(/&?a=[^&]*/, '');
            for (let change = 1 + below(4); change > 0; change -= 1) {
                const at = below(link.length + 1);
                const letter = letters[below(letters.length)];
                link = link.slice(0, at) + letter + link.slice(at + below(2));
            }
            const code = encodeURIComponent(link).replace(/%../g, (hex) => hex.toLowerCase());
            ask(`do open link=${code}`);
            if (!/^v=1&n=\d+/.test(ask('state'))) return `${link} led to ${ask('state')}`;
            if (/[<>]/.test(ask('state'))) return ask('state');
        }
        const after = document.querySelectorAll('script, iframe, style, object').length;
        return after === before ? '' : 'elements were made';
    }, links);
    assert.equal(wrong, '');
    await lab.ask('do open link=n=6');
    assert.match(await lab.ask('state'), /n=6/);
    assert.deepEqual(lab.complaints, []);
});
