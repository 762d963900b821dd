import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** A page under measurement, until it is closed. */
export interface ServedPage {
  readonly address: string;
  close(): void;
}

/** Builds the bare page of React, MUI, router and i18next for production, and serves it compressed as the gateway serves the apps. */
export async function serveBarePage(port: number): Promise<ServedPage> {
  const result = await build({
    root: fileURLToPath(new URL('bare/', import.meta.url)),
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
  if (!page) throw new Error('The bare page did not build');
  const server = createServer((request, response) => {
    const script = files.get(request.url ?? '');
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html', 'content-encoding': 'br' }).end(script ?? page);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://localhost:${port}/`, close: () => void server.close() };
}
