// Files and texts that are dropped, anywhere on the page.

/** @param {(file: Blob) => void} take called with what was dropped */
export function watchDrops(take) {
    addEventListener('dragover', (event) => event.preventDefault());
    addEventListener('drop', (event) => {
        event.preventDefault();
        const text = event.dataTransfer?.getData('text/plain');
        const dropped = event.dataTransfer?.files[0] ?? (text ? new Blob([text]) : undefined);
        if (dropped) take(dropped);
    });
}
