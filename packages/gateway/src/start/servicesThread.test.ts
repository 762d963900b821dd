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
  const thread = servicesThread(script, { port, gatewayPort: 8080, baseUrl: sandbox, data: {} }, 1);
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
