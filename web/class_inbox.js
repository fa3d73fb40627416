// The part of the class dialog that takes in what pupils hand in: links that are pasted, files that are
// dropped, and codes that are scanned.
import { ClassScan } from './class_scan.js';
import { mostReceipts } from './class_store.js';
import { element } from './elements.js';
import { longestFile, textOf } from './files.js';
import { faults, mostFound, readReceipt, receiptsIn } from './receipt.js';
import { said } from './said.js';

const isPicture = ({ type }) => type.startsWith('image/');

/** What is said of receipts for which there is no room. @param {number} count */
export const noRoom = (count) =>
    said(
        '{count} {count|receipt was|receipts were} not added: there is room for {most} here. ' +
            'Save the table of an old lesson, and forget its receipts.',
        { count, most: mostReceipts },
    );

/** What is said of a text whose end is left out. */
const tooLong = () =>
    said(
        'Only the first {size} MB of this text were read. If receipts are behind them, paste or drop ' +
            'that part by itself.',
        { size: longestFile / 1_000_000 },
    );

/** The same where more receipts are in it than are looked at. */
const tooMany = () =>
    said(
        'Only the first {most} receipts of this text were looked at. If others are behind them, paste ' +
            'or drop that part by itself.',
        { most: mostFound },
    );

/**
 * Finds the receipts of a text.
 * @param {string} text
 * @param {boolean} isCode whether codes said it
 * @param {string[]} complaints sentences about what could not be read
 * @param {string[]} here the receipts that are here already
 * @returns {Promise<{ added: string[], told: string[] }>} those that are new and find
 *     room, and what is said of all
 */
export async function takeIn(text, isCode, complaints, here) {
    const found = receiptsIn(text);
    const told = found.length < mostFound ? [...complaints] : [...complaints, tooMany()];
    const names = new Map();
    for (const each of found) {
        const { receipt, fault } = await readReceipt(each);
        if (!receipt) {
            told.push(said(faults[fault]));
        } else if (here.includes(each) || names.has(each)) {
            told.push(said('{name}: this receipt is here already.', { name: receipt.name }));
        } else {
            names.set(each, receipt.name);
        }
    }
    if (text && found.length === 0) {
        told.push(
            isCode
                ? said('This code is not a receipt: a pupil gets one by "Hand in".')
                : said('There is no receipt in this text.'),
        );
    }
    const [name] = names.values();
    const room = Math.max(mostReceipts - here.length, 0);
    const added = Math.min(names.size, room);
    if (added < names.size) told.push(noRoom(names.size - added));
    if (added > 0) {
        // Whoever scans one wants to know whose it was.
        told.unshift(
            isCode && added === 1
                ? said('{name}: the receipt is added.', { name })
                : said('{added} {added|receipt|receipts} added.', { added }),
        );
    }
    return { added: [...names.keys()].slice(0, added), told };
}

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
            this.#addText(text);
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
        if (files.length === 0) return this.#addText(data?.getData('text/plain') ?? '');
        const { texts, complaints } = await this.#scan.readPictures(files.filter(isPicture));
        if (texts.length + complaints.length > 0) this.#addCodes(texts, complaints);
        const read = await Promise.all(files.filter((one) => !isPicture(one)).map(textOf));
        const whyNot = read.map(({ why, isCut }) => (isCut ? tooLong() : why)).filter(Boolean);
        const all = read.map(({ text }) => text).filter(Boolean);
        if (read.length > 0) this.#add(all.join('\n'), { complaints: whyNot });
        return undefined;
    }

    #addText(text) {
        const complaints = text.length > longestFile ? [tooLong()] : [];
        this.#add(text.slice(0, longestFile), { complaints });
    }

    #addCodes(texts, complaints) {
        this.#add(texts.join('\n'), { isCode: true, complaints });
    }
}
