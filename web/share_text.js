// The part of the share dialog that writes the board as a text: in the notations of the program, and as
// a frame for somebody's own page.
import { bareAddress, isFile, linksStayHere } from './address.js';
import { copy, save } from './copy_dialog.js';
import { element, find } from './elements.js';
import { said } from './said.js';

const frame = 'html';
const endings = { json: 'json', csv: 'csv', latex: 'tex', tikz: 'tex', [frame]: 'html' };

/** What is seen, as an element of HTML. */
function frameOf(fragment) {
    const made = {
        title: said('A board of Queens Lab'),
        width: '100%',
        height: '480',
        loading: 'lazy',
        // In the language of whoever writes the page, which is that of its readers.
        src: `${bareAddress()}?embed&lang=${document.documentElement.lang}#${fragment}`,
    };
    return element('iframe', made).outerHTML;
}

export class ShareText {
    #ask;
    #name;
    #fragment = '';

    /**
     * @param {(question: string) => string} ask the program
     * @param {(text: string) => void} say
     * @param {(ending: string) => string} name of a file
     */
    constructor(ask, say, name) {
        this.#ask = ask;
        this.#name = name;
        const on = (id, act) => find(id).addEventListener('click', act);
        on('notation-copy', async () => say(await copy(find('notation-text'))));
        on('notation-save', () => this.#save());
        find('notation').addEventListener('change', () => {
            say('');
            this.#write();
        });
    }

    /** @param {string} fragment of what is shared */
    offer(fragment) {
        this.#fragment = fragment;
    }

    /** Offers the notations that can express the board, and writes it in the one that was chosen. */
    show() {
        const known = this.#ask('notations').split('\n').filter(Boolean);
        const options = known.map((line) => line.split('\t'));
        // The frame of a file would be empty for everybody else.
        if (!linksStayHere) options.push([frame, said('HTML: a frame for your own page')]);
        const select = find('notation');
        const chosen = select.value;
        select.replaceChildren(
            ...options.map(([slug, title]) => new Option(title, slug, false, slug === chosen)),
        );
        this.#write();
    }

    #write() {
        const { value } = find('notation');
        const isFrame = value === frame;
        const text = isFrame ? frameOf(this.#fragment) : this.#ask(`notation ${value}`);
        find('notation-text').value = text;
        // The page about frames is not in the single file.
        find('frame-more').hidden = !isFrame || isFile;
    }

    #save() {
        const ending = endings[find('notation').value] ?? 'txt';
        save(this.#name(ending), new Blob([find('notation-text').value], { type: 'text/plain' }));
    }
}
