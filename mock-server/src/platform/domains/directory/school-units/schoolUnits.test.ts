import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';

describe.each(serviceDatabases)('school units on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'superuser');
  });

  const call = (method: string, path: string, json?: unknown, headers = {}): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu/schoolUnits${path}`, { token, json, headers });

  test('a new school unit gets the defaults of the contract and is found by a search', {
    tags: ['admin §7 Customer management service.25'],
  }, async () => {
    const { status, body } = await call('POST', '', { name: 'Tallskolan Östra', type: 'school', parent: 'se-school-1', city: 'Umeå' });
    expect([status, body]).toEqual([
      201,
      {
        uid: 'se-school-17',
        legacyId: 17,
        name: 'Tallskolan Östra',
        type: 'school',
        parent: 'se-school-1',
        city: 'Umeå',
        active: true,
        status: 'trial',
        pupilNumber: null,
        streetAddress: null,
        postalCode: null,
        secureAuthEnabled: false,
        qrCodeLoginEnabled: false,
        identifiers: [],
      },
    ]);
    expect((await call('GET', '/se-school-17')).body).toEqual(body);
    expect((await call('GET', '?qName=%C3%B6stra&sort=id,desc')).body.data[0]).toEqual(body);
  });

  test('a new school unit has every field that it is created with', {
    tags: ['admin §3.42', 'admin §3.43', 'admin §3.44', 'admin §3.46', 'admin §7 Customer management service.24'],
  }, async () => {
    const fields = {
      name: 'Granskolan',
      type: 'preschool',
      status: 'customer',
      active: false,
      pupilNumber: 41,
      streetAddress: 'Skolgatan 6',
      postalCode: '961 31',
      city: 'Boden',
      secureAuthEnabled: true,
      qrCodeLoginEnabled: true,
      identifiers: [{ type: 'schoolUnitCode', value: '12345678' }],
      parent: 'se-school-1',
    };
    const { status, body } = await call('POST', '', fields);
    expect([status, body]).toEqual([201, { ...fields, uid: 'se-school-17', legacyId: 17 }]);
    expect((await call('GET', '/se-school-17')).body).toEqual(body);
    expect((await call('GET', '?q=12345678')).body.data).toEqual([body]);
  });

  test('a school unit that is sent again with its Idempotency-Key is added once', async () => {
    const once = { 'Idempotency-Key': 'one-school' };
    const first = await call('POST', '', { name: 'En', type: 'school' }, once);
    const second = await call('POST', '', { name: 'En', type: 'school' }, once);
    expect(second.body).toEqual(first.body);
    expect((await call('POST', '', { name: 'Två', type: 'school' }, once)).body.uid).not.toBe(first.body.uid);
    expect((await call('GET', '?size=1')).body.meta.totalItems).toBe(18);
  });

  test('a school unit requires a name, a type and an existing parent', async () => {
    expect((await call('POST', '', { type: 'school' })).body.attributes).toEqual([{ attribute: 'name', reason: 'required' }]);
    expect((await call('POST', '', { name: 'A', type: 'university' })).body.attributes).toEqual([{ attribute: 'type', reason: 'enum' }]);
    expect((await call('POST', '', { name: 'A', type: 'school', parent: 'se-school-404' })).body.attributes).toEqual([
      { attribute: 'parent', reason: 'unknown' },
    ]);
    expect((await call('GET', '/se-school-404')).status).toBe(404);
  });

  test('a school unit can be moved and detached, but never placed below itself', {
    tags: ['admin §7 Customer management service.26', 'admin §7 Customer management service.27'],
  }, async () => {
    expect((await call('PATCH', '/se-school-4', { parent: 'se-school-2' })).body.parent).toBe('se-school-2');
    expect((await call('PATCH', '/se-school-4', { parent: null })).body.parent).toBeNull();
    expect((await call('PATCH', '/se-school-1', { parent: 'se-school-7' })).body.attributes).toEqual([
      { attribute: 'parent', reason: 'cycle' },
    ]);
    expect((await call('PATCH', '/se-school-1', { parent: 'se-school-1' })).body.attributes).toEqual([
      { attribute: 'parent', reason: 'cycle' },
    ]);
    expect((await call('PATCH', '/se-school-1', { parent: 'se-school-404' })).body.attributes).toEqual([
      { attribute: 'parent', reason: 'unknown' },
    ]);
    expect((await call('PATCH', '/se-school-1', {})).body.attributes).toEqual([{ attribute: 'body', reason: 'minProperties' }]);
  });

  test('two concurrent moves of school units create no cycle', async () => {
    await call('PATCH', '/se-school-2', { parent: null });
    const both = await Promise.all([
      call('PATCH', '/se-school-1', { parent: 'se-school-2' }),
      call('PATCH', '/se-school-2', { parent: 'se-school-1' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('PATCH replaces and POST adds identifiers of a school unit, one per type', {
    tags: ['admin §3.45', 'admin §7 Customer management service.28', 'admin §7 Customer management service.49'],
  }, async () => {
    const named = { type: 'municipalityCode', value: '2480' };
    const replaced = await call('PATCH', '/se-school-4', { identifiers: [named, { type: 'eduId', value: 'A1' }] });
    expect(replaced.body.identifiers).toEqual([named, { type: 'eduId', value: 'A1' }]);
    const added = await call('POST', '/se-school-4/identifiers', {
      identifiers: [
        { type: 'eduId', value: 'A2' },
        { type: 'schoolUnitCode', value: '1' },
      ],
    });
    expect(added.body.identifiers).toEqual([named, { type: 'eduId', value: 'A2' }, { type: 'schoolUnitCode', value: '1' }]);
    expect((await call('GET', '?q=a2')).body.data.map(({ uid }: { uid: string }) => uid)).toEqual(['se-school-4']);
    expect((await call('GET', '?q=73905204')).body.data).toEqual([]);
    expect((await call('POST', '/se-school-4/identifiers', { identifiers: [] })).body.attributes).toEqual([
      { attribute: 'identifiers', reason: 'minItems' },
    ]);
  });

  test('an update changes name, address and sign-in settings of a school unit, and its users show the new name', async () => {
    const changed = { name: 'Nya Björkskolan', streetAddress: 'Skolgatan 6', qrCodeLoginEnabled: false, pupilNumber: null, city: 'Boden' };
    expect((await call('PATCH', '/se-school-4', changed)).body).toMatchObject(changed);
    expect((await call('GET', '?q=boden')).body.data.map(({ uid }: { uid: string }) => uid)).toEqual(['se-school-4']);
    const { body } = await ask(sandbox.app, 'GET', '/customer-management/eu/users/se-user-6', { token });
    expect(body.schoolAssociations).toEqual([{ schoolUid: 'se-school-4', schoolName: 'Nya Björkskolan', role: 'student' }]);
  });

  test('only superusers deactivate a school unit, and its users cannot log in after that', async () => {
    const admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
    const path = '/customer-management/eu/schoolUnits/se-school-4';
    for (const json of [{ active: false }, { status: 'former' }])
      expect((await ask(sandbox.app, 'PATCH', path, { token: admin, json })).status).toBe(403);
    expect((await ask(sandbox.app, 'PATCH', path, { token: admin, json: { city: 'Boden' } })).status).toBe(200);
    expect((await call('PATCH', '/se-school-4', { active: false })).status).toBe(200);
    await expect(tokenOf(sandbox.app, 'se', 'student')).rejects.toThrow('could not sign in');
  });

  test('all school units are downloaded as CSV in the order of their names, with special characters quoted', {
    tags: ['admin §7 Customer management service.33'],
  }, async () => {
    await call('POST', '', { name: 'Alfa "Ett", Umeå', type: 'organisation' });
    const { status, headers, body } = await ask(sandbox.app, 'GET', '/customer-management/eu/download-schoolUnits', { token });
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="school-units-se.csv"',
    ]);
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('uid,legacyId,name,type,status,active,parent,pupilNumber,streetAddress,postalCode,city');
    expect(lines[1]).toBe('se-school-17,17,"Alfa ""Ett"", Umeå",organisation,trial,true,,,,,');
    expect(lines).toHaveLength(19);
  });

  test('a name that a spreadsheet would read as a formula is downloaded as text', async () => {
    for (const name of ['=HYPERLINK("https://evil.example")', 'Alfa;=1+1', '＝1+1']) await call('POST', '', { name, type: 'organisation' });
    const { body } = await ask(sandbox.app, 'GET', '/customer-management/eu/download-schoolUnits', { token });
    expect(body).toContain(`,"Alfa;'=1+1",organisation,`);
    expect(body).toContain(`,'＝1+1,organisation,`);
    expect(body).toContain(`,"'=HYPERLINK(""https://evil.example"")",organisation,`);
  });
});
