import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { killCharges } from '../../../kills/killCharges.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { databaseKinds, openingTime, openTestData, type TestData } from './testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from './testing/visitor.ts';

const writer = fileURLToPath(new URL('./testing/killedWriter.ts', import.meta.url));

type ReportedWrite = Readonly<Record<string, string | number>>;

describe.each(databaseKinds)('a process that is killed on %s', (kind) => {
  let data: TestData;
  let child: ChildProcess | undefined;
  let sandbox: Sandbox | undefined;
  beforeEach(async () => {
    data = await openTestData(kind);
  }, openingTime);
  afterEach(async () => {
    child?.kill('SIGKILL');
    child = undefined;
    await sandbox?.close();
    sandbox = undefined;
    await data.drop();
  });

  /** Starts a process that writes, kills it once it has reported enough, and returns everything that it reported. */
  const kill = (action: string, isEnough: (reported: readonly ReportedWrite[]) => boolean): Promise<ReportedWrite[]> => {
    const started = spawn(process.execPath, [writer, JSON.stringify(data.data), action], { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    const reported: ReportedWrite[] = [];
    let rest = '';
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) reported.push(JSON.parse(line));
      if (isEnough(reported)) started.kill('SIGKILL');
    });
    return new Promise((resolve) => started.once('close', () => resolve(reported)));
  };
  /** Opens the data again and returns a function that sends requests as a superuser. */
  const reopened = async () => {
    const opened = await createSandbox({ data: data.data });
    sandbox = opened;
    const token = await tokenOf(opened.app, 'se', 'superuser');
    return (method: string, path: string, json?: unknown): Promise<Reply> => ask(opened.app, method, path, { token, json });
  };
  const eu = '/customer-management/eu';
  const filtered = (filters: object): string => `filters=${encodeURIComponent(JSON.stringify(filters))}`;

  test(
    'a killed process loses no acknowledged write, whichever writer made it',
    async () => {
      const kinds = ['user', 'member', 'atSchool', 'period', 'position'];
      const reported = await kill('writes', (lines) => lines.length >= 60 && kinds.every((what) => lines.some((line) => what in line)));
      const call = await reopened();
      for (const { user } of reported.filter((line) => 'user' in line))
        expect([user, (await call('GET', `${eu}/users/${user}`)).status]).toEqual([user, 200]);
      for (const [group, joined] of Map.groupBy(
        reported.filter((line) => 'member' in line),
        (line) => line.group,
      )) {
        const { body } = await call('GET', `${eu}/users?size=100&${filtered({ groupUid: group })}`);
        expect(body.data.map(({ uid }: { uid: string }) => uid)).toEqual(expect.arrayContaining(joined.map(({ member }) => member)));
      }
      for (const { atSchool } of reported.filter((line) => 'atSchool' in line)) {
        const { body } = await call('GET', `${eu}/users/${atSchool}`);
        expect(body.schoolAssociations.map(({ schoolUid }: { schoolUid: string }) => schoolUid)).toContain('se-school-5');
      }
      const { body: periods } = await call(
        'GET',
        `${eu}/userSubscriptionPeriods?size=100&sort=id,desc&${filtered({ userUid: 'se-user-6' })}`,
      );
      const numbers = periods.data.map(({ legacyId }: { legacyId: number }) => legacyId);
      for (const { period } of reported.filter((line) => 'period' in line).slice(-90)) expect(numbers).toContain(period);
      expect(new Set(numbers).size).toBe(numbers.length);
      // The stored position may be a later one that was not reported, but never an earlier one than the last reported.
      const positions = reported.flatMap(({ position }) => (position === undefined ? [] : [Number(position)]));
      const last = positions.at(-1) ?? 0;
      expect([last, (last % 90) + 1]).toContain(Number((await call('GET', '/library/v1/books/book-1/lastmark')).body.position));
    },
    openingTime,
  );

  test.each([
    ['before its time has come', 'job'],
    ['after it has ended', 'ended'],
  ])(
    'a sync still finishes after its process was killed %s',
    async (_, until) => {
      const [first] = await kill('sync', (reported) => reported.some((line) => until in line));
      const call = await reopened();
      await call('POST', '/__sandbox/clock', { advance: 60 });
      const jobs = '/sync/organizations/se-school-1/syncs/skolon/jobs';
      const [job] = (await call('GET', jobs)).body.data;
      expect(job).toMatchObject({ jobId: first?.job, status: 'finished', dryRun: false });
      // All changes were made, each once.
      const { body: logs } = await call('GET', `/sync/jobs/${job.jobId}/logs?size=100&action=create&entity=user`);
      const added: string[] = [...new Set<string>(logs.data.map(({ uid }: { uid: string }) => uid))];
      expect(added.length).toBeGreaterThan(0);
      for (const uid of added) {
        const { body } = await call('GET', `${eu}/auditLogs?${filtered({ subject: uid, action: 'triggerSync' })}`);
        expect([uid, body.meta.totalItems]).toEqual([uid, 1]);
      }
      const gone = (await call('GET', `/sync/jobs/${job.jobId}/logs?size=100&action=delete&entity=user`)).body.meta.totalItems;
      expect((await call('GET', `${eu}/users?size=1`)).body.meta.totalItems).toBe(2500 + added.length - gone);
      await call('POST', '/sync/organizations/se-school-1/syncs/skolon/trigger', {});
      await call('POST', '/__sandbox/clock', { advance: 60 });
      expect((await call('GET', jobs)).body.data[0].counts).toEqual({ create: 0, update: 0, delete: 0, skip: 4 });
    },
    openingTime,
  );

  test(
    'the book of the card provider and the invoices agree after a process was killed that charged',
    async () => {
      const { charges, differences } = await killCharges(data.data, 2);
      expect(charges).toBeGreaterThan(0);
      expect(differences).toEqual([]);
    },
    openingTime,
  );
});
