import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Annotation, ReaderProps } from '../../player/index.ts';
import { useReaderHost } from '../useReaderHost.ts';
import { annotationId, summaryOf, testAnnotation } from './testing/annotations.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

type Respond = (request: Request) => Promise<Response | undefined>;

/** A library that stores the annotations of one book, with ETags, and refuses what was not read as it is. */
function annotationLibrary(...first: readonly Annotation[]) {
  const stored = new Map(first.map((annotation) => [annotation.id, annotation]));
  const tagOf = (annotation: Annotation) => JSON.stringify(annotation.modified);
  const calls: string[] = [];
  const respond: Respond = async (request) => {
    const [, uuid] = /\/library\/v1\/books\/book-1\/annotations(?:\/([\w-]+))?$/.exec(new URL(request.url).pathname) ?? [];
    if (!request.url.includes('/annotations')) return undefined;
    calls.push(`${request.method} ${uuid ? 'one' : 'all'}`);
    if (uuid === undefined) return Response.json({ items: [...stored.values()] });
    const present = stored.get(`urn:uuid:${uuid}`);
    if (request.method === 'GET') {
      if (!present) return Response.json({ name: 'not_found', message: '' }, { status: 404 });
      return Response.json(present, { headers: { ETag: tagOf(present) } });
    }
    const [ifMatch, ifNoneMatch] = ['If-Match', 'If-None-Match'].map((name) => request.headers.get(name));
    if (present ? ifMatch !== tagOf(present) : ifNoneMatch !== '*')
      return Response.json({ name: 'PreconditionFailedError', message: '' }, { status: 412 });
    if (request.method === 'DELETE') stored.delete(`urn:uuid:${uuid}`);
    else stored.set(`urn:uuid:${uuid}`, await request.json());
    return new Response(null, { status: 204 });
  };
  return { stored, calls, respond, summaries: () => [...stored.values()].map(summaryOf).toSorted() };
}

/** Opens the host page of a book in a tab, as a user of the realm; returns the callbacks that its reader has at the moment. */
async function openTab(respond: Respond, uid = 'se-user-3') {
  const shell = await createFakeShell({ app: 'reader', answer: respond, tokens: { uid } });
  let props: ReaderProps | undefined;
  function Host() {
    props = useReaderHost('book-1');
    return null;
  }
  const { unmount } = render(
    <FakePage shell={shell}>
      <Host />
    </FakePage>,
  );
  await vi.waitFor(() => expect(props?.identity).toBeDefined());
  const callbacks = () => props?.callbacks ?? {};
  const list = async () => ((await callbacks().getAnnotations?.('book-1')) ?? []).map(summaryOf).toSorted();
  return { shell, callbacks, list, unmount };
}

/** Returns a respond function behind a network that can be switched off for annotations. */
function network(respond: Respond) {
  const state = { isOnline: true };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.isOnline);
  const throughNetwork: Respond = async (request) => {
    if (!state.isOnline && request.url.includes('/annotations')) throw new TypeError('Failed to fetch');
    return respond(request);
  };
  return { state, respond: throughNetwork };
}

test('highlights and notes are read, created, changed and deleted in the library', async () => {
  const { calls, respond, summaries } = annotationLibrary(testAnnotation({ id: 1 }));
  const { callbacks, list } = await openTab(respond);
  expect(await list()).toEqual(['yellow']);
  await callbacks().putAnnotation?.('book-1', testAnnotation({ id: 2, colour: 'pink' }));
  await callbacks().putAnnotation?.('book-1', testAnnotation({ id: 1, note: 'Why?', minute: 1 }));
  expect(summaries()).toEqual(['pink', 'yellow: Why?']);
  await callbacks().deleteAnnotation?.('book-1', annotationId(2));
  expect(summaries()).toEqual(['yellow: Why?']);
  expect(calls).toEqual(['GET all', 'PUT one', 'GET one', 'PUT one', 'GET one', 'DELETE one']);
});

