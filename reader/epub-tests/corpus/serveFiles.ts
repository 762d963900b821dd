import { createServer } from 'node:http';

/** A served file. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** A server on a local port. */
export interface FileServer {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves files on a local port, or on any free one, with byte ranges for recordings. */
export async function serveFiles(find: (path: string) => Promise<ServedFile | undefined>, port = 0): Promise<FileServer> {
  const server = createServer(async (request, response) => {
    const served = await find(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (!served) {
      response.writeHead(404).end();
      return;
    }
    const { bytes, type } = served;
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };
    if (!range) {
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes);
      return;
    }
    const first = Number(range[1]);
    const last = range[2] ? Math.min(Number(range[2]), bytes.length - 1) : bytes.length - 1;
    const part = bytes.subarray(first, last + 1);
    response
      .writeHead(206, { ...headers, 'Content-Length': part.length, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` })
      .end(part);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
