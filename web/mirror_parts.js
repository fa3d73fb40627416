// What the controls and texts of the program become in HTML, one element for each, kept as long as
// it is there and touched only where it has changed.
import { button, element as made } from './elements.js';
import { said } from './said.js';

/** Sets an attribute or takes it away, where that changes anything. */
export function show(element, name, value) {
    const text = value === true ? '' : value === false || value === undefined ? null : `${value}`;
    if (element.getAttribute(name) === text) return;
    if (text === null) {
        element.removeAttribute(name);
    } else {
        element.setAttribute(name, text);
    }
}

/** A control by its name and its kind. */
const kinds = {
    toggle: (label) => said('{label}, toggle', { label }),
    tab: (label) => said('{label}, tab', { label }),
    slider: (label) => said('{label}, slider', { label }),
    field: (label) => said('{label}, field', { label }),
    button: (label) => said('{label}, button', { label }),
};

/** What a line says of a control: what it is called, stands at and is. */
export function wordsOf({ role, label, value, disabled, on }) {
    const control = (kinds[role] ?? kinds.button)([label, value].filter(Boolean).join(', '));
    if (disabled) return said('{control}, unavailable', { control });
    if (on === undefined) return control;
    return on ? said('{control}, on', { control }) : said('{control}, off', { control });
}

/** What distinguishes a line from the others of its region: its id, or for a text its words. */
export const keyOf = (line) => (line.id ? `#${line.id}` : `${line.role} ${line.label}`);

const setText = (element, text) => {
    if (element.textContent !== text) element.textContent = text;
};

/** Which attribute says whether a button is on, where it is more than a button. */
const stated = {
    toggle: { role: 'switch', state: 'aria-checked' },
    tab: { role: 'tab', state: 'aria-selected' },
};

/** A row of a table; the first one has the names of the columns, but for the first column. */
const rowOf = (cells, number) => {
    const row = made('tr');
    if (number === 0) row.append(made('td'));
    for (const [i, text] of cells.entries()) {
        const scope = number === 0 ? 'col' : i === 0 ? 'row' : undefined;
        row.append(made(scope ? 'th' : 'td', scope && { scope }, text));
    }
    return row;
};

/** How an element of a role is made, and how it is brought up to date. */
const roles = {
    heading: {
        make: () => made('h2'),
        update: (element, line) => setText(element, line.label),
    },
    text: {
        make: () => made('p', {}, made('span'), made('span')),
        update(element, line) {
            const [label, value] = element.children;
            setText(label, line.label);
            setText(value, line.value ? ` ${line.value}` : '');
            show(element, 'aria-current', line.lit ? 'step' : undefined);
            element.style.setProperty('--depth', line.place || 0);
        },
    },
    table: {
        make: () => made('table'),
        update(element, line) {
            const rows = line.rows.map(({ label, value }) => [label, ...value.split('; ')]);
            const text = rows.map((cells) => cells.join('\t')).join('\n');
            if (element.dataset.text === text) return;
            element.dataset.text = text;
            element.replaceChildren(...rows.map(rowOf));
        },
    },
    slider: {
        make(line, act) {
            const input = made('input', { type: 'range', min: 0 });
            input.addEventListener('input', () => act(`set ${line.id} ${input.value}`));
            return made('label', {}, made('span'), input);
        },
        update(element, line) {
            const [words, input] = element.children;
            // Some values name themselves: "Step 3 of 17".
            const named = line.value.startsWith(line.label);
            setText(words, named ? line.value : said('{label}: {value}', line));
            show(input, 'max', line.places);
            if (input.value !== line.place) input.value = line.place;
            show(input, 'aria-valuetext', line.value);
            show(input, 'aria-label', line.label);
        },
    },
    field: {
        make(line, act) {
            const element = made('input', { type: 'text', autocomplete: 'off' });
            element.addEventListener('change', () => act(`set ${line.id} ${element.value}`));
            return element;
        },
        update(element, line) {
            const typing = document.activeElement === element;
            if (!typing && element.value !== line.value) element.value = line.value;
            show(element, 'aria-label', line.label);
        },
    },
    button: {
        make(line, act) {
            const element = button('', () => {
                if (!element.hasAttribute('aria-disabled')) act(`press ${line.id}`);
            });
            return element;
        },
        update(element, line) {
            setText(element, line.label || line.id);
            // A language is called by its own name, and is to be read as that.
            show(element, 'lang', /^language-(.*?)(?:-in-help)?$/.exec(line.id)?.[1]);
            show(element, 'aria-disabled', line.disabled ? 'true' : undefined);
            const { role, state } = stated[line.role] ?? { state: 'aria-pressed' };
            show(element, 'role', role);
            show(element, state, line.on === undefined ? undefined : `${line.on}`);
            if (role === 'tab') element.tabIndex = line.on ? 0 : -1;
        },
    },
};

