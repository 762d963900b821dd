import { build } from 'vite';

/** Bundles a module and its imports into one classic script, for a page without a server. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // Vitest's NODE_ENV would compile for React's development runtime.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'page' },
      rolldownOptions: { onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)) },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not build`);
  return chunk.code;
}
