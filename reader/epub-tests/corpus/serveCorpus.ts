import { extname } from 'node:path';
import { buildPage } from '../page/buildPage.ts';
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

/** Builds the page, and serves it and the publications on a local port. */
export async function serveCorpus(publications: readonly TestPublication[]): Promise<FileServer> {
  const page = await buildPage();
  const ofPage = (path: string): ServedFile | undefined => {
    const name = path === '/' ? 'index.html' : path.slice(1);
    const bytes = page.get(name);
    return bytes && { bytes, type: typeOf(name) };
  };
  return serveFiles(async (path) => (path.startsWith('/publications/') ? ofPublication(publications, path) : ofPage(path)));
}
