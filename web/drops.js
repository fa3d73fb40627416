// Files and texts that are dropped, anywhere on the page.

/** Whether words are dragged to a field, which takes them by itself. */
const isForField = ({ target, dataTransfer }) =>
    target.matches?.(':read-write') && !dataTransfer?.types.includes('Files');

/** @param {(file: Blob) => void} take called with what was dropped */
export function watchDrops(take) {
    addEventListener('dragover', (event) => isForField(event) || event.preventDefault());
    addEventListener('drop', (event) => {
        if (isForField(event)) return;
        event.preventDefault();
        const text = event.dataTransfer?.getData('text/plain');
        const dropped = event.dataTransfer?.files[0] ?? (text ? new Blob([text]) : undefined);
        if (dropped) take(dropped);
    });
}
