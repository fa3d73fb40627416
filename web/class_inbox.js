// The part of the class dialog that takes in what pupils hand in: links that are pasted, files that are
// dropped, and codes that are scanned.
import { ClassScan } from './class_scan.js';
import { longestFile, textOf } from './files.js';
import { element } from './lesson_text.js';
import { said } from './said.js';

const isPicture = ({ type }) => type.startsWith('image/');

export class ClassInbox {
    /** What stands in the dialog. */
    element = element('div', { className: 'part' });
    #add;
    #field = element('textarea', { rows: 2, spellcheck: false, autocomplete: 'off' });
    #scan;

    /**
     * @param {(text: string, more?: { isCode?: boolean, complaints?: string[] }) => void} add called
     *     with a text that may hold receipts, whether codes said it, and sentences about what could
     *     not be read
     */
    constructor(add) {
        this.#add = add;
        this.#scan = new ClassScan((texts, complaints) => this.#addCodes(texts, complaints));
        this.#field.addEventListener('input', () => {
            const text = this.#field.value;
            this.#field.value = '';
            add(text.slice(0, longestFile));
        });
        this.#field.addEventListener('paste', (event) => {
            if (event.clipboardData.files.length === 0) return;
            event.preventDefault();
            void this.take(event.clipboardData);
        });
        this.element.append(this.#field, this.#scan.element);
    }

    /** Says everything anew, in the language that is spoken now. */
    word() {
        this.#field.setAttribute('aria-label', said('Links that were handed in'));
        this.#field.placeholder = said(
            'Paste the links of your pupils here, or drop a file of them.',
        );
        this.#scan.word();
    }

    /** Switches the camera off. */
    stop() {
        this.#scan.stop();
    }

    /** @param {DataTransfer | null} data what was dropped or pasted */
    async take(data) {
        // It is empty after the first wait.
        const files = [...(data?.files ?? [])];
        if (files.length === 0) return this.#add(data?.getData('text/plain') ?? '');
        const { texts, complaints } = await this.#scan.readPictures(files.filter(isPicture));
        if (texts.length + complaints.length > 0) this.#addCodes(texts, complaints);
        for (const file of files.filter((one) => !isPicture(one))) {
            const { text, why } = await textOf(file);
            this.#add(text, { complaints: why ? [why] : [] });
        }
        return undefined;
    }

    #addCodes(texts, complaints) {
        this.#add(texts.join('\n'), { isCode: true, complaints });
    }
}
