import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The folder of the built page. */
export const pageFolder = join(import.meta.dirname, '../dist');

/** Builds the page that shows one publication in the reader. */
export async function buildPage(): Promise<void> {
  if (existsSync(pageFolder)) rmSync(pageFolder, { recursive: true });
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: '/',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: pageFolder, emptyOutDir: true, minify: false, assetsInlineLimit: 0, target: 'baseline-widely-available' },
  });
}
