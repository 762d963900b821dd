import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';

const everywhere = ['se-school-1', 'se-school-4', 'se-school-7', 'se-school-10', 'se-school-13'];

describe.each(serviceDatabases)('permissions on %s', (kind) => {
  let sandbox: TestSandbox;
  let admin: string;
  let superuser: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
    superuser = await tokenOf(sandbox.app, 'se', 'superuser');
  });

  const asAdmin = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu${path}`, { token: admin, json });
  const asSuperuser = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu${path}`, { token: superuser, json });

  test('a realm can only be managed on its own shard', async () => {
    expect((await ask(sandbox.app, 'GET', '/customer-management/us/users', { token: superuser })).status).toBe(403);
    const us = await tokenOf(sandbox.app, 'us', 'superuser');
    expect((await ask(sandbox.app, 'GET', '/customer-management/eu/users', { token: us })).status).toBe(403);
    expect((await ask(sandbox.app, 'GET', '/customer-management/us/users', { token: us })).body.data[0].uid).toBe('us-user-2500');
  });

  test('a superuser of one realm sees no data of another realm on the same shard', async () => {
    const de = await tokenOf(sandbox.app, 'de', 'superuser');
    expect((await ask(sandbox.app, 'GET', '/customer-management/eu/users/se-user-3', { token: de })).status).toBe(404);
    expect((await ask(sandbox.app, 'GET', '/customer-management/eu/users?q=teacher', { token: de })).body.data[0].uid).toBe('de-user-3');
  });

  test('a school admin sees their own school units, those below, and their users and groups', async () => {
    const units = await asAdmin('GET', '/schoolUnits?size=100&sort=id,asc');
    expect(units.body.data.map(({ uid }: { uid: string }) => uid)).toEqual(everywhere);
    const { body } = await asAdmin('GET', '/users?size=100');
    expect(body.meta.totalItems).toBeGreaterThan(100);
    expect(body.meta.totalItems).toBeLessThan(2500);
    for (const { schoolAssociations } of body.data) for (const { schoolUid } of schoolAssociations) expect(everywhere).toContain(schoolUid);
    const inSight = new Set(everywhere);
    const groups = await asAdmin('GET', '/groups?size=100');
    expect(groups.body.data.every(({ schoolUid }: { schoolUid: string }) => inSight.has(schoolUid))).toBe(true);
    const pairs = await asAdmin('GET', '/userGroups?size=100');
    expect(pairs.body.data.every(({ schoolUid }: { schoolUid: string }) => inSight.has(schoolUid))).toBe(true);
    const periods = await asAdmin('GET', '/schoolUnitSubscriptionPeriods?size=100');
    expect(periods.body.data.every(({ schoolUid }: { schoolUid: string }) => inSight.has(schoolUid))).toBe(true);
    expect((await asAdmin('GET', '/userSubscriptionPeriods')).body.meta.totalItems).toBe(0);
    expect((await asAdmin('GET', '/download-schoolUnits')).body.trim().split('\r\n')).toHaveLength(1 + everywhere.length);
  });

  test('a school admin gets 403 for a single record that is not theirs', async () => {
    for (const path of [
      '/users/se-user-5',
      '/schoolUnits/se-school-5',
      '/groups/se-group-7',
      '/sync/se-school-2',
      '/users/se-user-5/auditLogs',
    ]) {
      expect([path, (await asAdmin('GET', path)).status]).toEqual([path, 403]);
      expect([path, (await asSuperuser('GET', path)).status]).not.toEqual([path, 403]);
    }
  });

  test('a school admin changes only users of their own school units and adds users only to them', async () => {
    expect((await asAdmin('PUT', '/users/se-user-6/schoolUnits/se-school-7', { role: 'student' })).status).toBe(204);
    expect((await asAdmin('PUT', '/users/se-user-6/schoolUnits/se-school-5', { role: 'student' })).status).toBe(403);
    expect((await asAdmin('PUT', '/users/se-user-5/schoolUnits/se-school-4', { role: 'guardian' })).status).toBe(403);
    expect(
      (await asAdmin('PUT', '/users/se-user-6/schoolUnits', { schoolAssociations: [{ schoolUid: 'se-school-5', role: 'student' }] }))
        .status,
    ).toBe(403);
    expect((await asAdmin('PUT', '/users/se-user-6/groups/se-group-7')).status).toBe(403);
  });

  test('a replacement by a school admin keeps associations with school units of others', async () => {
    await asSuperuser('PUT', '/users/se-user-3/schoolUnits/se-school-5', { role: 'employee' });
    expect(
      (await asAdmin('PUT', '/users/se-user-3/schoolUnits', { schoolAssociations: [{ schoolUid: 'se-school-10', role: 'employee' }] }))
        .status,
    ).toBe(204);
    const { body } = await asSuperuser('GET', '/users/se-user-3');
    expect(body.schoolAssociations.map(({ schoolUid }: { schoolUid: string }) => schoolUid).sort()).toEqual([
      'se-school-10',
      'se-school-5',
    ]);
    expect((await asAdmin('GET', '/users/se-user-3')).body.schoolAssociations).toHaveLength(1);
    expect((await asAdmin('DELETE', '/users/se-user-3')).status).toBe(403);
  });

  test('only superusers change superusers and top-level school units', async () => {
    expect((await asAdmin('DELETE', '/users/se-user-1')).status).toBe(403);
    expect((await asAdmin('POST', '/schoolUnits', { name: 'Ny', type: 'organisation' })).status).toBe(403);
    expect((await asAdmin('PATCH', '/schoolUnits/se-school-4', { parent: null })).status).toBe(403);
    expect((await asAdmin('POST', '/schoolUnits', { name: 'Ny', type: 'school', parent: 'se-school-5' })).status).toBe(403);
    expect((await asAdmin('POST', '/schoolUnits', { name: 'Ny', type: 'school', parent: 'se-school-1' })).status).toBe(201);
  });

  test('a user who is no longer an admin loses the permissions immediately', async () => {
    await asSuperuser('PUT', '/users/se-user-2/schoolUnits/se-school-1', { role: 'employee' });
    expect((await asAdmin('GET', '/users')).status).toBe(401);
    admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
    expect((await asAdmin('GET', '/users')).status).toBe(403);
  });
});
