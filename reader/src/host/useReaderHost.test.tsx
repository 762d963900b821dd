import { chapterAtPosition } from '@realmkit/shell';
import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EntitlementError } from '../player/index.ts';
import { namespaces } from './namespaces.ts';
import { routes } from './routes.tsx';
import { useReaderHost } from './useReaderHost.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Sets the URL of the page, with its query. */
const openPage = (query: string) => window.history.replaceState(null, '', `/reader/book-1${query}`);

/** Renders a host page; returns the props that it passes to a reader, and the requests that it sends. */
async function hosting(responses: Readonly<Record<string, () => Response>> = {}) {
  const requests: {
    readonly call: string;
    readonly query: URLSearchParams;
    readonly authorization: string | null;
    readonly body: string;
  }[] = [];
  const shell = await createFakeShell({
    app: 'reader',
    realm: 'uk',
    tokens: { subscriptions: ['school'] },
    organizations: [
      { uid: 'uk-school-2', name: 'Birch School', role: 'student', active: true },
      { uid: 'uk-school-3', name: 'Elm School', role: 'student', active: true },
    ],
    answer: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      requests.push({
        call,
        query: searchParams,
        authorization: request.headers.get('authorization'),
        body: await request.clone().text(),
      });
      return responses[call]?.();
    },
  });
  let props: ReturnType<typeof useReaderHost> | undefined;
  function Host() {
    props = useReaderHost('book-1');
    return null;
  }
  render(
    <FakePage shell={shell}>
      <Host />
    </FakePage>,
  );
  await vi.waitFor(() => expect(props?.identity).toBeDefined());
  if (!props?.submissions) throw new Error('The host page gives nothing');
  const { submissions, ...host } = props;
  return { shell, requests, host, submissions, requestOf: (call: string) => requests.find((one) => one.call === call) };
}

test('reader §1: the host passes the identity of the logged-in user to the reader', {
  tags: ['reader §1.12', 'reader §1.14', 'reader §1.15', 'reader §1.16', 'reader §1.17'],
}, async () => {
  const { shell, host } = await hosting();
  const state = shell.session.getSnapshot();
  if (state.status !== 'authenticated') throw new Error('Nobody is signed in');
  expect(host.identity).toEqual({
    userId: state.identity.access.sub,
    roles: ['student'],
    organisations: ['uk-school-2', 'uk-school-3'],
    subscriptionType: 'school',
    locale: 'en-GB',
    profileId: state.identity.id.sub,
  });
});

test('reader §6: every call of the library is made with the user’s access token', { tags: ['reader §6.7'] }, async () => {
  const bookmarks = [{ id: 'b1', name: 'Here', position: { ncxRef: 'page-1' } }];
  const noContent = () => new Response(null, { status: 204 });
  const calls = {
    'GET /library/v1/books/book-1/bookmarks': () => Response.json(bookmarks),
    'POST /library/v1/books/book-1/bookmarks': noContent,
    'GET /library/v1/books/book-1/lastmark': () => Response.json({ position: null }),
    'POST /library/v1/books/book-1/lastmark': noContent,
  };
  const { host, requestOf } = await hosting(calls);
  expect(await host.callbacks.getBookmarks?.('book-1')).toEqual(bookmarks);
  await host.callbacks.postBookmarks?.('book-1', [], bookmarks);
  await host.callbacks.getLastmark?.('book-1');
  await host.callbacks.postLastmark?.('book-1', '{"ncxRef":"page-1"}', Date.now(), 'The lake');
  expect(chapterAtPosition('se-user-3', 'book-1', '{"ncxRef":"page-1"}')).toBe('The lake');
  // Another device went on.
  expect(chapterAtPosition('se-user-3', 'book-1', '{"ncxRef":"page-9"}')).toBeUndefined();
  for (const call of Object.keys(calls)) expect(requestOf(call)?.authorization, call).toBe('Bearer token');
});

const policyCall = 'GET /book-backend/book-1/policy';

test.each(['plan', 'school', undefined] as const)(
  'a policy that is refused with 403 is requested once, and the refusal names what opens the book (%s)',
  async (openedBy) => {
    const refusal = { name: 'forbidden', message: 'Not open.', ...(openedBy && { openedBy }) };
    const { host, requests } = await hosting({ [policyCall]: () => Response.json(refusal, { status: 403 }) });
    const error = await host.callbacks.refreshPolicy('book-1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EntitlementError);
    expect(error).toHaveProperty('openedBy', openedBy);
    expect(requests.filter(({ call }) => call === policyCall)).toHaveLength(1);
  },
);

test('the host passes the media that a policy does not open to the reader', async () => {
  const policy = { policy: 'Policy=p', locked: [{ media: 'signLanguage', openedBy: 'plan' }] };
  const { host } = await hosting({ [policyCall]: () => Response.json(policy) });
  expect(await host.callbacks.refreshPolicy('book-1')).toEqual(policy);
});

test('a draft of answers is kept on this device for its user and submission', async () => {
  const draft = { answers: { e1: { '0': { value: 'Stars' } } }, base: { e1: { '0': { value: '' } } } };
  const { submissions, shell } = await hosting();
  const request = { etag: '"read"', answers: draft.answers };
  submissions.drafts?.set('s1', draft, request);
  const state = shell.session.getSnapshot();
  const uid = state.status === 'authenticated' ? state.identity.access.sub : '';
  const key = `realmkit-draft:${uid}:submissions:s1`;
  expect(Object.keys(localStorage)).toEqual([key]);
  // What the shell reads before the user changes.
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ at: expect.any(Number), request });
  cleanup();
  const again = await hosting();
  expect(again.submissions.drafts?.get('s1')).toEqual(draft);
  expect(again.submissions.drafts?.get('s2')).toBeUndefined();
  again.submissions.drafts?.remove('s1');
  expect(localStorage).toHaveLength(0);
});

