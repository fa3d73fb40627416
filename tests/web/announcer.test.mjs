// What is said to people who use a screen reader, and in which order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Announcer } from '../../web/announcer.js';

/** An announcer, and a way to learn what it has said after some more time. */
function listener(context) {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const region = { textContent: '' };
    const after = (milliseconds) => {
        context.mock.timers.tick(milliseconds);
        return region.textContent;
    };
    return [new Announcer(region), after];
}

test('what happens is said at once, and then no more often than every two seconds', (context) => {
    const [announcer, after] = listener(context);
    announcer.say('Queen on e4.');
    assert.equal(after(0), 'Queen on e4.');
    announcer.say('Queen on e5.');
    announcer.say('Queen on e6.');
    assert.equal(after(1999), 'Queen on e4.');
    assert.equal(after(1), 'Queen on e6.');
});

test('the number of a count is said, wherever the focus goes meanwhile', (context) => {
    const [announcer, after] = listener(context);
    announcer.sayFocused(() => 'Count, tab');
    announcer.say('92 solutions counted.');
    announcer.sayFocused(() => 'Count, button');
    announcer.sayFocused(() => 'Stop, button');
    assert.equal(after(0), 'Count, tab');
    assert.equal(after(2000), '92 solutions counted.');
    assert.equal(after(2000), 'Stop, button');
    assert.equal(after(2000), 'Stop, button');
});

test('of a square that changes while others are spoken of, what it is now is said', (context) => {
    const [announcer, after] = listener(context);
    let square = 'e4, free';
    announcer.sayFocused(() => 'd4, free');
    announcer.sayFocused(() => square);
    square = 'e4, marked';
    announcer.say('e4, marked');
    assert.equal(after(2000), 'e4, marked');
    assert.equal(after(2000), 'e4, marked');
});
