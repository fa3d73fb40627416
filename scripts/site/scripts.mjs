// Writes the page's scripts: page.js, which starts the program and holds its glue, later.js, which is
// asked for after the first frame, lesson.js with its sheet, which come with the first lesson, and
// code_reader.js, which comes when the first code is scanned. What several need stands in each, which is
// why it keeps no state: a file that they shared would be one more request.
//
//     node scripts/site/scripts.mjs GLUE.MJS FOLDER
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.mjs';

const [glue, folder] = process.argv.slice(2);
for (const entry of ['page.js', 'later.js', 'lesson.js', 'code_reader.js']) {
    const script = await bundle(entry, { 'queens_page.mjs': resolve(glue) }, { format: 'esm' });
    writeFileSync(join(folder, entry), script);
}
writeFileSync(join(folder, 'lesson.css'), await bundle('lesson.css', {}, {}));
