import type { components } from '@realmkit/openapi/types/submissions';
import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openStaffSandbox } from '../../../sandbox/testing/staffSandbox.ts';
import { serviceDatabases } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

type Review = components['schemas']['Review'];
type Submission = components['schemas']['Submission'];

const school = 'se-school-4';
const otherSchool = 'se-school-5';
const assignment = 'se-assignment-1';
/** A class of the demo teacher, with the demo pupil in it, and a class of the same school that is none of the teacher's. */
const group = 'se-group-4';
const pupil = 'se-user-6';
const teacherUid = 'se-user-3';
/** A submission of the demo pupil that is handed in. */
const handedIn = 'se-submission-2';
const opened = (uid: string): string => `/submissions/reviews?contextId=${assignment}&groupUid=${uid}`;

describe.each(serviceDatabases)('the reviews of staff on %s', (kind) => {
  const sandbox = openStaffSandbox(kind);
  const { tokens, database, tables, directory } = sandbox;
  const get = (path: string, token = tokens.teacher): Promise<Reply> => ask(sandbox.app, 'GET', path, { token });
  const reviews = async (query = '', token = tokens.teacher): Promise<readonly Review[]> =>
    (await get(`/submissions/reviews?${query}`, token)).body.data;
  const reviewOf = async (uid = group): Promise<Review> => {
    const [review] = (await get(opened(uid))).body.data;
    return review;
  };
  /** The counted submissions, as the page of a review lists them. */
  const listed = async (uid = group): Promise<readonly Submission[]> =>
    (await get(`/submissions/?ownership=Assigned&contextId=${assignment}&groupUid=${uid}&limit=100`)).body.data;
  const reopen = (token: string, id = handedIn, ifMatch?: string): Promise<Reply> =>
    ask(sandbox.app, 'POST', `/submissions/${id}/reopen`, { token, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } });
  const exported = (token: string, form = 'csv', groupUid = group): Promise<Reply> =>
    ask(sandbox.app, 'POST', '/submissions/exports', { token, json: { contextId: assignment, groupUid, form } });
  const logOf = async (subject: string) => {
    const filters = encodeURIComponent(JSON.stringify({ subject }));
    return (await get(`/customer-management/eu/auditLogs?filters=${filters}`, tokens.superuser)).body.data;
  };

  test('a review counts what its list has: handed in, started with a saved answer, and the others', async () => {
    for (const review of await reviews()) {
      const path = `/submissions/?ownership=Assigned&contextId=${review.contextId}&groupUid=${review.groupUid}&limit=100`;
      const rows: readonly Submission[] = (await get(path)).body.data;
      const submitted = rows.filter(({ status }) => status === 'Submitted');
      const started = rows.filter(({ status, answers }) => status === 'InProgress' && Object.keys(answers).length > 0);
      const times = submitted.flatMap(({ submittedAt }) => submittedAt ?? []).sort();
      expect(review).toMatchObject({ pupils: rows.length, submitted: submitted.length, started: started.length });
      expect(review.submittedSince).toBe(times[0]);
    }
  });

  test('assignments come first, the newest given first, then quizzes; titles and classes are searched in any spelling', async () => {
    const all = await reviews();
    expect([...new Set(all.map(({ contextId }) => contextId))]).toEqual(['se-assignment-2', assignment, 'se-quiz-1', 'se-quiz-2']);
    expect(new Set(all.map(({ groupName }) => groupName))).toEqual(new Set(['Klass 2A', 'Klass 2B']));
    expect((await reviews('search=STJARNOR%202b')).map(({ contextId, groupName }) => [contextId, groupName])).toEqual([
      [assignment, 'Klass 2B'],
    ]);
    expect(await reviews('search=nothing')).toEqual([]);
  });

  test('the filter of what is complete and of what is open takes every review once, and pages have all of them', async () => {
    const ids = (list: readonly Review[]) => list.map(({ contextId, groupUid }) => `${contextId} ${groupUid}`);
    const all = await reviews();
    const complete = await reviews('progress=Complete');
    expect(complete.every(({ pupils, submitted }) => pupils === submitted)).toBe(true);
    expect(complete.length).toBeGreaterThan(0);
    expect(ids([...complete, ...(await reviews('progress=Open'))]).sort()).toEqual(ids(all).sort());
    const paged: Review[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: Reply = await get(`/submissions/reviews?limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...body.data);
      cursor = body.cursor;
    }
    expect(paged).toEqual(all);
  });

  test('who joins a class with the assignment counts in it, and who leaves, moves, is deleted or has another role does not', async () => {
    const before = await reviewOf();
    const other = (await reviews(`contextId=${assignment}`)).find(({ groupUid }) => groupUid !== group)?.groupUid ?? '';
    const beforeThere = await reviewOf(other);
    const [one, two, three, four] = (await listed()).map(({ userUid }) => userUid ?? '').filter((uid) => uid !== pupil);
    await directory('DELETE', `users/${one}/groups/${group}`);
    await directory('PUT', `users/${one}/groups/${other}`);
    expect([(await reviewOf()).pupils, (await reviewOf(other)).pupils]).toEqual([before.pupils - 1, beforeThere.pupils + 1]);
    await directory('DELETE', `users/${two}`);
    await directory('PUT', `users/${three}/schoolUnits/${school}`, { role: 'employee' });
    await directory('PUT', `users/${four}/schoolUnits/${otherSchool}`, { role: 'student' });
    await directory('DELETE', `users/${four}/schoolUnits/${school}`);
    expect((await reviewOf()).pupils).toBe(before.pupils - 4);
    expect(await listed()).toHaveLength(before.pupils - 4);
    await directory('POST', `users/${two}/restore`);
    expect((await reviewOf()).pupils).toBe(before.pupils - 3);
  });

  test('a school that is suspended has no reviews for its staff, and all of them once it is active again', async () => {
    const before = await reviewOf();
    await directory('PATCH', `schoolUnits/${school}`, { active: false });
    expect(await reviews('', tokens.schooladmin)).toEqual([]);
    await directory('PATCH', `schoolUnits/${school}`, { active: true });
    expect((await get(opened(group), tokens.schooladmin)).body.data).toEqual([before]);
  });

  test('a hand-in without a known time leaves out since when', async () => {
    const isHandedIn = and(eq(tables().submissions.contextId, assignment), eq(tables().submissions.status, 'Submitted'));
    expect((await reviewOf()).submittedSince).toEqual(expect.any(String));
    await database().update(tables().submissions).set({ submittedAt: null }).where(isHandedIn);
    expect((await reviewOf()).submittedSince).toBeUndefined();
  });

  test('25 pupils who hand in within the same moment are 25 of 25, whenever the reviews are loaded', async () => {
    const { associations, memberships, submissions, users } = tables();
    await database()
      .delete(memberships)
      .where(and(eq(memberships.groupUid, group), ne(memberships.userUid, teacherUid)));
    await database().delete(submissions).where(eq(submissions.groupUid, group));
    const pupils = await database()
      .select({ uid: users.uid, userName: users.userName })
      .from(users)
      .innerJoin(associations, eq(associations.userUid, users.uid))
      .where(and(eq(associations.schoolUid, school), eq(associations.role, 'student'), eq(users.sharedAccount, false)))
      .limit(25);
    const [model] = await database().select().from(submissions).where(eq(submissions.contextId, assignment)).limit(1);
    if (!model) throw new Error('Nobody has the assignment.');
    const given = { ...model, status: 'InProgress' as const, answers: {}, schoolUid: school, groupUid: group };
    for (const [index, { uid }] of pupils.entries()) {
      await database()
        .insert(memberships)
        .values({ userUid: uid, groupUid: group, realm: 'se', id: 800_000 + index });
      await database()
        .delete(submissions)
        .where(and(eq(submissions.userUid, uid), eq(submissions.contextId, assignment)));
      await database()
        .insert(submissions)
        .values({ ...given, id: `bell-${index}`, number: 8000 + index, userUid: uid });
    }
    const logins = await Promise.all(pupils.map(({ userName }) => tokenOf(sandbox.app, 'se', userName)));
    const submit = (token: string, index: number) =>
      ask(sandbox.app, 'PATCH', `/submissions/bell-${index}`, { token, text: JSON.stringify({ status: 'Submitted', answers: {} }) });
    const loaded: number[] = [];
    const handIns = logins.map(async (token, index) => {
      const { status } = await submit(token, index);
      loaded.push((await reviewOf()).submitted);
      return status;
    });
    expect(new Set(await Promise.all(handIns))).toEqual(new Set([200]));
    expect(await reviewOf()).toMatchObject({ pupils: 25, submitted: 25, started: 0 });
    expect(Math.max(...loaded)).toBe(25);
  });

  test('pupils, guardians and others without staff roles have no reviews, and reopen and export nothing', async () => {
    for (const name of ['student', 'guardian', 'consumer', 'shared']) {
      const token = await tokenOf(sandbox.app, 'se', name);
      const statuses = [(await get('/submissions/reviews', token)).status, (await reopen(token)).status, (await exported(token)).status];
      expect([name, ...statuses]).toEqual([name, 403, 403, 403]);
    }
  });

  test('a teacher of another group or another school reviews, exports and reopens none of it', async () => {
    const { associations, memberships, groups, users } = tables();
    const staff = await database()
      .select({ userName: users.userName, uid: users.uid, schoolUid: associations.schoolUid, groupUid: groups.uid })
      .from(associations)
      .innerJoin(users, eq(users.uid, associations.userUid))
      .innerJoin(memberships, eq(memberships.userUid, users.uid))
      .innerJoin(groups, eq(groups.uid, memberships.groupUid))
      .where(and(eq(associations.role, 'employee'), eq(groups.schoolUid, associations.schoolUid)));
    const ofTeacher = new Set((await reviews()).map(({ groupUid }) => groupUid));
    const colleague = staff.find(({ schoolUid, uid }) => {
      const own = staff.filter((one) => one.uid === uid).map(({ groupUid }) => groupUid);
      return schoolUid === school && !own.some((groupUid) => ofTeacher.has(groupUid));
    });
    const stranger = staff.find(({ schoolUid }) => schoolUid === otherSchool);
    for (const person of [colleague, stranger]) {
      const token = await tokenOf(sandbox.app, 'se', person?.userName ?? '');
      const statuses = [(await reopen(token)).status, (await exported(token)).status];
      expect([await reviews('', token), ...statuses]).toEqual([[], 403, 404]);
    }
  });

  test('whoever acts as a teacher sees the reviews, and neither exports nor reopens', async () => {
    const signedIn = await signInAs(sandbox.app, 'se', 'superuser', { act_as: teacherUid });
    const acting = (await exchange(sandbox.app, 'se', signedIn)).body.access_token;
    expect((await reviews('', acting)).length).toBeGreaterThan(0);
    for (const { status, body } of [await reopen(acting), await exported(acting)])
      expect([status, body.message]).toEqual([403, 'Nobody does this as somebody else.']);
    expect((await get(`/submissions/${handedIn}`)).body.status).toBe('Submitted');
  });

  test('an export has what the review counts by name, and the audit log of the class records its form', async () => {
    for (const form of ['csv', 'paper']) {
      const { status, body } = await exported(tokens.teacher, form);
      expect([status, body.data.length]).toEqual([200, (await reviewOf()).pupils]);
      const { compare } = new Intl.Collator('sv');
      const names = body.data.map(({ userName }: Submission) => userName);
      expect(names).toEqual(names.toSorted(compare));
      const [entry] = await logOf(group);
      expect(entry).toMatchObject({
        action: 'exportSubmissions',
        actor: { uid: teacherUid },
        changes: [{ field: `submissions.${form}`, after: 'Pojken som räknade stjärnor' }],
      });
    }
    expect((await exported(tokens.teacher, 'csv', 'se-group-none')).status).toBe(404);
  });

  test('a reopened submission keeps its answers, says who reopened it until it is handed in again, and is in the audit log once', async () => {
    const { body: before } = await get(`/submissions/${handedIn}`, tokens.student);
    const [{ name: teacherName } = { name: '' }] = await database().select().from(tables().users).where(eq(tables().users.uid, teacherUid));
    const { status, body, headers } = await reopen(tokens.teacher, handedIn, before.etag);
    expect([status, body.status, body.answers]).toEqual([200, 'InProgress', before.answers]);
    expect(headers.get('etag')).toBe(body.etag);
    expect(body.etag).not.toBe(before.etag);
    const own = (await get(`/submissions/${handedIn}`, tokens.student)).body;
    expect(own).toMatchObject({ status: 'InProgress', reopenedByName: teacherName, reopenedAt: expect.any(String) });
    expect(own.submittedAt).toBeUndefined();
    // The answer of the first request was lost.
    expect((await reopen(tokens.teacher, handedIn, before.etag)).body).toEqual(body);
    const entries = (await logOf(pupil)).filter(({ action }: { readonly action: string }) => action === 'reopenSubmission');
    expect(entries).toMatchObject([
      { actor: { uid: teacherUid }, changes: [{ field: 'submission', before: null, after: expect.any(String) }] },
    ]);

    const write = (token: string, state: string) =>
      ask(sandbox.app, 'PATCH', `/submissions/${handedIn}`, { token, text: JSON.stringify({ status: state, answers: {} }) });
    expect((await write(tokens.student, 'InProgress')).body.reopenedByName).toBe(teacherName);
    expect((await write(tokens.student, 'Submitted')).body).not.toMatchObject({ reopenedAt: expect.anything() });
    expect((await write(tokens.student, 'InProgress')).status).toBe(409);
  });

  test('a submission that is not handed in cannot be reopened, nor one that has changed since it was read', async () => {
    expect((await reopen(tokens.teacher, 'se-submission-1')).status).toBe(409);
    expect((await reopen(tokens.teacher, handedIn, '"other"')).status).toBe(412);
    expect((await reopen(tokens.teacher, 'se-submission-none')).status).toBe(404);
    expect((await get(`/submissions/${handedIn}`)).body.status).toBe('Submitted');
  });

  test('the name of who reopened goes with their account', async () => {
    await reopen(tokens.teacher);
    await directory('DELETE', `users/${teacherUid}`);
    const { body } = await get(`/submissions/${handedIn}`, tokens.student);
    expect([body.reopenedByName, body.reopenedAt]).toEqual([undefined, expect.any(String)]);
  });
});
