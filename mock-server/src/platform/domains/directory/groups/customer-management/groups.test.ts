import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../../sandbox/testing/visitor.ts';

describe.each(serviceDatabases)('groups on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'us' } });
    token = await tokenOf(sandbox.app, 'us', 'superuser');
  });

  const call = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/us${path}`, { token, json });

  test('a new group is returned and found by a search', {
    tags: ['admin §3.6', 'admin §7 Customer management service.29', 'admin §7 Customer management service.31'],
  }, async () => {
    const fields = { schoolUid: 'us-school-4', name: 'Chess Club', externalId: 'CC-1', typicalSchoolEntryYear: 2021 };
    const { status, body } = await call('PUT', '/groups', fields);
    expect([status, body]).toEqual([201, { uid: 'us-group-61' }]);
    expect((await call('GET', '/groups/us-group-61')).body).toEqual({
      uid: 'us-group-61',
      groupId: 61,
      ...fields,
      type: 'group',
      generateCode: false,
      userCount: 0,
    });
    for (const query of ['q=cc-1', 'qName=club', 'q=chess%20cl'])
      expect((await call('GET', `/groups?${query}`)).body.data[0].uid).toBe('us-group-61');
  });

  test('a group requires a name and an existing school unit', async () => {
    expect((await call('PUT', '/groups', { schoolUid: 'us-school-4' })).body.attributes).toEqual([
      { attribute: 'name', reason: 'required' },
    ]);
    expect((await call('PUT', '/groups', { schoolUid: 'us-school-404', name: 'A' })).body.attributes).toEqual([
      { attribute: 'schoolUid', reason: 'unknown' },
    ]);
    expect((await call('GET', '/groups/us-group-404')).status).toBe(404);
  });

  test('an update of a group keeps the fields that it omits', async () => {
    const { body } = await call('PATCH', '/groups/us-group-1', { name: 'Grade 2A', typicalSchoolEntryYear: null });
    expect(body).toMatchObject({ name: 'Grade 2A', typicalSchoolEntryYear: null, type: 'class', externalId: '1A-4', userCount: 31 });
    expect((await call('GET', '/groups?qName=grade%202a&sort=id,asc')).body.data[0].uid).toBe('us-group-1');
    expect((await call('PATCH', '/groups/us-group-1', { name: '' })).body.attributes).toEqual([{ attribute: 'name', reason: 'minLength' }]);
  });

  test('an update of a group changes name, code, external id, year and type', {
    tags: ['admin §7 Customer management service.30'],
  }, async () => {
    const change = { name: 'Reading Circle', generateCode: true, externalId: 'RC-1', typicalSchoolEntryYear: 2023, type: 'group' };
    expect((await call('PATCH', '/groups/us-group-1', change)).body).toMatchObject(change);
    expect((await call('GET', '/groups/us-group-1')).body).toMatchObject(change);
  });

  test('the login code of a group is created and removed', {
    tags: ['admin §3.7', 'admin §7 Customer management service.47'],
  }, async () => {
    const codeOf = async () => (await ask(sandbox.app, 'GET', '/control-panel/v1/groups/1', { token })).body.attributes.code.value;
    const switchTo = (generateCode: boolean) => call('PATCH', '/groups/us-group-1', { generateCode });
    expect((await switchTo(true)).body.generateCode).toBe(true);
    const first = await codeOf();
    expect((await switchTo(false)).body.generateCode).toBe(false);
    expect(await codeOf()).toBeNull();
    await switchTo(true);
    expect(await codeOf()).toMatch(/^[A-Z\d]{4,12}$/);
    expect(await codeOf()).not.toBe(first);
  });

  test('a list sorted by school unit keeps the groups of one school unit together', async () => {
    const { body } = await call('GET', '/groups?sort=schoolUnit,asc&size=100&include=schoolUnit');
    const names: string[] = body.data.map(({ schoolUnit }: { schoolUnit: { name: string } }) => schoolUnit.name);
    const runs = names.filter((name, index) => name !== names[index - 1]);
    expect(runs).toEqual([...new Set(names)]);
    expect(runs.length).toBeGreaterThan(1);
    expect(runs).toEqual(runs.toSorted((one, other) => one.localeCompare(other, 'en-US')));
  });

  test('a group includes its school unit on request', async () => {
    expect((await call('GET', '/groups/us-group-1?include=schoolUnit')).body.schoolUnit).toEqual({
      uid: 'us-school-4',
      name: 'Lincoln Elementary School',
      type: 'school',
      active: true,
    });
    expect((await call('GET', '/groups/us-group-1')).body).not.toHaveProperty('schoolUnit');
  });

  test('the members of a deleted group stay in their school units', { tags: ['admin §7 Customer management service.32'] }, async () => {
    expect((await call('DELETE', '/groups/us-group-4')).status).toBe(204);
    expect((await call('GET', '/groups/us-group-4')).status).toBe(404);
    expect((await call('GET', `/users?filters=${encodeURIComponent('{"groupUid":"us-group-4"}')}`)).body.meta.totalItems).toBe(0);
    expect((await call('GET', '/users/us-user-6')).body.schoolAssociations).toHaveLength(1);
    expect((await call('GET', '/users/us-user-6/auditLogs?size=1')).body.data[0]).toMatchObject({
      action: 'deleteGroup',
      changes: [{ field: 'groups.us-group-4', after: null }],
    });
  });
});
