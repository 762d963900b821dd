import type { components } from '@realmkit/openapi/types/submissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

type Row = components['schemas']['Submission'];

describe.each(serviceDatabases)('submissions on %s', (kind) => {
  let sandbox: TestSandbox;
  let student: string;
  let teacher: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    student = await tokenOf(sandbox.app, 'se', 'student');
    teacher = await tokenOf(sandbox.app, 'se', 'teacher');
  }, openingTime);
  afterAll(() => sandbox.close());

  const list = (token: string, query = ''): Promise<Reply> => ask(sandbox.app, 'GET', `/submissions/?${query}`, { token });
  const one = (token: string, id: string): Promise<Reply> => ask(sandbox.app, 'GET', `/submissions/${id}`, { token });
  const patch = (token: string, id: string, change: unknown, ifMatch?: string): Promise<Reply> =>
    ask(sandbox.app, 'PATCH', `/submissions/${id}`, {
      token,
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      text: typeof change === 'string' ? change : JSON.stringify(change),
    });
  const openOne = async (token: string): Promise<string> => (await list(token, 'status=InProgress&contextType=Assignment')).body.data[0].id;

  test('a pupil sees their own assignments and quizzes without target answers and correct options', async () => {
    const { status, body } = await list(student, 'ownership=Mine');
    expect(status).toBe(200);
    expect(body.data.map((each: { context: { type: string } }) => each.context.type).sort()).toEqual([
      'Assignment',
      'Assignment',
      'Quiz',
      'Quiz',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/targetAnswers|correctOptionId|userUid/);
    expect(body.cursor).toBeNull();
  });

  test('the submissions contain every kind of exercise', async () => {
    const { body } = await list(student, 'contextType=Assignment');
    for (const type of ['open-question', 'closed-question', 'reflection-task', 'external-reference'])
      expect(JSON.stringify(body)).toContain(`"${type}"`);
  });

  test('a context and a status filter the list of submissions', { tags: ['reader §7 Submissions service.1'] }, async () => {
    const { body } = await list(student, 'contextId=se-assignment-2&status=Submitted');
    expect(body.data).toHaveLength(1);
    expect((await list(student, 'contextId=se-assignment-2&status=InProgress')).body.data).toEqual([]);
    const contexts = ({ body }: Reply) => body.data.map(({ context }: { context: { type: string } }) => context.type);
    expect(contexts(await list(student, 'contextType=Quiz'))).toEqual(['Quiz', 'Quiz']);
    expect(contexts(await list(student, 'contextId=se-assignment-1'))).toEqual(['Assignment']);
  });

  test('a teacher sees the submissions of their own groups with names and target answers', async () => {
    const { body } = await list(teacher, 'ownership=Assigned&limit=100');
    expect(body.data.length).toBeGreaterThan(10);
    expect(body.data[0].userName).toEqual(expect.any(String));
    expect(JSON.stringify(body)).toContain('targetAnswers');
  });

  test('staff read of each submission the school and the class in which it was given, and pupils do not', async () => {
    const { body } = await list(teacher, 'ownership=Assigned&limit=100');
    const places = body.data.map((row: Record<string, unknown>) => [row.schoolUid, row.schoolName, row.groupUid, row.groupName].join(' '));
    expect([...new Set(places)].sort()).toEqual([
      'se-school-4 Björkskolan se-group-3 Klass 2A',
      'se-school-4 Björkskolan se-group-4 Klass 2B',
    ]);
    expect(JSON.stringify((await list(student)).body)).not.toMatch(/schoolUid|schoolName|groupUid|groupName/);
  });

  test('an account of several people reads its questions and writes nothing, and staff alone read what was written before', async () => {
    const { engine, tables } = sandbox.shards.eu;
    const all: Row[] = (await list(student)).body.data;
    const stored = all.find(({ answers }) => Object.keys(answers).length > 0);
    if (!stored) throw new Error('No answer is stored.');
    const { id } = stored;
    const setShared = (sharedAccount: boolean) =>
      engine.database.update(tables.users).set({ sharedAccount }).where(eq(tables.users.userName, 'student'));
    await setShared(true);
    expect(await patch(student, id, { status: 'InProgress', answers: {} })).toMatchObject({
      status: 403,
      body: { name: 'SharedAccountError', message: 'Several people use this account.' },
    });
    const answersOf = (rows: Row[]) => rows.filter(({ answers }) => Object.keys(answers).length > 0);
    const { data } = (await list(student)).body;
    expect([data.length, answersOf(data), JSON.stringify(data).includes('startedAt')]).toEqual([4, [], false]);
    const { body } = await one(student, id);
    expect([body.answers, body.context]).toEqual([{}, stored.context]);
    expect((await one(teacher, id)).body.answers).toEqual(stored.answers);
    await setShared(false);
    expect((await one(student, id)).body).toEqual(stored);
  });

  const contentOf = ({ context }: { context: { exercise: { content?: unknown } } }): unknown => context.exercise.content;
  const answers = { 'se-quiz-1': { 0: { value: 'Stjärnor' }, 1: { optionId: 'a' } } };

  test('a pupil answers a quiz without seeing its solutions, and the teacher reads the answers beside them', async () => {
    const { body } = await list(student, 'contextType=Quiz');
    const [inTheBook, quiz] = body.data;
    expect([contentOf(inTheBook), JSON.stringify(contentOf(quiz))]).toEqual([undefined, expect.stringContaining('"closed-question"')]);
    expect(JSON.stringify(body)).not.toMatch(/targetAnswers|correctOptionId/);
    expect((await patch(student, quiz.id, { status: 'Submitted', answers })).status).toBe(200);
    const read = await list(teacher, 'ownership=Assigned&contextType=Quiz&status=Submitted');
    expect(read.body.data).toMatchObject([{ id: quiz.id, answers, userName: expect.any(String) }]);
    expect(JSON.stringify(contentOf(read.body.data[0]))).toMatch(/targetAnswers.*correctOptionId/);
  });

  test('a pupil cannot see the submissions of others', async () => {
    expect((await list(student, 'ownership=Assigned')).status).toBe(403);
  });

  test('pages overlap by one and together contain every submission', {
    tags: ['reader §7 Submissions service.3', 'reader §7 Submissions service.4'],
  }, async () => {
    const whole = (await list(teacher, 'ownership=Assigned&limit=100')).body.data.map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: Reply = await list(teacher, `ownership=Assigned&limit=7${cursor && `&cursor=${cursor}`}`);
      if (seen.length > 0) expect(body.data[0].id).toBe(seen.at(-1));
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.cursor;
    }
    expect(seen.length).toBeGreaterThan(whole.length);
    expect([...new Set(seen)]).toEqual(whole);
  });

  test('staff read assignments before quizzes, the newest given first, and each by class and name', async () => {
    const { body } = await list(teacher, 'ownership=Assigned&limit=100');
    const places: string[] = body.data.map(({ context, groupName, userName }: Row) =>
      [context.type === 'Assignment' ? context.assignment.id : context.exercise.id, groupName, userName].join(' | '),
    );
    const contexts = ['se-assignment-2', 'se-assignment-1', 'se-quiz-1', 'se-quiz-2'];
    const { compare } = new Intl.Collator('sv');
    const orderOf = (place: string) => contexts.findIndex((id) => place.startsWith(id));
    expect(new Set(places.map(orderOf))).toEqual(new Set([0, 1, 2, 3]));
    expect(places).toEqual(places.toSorted((one, other) => orderOf(one) - orderOf(other) || compare(one, other)));
  });

  test('a list for staff begins again where the last submission of a page is not theirs to see any more', async () => {
    const { body } = await list(teacher, 'ownership=Assigned&limit=7');
    const { engine, tables } = sandbox.shards.eu;
    const isLast = eq(tables.users.uid, body.data.at(-1).userUid);
    await engine.database.update(tables.users).set({ deletedAt: 1 }).where(isLast);
    const next = await list(teacher, `ownership=Assigned&limit=7&cursor=${body.cursor}`);
    await engine.database.update(tables.users).set({ deletedAt: null }).where(isLast);
    expect(next.body.data[0]).toEqual(body.data[0]);
  });

  test('a forged cursor is refused', async () => {
    const { status, body } = await list(student, 'cursor=abc');
    expect(status).toBe(400);
    expect(body.attributes).toEqual([{ attribute: 'cursor', reason: 'invalid' }]);
  });

  test('answers are saved as a whole, and the submission moves to the top of the list', async () => {
    const id = await openOne(student);
    const answers = { 'exercise-1-reading': { 0: { value: 'Alla' }, 1: { optionId: 'b' } } };
    const { status, body } = await patch(student, id, { status: 'InProgress', answers });
    expect(status).toBe(200);
    expect(body.answers).toEqual(answers);
    expect((await list(student)).body.data[0].id).toBe(id);
  });

  test.each([
    ['no JSON', '{', 'body', 'contentMediaType'],
    ['an unknown status', { status: 'Done', answers: {} }, 'status', 'enum'],
    ['no answers', { status: 'InProgress' }, 'answers', 'required'],
    ['an unknown property', { status: 'InProgress', answers: {}, mark: 'A' }, 'mark', 'unevaluatedProperties'],
  ])('an update with %s is refused with the attribute and the reason', async (_what, change, attribute, reason) => {
    const { status, body } = await patch(student, await openOne(student), change);
    expect(status).toBe(400);
    expect(body.attributes).toContainEqual({ attribute, reason });
  });

  test.each([
    ['exercise', { nonsense: { 0: { value: 'x' } } }],
    ['exercise without an answer', { nonsense: {} }],
    ['question', { 'exercise-1-reading': { 77: { value: 'x' } } }],
    ['name of a question', { 'exercise-1-reading': { '': { value: 'x' } } }],
    ['option', { 'exercise-1-reading': { 1: { optionId: 'zzz' } } }],
    ['option of an open question', { 'exercise-1-reading': { 0: { optionId: 'a' } } }],
  ])('an answer to an unknown %s is refused, and writes nothing', async (_, answers) => {
    const id = await openOne(student);
    const before = (await one(student, id)).body;
    for (const status of ['InProgress', 'Submitted']) {
      const reply = await patch(student, id, { status, answers });
      expect([reply.status, reply.body.attributes]).toEqual([400, [{ attribute: 'answers', reason: 'unknown' }]]);
    }
    expect((await one(student, id)).body).toEqual(before);
  });

  test('an answer to a question that is not there any more is saved again with the others, and not changed', async () => {
    const id = await openOne(student);
    const { engine, tables } = sandbox.shards.eu;
    const gone = { gone: { 0: { value: 'Long ago' } } };
    await engine.database.update(tables.submissions).set({ answers: gone }).where(eq(tables.submissions.id, id));
    const both = { ...gone, ...written('New').answers };
    expect((await patch(student, id, { status: 'InProgress', answers: both })).body.answers).toEqual(both);
    expect((await patch(student, id, { status: 'InProgress', answers: { gone: { 0: { value: 'Other' } } } })).status).toBe(400);
  });

  test('a submission of another user is forbidden, and an unknown one is not found', async () => {
    const change = { status: 'InProgress', answers: {} };
    expect((await patch(teacher, await openOne(student), change)).body.name).toBe('forbidden');
    expect((await patch(student, 'se-submission-none', change)).body.name).toBe('not_found');
    expect((await patch(await tokenOf(sandbox.app, 'fi', 'student'), await openOne(student), change)).status).toBe(404);
  });

  test('whoever acts as a pupil reads their answers, and neither changes nor hands them in', async () => {
    const id = await openOne(student);
    const before = (await list(student)).body;
    const signedIn = await signInAs(sandbox.app, 'se', 'superuser', { act_as: 'se-user-6' });
    const acting = (await exchange(sandbox.app, 'se', signedIn)).body.access_token;
    for (const status of ['InProgress', 'Submitted'])
      expect((await patch(acting, id, { status, answers: {} })).body).toMatchObject({ message: 'Nobody does this as somebody else.' });
    expect((await list(acting)).body).toEqual(before);
  });

  test('one of fifty concurrent writes is stored completely', async () => {
    const id = await openOne(student);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        patch(student, id, {
          status: 'InProgress',
          answers: { 'exercise-1-reading': { 0: { value: `${index}` } }, 'exercise-1-thinking': { 0: { value: `${index}` } } },
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { 'exercise-1-reading': first, 'exercise-1-thinking': second } = (await one(student, id)).body.answers;
    expect(first).toEqual(second);
  });

  const written = (value: string) => ({ status: 'InProgress', answers: { 'exercise-1-reading': { 0: { value } } } });
  const valueIn = ({ body }: Reply): unknown => body.answers['exercise-1-reading'][0].value;

  test('each listed submission has the ETag that a single one and a write have, and pages can read it', async () => {
    const { body } = await list(student);
    for (const { id, etag } of body.data) {
      const { headers, body: single } = await one(student, id);
      expect([headers.get('etag'), single.etag]).toEqual([etag, etag]);
      expect(JSON.stringify(single)).not.toMatch(/targetAnswers|correctOptionId|userUid/);
    }
    const id = await openOne(student);
    const saved = await patch(student, id, written('Tag'));
    expect(saved.headers.get('etag')).toBe(saved.body.etag);
    expect((await one(student, id)).body.etag).toBe(saved.body.etag);
    const origin = { origin: 'http://se.localhost:3000' };
    const { headers } = await ask(sandbox.app, 'GET', `/submissions/${id}`, { token: student, headers: origin });
    expect(headers.get('access-control-expose-headers')?.split(', ')).toContain('ETag');
  });

  test('a write over what another device has saved is a 412 that writes nothing, and of two at once one is stored', async () => {
    const id = await openOne(student);
    const { etag } = (await patch(student, id, written('Read'))).body;
    const replies = await Promise.all(['Tablet', 'Laptop'].map((value) => patch(student, id, written(value), etag)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = replies.find(({ status }) => status === 412);
    expect(refused?.body.name).toBe('PreconditionFailedError');
    const stored = String(valueIn(await one(student, id)));
    expect(stored).toBe(valueIn(replies.find(({ status }) => status === 200) ?? (await one(student, id))));
    for (const status of ['InProgress', 'Submitted'])
      expect((await patch(student, id, { ...written('Late'), status }, etag)).status).toBe(412);
    expect((await patch(student, id, written(stored), etag)).status).toBe(200);
    expect((await patch(student, id, written('Any'), '*')).status).toBe(200);
    expect((await patch(student, id, written('As specified'))).status).toBe(200);
    expect(valueIn(await one(student, id))).toBe('As specified');
  });

  test('a single submission is given to whom a list gives it', async () => {
    const mine = (await list(student)).body.data.map(({ id }: { id: string }) => id);
    const assigned: { id: string }[] = (await list(teacher, 'ownership=Assigned&limit=100')).body.data;
    for (const each of assigned) expect((await one(teacher, each.id)).body).toEqual(each);
    const others = assigned.filter(({ id }) => !mine.includes(id));
    expect(others.length).toBeGreaterThan(0);
    for (const { id } of others) expect((await one(student, id)).body.name).toBe('forbidden');
    const shared = (await list(await tokenOf(sandbox.app, 'se', 'shared'))).body.data;
    const unseen = shared.filter(({ id }: { id: string }) => !assigned.some((each) => each.id === id));
    for (const { id } of unseen) expect((await one(teacher, id)).status).toBe(403);
    expect((await one(student, 'se-submission-none')).status).toBe(404);
    expect((await one(await tokenOf(sandbox.app, 'fi', 'student'), mine[0])).status).toBe(404);
  });

  /** Returns the open submissions of pupils with an account of their own that the teacher sees, with their user names. */
  const openOfPupils = async (): Promise<{ readonly row: Row; readonly userName: string }[]> => {
    const { body } = await list(teacher, 'ownership=Assigned&limit=100&contextType=Assignment&status=InProgress');
    const { engine, tables } = sandbox.shards.eu;
    const users = await engine.database.select().from(tables.users).where(eq(tables.users.sharedAccount, false));
    const names = new Map(users.map(({ uid, userName }) => [uid, userName]));
    return body.data.flatMap((row: Row) => {
      const userName = names.get(row.userUid ?? '');
      return userName === undefined ? [] : [{ row, userName }];
    });
  };

  test('a submission says when its first answer was saved and when it was handed in, and before nothing', async () => {
    const untouched = (await openOfPupils()).find(({ row }) => Object.keys(row.answers).length === 0);
    const pupil = await tokenOf(sandbox.app, 'se', untouched?.userName ?? '');
    const id = untouched?.row.id ?? '';
    const { answers } = written('Begun');
    const timesOf = ({ body }: Reply) => [body.startedAt, body.submittedAt];
    expect(timesOf(await patch(pupil, id, { status: 'InProgress', answers: {} }))).toEqual([undefined, undefined]);
    const [startedAt, before] = timesOf(await patch(pupil, id, { status: 'InProgress', answers }));
    expect([Number.isNaN(Date.parse(startedAt)), before]).toEqual([false, undefined]);
    const [stillStartedAt, submittedAt] = timesOf(await patch(pupil, id, { status: 'Submitted', answers }));
    expect(stillStartedAt).toBe(startedAt);
    expect(Date.parse(submittedAt)).toBeGreaterThanOrEqual(Date.parse(startedAt));
    expect(timesOf(await one(pupil, id))).toEqual([startedAt, submittedAt]);
  });

  test('a submission that was handed in is read-only', async () => {
    const id = await openOne(student);
    expect((await patch(student, id, { status: 'Submitted', answers: {} })).body.status).toBe('Submitted');
    const { status, body } = await patch(student, id, { status: 'InProgress', answers: { late: { 0: { value: 'x' } } } });
    expect(status).toBe(409);
    expect(body.name).toBe('ConflictError');
    expect((await list(student, 'status=Submitted')).body.data.find((each: { id: string }) => each.id === id).answers).toEqual({});
  });

  describe('a list that 25 pupils hand in to while their teacher pages', () => {
    let pupils: { readonly id: string; readonly token: string }[];
    beforeAll(async () => {
      const open = (await openOfPupils()).slice(-25);
      pupils = await Promise.all(
        open.map(async ({ row, userName }) => ({ id: row.id, token: await tokenOf(sandbox.app, 'se', userName) })),
      );
    }, openingTime);

    test.each([
      ['from the end', () => pupils.toReversed()],
      ['from the beginning', () => [...pupils]],
      ['from the middle', () => [...pupils.slice(12), ...pupils.slice(0, 12)]],
    ])('has all of them, if they do %s', async (_, inOrder) => {
      const { engine, tables } = sandbox.shards.eu;
      await engine.database.update(tables.submissions).set({ status: 'InProgress' });
      const waiting = inOrder();
      const statuses: number[] = [];
      const seen = new Set<string>();
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body }: Reply = await list(teacher, `ownership=Assigned&limit=8${cursor && `&cursor=${cursor}`}`);
        for (const { id } of body.data) seen.add(id);
        cursor = body.cursor;
        const handedIn = waiting.splice(0, 5).map(({ id, token }) => patch(token, id, { status: 'Submitted', answers: {} }));
        statuses.push(...(await Promise.all(handedIn)).map(({ status }) => status));
      }
      expect(statuses).toEqual(Array.from({ length: 25 }, () => 200));
      expect(pupils.filter(({ id }) => seen.has(id))).toHaveLength(25);
    });
  });
});
