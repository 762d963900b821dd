import { updateSubmission } from '@realmkit/openapi/answers/submissions';
import { exampleOf } from '@realmkit/openapi/testing';
import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useReaderHost } from './useReaderHost.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Renders a host page whose services answer with `responses`; returns what it passes to a reader, and its requests for the book. */
async function hosting(responses: Readonly<Record<string, () => Response>>, role: 'student' | 'employee' = 'student') {
  const requests: {
    readonly call: string;
    readonly query: object;
    readonly type: string | null;
    readonly body: string;
    readonly ifMatch: string | null;
    readonly age: string | null;
    readonly keepalive: boolean;
  }[] = [];
  const shell = await createFakeShell({
    app: 'reader',
    organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role, active: true }],
    answer: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      if (!(call in responses)) return undefined;
      const type = request.headers.get('content-type');
      const ifMatch = request.headers.get('if-match');
      requests.push({
        call,
        query: Object.fromEntries(searchParams),
        type,
        body: await request.clone().text(),
        ifMatch,
        age: request.headers.get('lastmark-age'),
        keepalive: request.keepalive,
      });
      return responses[call]?.();
    },
  });
  let props: ReturnType<typeof useReaderHost> | undefined;
  function Page() {
    props = useReaderHost('book-1');
    return null;
  }
  render(
    <FakePage shell={shell}>
      <Page />
    </FakePage>,
  );
  await vi.waitFor(() => expect(props?.identity).toBeDefined());
  if (!props?.submissions) throw new Error('The host page gives nothing');
  return { host: props, submissions: props.submissions, requests };
}

const noContent = () => new Response(null, { status: 204 });
const bookmark = { id: 'b1', name: 'Here', position: { ncxRef: 'page-1' } };
const readLog = {
  bookId: 'book-1',
  sessionId: 's1',
  deviceId: 'd1',
  percentage: 40,
  timestamp: 1_756_713_600,
  source: 'web-bookshelf',
} as const;

test('the bookmarks of a book are read and replaced in the library', {
  tags: ['reader §7 Library service.3', 'reader §7 Library service.4'],
}, async () => {
  const { host, requests } = await hosting({
    'GET /library/v1/books/book-1/bookmarks': () => Response.json([bookmark]),
    'POST /library/v1/books/book-1/bookmarks': noContent,
  });
  expect(await host.callbacks.getBookmarks?.('book-1')).toEqual([bookmark]);
  const added = { ...bookmark, id: 'b2', position: { ncxRef: 'page-2' } };
  await host.callbacks.postBookmarks?.('book-1', [bookmark, added], [bookmark]);
  expect(requests.map(({ call, body }) => [call, body])).toEqual([
    ['GET /library/v1/books/book-1/bookmarks', ''],
    ['GET /library/v1/books/book-1/bookmarks', ''],
    ['POST /library/v1/books/book-1/bookmarks', JSON.stringify([bookmark, added])],
  ]);
});

test('the last position of a book is read from the library and sent to it as position', {
  tags: ['reader §7 Library service.5', 'reader §7 Library service.6'],
}, async () => {
  const { host, requests } = await hosting({
    'GET /library/v1/books/book-1/lastmark': () => Response.json({ position: '{"ncxRef":"page-1"}' }),
    'POST /library/v1/books/book-1/lastmark': noContent,
  });
  expect(await host.callbacks.getLastmark?.('book-1')).toBe('{"ncxRef":"page-1"}');
  await host.callbacks.postLastmark?.('book-1', '{"ncxRef":"page-2"}', Date.now());
  expect(requests.map(({ call, body }) => [call, body])).toEqual([
    ['GET /library/v1/books/book-1/lastmark', ''],
    ['POST /library/v1/books/book-1/lastmark', JSON.stringify({ position: '{"ncxRef":"page-2"}' })],
  ]);
  // A service that says no age is not asked to compare it.
  expect(requests.at(-1)).toMatchObject({ age: null, keepalive: true });
});

