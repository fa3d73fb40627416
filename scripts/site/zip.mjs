// Packs a folder as a zip that is the same, to the byte, wherever and whenever it is made: files in the
// order of their names, all of the same day.
//
//     node scripts/site/zip.mjs FOLDER TARGET.ZIP
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

const [folder, target] = process.argv.slice(2);

/** Zips hold local times, so that this is the same in every zone. */
const mtime = new Date(2000, 0, 1);

const names = readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
writeFileSync(target, zipSync(files, { level: 9, mtime }));
