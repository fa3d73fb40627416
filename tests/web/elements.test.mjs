// What is asked once more before it is done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askOnce } from '../../web/elements.js';

/** As much of a button as is asked here. */
class Button {
    textContent = 'Forget';
    #attributes = new Map();
    hasAttribute = (name) => this.#attributes.has(name);
    setAttribute = (name, value) => this.#attributes.set(name, value);
    removeAttribute = (name) => this.#attributes.delete(name);
}

test('what is forgotten by two presses is not forgotten by a double one', (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const button = new Button();
    let forgotten = 0;
    const press = () => askOnce(button, 'Sure?', () => (forgotten += 1));
    press();
    assert.equal(button.textContent, 'Sure?');
    for (const wait of [0, 150, 300]) {
        context.mock.timers.tick(wait);
        press();
    }
    assert.equal(forgotten, 0);
    context.mock.timers.tick(250);
    press();
    assert.equal(forgotten, 1);
});
