import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pageFolder } from '../page/buildPage.ts';
import type { TestPublication } from './Publication.ts';

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

interface Served {
  readonly bytes: Uint8Array;
  readonly type: string;
}

const typeOf = (path: string): string => types[extname(path).toLowerCase()] ?? 'application/octet-stream';

function ofPublication(publications: readonly TestPublication[], path: string): Served | undefined {
  for (const { address, read, mediaTypes } of publications) {
    const decoded = decodeURIComponent(address);
    if (!path.startsWith(decoded)) continue;
    const inside = path.slice(decoded.length);
    const bytes = read(inside);
    return bytes && { bytes, type: inside === '' ? 'application/epub+zip' : (mediaTypes.get(inside) ?? typeOf(inside)) };
  }
  return undefined;
}

async function ofPage(path: string): Promise<Served | undefined> {
  const file = path === '/' ? 'index.html' : normalize(path).replace(/^[/\\]+/, '');
  if (file.startsWith('..')) return undefined;
  try {
    return { bytes: await readFile(join(pageFolder, file)), type: typeOf(file) };
  } catch {
    return undefined;
  }
}

/** Serves the page and the publications on a port of this machine; ranges of bytes too, for recordings. */
export async function serveCorpus(publications: readonly TestPublication[]): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const served = path.startsWith('/publications/') ? ofPublication(publications, path) : await ofPage(path);
    if (!served) {
      response.writeHead(404).end();
      return;
    }
    const { bytes, type } = served;
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };
    if (!range) {
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes);
      return;
    }
    const first = Number(range[1]);
    const last = range[2] ? Math.min(Number(range[2]), bytes.length - 1) : bytes.length - 1;
    const part = bytes.subarray(first, last + 1);
    response
      .writeHead(206, { ...headers, 'Content-Length': part.length, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` })
      .end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
