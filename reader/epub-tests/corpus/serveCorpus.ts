import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { pageFolder } from '../page/buildPage.ts';
import type { TestPublication } from './Publication.ts';
import { type FileServer, type ServedFile, serveFiles } from './serveFiles.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.xhtml': 'application/xhtml+xml',
  '.opf': 'application/oebps-package+xml',
  '.xml': 'application/xml',
  '.smil': 'application/smil+xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.epub': 'application/epub+zip',
};

const typeOf = (path: string): string => types[extname(path).toLowerCase()] ?? 'application/octet-stream';

function ofPublication(publications: readonly TestPublication[], path: string): ServedFile | undefined {
  for (const { urlPath, read, mediaTypes } of publications) {
    const decoded = decodeURIComponent(urlPath);
    if (!path.startsWith(decoded)) continue;
    const inside = path.slice(decoded.length);
    const bytes = read(inside);
    return bytes && { bytes, type: inside === '' ? 'application/epub+zip' : (mediaTypes.get(inside) ?? typeOf(inside)) };
  }
  return undefined;
}

async function ofPage(path: string): Promise<ServedFile | undefined> {
  const file = path === '/' ? 'index.html' : normalize(path).replace(/^[/\\]+/, '');
  if (file.startsWith('..')) return undefined;
  try {
    return { bytes: await readFile(join(pageFolder, file)), type: typeOf(file) };
  } catch {
    return undefined;
  }
}

/** Serves the page and the publications on a local port. */
export function serveCorpus(publications: readonly TestPublication[]): Promise<FileServer> {
  return serveFiles(async (path) => (path.startsWith('/publications/') ? ofPublication(publications, path) : ofPage(path)));
}
