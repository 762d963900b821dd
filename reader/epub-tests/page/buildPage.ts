import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the page that shows one publication in the reader. Returns its files by name: in memory, because several runs may build it at once. */
export async function buildPage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const [built] = [
    await build({
      configFile: false,
      root: import.meta.dirname,
      base: '/',
      logLevel: 'error',
      plugins: [react()],
      build: { write: false, minify: false, assetsInlineLimit: 0, target: 'baseline-widely-available' },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('The page was not built.');
  return new Map(built.output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
}
