// The lessons of this site, as a list to choose from.
import { button, element, find } from './elements.js';
import { opened } from './lesson_progress.js';
import { fillDialog, makeDialog, showDialog } from './made_dialog.js';
import { said } from './said.js';

/** Opens a file as the share dialog does, which reads whatever can be opened here. */
const openFile = () => find('file').click();

export class LessonList {
    #dialog = makeDialog('lessons-dialog');

    /**
     * @param {{ name: string, title: string, minutes: string, for: string }[]} entries
     * @param {object} does
     * @param {(name: string) => void} does.open called with the lesson that was chosen
     * @param {() => void} does.showClass
     * @param {() => void} does.make shows the lesson that a teacher puts together
     */
    constructor(entries, { open, showClass, make }) {
        const begun = opened();
        const latest = begun.findLast((one) => entries.some(({ name }) => name === one));
        const list = element('ol', { className: 'lessons' });
        for (const { name, title, minutes, for: audience } of entries) {
            const about = element(
                'span',
                { className: 'quiet' },
                said('{minutes} minutes, {audience}', { minutes, audience }),
            );
            const choice = button('', () => this.#choose(name, open));
            choice.append(element('span', { className: 'title' }, title), about);
            if (begun.includes(name)) {
                choice.append(element('span', { className: 'begun' }, said('Begun')));
            }
            choice.autofocus = name === (latest ?? entries[0].name);
            list.append(element('li', {}, choice));
        }
        const hint = matchMedia('(pointer: coarse)').matches
            ? said('A lesson of your own is a Markdown file. Open it here.')
            : said(
                  'A lesson of your own is a Markdown file. Open it here, or drop it on this page.',
              );
        fillDialog(
            this.#dialog,
            said('Lessons'),
            [list, element('p', { className: 'quiet' }, hint)],
            [
                button(said('What my class hands in'), () => this.#choose(undefined, showClass)),
                button(said('My lesson'), () => this.#choose(undefined, make)),
                button(said('Open a file'), () => this.#choose(undefined, openFile)),
            ],
        );
    }

    show() {
        showDialog(this.#dialog);
    }

    #choose(name, open) {
        this.#dialog.close();
        open(name);
    }
}
