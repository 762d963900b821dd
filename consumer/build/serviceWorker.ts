import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/offline/worker/serviceWorker.ts', import.meta.url));

/** Matches files that are not needed offline: texts of other languages and everything for card payments. */
const onDemand = /\/(locales|simulator)\/|@stripe/;

type Bundle = Rolldown.OutputBundle;

interface Precached {
  readonly url: string;
  /** Null if the file name changes with the content. */
  readonly revision: string | null;
}

/** Returns the page and the scripts that are precached for offline use. */
function precached(bundle: Bundle): readonly Precached[] {
  return Object.values(bundle).flatMap((file): readonly Precached[] => {
    if (file.type === 'chunk') return file.moduleIds.some((id) => onDemand.test(id)) ? [] : [{ url: `/${file.fileName}`, revision: null }];
    if (file.fileName !== 'index.html') return [];
    return [{ url: '/index.html', revision: createHash('sha256').update(file.source).digest('hex').slice(0, 16) }];
  });
}

async function workerOf(bundle: Bundle): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { PRECACHE: JSON.stringify(precached(bundle)), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'baseline-widely-available', lib: { entry, formats: ['iife'], name: 'worker', fileName: 'sw' } },
  });
  for (const built of Array.isArray(result) ? result : [result])
    for (const file of 'output' in built ? built.output : []) if (file.type === 'chunk') return file.code;
  throw new Error('The service worker did not build');
}

/** Builds the service worker as one classic script with the file list of this build. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    // Runs after the page itself has been written.
    order: 'post',
    async handler(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerOf(bundle) });
    },
  },
};
