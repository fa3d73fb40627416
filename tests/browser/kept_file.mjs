// Files of what is kept here, opened in the share dialog.

/** Opens bytes as a file in the share dialog. */
export async function openBytes(lab, buffer) {
    await lab.openTab('Open');
    const file = { name: 'queens-lab.json', mimeType: 'application/json', buffer };
    await lab.page.locator('#file').setInputFiles(file);
}

/** Opens a file of boards, as earlier versions saved them. */
export function openFile(lab, boards) {
    return openBytes(lab, Buffer.from(JSON.stringify({ queensLab: 1, boards })));
}
