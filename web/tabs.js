// Tabs in HTML, as the ARIA practices have them: one stop of the Tab key, arrows between them.
import { find } from './elements.js';

export class Tabs {
    /** @type {HTMLElement[]} */
    #tabs;
    #changed;

    /**
     * @param {HTMLElement} list whose elements of role tab name their panels by aria-controls
     * @param {(panel: string) => void} changed called with the id of the panel that is shown
     */
    constructor(list, changed) {
        this.#tabs = [...list.querySelectorAll('[role="tab"]')];
        this.#changed = changed;
        list.addEventListener('click', ({ target }) => {
            const panel = target.getAttribute('aria-controls');
            if (panel) this.choose(panel);
        });
        list.addEventListener('keydown', (event) => {
            const at = this.#tabs.indexOf(document.activeElement);
            const places = {
                ArrowRight: (at + 1) % this.#tabs.length,
                ArrowLeft: at - 1,
                Home: 0,
                End: -1,
            };
            if (!(event.key in places)) return;
            event.preventDefault();
            const tab = this.#tabs.at(places[event.key]);
            this.choose(tab.getAttribute('aria-controls'));
            tab.focus();
        });
    }

    /** The id of the panel that is shown. */
    get chosen() {
        return this.#tabs
            .find((tab) => tab.getAttribute('aria-selected') === 'true')
            .getAttribute('aria-controls');
    }

    /** @param {string} panel the id of the one to be shown */
    choose(panel) {
        for (const tab of this.#tabs) {
            const own = tab.getAttribute('aria-controls');
            tab.setAttribute('aria-selected', String(own === panel));
            tab.tabIndex = own === panel ? 0 : -1;
            find(own).hidden = own !== panel;
        }
        this.#changed(panel);
    }
}
