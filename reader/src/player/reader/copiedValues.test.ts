import { expect, test, vi } from 'vitest';
import type { Annotation } from '../annotations/Annotation.ts';
import type { ReaderCallbacks } from '../ReaderProps.ts';
import { withCopiedValues } from './copiedValues.ts';

const bookmark = { id: 'b1', name: 'Here', position: { ncxRef: 'page-1' } };
const noNetwork = async () => Promise.reject(new Error('No answer'));

const note = (number: number): Annotation => ({
  id: `urn:uuid:${number}`,
  type: 'Annotation',
  motivation: 'highlighting',
  created: '2026-01-01T10:00:00Z',
  modified: '2026-01-01T10:00:00Z',
  target: {
    source: 'page-1.xhtml',
    styleClass: 'yellow',
    selector: [
      { type: 'FragmentSelector', conformsTo: 'http://www.idpf.org/epub/linking/cfi/epub-cfi.html', value: 'epubcfi(/6/2!/4/2)' },
      { type: 'TextQuoteSelector', exact: 'the lake' },
    ],
  },
});

/** A copy on a device. */
function createCopy() {
  const stored = new Map<string, unknown>();
  return {
    value: async (name: string) => stored.get(name),
    putValue: async (name: string, value: unknown) => void stored.set(name, value),
  };
}

test('the last position and the bookmarks of a copy are those of the last answer while there is no network', async () => {
  const copy = createCopy();
  const online = withCopiedValues({ getLastmark: async () => 'page 3', getBookmarks: async () => [bookmark] }, copy).callbacks;
  await online.getLastmark?.('b');
  await online.getBookmarks?.('b');
  const offline = withCopiedValues({ getLastmark: noNetwork, getBookmarks: noNetwork }, copy).callbacks;
  expect(await offline.getLastmark?.('b')).toBe('page 3');
  expect(await offline.getBookmarks?.('b')).toEqual([bookmark]);
});

test('a change without a network still goes to the host, and is there when the book is opened again', async () => {
  const copy = createCopy();
  const [postLastmark, postBookmarks] = [vi.fn(noNetwork), vi.fn(noNetwork)];
  const { callbacks } = withCopiedValues({ getLastmark: noNetwork, getBookmarks: noNetwork, postLastmark, postBookmarks }, copy);
  await expect(callbacks.postLastmark?.('b', 'page 4', 7)).rejects.toThrow('No answer');
  await expect(callbacks.postBookmarks?.('b', [bookmark], [])).rejects.toThrow('No answer');
  expect(postLastmark).toHaveBeenCalledExactlyOnceWith('b', 'page 4', 7);
  expect(await callbacks.getLastmark?.('b')).toBe('page 4');
  expect(await callbacks.getBookmarks?.('b')).toEqual([bookmark]);
});

test('the host has each change in the task of the call, for a page that is closed runs no later one', () => {
  const copy = { value: () => new Promise<unknown>(() => {}), putValue: () => new Promise<void>(() => {}) };
  const [postLastmark, postBookmarks, putAnnotation, deleteAnnotation] = [
    vi.fn(noNetwork),
    vi.fn(noNetwork),
    vi.fn(noNetwork),
    vi.fn(noNetwork),
  ];
  const { callbacks } = withCopiedValues({ postLastmark, postBookmarks, getAnnotations: noNetwork, putAnnotation, deleteAnnotation }, copy);
  void callbacks.postLastmark?.('b', 'page 4', 7).catch(() => undefined);
  void callbacks.postBookmarks?.('b', [bookmark], []).catch(() => undefined);
  void callbacks.putAnnotation?.('b', note(1)).catch(() => undefined);
  void callbacks.deleteAnnotation?.('b', note(1).id).catch(() => undefined);
  for (const host of [postLastmark, postBookmarks, putAnnotation, deleteAnnotation]) expect(host).toHaveBeenCalledOnce();
});

test('highlights and notes of a copy are those of the last answer, with the changes since', async () => {
  const copy = createCopy();
  const host = (getAnnotations: NonNullable<ReaderCallbacks['getAnnotations']>) =>
    withCopiedValues({ getAnnotations, putAnnotation: async () => {}, deleteAnnotation: async () => {} }, copy).callbacks;
  await host(async () => [note(1), note(2)]).getAnnotations?.('b');
  const offline = host(noNetwork);
  await offline.deleteAnnotation?.('b', note(1).id);
  await offline.putAnnotation?.('b', note(3));
  expect(await host(noNetwork).getAnnotations?.('b')).toEqual([note(2), note(3)]);
});

test('a new copy gets the values that are known already', async () => {
  const copy = createCopy();
  const values = withCopiedValues({ getLastmark: async () => 'page 3' }, { ...copy, putValue: async () => {} });
  await values.callbacks.getLastmark?.('b');
  expect(await copy.value('lastmark')).toBeUndefined();
  const later = withCopiedValues({ getLastmark: async () => 'page 3' }, copy);
  await later.callbacks.getLastmark?.('b');
  await later.store();
  expect(await copy.value('lastmark')).toBe('page 3');
});

test('a host that gives no values gets none of the copy', () => {
  expect(withCopiedValues({}, createCopy()).callbacks).toEqual({});
});
