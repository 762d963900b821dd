import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** A served page under measurement. */
export interface ServedPage {
  readonly url: string;
  close(): void;
}

/** Builds a page for production and serves it compressed, as the gateway serves the apps. */
export async function serveBuiltPage(root: string, port: number): Promise<ServedPage> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)) },
    },
  });
  const files = new Map<string, Buffer>();
  for (const built of Array.isArray(result) ? result : [result])
    for (const file of 'output' in built ? built.output : [])
      files.set(`/${file.fileName}`, brotliCompressSync(file.type === 'chunk' ? file.code : file.source));
  const page = files.get('/index.html');
  if (!page) throw new Error(`The page in ${root} did not build`);
  const server = createServer((request, response) => {
    const script = files.get(request.url ?? '');
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html', 'content-encoding': 'br' }).end(script ?? page);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}
