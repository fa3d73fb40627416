// Writes the page's two scripts: page.js, which starts the program and holds its glue, and later.js,
// which is asked for after the first frame. What both need stands in both, which is why it keeps no
// state: a file that they shared would be one more request.
//
//     node scripts/site/scripts.mjs GLUE.MJS FOLDER
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.mjs';

const [glue, folder] = process.argv.slice(2);
for (const entry of ['page.js', 'later.js']) {
    const script = await bundle(entry, { 'queens_page.mjs': resolve(glue) }, { format: 'esm' });
    writeFileSync(join(folder, entry), script);
}
