import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import type { MockServer } from '../mock/mockServer.ts';
import type { SandboxOptions } from '../sandbox/options.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { closeServers } from './closeServers.ts';
import { inWords } from './inWords.ts';
import { bind } from './ports.ts';
import { type SandboxSlot, sandboxSlot } from './sandboxSlot.ts';
import type { SandboxOrder, SandboxReport, SandboxStart } from './sandboxThread.ts';

const report = (message: SandboxReport) => parentPort?.postMessage(message);

/** The contracts' mock, built when the sandbox first leaves an operation to it: that takes a second that most runs never need. */
function lazyMock(): NonNullable<SandboxOptions['mock']> {
  let mock: Promise<MockServer> | undefined;
  return async (request) => {
    mock ??= import('../mock/mockServer.ts').then(({ mockServer }) => mockServer({ openToPages: false }));
    return (await mock).app.fetch(request);
  };
}

async function open(data: SandboxOptions['data'], port: number, slot: SandboxSlot): Promise<Sandbox> {
  const { createSandbox } = await import('../sandbox/sandbox.ts');
  const sandbox = await createSandbox({ data, baseUrl: `http://localhost:${port}`, mock: lazyMock() });
  slot.fill((request) => sandbox.app.fetch(request));
  return sandbox;
}

async function run({ port, data }: SandboxStart): Promise<void> {
  const slot = sandboxSlot();
  const server = createServer(getRequestListener(slot.fetch));
  const problem = await bind({ server, port, name: 'sandbox', variable: 'SANDBOX_PORT' });
  report(problem === undefined ? { kind: 'bound' } : { kind: 'refused', problem });

  let opening: Promise<Sandbox> | undefined;
  parentPort?.on('message', async (order: SandboxOrder) => {
    try {
      if (order === 'open') {
        opening = open(data, port, slot);
        await opening;
        report({ kind: 'ready' });
      } else {
        await closeServers([server]);
        await (await opening)?.close();
        process.exit(0);
      }
    } catch (reason) {
      report({ kind: 'failed', problem: inWords(reason) });
    }
  });
}

const start: SandboxStart = workerData;
await run(start);
