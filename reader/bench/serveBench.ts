import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { type FileServer, type ServedFile, serveFiles } from '../epub-tests/corpus/serveFiles.ts';
import { measuredBook } from './books.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function ofBook(path: string): ServedFile | undefined {
  const [id = '', ...rest] = path.split('/');
  const file = measuredBook(id)?.get(rest.join('/'));
  return file && { bytes: file.bytes, type: file.mediaType };
}

/** Builds the page with the candidates into a folder, and serves it together with the books. */
export async function serveBench(folder: string): Promise<FileServer> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: '/',
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  });
  return serveFiles(async (path) => {
    if (path.startsWith('/books/')) return ofBook(path.slice('/books/'.length));
    const inside = path === '/' ? 'index.html' : normalize(path).replace(/^[/\\]+/, '');
    if (inside.startsWith('..')) return undefined;
    try {
      return { bytes: await readFile(join(folder, inside)), type: types[extname(inside)] ?? 'application/octet-stream' };
    } catch {
      return undefined;
    }
  });
}