test('a position of an earlier visit is sent with its age when the app starts, and a newer one of another device is told to the reader', async () => {
  const unsent = JSON.stringify({ position: '{"ncxRef":"page-2"}', readAt: Date.now() - 3_600_000 });
  for (const book of ['book-1', 'book-2']) localStorage.setItem(`realmkit-lastmark:se-user-3:${book}`, unsent);
  const newer = () => Response.json({ position: '{"ncxRef":"page-9"}', age: 60 });
  const refused = () => Response.json({ name: 'PreconditionFailedError', message: 'The stored position was read later.' }, { status: 412 });
  const { host, requests } = await hosting({
    'GET /library/v1/books/book-1/lastmark': newer,
    'GET /library/v1/books/book-2/lastmark': newer,
    'POST /library/v1/books/book-1/lastmark': refused,
    'POST /library/v1/books/book-2/lastmark': noContent,
  });
  const onNewer = vi.fn();
  const stop = host.callbacks.watchLastmark?.('book-1', onNewer);
  expect(await host.callbacks.getLastmark?.('book-1')).toBe('{"ncxRef":"page-2"}');
  await vi.waitFor(() => expect(onNewer).toHaveBeenCalledWith('{"ncxRef":"page-9"}'));
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['realmkit-lastmark:se-user-3:book-1']));
  const sent = requests.filter(({ call }) => call.startsWith('POST'));
  expect(new Set(sent.map(({ call }) => call)).size).toBe(2);
  for (const { age } of sent) expect(Math.round(Number(age) / 60)).toBe(60);
  stop?.();
});

test('the policy of a book comes from the book backend', { tags: ['reader §7 Library service.20'] }, async () => {
  const { host, requests } = await hosting({ 'GET /book-backend/book-1/policy': () => Response.json({ policy: 'Policy=p', locked: [] }) });
  const policy = await host.callbacks.refreshPolicy('book-1').catch(() => undefined);
  expect(policy).toEqual({ policy: 'Policy=p', locked: [] });
  expect(requests.map(({ call }) => call)).toEqual(['GET /book-backend/book-1/policy']);
});

test('reader §4: a renewed policy is written into the fileUrl of the page’s route', { tags: ['reader §4 Policy refresh.3'] }, async () => {
  const { host } = await hosting({});
  const signed = (policy: string) => `https://books.example/b1/package.opf?${policy}`;
  window.history.replaceState(null, '', `?fileUrl=${encodeURIComponent(signed('Policy=p1&Signature=s1&Key-Pair-Id=k'))}`);
  host.onPolicyRenewed?.('Policy=p2&Signature=s2&Key-Pair-Id=k');
  const renewed = new URLSearchParams(window.location.search).get('fileUrl');
  window.history.replaceState(null, '', '/');
  expect(renewed).toBe(signed('Policy=p2&Signature=s2&Key-Pair-Id=k'));
});

test('read logs are sent to the book backend', { tags: ['reader §7 Library service.21'] }, async () => {
  const { host, requests } = await hosting({ 'POST /book-backend/readlogs': noContent });
  await host.callbacks.postReadLogs?.([readLog]);
  await vi.waitFor(() =>
    expect(requests.map(({ call, body }) => [call, JSON.parse(body)])).toEqual([['POST /book-backend/readlogs', [readLog]]]),
  );
});

test('submissions are requested for their context, without one for the whole book', {
  tags: ['reader §7 Submissions service.2'],
}, async () => {
  const { submissions, requests } = await hosting({ 'GET /submissions/': () => Response.json({ data: [], cursor: null }) });
  await submissions.list('next', 'chapter-1');
  await submissions.list(undefined, undefined);
  const common = { ownership: 'Mine', contextType: 'Assignment', limit: '20' };
  expect(requests.map(({ query }) => query)).toEqual([{ ...common, contextId: 'chapter-1', cursor: 'next' }, common]);
});

test('quizzes are requested by a call of their own, so that the specified one for assignments stays as it is', async () => {
  const { submissions, requests } = await hosting({ 'GET /submissions/': () => Response.json({ data: [], cursor: null }) });
  await submissions.list(undefined, undefined);
  await submissions.listQuizzes?.('next', undefined);
  expect(requests.map(({ query }) => query)).toEqual([
    { ownership: 'Mine', contextType: 'Assignment', limit: '20' },
    { ownership: 'Mine', contextType: 'Quiz', limit: '20', cursor: 'next' },
  ]);
});

test('a teacher gets the submissions of their pupils, to read', async () => {
  const { submissions, requests } = await hosting({ 'GET /submissions/': () => Response.json({ data: [], cursor: null }) }, 'employee');
  await submissions.list(undefined, undefined);
  expect(submissions.isOwner).toBe(true);
  expect(requests.map(({ query }) => query)).toEqual([{ ownership: 'Assigned', contextType: 'Assignment', limit: '20' }]);
});

