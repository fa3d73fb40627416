// A sheet of paper in a dialog: looked at, printed or saved.
import { save } from './copy_dialog.js';
import { button, element } from './elements.js';
import { fillDialog, makeDialog, showDialog } from './made_dialog.js';
import { said } from './said.js';

/** Where a sheet has its style, which a page with a Content Security Policy gives it otherwise. */
const styled = /<style>([^]*?)<\/style>/;

/**
 * @param {string} title of the frame
 * @param {() => void} close called when Escape is pressed in the frame
 * @returns {{frame: HTMLIFrameElement, show: (sheet: string) => void}} a page in the page, in which
 *     nothing runs, and what puts a sheet on it
 */
function paper(title, close) {
    const frame = element('iframe', { title, className: 'sheet' });
    let style = '';
    frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
    frame.addEventListener('load', () => {
        const { CSSStyleSheet: Style } = frame.contentWindow;
        const sheet = new Style();
        sheet.replaceSync(style);
        frame.contentDocument.adoptedStyleSheets = [sheet];
        frame.contentDocument.addEventListener('keydown', ({ key }) => {
            if (key === 'Escape') close();
        });
    });
    const show = (sheet) => {
        style = styled.exec(sheet)?.[1] ?? '';
        frame.srcdoc = sheet.replace(styled, '');
    };
    return { frame, show };
}

/**
 * Shows a sheet as it is printed.
 * @param {{title: string, about: string, file: string}} told what the frame is called, what is said
 *     about it, and the name of the file
 * @param {(show: (sheet: string) => void) => HTMLElement[]} fill puts the first sheet there, an empty
 *     text for none, and returns what stands above it and may show others
 */
export function showSheet({ title, about, file }, fill) {
    const dialog = makeDialog('print-dialog');
    const { frame, show } = paper(title, () => dialog.close());
    const print = button(said('Print'), () => frame.contentWindow.print(), 'primary');
    let shown = '';
    const saves = button(said('Save as a file'), () =>
        save(file, new Blob([shown], { type: 'text/html' })),
    );
    const put = (sheet) => {
        shown = sheet;
        show(sheet);
        frame.hidden = !sheet;
        for (const one of [print, saves]) one.disabled = !sheet;
        // Disabled, it has lost the keyboard.
        if (sheet && document.activeElement === document.body) print.focus();
    };
    fillDialog(
        dialog,
        said('On paper'),
        [element('p', {}, about), ...fill(put), frame],
        [print, saves],
    );
    showDialog(dialog);
    print.focus();
}
