// A lesson on paper: the sheet that the program makes of it, looked at, printed or saved.
import { Address } from './address.js';
import { save } from './copy_dialog.js';
import { own, packLesson } from './lesson_link.js';
import { button, element } from './lesson_text.js';
import { said } from './said.js';

/** Where the sheet has its style, which a page with a Content Security Policy gives it otherwise. */
const styled = /<style>([^]*?)<\/style>/;

/**
 * @param {string} file of the lesson
 * @param {string} name of the lesson in the address
 * @returns {Promise<string>} where it is found
 */
async function addressOf(file, name) {
    const page = Address.of('').split(/[?#]/)[0];
    return name === own ? `${page}#${await packLesson(file)}` : `${page}?lesson=${name}`;
}

/** A page in the page, in which nothing runs, with the sheet on it. */
function frameOf(sheet) {
    const frame = element('iframe', { title: said('The lesson on paper'), className: 'sheet' });
    frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
    frame.srcdoc = sheet.replace(styled, '');
    frame.addEventListener('load', () => {
        const { CSSStyleSheet: Style } = frame.contentWindow;
        const style = new Style();
        style.replaceSync(styled.exec(sheet)?.[1] ?? '');
        frame.contentDocument.adoptedStyleSheets = [style];
    });
    return frame;
}

/**
 * Shows the lesson as it is printed.
 * @param {(question: string) => string} ask the program
 * @param {string} file of the lesson
 * @param {string} name of the lesson in the address
 */
export async function printLesson(ask, file, name) {
    const sheet = ask(`sheet ${await addressOf(file, name)}\n${file}`);
    const frame = frameOf(sheet);
    const dialog = element('dialog', { id: 'print-dialog' });
    dialog.setAttribute('aria-labelledby', 'print-title');
    const html = () => new Blob([sheet], { type: 'text/html' });
    dialog.append(
        element('h2', { id: 'print-title' }, said('On paper')),
        element('p', {}, said('Boards have room for a pencil. The answers are on a page behind.')),
        frame,
        element(
            'div',
            { className: 'row wrap' },
            button(said('Print'), () => frame.contentWindow.print(), 'primary'),
            button(said('Save as a file'), () => save('lesson.html', html())),
            button(said('Close'), () => dialog.close()),
        ),
    );
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
}
