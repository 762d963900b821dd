import { serviceClient } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import type { ImportRow } from '../plan/ImportRow.ts';
import { createImportJob, type ImportJob, type JobRow, progressOf, retryFailedRows } from './ImportJob.ts';
import { runImport } from './runImport.ts';

const newcomer = (number: number, more: Partial<ImportRow> = {}): ImportRow => ({
  number,
  values: {},
  action: 'create',
  data: { username: `pupil.${number}`, name: `Pupil ${number}`, organizations: [{ id: 4 }] },
  changes: [],
  problems: [],
  ...more,
});

/** A control panel service that adds people once for each key, and the requests that it got. */
function service(respond: (request: Request, count: number) => Response | undefined = () => undefined) {
  const added = new Map<string, number>();
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/control-panel', '');
    requests.push(`${request.method} ${path} ${await request.clone().text()}`.trim());
    const own = respond(request, requests.length);
    if (own) return own;
    if (request.method !== 'POST') return new Response(null, { status: 204 });
    const key = request.headers.get('Idempotency-Key') ?? '';
    added.set(key, added.get(key) ?? 100 + added.size);
    return new Response(null, { status: 201, headers: { Location: `${path}/${added.get(key)}` } });
  };
  return { controlPanel: serviceClient('controlPanel', { baseUrl: 'http://services.example/control-panel', fetch }), requests, added };
}

function start(job: ImportJob, respond?: Parameters<typeof service>[0], forgetful = false) {
  const { controlPanel, requests, added } = service(respond);
  const stored = new Map(job.rows.map((row) => [row.row.number, row]));
  let groups = job.groups;
  const reported: JobRow[] = [];
  const pause = new AbortController();
  const run = (current = job) =>
    runImport(current, {
      clients: { controlPanel },
      signal: pause.signal,
      onRow: (row) => {
        reported.push(row);
        if (!forgetful) stored.set(row.row.number, row);
      },
      onGroups: (next) => {
        groups = next;
      },
    });
  return { run, requests, added, pause, reported, state: (): ImportJob => ({ ...job, groups, rows: [...stored.values()] }) };
}

const job = (rows: readonly ImportRow[], groups: ImportRow['groups'] = []) =>
  createImportJob(
    'se-user-1',
    'students',
    rows,
    groups.filter((group) => typeof group !== 'number'),
    0,
  );

test('an import adds new people, changes known ones and then sets their groups', async () => {
  const place = { organizationId: 4, name: '7C' };
  const rows = [
    newcomer(2, { groups: [12, place] }),
    newcomer(3, { action: 'change', personId: 7, data: { email: 'anna@skola.se' } }),
    newcomer(4, { action: 'skip' }),
  ];
  const { run, requests, state } = start(job(rows, [place]));
  await run();
  expect(progressOf(state())).toEqual({ done: 2, failed: 0, left: 0 });
  expect(requests).toEqual(
    expect.arrayContaining([
      'POST /v1/groups {"data":{"name":"7C","organization_id":4}}',
      'POST /v2/students {"data":{"username":"pupil.2","name":"Pupil 2","organizations":[{"id":4}]}}',
      'PUT /v1/users/101/groups {"data":[12,100]}',
      'PATCH /v2/students/7 {"data":{"email":"anna@skola.se"}}',
    ]),
  );
});

test('a row is reported only once it is done or has failed', async () => {
  const { run, reported } = start(job([newcomer(2, { groups: [12] }), newcomer(3)]), (request) =>
    request.method === 'PUT' ? Response.json({ name: 'not_found', message: 'Gone.' }, { status: 404 }) : undefined,
  );
  await run();
  expect(reported.map(({ row, state, personId }) => [row.number, state, personId]).toSorted()).toEqual([
    [2, 'failed', 100],
    [3, 'done', 101],
  ]);
});

test('an import that was closed before its progress was stored repeats its requests and adds nobody twice', async () => {
  const place = { organizationId: 4, name: '7C' };
  const rows = [newcomer(2, { groups: [12, place] }), newcomer(3, { action: 'change', personId: 7, data: { email: 'anna@skola.se' } })];
  const { run, added, requests } = start(job(rows, [place]), undefined, true);
  await run();
  await run();
  expect(added.size).toBe(2);
  expect(new Set(requests).size).toBe(4);
  expect(requests).toHaveLength(8);
});

test('an import that was closed between request and response adds nobody twice', async () => {
  const first = start(job([newcomer(2), newcomer(3)]), (request, count) => {
    if (request.method === 'POST' && count === 1) throw new TypeError('the tab is gone');
    return undefined;
  });
  // The response to the first row got lost although the service added the person.
  const keyOfFirst = first.state().rows[0]?.key ?? '';
  first.added.set(keyOfFirst, 555);
  await first.run();
  await first.run(first.state());
  expect(progressOf(first.state())).toEqual({ done: 2, failed: 0, left: 0 });
  expect([...first.added.values()]).toEqual([555, 101]);
});

test('a row that the service rejects fails with the reason and the other rows continue', async () => {
  const { run, state } = start(job([newcomer(2), newcomer(3), newcomer(4)]), (request) => {
    if (request.method !== 'POST') return undefined;
    const number = request.headers.get('Idempotency-Key');
    const rows = state().rows;
    if (number === rows[0]?.key) return Response.json({ name: 'ConflictError', message: 'Taken.' }, { status: 409 });
    if (number === rows[1]?.key) return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
    return undefined;
  });
  await run();
  expect(state().rows.map((row) => [row.state, row.reason])).toEqual([
    ['failed', 'exists'],
    ['failed', 'forbidden'],
    ['done', undefined],
  ]);
});

test('only the failed rows are retried', async () => {
  let isBusy = true;
  const { run, state, requests } = start(job([newcomer(2, { groups: [12] }), newcomer(3)]), (request) =>
    request.method === 'PUT' && isBusy ? Response.json({ name: 'not_found', message: 'Gone.' }, { status: 404 }) : undefined,
  );
  await run();
  expect(progressOf(state())).toEqual({ done: 1, failed: 1, left: 0 });
  isBusy = false;
  const before = requests.length;
  await run(retryFailedRows(state()));
  expect(progressOf(state())).toEqual({ done: 2, failed: 0, left: 0 });
  // The person already exists: only the groups are set.
  expect(requests.slice(before)).toEqual(['PUT /v1/users/100/groups {"data":[12]}']);
});

test('a paused import starts no more rows', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => newcomer(index + 2));
  const { run, pause, state, requests } = start(job(rows), (_request, count) => {
    if (count === 3) pause.abort();
    return undefined;
  });
  await run();
  const { done, left } = progressOf(state());
  expect(done).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
  expect(requests).toHaveLength(done);
});

test('an unreachable service stops the import, which can be resumed later', async () => {
  let isDown = true;
  const rows = Array.from({ length: 20 }, (_, index) => newcomer(index + 2));
  const { run, state, added } = start(job(rows), () =>
    isDown ? Response.json({ name: 'down', message: 'Down.' }, { status: 429 }) : undefined,
  );
  await expect(run()).rejects.toThrow();
  expect(progressOf(state()).left).toBe(20);
  isDown = false;
  await run(state());
  expect(progressOf(state())).toEqual({ done: 20, failed: 0, left: 0 });
  expect(added.size).toBe(20);
});