/** Arrow keys open the tab beside the one that has the keyboard. */
function walkTabs(event) {
    const way = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key];
    const tab = event.target.closest('[role="tab"]');
    const other = way && tab?.[`${way}ElementSibling`];
    if (!other) return;
    event.preventDefault();
    other.focus();
    other.click();
}

/** Brings the keyboard to what has taken the place of a control that is gone. */
function focusAfter(ahead, container) {
    const all = [...container.children];
    const next = all.slice(all.indexOf(ahead) + 1);
    const usable = 'button:not([aria-disabled]), input, label';
    const element = [...next, ...all.reverse()].find((each) => each.matches(usable));
    (element?.querySelector('input') ?? element)?.focus({ preventScroll: true });
}

export class Parts {
    #act;
    /** The elements of each container, by their keys. */
    #kept = new Map();
    /** The control that had the keyboard and is gone. */
    #lost = '';

    /** @param {(question: string) => void} act carries out a wish */
    constructor(act) {
        this.#act = act;
    }

    /**
     * Makes the container hold an element for each line, in order.
     * @param {HTMLElement} container
     * @param {object[]} lines of the record
     */
    fill(container, lines) {
        const before = this.#kept.get(container) ?? this.#adopt(container);
        const after = new Map();
        for (const line of lines) {
            let key = keyOf(line);
            while (after.has(key)) key += '+';
            const element = before.get(key) ?? this.#make(line);
            (roles[line.role] ?? roles.button).update(element, line);
            show(element, 'title', line.hint || undefined);
            after.set(key, element);
        }
        const gone = [...before].flatMap(([key, element]) => (after.has(key) ? [] : [element]));
        const lost = gone.find((element) => element.contains(document.activeElement));
        let ahead = lost?.previousElementSibling;
        while (ahead && gone.includes(ahead)) ahead = ahead.previousElementSibling;
        for (const element of gone) element.remove();
        let place = container.firstElementChild;
        for (const element of after.values()) {
            if (element === place) {
                place = place.nextElementSibling;
            } else {
                container.insertBefore(element, place);
            }
        }
        this.#kept.set(container, after);
        if (!lost) return;
        this.#lost = lost.dataset.id ?? '';
        focusAfter(ahead, container);
    }

    /**
     * Brings the keyboard to the control that had it, where that stands in another container now: what
     * comes after the place where it was may put an end to what it began.
     * @param {HTMLElement} root
     */
    refocus(root) {
        const moved = this.#lost && root.querySelector(`[data-id="${CSS.escape(this.#lost)}"]`);
        this.#lost = '';
        if (moved) moved.focus({ preventScroll: true });
    }

    #adopt(container) {
        if (container.getAttribute('role') === 'tablist') {
            container.addEventListener('keydown', walkTabs);
        }
        return new Map();
    }

    #make(line) {
        const element = (roles[line.role] ?? roles.button).make(line, this.#act);
        if (!line.id) return element;
        element.dataset.id = line.id;
        element.dataset.role = line.role;
        if (line.role !== 'field') {
            element.addEventListener('focusin', () => this.#act(`focus ${line.id}`));
        }
        return element;
    }
}
