// `node reader/embed/serveExample.ts`: serves the example page with two of the sample books on a local port.
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { filesOf } from '@realmkit/sample-books';
import { type FileServer, type ServedFile, serveFiles } from '../epub-tests/corpus/serveFiles.ts';
import { buildLibrary, libraryFolder } from './build.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Reads a file of a folder; undefined if the folder has no such file. */
async function fileIn(folder: string, path: string): Promise<ServedFile | undefined> {
  const inside = normalize(path).replace(/^[/\\]+/, '');
  if (inside.startsWith('..')) return undefined;
  try {
    return { bytes: await readFile(join(folder, inside)), type: types[extname(inside)] ?? 'application/octet-stream' };
  } catch {
    return undefined;
  }
}

function ofBook(path: string): ServedFile | undefined {
  const [id = '', ...rest] = path.split('/');
  const file = filesOf(id)?.get(rest.join('/'));
  return file && { bytes: file.bytes, type: file.mediaType };
}

/** Serves the example page; `port` 0 takes any free port. */
export function serveExample(port = 0): Promise<FileServer> {
  return serveFiles(async (path) => {
    if (path.startsWith('/books/')) return ofBook(path.slice('/books/'.length));
    if (path.startsWith('/library/')) return fileIn(libraryFolder, path.slice('/library/'.length));
    return fileIn(import.meta.dirname, path === '/' ? 'example.html' : path);
  }, port);
}

if (import.meta.main) {
  await buildLibrary();
  const { origin } = await serveExample(3090);
  process.stdout.write(`Two readers on a page: ${origin}/\n`);
}
