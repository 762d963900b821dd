// Writes books to disk, into the git-ignored dist/: each unpacked in unpacked/<id>/ and zipped as epub/<id>.epub; the trial books with `--trials`, in
// trials/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BookFiles } from '../src/bookFile.ts';
import { filesOfTitle } from '../src/publication/publication.ts';
import { filesOf, titles, trials } from '../src/sampleLibrary.ts';
import { zipOf } from '../src/zipOf.ts';

const target = join(import.meta.dirname, '../dist');

function write(folder: string, files: BookFiles): void {
  for (const [path, { bytes }] of files) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
}

if (process.argv.includes('--trials')) {
  rmSync(join(target, 'trials'), { recursive: true, force: true });
  for (const { id, description } of trials) {
    write(join(target, 'trials', id), filesOf(id) ?? new Map());
    console.log(`${id}: ${description}`);
  }
} else {
  rmSync(join(target, 'unpacked'), { recursive: true, force: true });
  mkdirSync(join(target, 'epub'), { recursive: true });
  for (const title of titles) {
    const files = filesOfTitle(title);
    write(join(target, 'unpacked', title.id), files);
    writeFileSync(join(target, 'epub', `${title.id}.epub`), zipOf([...files].map(([path, { bytes }]) => ({ path, bytes }))));
    console.log(`${title.id}  ${files.size} files  ${title.title}`);
  }
}