test('an update of a submission sends status and answers as plain text, and only 200 is a success', {
  tags: ['reader §7 Submissions service.9', 'reader §7 Submissions service.10', 'reader §7 Submissions service.11'],
}, async () => {
  let status = 200;
  const submission = { ...exampleOf(updateSubmission), id: 's1' };
  const { submissions, requests } = await hosting({ 'PATCH /submissions/s1': () => Response.json(submission, { status }) });
  const change = { status: 'InProgress', answers: { e1: { 0: { value: 'Stars' } } } } as const;
  expect(await submissions.update('s1', change, undefined)).toEqual(submission);
  const [sent] = requests;
  expect(sent?.type).toMatch(/^text\/plain/);
  expect(JSON.parse(sent?.body ?? '')).toEqual(change);
  for (status of [201, 202, 203, 206, 400, 403, 404, 409]) {
    await expect(submissions.update('s1', change, undefined), `with ${status}`).rejects.toThrow();
  }
});

test('each update of a submission that has an ETag sends it, and one that has none is sent as before', async () => {
  const headers = { ETag: '"2"' };
  const { etag: _, ...submission } = exampleOf(updateSubmission);
  const { submissions, requests } = await hosting({
    'PATCH /submissions/s1': () => Response.json({ ...submission, id: 's1' }, { headers }),
    'GET /submissions/s1': () => Response.json({ ...submission, id: 's1' }, { headers }),
  });
  for (const status of ['InProgress', 'Submitted'] as const)
    for (const etag of ['"1"', undefined]) expect((await submissions.update('s1', { status, answers: {} }, etag)).etag).toBe('"2"');
  expect((await submissions.get?.('s1'))?.etag).toBe('"2"');
  expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', null, '"1"', null, null]);
});

test('no place of the apps but the form, and what sends its drafts before the user changes, writes answers', async () => {
  const sources = import.meta.glob<string>(
    ['../../../{admin,consumer,reader}/src/**/*.{ts,tsx}', '../../../packages/*/src/**/*.{ts,tsx}'],
    {
      query: '?raw',
      import: 'default',
    },
  );
  const writers = [];
  for (const [path, read] of Object.entries(sources)) if (/submissions\.(PATCH|PUT)\(/.test(await read())) writers.push(path);
  // The shell sends what is stored with an ETag alone.
  expect(writers.toSorted()).toEqual(['../../../packages/shell/src/draft/sendUnsentAnswers.ts', './useSubmissionSource.ts']);
});

test('drafts that were stored by book are found one after the other, without a base', async () => {
  const { submissions } = await hosting({});
  const { drafts } = submissions;
  const answers = { e1: { 0: { value: 'Stars' } } };
  drafts?.set('s1', { answers, base: {} }, undefined);
  const key = Object.keys(localStorage).find((one) => one.endsWith(':submissions:s1')) ?? '';
  drafts?.remove('s1');
  for (const book of ['book-1', 'book-2']) localStorage.setItem(key.replace('submissions', book), JSON.stringify(answers));
  for (const expected of [{ answers, base: {} }, { answers, base: {} }, undefined]) {
    expect(drafts?.get('s1')).toEqual(expected);
    drafts?.remove('s1');
  }
});

test('an update goes on when the page goes, up to the size that browsers allow', async () => {
  const submission = { ...exampleOf(updateSubmission), id: 's1' };
  const { submissions, requests } = await hosting({ 'PATCH /submissions/s1': () => Response.json(submission) });
  for (const length of [100, 59_000, 61_000])
    await submissions.update('s1', { status: 'InProgress', answers: { e1: { 0: { value: 'x'.repeat(length) } } } }, '"1"');
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true, false]);
});

test('an update that a service refuses says its status, and one without an answer that it is the network', async () => {
  let status = 0;
  const { submissions } = await hosting({
    'PATCH /submissions/s1': () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ name: 'Refused', message: 'No.' }, { status });
    },
  });
  const update = () => submissions.update('s1', { status: 'Submitted', answers: {} }, '"1"');
  for (status of [401, 409, 412, 413]) await expect(update(), `${status}`).rejects.toMatchObject({ status });
  status = 0;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(update()).rejects.toMatchObject({ name: 'NetworkError' });
  online.mockRestore();
});
