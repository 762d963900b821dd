import { callOf, type Sample, samplesOf } from '@realmkit/conformance';
import { contractNames } from '@realmkit/contract-engine';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Realm } from '../../../database/realms.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { demoUserNames } from '../seed/demoAccounts.ts';

/** Records of a school that no demo person but the superuser has to do with, by the numbers that their uids end in. */
interface Far {
  readonly user: number;
  readonly school: number;
  readonly group: number;
}

/** Which record a number in the path of an operation is, by the part of the path before it. */
const kinds: readonly (readonly [RegExp, keyof Far])[] = [
  [/\/(organizations|groupoptions)\/$/, 'school'],
  [/\/groups\/$/, 'group'],
  [/\/(users|\{type\})\/$/, 'user'],
];

const inText = (text: string, far: Far): string =>
  text.replaceAll(/se-(user|school|group)-\d+/g, (_, kind: keyof Far) => `se-${kind}-${far[kind]}`);

/** Returns a sample that calls for the far records in place of those of the contract's examples; undefined where it names none. */
function forFar(sample: Sample, far: Far): Sample | undefined {
  const { operation, body } = sample;
  const parameters = sample.parameters.map((parameter) => {
    const { value = '', name } = parameter;
    if (parameter.in === 'path' && /^\d+$/.test(value)) {
      const before = operation.path.slice(0, operation.path.indexOf(`{${name}}`));
      const kind = kinds.find(([pattern]) => pattern.test(before))?.[1];
      return kind ? { ...parameter, value: String(far[kind]) } : parameter;
    }
    const text = inText(value, far);
    return text === value ? parameter : { ...parameter, value: text, sent: true as const };
  });
  const given = JSON.stringify(body?.value);
  const text = given && inText(given, far).replaceAll('{"id":4}', `{"id":${far.school}}`).replaceAll('"data":[4]', `"data":[${far.group}]`);
  if (text === given && parameters.every((parameter, index) => parameter.value === sample.parameters[index]?.value)) return undefined;
  return { ...sample, parameters, body: body && text !== undefined ? { ...body, value: JSON.parse(text) } : body };
}

/** The services with records; whom a login may act as has tests of its own. */
const services = contractNames.filter((name) => name !== 'auth');

/** Everybody whom the far records do not concern; the superusers of other realms are of other countries. */
const callers: readonly (readonly [Realm, string])[] = [
  ...demoUserNames.filter((name) => name !== 'superuser').map((name) => ['se', name] as const),
  ['fi', 'superuser'],
  ['us', 'superuser'],
  ['se', 'nobody'],
];

describe.each(serviceDatabases)('the records of a far school on %s', (kind) => {
  let sandbox: TestSandbox;
  let superuser: string;
  let far: Far;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    const admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
    const list = async (path: string, token = superuser): Promise<readonly { readonly uid: string }[]> =>
      (await ask(sandbox.app, 'GET', `/customer-management/eu/${path}`, { token })).body.data;
    const numberOf = (record: { readonly uid: string } | undefined): number => Number(record?.uid.split('-').at(-1));
    const near = new Set((await list('schoolUnits?size=100', admin)).map(({ uid }) => uid));
    for (const { uid } of (await list('schoolUnits?size=100')).filter((unit) => !near.has(unit.uid))) {
      const filters = (more: object) => `size=1&filters=${encodeURIComponent(JSON.stringify({ schoolUid: uid, ...more }))}`;
      const [user] = await list(`users?${filters({ role: 'student' })}`);
      const [group] = await list(`groups?${filters({})}`);
      if (user && group) far = { user: numberOf(user), school: numberOf({ uid }), group: numberOf(group) };
    }
    expect(far).toBeDefined();
  }, openingTime);
  afterAll(() => sandbox.close());

  /** Returns all that is stored of the far records themselves. */
  async function stored(): Promise<unknown> {
    const { engine, tables } = sandbox.shards.eu;
    const [user, school, group] = [`se-user-${far.user}`, `se-school-${far.school}`, `se-group-${far.group}`];
    const { users, schoolUnits, groups, associations, memberships, userPeriods, schoolUnitPeriods, loginCards } = tables;
    const rows = (table: PgTable, column: PgColumn, uid: string) =>
      engine.database.select().from(table).where(eq(column, uid)).orderBy(column);
    return Promise.all([
      rows(users, users.uid, user),
      rows(schoolUnits, schoolUnits.uid, school),
      rows(groups, groups.uid, group),
      rows(associations, associations.userUid, user),
      rows(memberships, memberships.userUid, user),
      rows(userPeriods, userPeriods.owner, user),
      rows(schoolUnitPeriods, schoolUnitPeriods.owner, school),
      rows(loginCards, loginCards.userUid, user),
    ]);
  }

  async function send(service: string, sample: Sample, token: string | undefined) {
    const base = sandbox.services.find(({ contract }) => contract === service)?.base ?? '';
    const { method, url, headers, body } = callOf(sample, { fault: 'none' });
    const response = await sandbox.app.request(base + url, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, text: await response.text() };
  }

  test.each(callers)('%s %s reads and changes none of them by any operation that names a record', async (realm, name) => {
    const token = name === 'nobody' ? undefined : await tokenOf(sandbox.app, realm, name);
    const before = await stored();
    // The numbers of the control panel are those of the caller's realm.
    const isOwnNumber = (service: string) => service === 'control-panel' && realm !== 'se';
    const named = new RegExp(`se-(user-${far.user}|school-${far.school}|group-${far.group})\\b`);
    const found: string[] = [];
    let calls = 0;
    for (const service of services)
      for (const sample of samplesOf(service, {})) {
        const call = forFar(sample, far);
        if (!call) continue;
        calls += 1;
        const { status, text } = await send(service, call, token);
        const isRead = call.operation.method === 'get';
        if (status >= 500 || (status < 300 && (isRead ? named.test(text) : !isOwnNumber(service))))
          found.push(`${call.operation.id}: ${status} ${text.slice(0, 200)}`);
      }
    expect(found).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(calls).toBeGreaterThan(60);
  });

  test('the same calls let a superuser read all of them', async () => {
    const refused: string[] = [];
    for (const service of services)
      for (const sample of samplesOf(service, {}).filter(({ operation }) => operation.method === 'get')) {
        const call = forFar(sample, far);
        const reply = call && (await send(service, call, superuser));
        if (reply && reply.status !== 200) refused.push(`${sample.operation.id}: ${reply.status}`);
      }
    // The school has no sync.
    expect(refused).toEqual(['getSyncSettings: 404', 'listJobs: 404']);
  });
});