test('reader §7: the host requests submissions with ownership Mine and context type Assignment', {
  tags: ['reader §7 Submissions service.7', 'reader §7 Submissions service.8'],
}, async () => {
  const { submissions, requestOf } = await hosting({ 'GET /submissions/': () => Response.json({ data: [], cursor: null }) });
  expect(await submissions.list('next', undefined)).toEqual({ data: [], cursor: null });
  const query = requestOf('GET /submissions/')?.query;
  expect(Object.fromEntries(query ?? [])).toMatchObject({ ownership: 'Mine', contextType: 'Assignment', cursor: 'next' });
  expect(query?.has('contextId')).toBe(false);
});

test('reader §7: an update of a submission fails on every status other than 200', async () => {
  const { submissions, requestOf } = await hosting({ 'PATCH /submissions/s1': () => Response.json({}, { status: 202 }) });
  const change = { status: 'InProgress', answers: { e1: { 0: { value: 'Stars' } } } } as const;
  await expect(submissions.update('s1', change, undefined)).rejects.toThrow();
  expect(JSON.parse(requestOf('PATCH /submissions/s1')?.body ?? '')).toEqual(change);
});

test('reader §8: logging in again ends the session first and returns to the book', { tags: ['reader §8.6', 'reader §8.7'] }, async () => {
  openPage('?origin=polylino');
  const { shell, host } = await hosting();
  host.onLogin?.();
  await vi.waitFor(() => expect(shell.session.calls).toEqual(['signOut /reader/book-1?origin=polylino']));
});

test.each([
  ['/shelves', 'with origin=polylino', '?origin=polylino'],
  ['/library/bookshelf', 'from the library', '?from=library'],
  ['the previous page', 'from elsewhere', ''],
])(
  'reader §2: closing the book opens %s if the reader was opened %s',
  { tags: ['reader §2.34', 'reader §2.35', 'reader §2.36'] },
  async (target, _from, query) => {
    openPage(query);
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const { shell, host } = await hosting();
    host.onClose?.();
    expect([...shell.left, ...back.mock.calls.map(() => 'the previous page')]).toEqual([target]);
    back.mockRestore();
    length.mockRestore();
  },
);

test('closing a book that was opened in a new tab opens the bookshelf, because there is no previous page', async () => {
  openPage('');
  const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { shell, host } = await hosting();
  host.onClose?.();
  expect(shell.left).toEqual(['/library/bookshelf']);
  length.mockRestore();
});

test('reader §3: the host passes the application that the reader was opened from, and its theme', { tags: ['reader §3.53'] }, async () => {
  openPage('?origin=sondo');
  const { host } = await hosting();
  expect(host).toMatchObject({ sourceApplication: 'sondo', theme: 'sondo' });
});

test('the reader page does not open a book from another origin', async () => {
  const shell = await createFakeShell({ app: 'reader', realm: 'uk', namespaces });
  const path = `/reader/lake?fileUrl=${encodeURIComponent('https://elsewhere.example/lake/package.opf')}`;
  render(<FakePage shell={shell} path={path} routes={routes} />);
  expect(await screen.findByText('This link doesn’t lead to a book we can open.')).toBeVisible();
});

test('reader §2: the test player asks for a local book file, without an account', { tags: ['reader §2.8'] }, async () => {
  const shell = await createFakeShell({ app: 'reader', realm: 'uk', namespaces, session: 'anonymous' });
  render(<FakePage shell={shell} path="/reader/test-player" routes={routes} />);
  expect(await screen.findByLabelText('Please select a book.')).toHaveAttribute('type', 'file');
});

test('a link to an assignment opens its form and its page once: a reload goes on where the user is', async () => {
  openPage('?origin=sondo&submission=s1&at=text%2F1.xhtml');
  const { host, submissions } = await hosting();
  expect(host.start).toEqual({ submissionId: 's1', href: 'text/1.xhtml' });
  expect(window.location.search).toBe('?origin=sondo');
  expect(submissions.urlOf?.({ id: 'book-2', href: 'a.xhtml' }, 's2')).toBe('/bookshelf/play/id/book-2?submission=s2&at=a.xhtml');
});
