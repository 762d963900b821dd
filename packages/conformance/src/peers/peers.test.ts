import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../../../../scripts/freePorts.ts';
import { nginx, startNginx } from '../../../../scripts/nginx.ts';
import { type Configuration, readConfiguration } from '../core/configuration.ts';
import { failures } from '../core/results.ts';
import { defaultPace, type Pace } from '../core/target.ts';
import { libraryServer } from '../example/libraryService.ts';
import { runSuite } from '../run/runSuite.ts';
import { suites } from '../suites/suites.ts';
import { formatFinding } from '../verdicts/finding.ts';
import { activityExpress } from './testing/activityExpress.ts';
import { groupsFastify } from './testing/groupsFastify.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

const python = spawnSync('python3', ['--version']).status === 0;

async function pythonPort(): Promise<number> {
  const child: ChildProcess = spawn('python3', [fileURLToPath(new URL('testing/submissions.py', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closing.push(() => child.kill());
  if (!child.stdout) throw new Error('Python has no output.');
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  return Number(port);
}

/** A service that keeps its contract, written in a framework of its own. */
interface Peer {
  readonly service: string;
  readonly port: () => Promise<number>;
  readonly configuration: Configuration;
  /** The scenarios whose operations it has; default all. */
  readonly scenarios?: RegExp;
}

const tokens = { superuser: 'token-of-sue', teacher: 'token-of-tina', student: 'token-of-sam', guardian: 'token-of-gert' };
const peers: Readonly<Record<string, Peer>> = {
  'Node alone': {
    service: 'library',
    port: () => portOf(libraryServer),
    configuration: readConfiguration(fileURLToPath(new URL('../example/library.conform.json', import.meta.url))),
  },
  Express: {
    service: 'activity-stream',
    port: () => portOf(activityExpress()),
    configuration: { tokens: { teacher: tokens.teacher }, fixtures: { origin: 'realmkitse' } },
  },
  Fastify: {
    service: 'customer-management',
    port: async () => portOf(await groupsFastify()),
    configuration: { tokens, fixtures: { userUid: 'user-1' } },
    scenarios: /^a group is made/,
  },
  ...(python && {
    'Python’s standard library': {
      service: 'submissions',
      port: pythonPort,
      configuration: { tokens, fixtures: { openSubmission: 'submission-1', handedInSubmission: 'submission-2' } },
    },
  }),
};

beforeAll(() => {
  if (!python) process.stdout.write('Python is not installed: its service was not run.\n');
  if (!nginx) process.stdout.write('nginx is not installed: nothing was run behind it.\n');
});

/** Nginx asks to wait for whole seconds, of which its rate needs a tenth. */
const hurried: Pace = { ...defaultPace, wait: (time) => defaultPace.wait(time / 10) };

/** Runs the suite of a peer with all writes, and expects it to be green. */
async function expectGreen({ service, configuration, scenarios = /./ }: Peer, port: number): Promise<void> {
  const suite = suites.find((one) => one.service === service);
  if (!suite) throw new Error(`There is no suite of ${service}.`);
  const result = await runSuite(
    { ...suite, scenarios: suite.scenarios.filter(({ title }) => scenarios.test(title)) },
    { base: `http://127.0.0.1:${port}`, send: (request) => fetch(request), timeout: 10_000, pace: hurried },
    { configuration, allowWrites: true, strict: true, withExtensions: false },
  );
  expect(failures(result).map(formatFinding)).toEqual([]);
  expect(result.coverage.flatMap(({ statuses }) => statuses.filter(({ seen }) => seen > 0)).length).toBeGreaterThan(3);
  // Nothing was left out because the service was in a hurry.
  expect(result.cases.flatMap(({ skipped = '' }) => skipped).filter((why) => why.includes('429'))).toEqual([]);
}

/** Requests a second, of which `burst` more may come at once: nginx refuses the rest, and asks to wait for a second. */
const limited = { rate: 60, burst: 5 };

async function behindNginx(program: string, upstream: number, limit: typeof limited | undefined): Promise<number> {
  const [port = 0] = await freePorts(1);
  const zone = limit && `limit_req_zone $binary_remote_addr zone=all:1m rate=${limit.rate}r/s;`;
  const refusing = limit && `limit_req zone=all burst=${limit.burst} nodelay; limit_req_status 429; error_page 429 @later;`;
  const proxy = await startNginx(
    program,
    port,
    `${zone ?? ''}
  server {
    listen 127.0.0.1:${port};
    location / { ${refusing ?? ''} proxy_pass http://127.0.0.1:${upstream}; }
    location @later { add_header Retry-After 1 always; return 429; }
  }`,
  );
  closing.push(() => proxy.close());
  return port;
}

describe.each(Object.entries(peers))('a right service in %s', (_framework, peer) => {
  test('is green', async () => expectGreen(peer, await peer.port()));

  test.skipIf(!nginx)('is green behind nginx', async () => {
    await expectGreen(peer, await behindNginx(nginx ?? '', await peer.port(), undefined));
  });

  test.skipIf(!nginx)('is green behind an nginx that refuses whoever is too fast', async () => {
    await expectGreen(peer, await behindNginx(nginx ?? '', await peer.port(), limited));
  });
});
