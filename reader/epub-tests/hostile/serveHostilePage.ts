import { build, type Rolldown } from 'vite';
import { type FileServer, serveFiles } from '../corpus/serveFiles.ts';

/** Serves a page that opens hostile pages in frames of the reader: no policy but theirs guards it. */
export async function serveHostilePage(): Promise<FileServer> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: `${import.meta.dirname}/page.ts`, formats: ['es'] } },
  });
  const [chunk] = (built as Rolldown.RolldownOutput[])[0]?.output ?? [];
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="page.js"></script>'],
    '/page.js': ['text/javascript', chunk?.code ?? ''],
  };
  return serveFiles(async (path) => {
    const [type, text] = files[path] ?? [];
    return type ? { type, bytes: new TextEncoder().encode(text) } : undefined;
  });
}
