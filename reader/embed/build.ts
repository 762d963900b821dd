import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { nativeXml } from '../build/nativeXml.ts';

/** The folder of the built library, for host applications. */
export const libraryFolder = join(import.meta.dirname, '../dist/embed');

/** The modules that a React host provides itself. */
const ofReactHosts = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

async function library(name: string, external: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    base: './',
    logLevel: 'error',
    plugins: [react(), nativeXml],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(libraryFolder, name),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      minify: 'oxc',
      lib: { entry: join(import.meta.dirname, '../src/player/index.ts'), formats: ['es'], fileName: () => 'reader.js' },
      rolldownOptions: {
        external: [...external],
        // What the entry shares with parts that load later would lie in fifty small files, which compress worse.
        output: { codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'] }] } },
      },
    },
  });
}

/** Builds the reader as a library twice: `standalone` for any page, also without modules, and `react` for hosts that bring React themselves. */
export async function buildLibrary(): Promise<void> {
  await library('standalone', []);
  const script = 'reader.global.js';
  copyFileSync(join(import.meta.dirname, script), join(libraryFolder, 'standalone', script));
  await library('react', ofReactHosts);
}

if (import.meta.main) await buildLibrary();
