// What the program and the page must agree on, and each says for itself.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const source = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** The first part of a source that the pattern encloses. */
function found(file, pattern) {
    const match = pattern.exec(source(file));
    assert.ok(match, `${file} has nothing like ${pattern}`);
    return match[1];
}

/** A product of whole numbers, as both languages write it. */
const product = (text) =>
    text.split('*').reduce((all, number) => all * Number(number.replaceAll(/['_]/g, '')), 1);

for (const [what, program, page] of [
    [
        'bytes of the longest lesson',
        ['src/lessons/lesson.hpp', /longest_lesson = ([^;]+);/],
        ['web/lesson_link.js', /const longestLesson = ([^;]+);/],
    ],
    [
        'bytes of the largest QR code',
        ['src/figure/qr.hpp', /longest_in_qr = ([^;]+);/],
        ['web/lesson_link.js', /const longestCode = ([^;]+);/],
    ],
    [
        'steps of a lesson',
        ['src/lessons/lesson.hpp', /most_steps = ([^;]+);/],
        ['web/my_lesson.js', /const mostCards = ([^;]+);/],
    ],
]) {
    test(`the page and the program have the same number of ${what}`, () => {
        assert.equal(product(found(...page)), product(found(...program)));
    });
}

test('every key of a link is one of the board, of the search on it, or of neither', () => {
    const keys = found('src/core/link_read.cpp', /string_view keys = "(\w+)"/);
    const board = found('web/board_keys.js', /boardKeys = \/\^\[(\w+)\]/);
    const work = found('web/board_keys.js', /workKeys = \/\^\[(\w+)\]/);
    const version = 'v';
    assert.deepEqual([...work, version].sort(), [...keys].sort());
    const search = ['a', 'i', 'k', 's'];
    assert.deepEqual([...board, ...search].sort(), [...work].sort());
});

test('the page numbers what became of a count as the program does', () => {
    const names = found('src/app/request.hpp', /enum class Keeping \{([^}]+)\}/).split(',');
    const numbers = found('web/kept_count.js', /export const keeping = \{([^}]+)\}/).split(',');
    assert.deepEqual(
        numbers.map((pair) => pair.trim()),
        names.map((name, i) => `${name.trim()}: ${i}`),
    );
});

test('each preference has a bit of its own, the same in the page and in the program', () => {
    const program = source('src/platform/web.cpp');
    const named = [...program.matchAll(/\.(\w+) = has\((\d+)\)/g)];
    const bits = Object.fromEntries(named.map(([, name, bit]) => [name, Number(bit)]));
    const rememberedDark = Number(found('src/platform/web.cpp', /<bool>\(has\((\d+)\)\)/));
    const queries = found('web/preferences.js', /const queries = \[([^]+?)\]\.map/)
        .trim()
        .split('\n');
    const asked = (words) => 1 << queries.findIndex((query) => query.includes(words));
    const page = (name) =>
        Number(found('web/preferences.js', new RegExp(`const ${name} = (\\d+);`)));
    assert.deepEqual(bits, {
        dark: asked('prefers-color-scheme: dark'),
        reduced_motion: asked('prefers-reduced-motion: reduce'),
        more_contrast: asked('prefers-contrast: more'),
        coarse_pointer: asked('pointer: coarse'),
        framed: page('framed'),
        newcomer: page('newcomer'),
        beside_lesson: page('besideLesson'),
        large_type: page('largeType'),
        remembered_dark: page('remembered'),
    });
    assert.equal(rememberedDark, page('rememberedDark'));
    assert.equal(new Set([...Object.values(bits), rememberedDark]).size, named.length + 1);
});

test('every mark of a square that the program names has a look in the style sheet of the board', () => {
    const program = source('src/app/look/cells.cpp');
    const named = [...program.matchAll(/\{MarkKind::\w+, "(\w+)"\}|tell\([^;]*, "(\w+)"/g)];
    const slugs = new Set(named.map(([, mark, other]) => mark ?? other));
    for (const slug of ['removed', 'worked', 'seen']) assert.ok(slugs.has(slug), slug);
    const style = source('web/grid.css');
    for (const slug of slugs) assert.ok(style.includes(`[data-marks~="${slug}"]`), slug);
});
