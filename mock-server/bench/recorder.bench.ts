import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createRecorder, createRecording } from '@realmkit/conformance';
import { readContract } from '@realmkit/contract-engine';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { type Row, ratioRow } from '../../scripts/bench/row.ts';
import { exampleCallsOf } from '../src/mock/testing/exampleCalls.ts';
import { compareRates } from './load.ts';

export const name = 'recorder';

/** Compares the recorder and its checks with Prism's validating proxy before the same upstream. */
export async function run(): Promise<Row[]> {
  const call = exampleCallsOf('library').find(({ id }) => id === 'getBook');
  const script = fileURLToPath(new URL('./upstream.ts', import.meta.url));
  const upstream = spawn(process.execPath, [script, JSON.stringify(call?.response.example)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(upstream.stdout, 'data');
  const upstreamUrl = `http://127.0.0.1:${String(port).trim()}`;
  const recording = createRecording('library', upstreamUrl, { strict: true });
  const proxy = createRecorder(upstreamUrl, (exchange) => recording.add(exchange));
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const logger = createLogger('prism', { enabled: false });
  const prism = createServer(await getHttpOperationsFromSpec(readContract('library')), {
    components: { logger },
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(upstreamUrl),
      ...{
        errors: false,
        validateRequest: true,
        validateResponse: true,
        checkSecurity: true,
        mock: { dynamic: false },
        upstreamProxy: undefined,
      },
    },
  });
  const peer = await prism.listen(0, '127.0.0.1');
  const headers = { authorization: 'Bearer token' };
  try {
    const rates = await compareRates(
      {
        ours: { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/v1/books/book-1`, headers },
        peer: { url: `${peer}/v1/books/book-1`, headers },
      },
      'requestsPerProcessorSecond',
      { rounds: 3, seconds: 2 },
    );
    return [
      ratioRow('a book through the recorder, against Prism’s proxy', rates.ours, rates.peer, 'requests per second of processor time', 3),
    ];
  } finally {
    proxy.close();
    proxy.closeAllConnections();
    await prism.close();
    upstream.kill();
  }
}
