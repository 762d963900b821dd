import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strayMemberships } from '../../sandbox/testing/strayMemberships.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, tokenOf } from '../../sandbox/testing/visitor.ts';

interface Entry {
  readonly entity: string;
  readonly uid: string | null;
  readonly externalId: string | null;
  readonly name: string;
  readonly action: string;
  readonly field: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
}

describe.each(serviceDatabases)('syncs on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  afterEach(async () => expect(await strayMemberships(sandbox)).toEqual([]));
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'schooladmin');
  });

  const call = (method: string, path: string, json?: unknown, as = token): Promise<Reply> =>
    ask(sandbox.app, method, `/sync${path}`, { token: as, json });
  const manage = (method: string, path: string, json?: unknown, as = token): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu${path}`, { token: as, json });
  const syncs = '/organizations/se-school-1/syncs';
  const later = (seconds: number) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: seconds } });
  const start = async (body: object = {}, sync = 'skolon'): Promise<string> => {
    const { status, body: answer } = await call('POST', `${syncs}/${sync}/trigger`, body);
    expect(status).toBe(202);
    return answer.jobId;
  };
  const jobOf = async (jobId: string, sync = 'skolon') =>
    (await call('GET', `${syncs}/${sync}/jobs?size=100`)).body.data.find((job: { jobId: string }) => job.jobId === jobId);
  const logsOf = async (jobId: string, query = ''): Promise<Entry[]> => {
    const entries: Entry[] = [];
    for (let page = 1; ; page++) {
      const { body } = await call('GET', `/jobs/${jobId}/logs?size=100&page=${page}${query}`);
      entries.push(...body.data);
      if (entries.length >= body.meta.totalItems || body.data.length === 0) return entries;
    }
  };
  const allowRealRuns = () => manage('PUT', '/sync/se-school-1/dryRun', { value: false });
  const totals = async () => {
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    return Promise.all(
      ['/users', '/groups', '/userGroups', '/userSchoolUnits', '/auditLogs'].map(
        async (path) => (await manage('GET', `${path}?size=1`, undefined, superuser)).body.meta.totalItems,
      ),
    );
  };

  test('the syncs of an organisation are listed, added, changed and deleted', {
    tags: ['admin §7 Sync service.1', 'admin §7 Sync service.2', 'admin §7 Sync service.3'],
  }, async () => {
    expect((await call('GET', syncs)).body).toMatchObject({
      data: [{ syncId: 'skolon', name: 'Skolon', type: 'skolon' }],
      meta: { totalItems: 1 },
    });
    expect((await call('PUT', `${syncs}/pupils`, { name: 'Elever', entities: ['groups', 'students'] })).status).toBe(204);
    expect((await call('PUT', `${syncs}/pupils`, { name: 'Alla elever', entities: ['students'] })).status).toBe(204);
    expect((await call('GET', syncs)).body.data[0]).toEqual({
      syncId: 'pupils',
      name: 'Alla elever',
      type: 'skolon',
      entities: ['students'],
      lastJob: null,
    });
    expect((await call('DELETE', `${syncs}/pupils`)).status).toBe(204);
    expect((await call('DELETE', `${syncs}/pupils`)).status).toBe(404);
    expect((await call('GET', syncs)).body.meta.totalItems).toBe(1);
    const { body } = await manage('GET', `/auditLogs?filters=${encodeURIComponent('{"subject":"se-school-1"}')}`);
    expect(body.data.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual(['deleteSync', 'setSync', 'setSync']);
  });

  test.each([
    [{ name: '', entities: ['students'] }, 'name'],
    [{ name: 'Elever', entities: [] }, 'entities'],
    [{ name: 'Elever', entities: ['parents'] }, 'entities'],
    [{ name: 'Elever' }, 'entities'],
    [{ name: 'Elever', entities: ['students'], dryRun: true }, 'dryRun'],
  ])('the sync %o is refused', async (terms, attribute) => {
    const { status, body } = await call('PUT', `${syncs}/pupils`, terms);
    expect([status, body.attributes[0].attribute.split('.')[0]]).toEqual([400, attribute]);
    expect((await call('GET', syncs)).body.meta.totalItems).toBe(1);
  });

  test('a job runs for a while, and its log is available when it has ended', {
    tags: ['admin §3.54', 'admin §3.55', 'admin §4 Sync.3', 'admin §7 Sync service.4', 'admin §7 Sync service.5'],
  }, async () => {
    const jobId = await start();
    expect(await jobOf(jobId)).toMatchObject({ status: 'running', dryRun: true, finishedAt: null, triggeredBy: { uid: 'se-user-2' } });
    expect(await logsOf(jobId)).toEqual([]);
    await later(5);
    const half = await jobOf(jobId);
    expect(half.status).toBe('running');
    expect(half.progress).toBeGreaterThanOrEqual(50);
    expect(half.progress).toBeLessThan(100);
    await later(5);
    const done = await jobOf(jobId);
    expect(done).toMatchObject({ status: 'finished', progress: 100, errorMessage: null, errorType: null });
    expect(Date.parse(done.finishedAt) - Date.parse(done.startedAt)).toBe(10_000);
    expect((await logsOf(jobId)).length).toBeGreaterThan(10);
    expect((await manage('GET', '/sync/se-school-1')).body.lastFetch).toBe(done.finishedAt);
    expect((await call('GET', syncs)).body.data[0].lastJob).toMatchObject({ jobId, status: 'finished', dryRun: true });
  });

  test('a dry run reports the changes without applying them', { tags: ['admin §7 Sync service.6'] }, async () => {
    const before = await totals();
    const jobId = await start();
    await later(10);
    const { counts } = await jobOf(jobId);
    expect(counts.create).toBeGreaterThan(0);
    expect(counts.update).toBeGreaterThan(0);
    expect(counts.delete).toBeGreaterThan(0);
    expect(await totals()).toEqual(before);
    const entries = await logsOf(jobId);
    const news = entries.filter(({ entity, action, field }) => entity === 'user' && action === 'create' && field === 'name');
    expect(news.length).toBeGreaterThan(0);
    expect(news.every(({ uid, before: was, after }) => uid === null && was === null && after !== null)).toBe(true);
    const [renamed] = entries.filter(({ action, field }) => action === 'update' && field === 'name');
    expect((await manage('GET', `/users/${renamed?.uid}`)).body.name).toBe(renamed?.before);
  });

  test('records that cannot be imported are skipped with a reason', async () => {
    const jobId = await start();
    await later(10);
    const faults = await logsOf(jobId, '&action=skip');
    expect(faults.map(({ reason }) => reason).sort()).toEqual(['duplicate', 'groupUnknown', 'nameMissing', 'twoTypes']);
    expect(
      faults.every(({ field, before, after, entity }) => field === null && before === null && after === null && entity === 'user'),
    ).toBe(true);
    expect((await jobOf(jobId)).counts.skip).toBe(4);
    const { body } = await call('GET', `/jobs/${jobId}/logs?entity=schoolUnit&size=2&page=2`);
    expect(body).toMatchObject({
      meta: { totalItems: 4 },
      data: [{ entity: 'schoolUnit', field: 'pupilNumber' }, { entity: 'schoolUnit' }],
    });
  });

  test('a real run applies the changes that the dry run reported', async () => {
    const rehearsal = await start();
    await later(10);
    await allowRealRuns();
    const run = await start();
    await later(10);
    const lines = async (jobId: string) =>
      (await logsOf(jobId)).map(({ uid, field, action, ...entry }) => ({
        ...entry,
        action,
        // New records get their uid only when they are created.
        field: field?.replace(/^groups\..*/, 'groups') ?? null,
        ...(action !== 'create' && { uid }),
      }));
    expect(await lines(run)).toEqual(await lines(rehearsal));
    expect((await jobOf(run)).counts).toEqual((await jobOf(rehearsal)).counts);
  });

  test('a real run changes users, groups, associations and school units, and writes the audit log', async () => {
    await allowRealRuns();
    const [users = 0, groups = 0] = await totals();
    const jobId = await start();
    await later(10);
    const entries = await logsOf(jobId);
    const job = await jobOf(jobId);
    const of = (action: string, entity: string) =>
      new Set(entries.filter((entry) => entry.action === action && entry.entity === entity).map(({ uid }) => uid));
    const [usersNow, groupsNow] = await totals();
    expect(usersNow).toBe(users + of('create', 'user').size - of('delete', 'user').size);
    expect(groupsNow).toBe(groups + of('create', 'group').size - of('delete', 'group').size);
    for (const uid of of('delete', 'user')) expect((await manage('GET', `/users/${uid}`)).status).toBe(404);
    for (const uid of of('delete', 'group')) expect((await manage('GET', `/groups/${uid}`)).status).toBe(404);
    for (const { uid, entity, action, field, before, after } of entries.filter(
      ({ action }) => action === 'update' || action === 'create',
    )) {
      const { body } = await manage(
        'GET',
        entity === 'user' ? `/users/${uid}` : entity === 'group' ? `/groups/${uid}` : `/schoolUnits/${uid}`,
      );
      const [kindOfField, ofUnit] = (field ?? '').split('.');
      if (field === 'name' || field === 'pupilNumber') expect(String(body[field])).toBe(after);
      if (kindOfField === 'schoolAssociations')
        expect(body.schoolAssociations.find(({ schoolUid }: { schoolUid: string }) => schoolUid === ofUnit)?.role ?? null).toBe(after);
      const audit = await manage(
        'GET',
        `/auditLogs?size=1&filters=${encodeURIComponent(JSON.stringify({ subject: uid, action: 'triggerSync' }))}`,
      );
      expect(audit.body.data[0].changes).toContainEqual({ field, before, after });
      expect([action, audit.body.data[0].actor.uid, audit.body.data[0].timestamp]).toEqual([action, 'se-user-2', job.finishedAt]);
    }
  });

  test('a user whom a run deleted can be restored, and the next run leaves them', async () => {
    await allowRealRuns();
    const rolesOf = async (uid: string) => (await manage('GET', `/users/${uid}`)).body.schoolAssociations;
    const planned = await start({ dryRun: true });
    await later(10);
    const gone = (await logsOf(planned)).find(({ entity, action }) => entity === 'user' && action === 'delete')?.uid ?? '';
    const before = await rolesOf(gone);
    await start();
    await later(10);
    expect((await manage('POST', `/users/${gone}/restore`)).status).toBe(204);
    expect(await rolesOf(gone)).toEqual(before);
    const second = await start();
    await later(10);
    expect((await jobOf(second)).counts).toMatchObject({ create: 0, update: 0, delete: 0 });
    expect(await rolesOf(gone)).toEqual(before);
  });

  test('new users are found by name and group, and a second run changes nothing', async () => {
    await allowRealRuns();
    const first = await start();
    await later(10);
    const [added] = (await logsOf(first)).filter(
      ({ entity, action, field }) => entity === 'user' && action === 'create' && field === 'name',
    );
    const { body } = await manage('GET', `/users?q=${encodeURIComponent(added?.after ?? '')}`);
    expect(body.data).toMatchObject([{ uid: added?.uid, name: added?.after }]);
    const into = (await logsOf(first)).find(({ uid, field }) => uid === added?.uid && field?.startsWith('groups.'));
    const inGroup = await manage(
      'GET',
      `/users?size=100&filters=${encodeURIComponent(JSON.stringify({ groupUid: into?.field?.slice(7) }))}`,
    );
    expect(inGroup.body.data.map(({ uid }: { uid: string }) => uid)).toContain(added?.uid);
    const second = await start();
    await later(10);
    expect((await jobOf(second)).counts).toEqual({ create: 0, update: 0, delete: 0, skip: 4 });
  });

  test('a real run keeps guardians, shared accounts, admins and records that were created manually', async () => {
    await allowRealRuns();
    await manage('PUT', '/groups', { schoolUid: 'se-school-4', name: 'Kören' });
    const { body: made } = await manage('GET', '/groups?q=Kören');
    await manage('PUT', `/users/se-user-6/groups/${made.data[0].uid}`);
    await start();
    await later(10);
    for (const uid of ['se-user-2', 'se-user-3', 'se-user-4', 'se-user-6', 'se-user-7']) {
      const audit = await manage('GET', `/users/${uid}/auditLogs?size=100`);
      expect(audit.body.data.filter(({ action }: { action: string }) => action === 'triggerSync')).toEqual([]);
    }
    const members = await manage('GET', `/users?filters=${encodeURIComponent(JSON.stringify({ groupUid: made.data[0].uid }))}`);
    expect(members.body.data.map(({ uid }: { uid: string }) => uid)).toEqual(['se-user-6']);
  });

  test('a sync imports only its own entities', async () => {
    await allowRealRuns();
    await call('PUT', `${syncs}/teachers`, { name: 'Lärare', entities: ['teachers'] });
    const jobId = await start({}, 'teachers');
    await later(10);
    const entries = await logsOf(jobId);
    expect(entries.length).toBeGreaterThan(0);
    for (const { entity, field, after, before, reason } of entries)
      expect(
        entity === 'user' && (reason !== null || field === 'name' || field === 'deleted' || [after, before].includes('employee')),
      ).toBe(true);
  });

  test('one of two concurrent triggers starts a job', async () => {
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    const both = await Promise.all([token, superuser, token, superuser].map((as) => call('POST', `${syncs}/skolon/trigger`, {}, as)));
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      errorMessage: 'A sync of this organisation is running.',
      errorType: 'SyncRunning',
      requestId: expect.any(String),
    });
    const { body } = await call('GET', `${syncs}/skolon/jobs`);
    expect(body.data.filter(({ status }: { status: string }) => status === 'running')).toHaveLength(1);
  });

  test('a trigger that is sent again with its Idempotency-Key starts one job', async () => {
    const send = () =>
      ask(sandbox.app, 'POST', `/sync${syncs}/skolon/trigger`, { token, json: {}, headers: { 'idempotency-key': 'once' } });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body.jobId]).toEqual([202, 202, first.body.jobId]);
  });

  test('settings and syncs cannot be changed while a job runs', async () => {
    await start();
    const running = { status: 409, body: { errorType: 'SyncRunning' } };
    expect(await allowRealRuns()).toMatchObject(running);
    expect(await call('PUT', `${syncs}/skolon`, { name: 'X', entities: ['students'] })).toMatchObject(running);
    expect(await call('DELETE', `${syncs}/skolon`)).toMatchObject(running);
    await later(10);
    expect((await allowRealRuns()).status).toBe(204);
  });

  test('a running job can be cancelled and then changes nothing', async () => {
    await allowRealRuns();
    const before = await totals();
    const jobId = await start();
    expect((await call('DELETE', `/jobs/${jobId}`)).status).toBe(204);
    await later(60);
    expect(await jobOf(jobId)).toMatchObject({ status: 'cancelled', counts: { create: 0, update: 0, delete: 0, skip: 0 } });
    expect(await call('DELETE', `/jobs/${jobId}`)).toMatchObject({ status: 409, body: { errorType: 'JobEnded' } });
    expect(await totals()).toEqual(before);
    await start();
  });

  test('a trigger that cannot start a job returns the reason', async () => {
    const trigger = (body: object = {}) => call('POST', `${syncs}/skolon/trigger`, body);
    expect(await trigger({ dryRun: false })).toMatchObject({ status: 409, body: { errorType: 'SyncRehearsalOnly' } });
    await manage('PUT', '/sync/se-school-1/active', { value: false });
    expect(await trigger()).toMatchObject({ status: 409, body: { errorType: 'SyncInactive' } });
    const other = '/organizations/se-school-4/syncs/own';
    await call('PUT', other, { name: 'Egen', entities: ['students'] });
    expect(await call('POST', `${other}/trigger`)).toMatchObject({ status: 409, body: { errorType: 'SyncNotConfigured' } });
    expect((await call('GET', `${other}/jobs`)).body).toEqual({ data: [], meta: { totalItems: 0 } });
  });

  test('a job that finds nothing to import fails with a message', async () => {
    const config = {
      active: true,
      dryRun: true,
      type: 'skolon',
      organizationMap: [{ legacyId: 4, uid: 'se-school-4', externalId: 'nobody' }],
    };
    await manage('PUT', '/sync/se-school-1/config', { config });
    const unknown = await start();
    await later(10);
    expect(await jobOf(unknown)).toMatchObject({
      status: 'failed',
      progress: 100,
      errorType: 'UnknownOrganizations',
      errorMessage: 'The register has none of the organisations that the settings name.',
    });
    expect(await logsOf(unknown)).toMatchObject([
      { entity: 'schoolUnit', uid: 'se-school-4', externalId: 'nobody', action: 'skip', reason: 'unknownOrganization' },
    ]);
    await manage('PUT', '/sync/se-school-1/organizationMap', { value: [] });
    const empty = await start();
    await later(10);
    expect(await jobOf(empty)).toMatchObject({ status: 'failed', errorType: 'NothingMapped' });
  });

  test('settings refer only to school units of the organisation', async () => {
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    for (const as of [token, superuser])
      expect(
        await manage('PUT', '/sync/se-school-1/organizationMap', { value: [{ legacyId: 5, uid: 'se-school-5', externalId: 'X' }] }, as),
      ).toMatchObject({ status: 400, body: { attributes: [{ attribute: 'uid', reason: 'elsewhere' }] } });
  });

  test('a job names the actor who impersonates a user', async () => {
    const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'superuser', { act_as: 'se-user-2' }));
    await call('POST', `${syncs}/skolon/trigger`, {}, body.access_token);
    expect((await call('GET', `${syncs}/skolon/jobs?size=1`)).body.data[0].triggeredBy.uid).toBe('se-user-1');
  });

  test.each(['teacher', 'guardian', 'consumer', 'student', 'shared'])(
    '%s cannot use the sync service',
    { tags: ['admin §6.29'] },
    async (user) => {
      const as = await tokenOf(sandbox.app, 'se', user);
      const jobId = await start();
      for (const [method, path, body] of [
        ['GET', syncs],
        ['PUT', `${syncs}/skolon`, { name: 'X', entities: ['students'] }],
        ['DELETE', `${syncs}/skolon`],
        ['POST', `${syncs}/skolon/trigger`, {}],
        ['GET', `${syncs}/skolon/jobs`],
        ['DELETE', `/jobs/${jobId}`],
        ['GET', `/jobs/${jobId}/logs`],
        // The organisation of the teacher and of the student.
        ['GET', '/organizations/se-school-4/syncs'],
        ['PUT', '/organizations/se-school-4/syncs/own', { name: 'X', entities: ['students'] }],
      ] as const)
        expect(await call(method, path, body, as)).toMatchObject({ status: 403, body: { name: 'forbidden' } });
    },
  );

  test('a school admin manages only their own organisation, and a superuser all of the realm', async () => {
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    const german = await tokenOf(sandbox.app, 'de', 'superuser');
    const elsewhere = '/organizations/se-school-2/syncs';
    await call('PUT', `${elsewhere}/own`, { name: 'X', entities: ['students'] }, superuser);
    await manage(
      'PUT',
      '/sync/se-school-2/config',
      { config: { active: true, dryRun: true, type: 'skolon', organizationMap: [] } },
      superuser,
    );
    const { body } = await call('POST', `${elsewhere}/own/trigger`, {}, superuser);
    for (const [method, path, json] of [
      ['GET', elsewhere],
      ['PUT', `${elsewhere}/own`, { name: 'X', entities: ['students'] }],
      ['DELETE', `${elsewhere}/own`],
      ['POST', `${elsewhere}/own/trigger`, {}],
      ['GET', `${elsewhere}/own/jobs`],
      ['DELETE', `/jobs/${body.jobId}`],
      ['GET', `/jobs/${body.jobId}/logs`],
    ] as const) {
      expect([path, (await call(method, path, json)).status]).toEqual([path, 403]);
      expect([path, (await call(method, path, json, german)).status]).toEqual([path, 404]);
    }
    expect((await call('GET', `/jobs/${body.jobId}/logs`, undefined, superuser)).status).toBe(200);
  });

  test('unknown organisations, syncs and jobs are not found', async () => {
    for (const [method, path] of [
      ['GET', '/organizations/se-school-404/syncs'],
      ['POST', `${syncs}/nothing/trigger`],
      ['GET', `${syncs}/nothing/jobs`],
      ['GET', '/jobs/se-job-99999999999/logs'],
      ['GET', '/jobs/se-job-404/logs'],
      ['GET', '/jobs/de-job-1/logs'],
      ['DELETE', '/jobs/x'],
    ] as const)
      expect(await call(method, path)).toMatchObject({ status: 404, body: { name: 'not_found' } });
  });

  test('deleting a sync deletes its jobs and their logs', async () => {
    const jobId = await start();
    await later(10);
    expect((await call('DELETE', `${syncs}/skolon`)).status).toBe(204);
    expect((await call('GET', `/jobs/${jobId}/logs`)).status).toBe(404);
  });
});
