// What is spoken of the controls of the picture, to those who reach them by the keyboard and see nothing.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { wordsOf } from '../../web/mirror_parts.js';
import { english, speak } from '../../web/said.js';

after(() => speak(english));

test('a control is spoken of by its name, its value, its kind and its state', () => {
    const controls = {
        'Count, button': { role: 'button', label: 'Count' },
        'Undo, button, unavailable': { role: 'button', label: 'Undo', disabled: true, on: true },
        'Queen, button, on': { role: 'piece', label: 'Queen', on: true },
        'Marks, toggle, off': { role: 'toggle', label: 'Marks', on: false },
        'Speed, 3, slider': { role: 'slider', label: 'Speed', value: '3' },
        'Search, field': { role: 'field', label: 'Search', value: '' },
        'Watch, tab, on': { role: 'tab', label: 'Watch', on: true },
    };
    for (const [words, line] of Object.entries(controls)) assert.equal(wordsOf(line), words);
});

test('whoever reads another language hears no English between the names of controls', () => {
    // Says of a sentence what stands in its holes, and nothing of its own.
    speak({ ...english, textOf: (text) => text.match(/\{\w+\}/g).join('') });
    for (const role of ['button', 'toggle', 'tab', 'slider', 'field']) {
        for (const state of [{}, { disabled: true }, { on: true }, { on: false }]) {
            assert.equal(wordsOf({ role, label: 'Brett', ...state }), 'Brett');
        }
    }
});
