import { freePorts } from '@realmkit/mock-server/testing';
import { expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { servicesState } from './servicesState.ts';
import { servicesThread } from './servicesThread.ts';

const script = new URL('./testing/crashingWorker.ts', import.meta.url);

test('a thread that ends unexpectedly is logged with its error and started again, and the launchpad says so meanwhile', async () => {
  const lines = expectReport('ended unexpectedly');
  expectReport('The services are ready again.');
  const [port = 0] = await freePorts(1);
  const sandbox = `http://localhost:${port}`;
  const thread = servicesThread(script, { port, gatewayPort: 8080, baseUrl: sandbox, data: {} }, { firstDelay: 1 });
  expect(await thread.bound).toBeUndefined();
  expect(thread.state()).toEqual({ phase: 'starting' });
  await thread.open();
  expect(await servicesState(thread.state(), sandbox)).toEqual({ phase: 'ready' });

  for (const crash of [1, 2]) {
    await fetch(`${sandbox}/crash`).catch(() => undefined);
    await vi.waitFor(() => expect(thread.state()).toEqual({ phase: 'restarting' }));
    expect(await servicesState(thread.state(), sandbox)).toEqual({ phase: 'restarting' });
    await vi.waitFor(() => expect(thread.state()).toEqual({ phase: 'ready' }), { timeout: 20_000 });
    expect((await fetch(sandbox)).status).toBe(200);
    expect(lines).toHaveLength(crash);
    expect(lines.at(-1)).toContain('nothing catches this');
  }
  await thread.close();
  expect(await servicesState(thread.state(), sandbox)).toEqual({ phase: 'restarting' });
});

test('a thread whose event loop is blocked is started again once nothing of it makes progress, and not while its database does', async () => {
  const lines = expectReport('ended unexpectedly');
  expectReport('The services are ready again.');
  const [port = 0] = await freePorts(1);
  const sandbox = `http://localhost:${port}`;
  const thread = servicesThread(
    script,
    { port, gatewayPort: 8080, baseUrl: sandbox, data: {} },
    { firstDelay: 1, lookEvery: 10, patience: 200 },
  );
  await thread.bound;
  await thread.open();
  expect((await fetch(`${sandbox}/busy`)).status).toBe(200);
  expect(lines).toEqual([]);

  await expect(fetch(`${sandbox}/spin`)).rejects.toThrow();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await vi.waitFor(() => expect(thread.state()).toEqual({ phase: 'ready' }), { timeout: 20_000 });
  expect((await fetch(sandbox)).status).toBe(200);
  expect(lines).toEqual([expect.stringContaining('the thread made no progress in 2 seconds')]);
  await thread.close();
});

test('a thread that does not close is cut off, and the stop says so', async () => {
  const [port = 0] = await freePorts(1);
  const sandbox = `http://localhost:${port}`;
  const thread = servicesThread(script, { port, gatewayPort: 8080, baseUrl: sandbox, data: {} }, { closing: 1 });
  await thread.bound;
  await thread.open();
  await fetch(`${sandbox}/stay`);
  await expect(thread.close()).rejects.toThrow('did not end within');
});
