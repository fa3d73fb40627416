// What is said to people who use a screen reader, and in which order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announcer } from '../../web/announcer.js';
import { FocusWords } from '../../web/focus_words.js';

/** Who speaks, and all that has been said after some more time. */
function listener(context) {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const heard = [];
    const region = {
        get textContent() {
            return heard.at(-1) ?? '';
        },
        set textContent(text) {
            heard.push(text);
        },
    };
    const { say, sayAtOnce } = announcer(region);
    const focus = new FocusWords(sayAtOnce, () => region.textContent);
    const after = (milliseconds) => {
        context.mock.timers.tick(milliseconds);
        return heard;
    };
    return { say, focus, after };
}

test('what happens is said at once, and then no more often than every two seconds', (context) => {
    const { say, after } = listener(context);
    say('Queen on e4.');
    assert.deepEqual(after(0), ['Queen on e4.']);
    say('Queen on e5.');
    say('Queen on e6.');
    assert.deepEqual(after(1999), ['Queen on e4.']);
    assert.deepEqual(after(1), ['Queen on e4.', 'Queen on e6.']);
});

test('the square that a key leads to is said as soon as the keyboard rests there', (context) => {
    const { say, focus, after } = listener(context);
    say('The search is playing.');
    focus.tell(() => 'd4, free');
    after(149);
    focus.tell(() => 'e4, free');
    assert.deepEqual(after(150), ['The search is playing.', 'e4, free']);
    focus.tell(() => 'f4, free');
    assert.equal(after(150).at(-1), 'f4, free');
});

test('what a key does on the square that was just reached is said at once', (context) => {
    const { say, focus, after } = listener(context);
    say('e4, queen');
    focus.tell(() => 'f4, free');
    after(150);
    say('f4, queen');
    assert.deepEqual(after(0), ['e4, queen', 'f4, free', 'f4, queen']);
});

test('a control that changes while a search plays is said no more often than every two seconds', (context) => {
    const { focus, after } = listener(context);
    focus.tell(() => 'Step, 1, slider');
    after(150);
    for (let step = 2; step <= 8; ++step) {
        focus.tell(() => `Step, ${step}, slider`, true);
        after(250);
    }
    assert.deepEqual(after(0), ['Step, 1, slider']);
    assert.deepEqual(after(250), ['Step, 1, slider', 'Step, 8, slider']);
});

test('news that wait are said, wherever the focus goes meanwhile', (context) => {
    const { say, focus, after } = listener(context);
    say('The count is over.');
    say('92 solutions counted.');
    focus.tell(() => 'Count, button');
    assert.deepEqual(after(150), ['The count is over.', 'Count, button']);
    assert.equal(after(2000).at(-1), '92 solutions counted.');
});

test('news that come before the words of a key are not cut short by them', (context) => {
    const { say, focus, after } = listener(context);
    focus.tell(() => 'Count, button');
    after(100);
    say('14,200 solutions counted.');
    after(50);
    assert.deepEqual(after(1999), ['14,200 solutions counted.']);
    assert.deepEqual(after(1), ['14,200 solutions counted.', 'Count, button']);
});

test('of a square that changes meanwhile, what it is now is said, and once', (context) => {
    const { say, focus, after } = listener(context);
    let square = 'e4, free';
    focus.tell(() => square);
    square = 'e4, marked';
    say(square);
    assert.deepEqual(after(5000), ['e4, marked']);
    say('e5, free');
    say('e4, free');
    focus.tell(() => 'e4, free');
    assert.deepEqual(after(5000), ['e4, marked', 'e5, free', 'e4, free']);
});
