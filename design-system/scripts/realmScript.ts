import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The blocking script of every page's head, as one small classic script. */
export async function realmScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: fileURLToPath(new URL('../src/realm-script/realmScript.ts', import.meta.url)), formats: ['iife'], name: 'realm' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The realm script did not build');
  return chunk.code;
}