test('a note that was written offline is shown after a reload, sent when the network is back, and then not on the device', async () => {
  const { respond, summaries } = annotationLibrary();
  const { state, respond: throughNetwork } = network(respond);
  const before = await openTab(throughNetwork);
  state.isOnline = false;
  await before.callbacks().putAnnotation?.('book-1', testAnnotation({ note: 'Why?' }));
  before.unmount();
  const after = await openTab(throughNetwork);
  expect(await after.list()).toEqual(['yellow: Why?']);
  state.isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(summaries()).toEqual(['yellow: Why?']));
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
  expect(after.shell.reported).not.toContain('An annotation was not taken');
});

test('a note that was written offline is sent when another book is opened', async () => {
  const { respond, summaries } = annotationLibrary();
  const { state, respond: throughNetwork } = network(respond);
  const { callbacks, unmount } = await openTab(throughNetwork);
  state.isOnline = false;
  await callbacks().putAnnotation?.('book-1', testAnnotation({ note: 'Why?' }));
  unmount();
  state.isOnline = true;
  await openTab(throughNetwork);
  await vi.waitFor(() => expect(summaries()).toEqual(['yellow: Why?']));
});

test('a note that a user wrote offline is neither shown to another user of the device nor sent as theirs, and is sent when that user is back', async () => {
  const { calls, respond, summaries } = annotationLibrary();
  const { state, respond: throughNetwork } = network(respond);
  const { callbacks, unmount } = await openTab(throughNetwork);
  state.isOnline = false;
  await callbacks().putAnnotation?.('book-1', testAnnotation({ note: 'Why?' }));
  unmount();
  state.isOnline = true;
  calls.length = 0;
  const other = await openTab(throughNetwork, 'se-user-4');
  expect(await other.list()).toEqual([]);
  expect(calls).toEqual(['GET all']);
  expect(summaries()).toEqual([]);
  other.unmount();
  await openTab(throughNetwork);
  await vi.waitFor(() => expect(summaries()).toEqual(['yellow: Why?']));
});

test('two tabs that write a note on the same highlight in the same moment both keep theirs', async () => {
  const { respond, summaries } = annotationLibrary(testAnnotation());
  const [one, other] = [await openTab(respond), await openTab(respond)];
  await Promise.all([one.list(), other.list()]);
  await Promise.all([
    one.callbacks().putAnnotation?.('book-1', testAnnotation({ note: 'tab 1', minute: 1 })),
    other.callbacks().putAnnotation?.('book-1', testAnnotation({ note: 'tab 2', minute: 2 })),
  ]);
  expect(summaries()).toEqual(['yellow: tab 1\n\ntab 2']);
});

test.each([404, 405])('a library without annotations (%i) switches them off in the reader, without an error', async (status) => {
  const { shell, callbacks, list } = await openTab(async (request) =>
    request.url.includes('/annotations') ? Response.json({ name: 'not_found', message: '' }, { status }) : undefined,
  );
  expect(await list()).toEqual([]);
  await vi.waitFor(() => expect(callbacks().putAnnotation).toBeUndefined());
  expect(callbacks().getAnnotations).toBeUndefined();
  expect(callbacks().getBookmarks).toBeDefined();
  expect(shell.reported).not.toContain('An annotation was not taken');
});

test('a full list of annotations refuses a new one to the reader, and an unavailable service does not', async () => {
  let status = 409;
  const { callbacks } = await openTab(async (request) =>
    request.method === 'PUT' ? Response.json({ name: 'ConflictError', message: '' }, { status }) : undefined,
  );
  await expect(callbacks().putAnnotation?.('book-1', testAnnotation({ id: 1 }))).rejects.toMatchObject({ status: 409 });
  expect(localStorage).toHaveLength(0);
  status = 401;
  await callbacks().putAnnotation?.('book-1', testAnnotation({ id: 2 }));
  expect(localStorage).toHaveLength(1);
});
