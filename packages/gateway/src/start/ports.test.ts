import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { findPortOwner, listeningInodes } from './findPortOwner.ts';
import { bind, portTaken } from './ports.ts';

const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object' && address !== null;

/** Returns a port that this process listens on. */
async function takenPort(host = '127.0.0.1'): Promise<number> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (!isAddress(address)) throw new Error('no port');
  return address.port;
}

async function freePort(): Promise<number> {
  const port = await takenPort();
  const server = open.pop();
  await new Promise((resolve) => server?.close(resolve));
  return port;
}

const listener = (port: number) => ({ server: createServer(), port, name: 'gateway', variable: 'GATEWAY_PORT' });

describe('binding a port', () => {
  test('a free port is bound on this machine only', async () => {
    const free = listener(await freePort());
    expect(await bind(free)).toBeUndefined();
    open.push(free.server);
    expect(free.server.address()).toMatchObject({ address: '127.0.0.1', port: free.port });
  });

  test('a taken port is reported with its owner and how to choose another', async () => {
    const taken = await takenPort();
    const message = await bind(listener(taken));
    expect(message).toContain(`Port ${taken}, which the gateway needs, is taken by`);
    expect(message).toContain(`GATEWAY_PORT=${taken + 10} npm start`);
  });
});

test('a port that this user may not use is reported with one that they may', async () => {
  const denied = listener(1023);
  denied.server.listen = () => {
    denied.server.emit('error', Object.assign(new Error('No.'), { code: 'EACCES' }));
    return denied.server;
  };
  expect(await bind(denied)).toContain('GATEWAY_PORT=9023 npm start');
});

describe('the owner of a port', () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1
   1: 0100007F:1F90 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 4712 1
   2: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1`;

  test("only the listening socket of a port is found in the kernel's table", () => {
    expect(listeningInodes(table, 8080)).toEqual(['4711']);
    expect(listeningInodes(table, 3000)).toEqual(['4713']);
    expect(listeningInodes(table, 4010)).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')('this process is found by its port', async () => {
    expect(findPortOwner(await takenPort())).toMatchObject({ pid: process.pid });
  });

  const gateway = { port: 8080, name: 'gateway', variable: 'GATEWAY_PORT' };

  test('another Realmkit is recognised by its command', () => {
    expect(portTaken(gateway, { pid: 12, command: 'node scripts/start.mjs' })).toMatch(
      /process 12 \(node scripts\/start\.mjs\)\. That looks like a Realmkit/,
    );
    expect(portTaken(gateway, { pid: 12, command: 'python3 -m http.server 8080' })).not.toContain('Realmkit');
  });

  test('an unknown owner is “another program”, and the mock names its own command', () => {
    expect(portTaken({ port: 4010, name: 'mock server', variable: 'MOCK_PORT', script: 'mock' }, undefined)).toMatch(
      /another program[\s\S]*MOCK_PORT=4020 npm run mock/,
    );
  });
});

describe('a start with a port taken', () => {
  const serve = fileURLToPath(new URL('../../../../scripts/serve.mjs', import.meta.url));
  const data = join(tmpdir(), `realmkit-untouched-${process.pid}`);
  const start = (gatewayPort: number, sandboxPort: number, script: readonly string[] = [serve]) =>
    spawnSync(process.execPath, script, {
      encoding: 'utf8',
      env: { ...process.env, DATA: data, GATEWAY_PORT: String(gatewayPort), SANDBOX_PORT: String(sandboxPort) },
    });

  test('the start reports all taken ports, exits, and leaves the data folder alone', async () => {
    const [gatewayPort, sandboxPort] = [await takenPort(), await takenPort()];
    const { status, stderr } = start(gatewayPort, sandboxPort);
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${gatewayPort}, which the gateway needs`);
    expect(stderr).toContain(`Port ${sandboxPort}, which the sandbox needs`);
    expect(existsSync(data)).toBe(false);
  });

  test('a start for development names its own command with another port', async () => {
    const [gatewayPort, sandboxPort] = [await takenPort(), await takenPort()];
    const script = `import(${JSON.stringify(new URL('start.ts', import.meta.url))}).then(({ start }) => start({ development: true }))`;
    const { stderr } = start(gatewayPort, sandboxPort, ['--eval', script]);
    expect(stderr).toContain(`GATEWAY_PORT=${gatewayPort + 10} npm run dev`);
    expect(stderr).toContain(`SANDBOX_PORT=${sandboxPort + 10} npm run dev`);
  });

  test('the start exits when only the gateway’s port is taken', async () => {
    const { status, stderr } = start(await takenPort(), await freePort());
    expect(status).toBe(1);
    expect(stderr).not.toContain('the sandbox needs');
    expect(existsSync(data)).toBe(false);
  });
});
