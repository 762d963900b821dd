import { ServiceError } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import type { Annotation } from '../../player/index.ts';
import { createAnnotationOutbox } from './annotationOutbox.ts';
import { annotationId, summaryOf, testAnnotation } from './testing/annotations.ts';

const summaries = (annotations: Iterable<Annotation>) => [...annotations].map(summaryOf).toSorted();

/** A service with the annotations of one book, and the storage that all tabs of a device share. */
function device(...first: readonly Annotation[]) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  const stored = new Map(first.map((annotation) => [annotation.id, annotation]));
  const service = { stored, requests: 0, isOnline: true, beforeWrite: () => {}, refusal: 0, refusedId: '' };
  const requireNetwork = () => {
    service.requests += 1;
    if (!service.isOnline) throw new TypeError('Failed to fetch');
  };
  const etagOf = (id: string) => JSON.stringify(stored.get(id) ?? null);
  const requireMatch = (id: string, etag: string | undefined) => {
    requireNetwork();
    service.beforeWrite();
    if (service.refusal !== 0 && id === service.refusedId) throw new ServiceError(service.refusal, 'ConflictError', 'Refused.');
    if (etag !== etagOf(id)) throw new ServiceError(412, 'PreconditionFailedError', 'Somebody else has changed this.');
  };
  let last: Promise<unknown> = Promise.resolve();
  const tab = () =>
    createAnnotationOutbox({
      prefix: 'annotations',
      storage,
      runExclusive: (task) => {
        const result = last.then(task);
        last = result.catch(() => undefined);
        return result;
      },
      service: {
        list: async () => {
          requireNetwork();
          return [...stored.values()];
        },
        read: async (_, id) => {
          requireNetwork();
          const annotation = stored.get(id);
          return annotation && { annotation, etag: etagOf(id) };
        },
        write: async (_, annotation, read) => {
          requireMatch(annotation.id, read?.etag ?? 'null');
          stored.set(annotation.id, annotation);
        },
        remove: async (_, { annotation, etag }) => {
          requireMatch(annotation.id, etag);
          stored.delete(annotation.id);
        },
      },
    });
  /** Opens the book in a new tab. */
  const open = async () => {
    const outbox = tab();
    await outbox.list('book');
    return outbox;
  };
  const another = (annotation: Annotation) => void stored.set(annotation.id, annotation);
  return { service, items, open, another };
}

test('a highlight of a book arrives at the service, and nothing stays on the device', async () => {
  const { service, items, open } = device();
  await (await open()).put('book', testAnnotation({ colour: 'pink' }));
  expect(summaries(service.stored.values())).toEqual(['pink']);
  expect(items.size).toBe(0);
});

test('what was highlighted, changed and deleted offline is shown after a reload and sent when the network is back', async () => {
  const { service, items, open } = device(testAnnotation({ id: 1 }), testAnnotation({ id: 2, colour: 'blue' }));
  const tab = await open();
  service.isOnline = false;
  await tab.put('book', testAnnotation({ id: 3, colour: 'green' }));
  await tab.put('book', testAnnotation({ id: 3, colour: 'green', note: 'Why?', minute: 1 }));
  await tab.put('book', testAnnotation({ id: 1, colour: 'pink', minute: 1 }));
  await tab.remove('book', annotationId(2));
  const reloaded = await open();
  expect(summaries(await reloaded.list('book'))).toEqual(['green: Why?', 'pink']);
  service.isOnline = true;
  expect(await reloaded.flush()).toEqual([]);
  expect(summaries(service.stored.values())).toEqual(['green: Why?', 'pink']);
  expect(items.size).toBe(0);
});

test('a note that is changed again and again offline arrives as it was written last, and not beside its older versions', async () => {
  const { service, open } = device(testAnnotation({ note: 'a' }));
  const tab = await open();
  service.isOnline = false;
  await tab.put('book', testAnnotation({ note: 'b', minute: 1 }));
  await tab.put('book', testAnnotation({ note: 'c', minute: 2 }));
  service.isOnline = true;
  await tab.flush();
  expect(summaries(service.stored.values())).toEqual(['yellow: c']);
});

test('a note that is changed and then deleted offline is deleted', async () => {
  const { service, items, open } = device(testAnnotation({ note: 'a' }));
  const tab = await open();
  service.isOnline = false;
  await tab.put('book', testAnnotation({ note: 'b', minute: 1 }));
  await tab.remove('book', annotationId(1));
  service.isOnline = true;
  await tab.flush();
  expect(service.stored.size).toBe(0);
  expect(items.size).toBe(0);
});

test('a new note that had arrived although its response was lost is merged with what another device has made of it', async () => {
  const { service, items, open, another } = device();
  const tab = await open();
  another(testAnnotation({ note: 'Why? Because.', colour: 'pink', minute: 2 }));
  await tab.put('book', testAnnotation({ note: 'Why?', minute: 1 }));
  expect(summaries(service.stored.values())).toEqual(['pink: Why? Because.']);
  expect(items.size).toBe(0);
});

test('without the network one failed request ends the flush: the others would fail as well', async () => {
  const { service, open } = device();
  const tab = await open();
  service.isOnline = false;
  for (const id of [1, 2, 3]) await tab.put('book', testAnnotation({ id }));
  service.requests = 0;
  await tab.flush();
  expect(service.requests).toBe(1);
});

test('a highlight that is made and deleted offline never arrives', async () => {
  const { service, items, open } = device();
  const tab = await open();
  service.isOnline = false;
  await tab.put('book', testAnnotation({ note: 'Why?' }));
  await tab.remove('book', annotationId(1));
  expect(await tab.list('book').catch(() => [])).toEqual([]);
  service.isOnline = true;
  await tab.flush();
  expect(service.stored.size).toBe(0);
  expect(items.size).toBe(0);
});

test('without the network and without unsent changes the list fails, so that it is not taken for empty', async () => {
  const { service, open } = device(testAnnotation());
  const tab = await open();
  service.isOnline = false;
  await expect(tab.list('book')).rejects.toThrow('Failed to fetch');
});

test('a note of another device, written between reading and writing, stays beside the own one: the service answers 412', async () => {
  const { service, items, open, another } = device(testAnnotation());
  const tab = await open();
  service.beforeWrite = () => {
    service.beforeWrite = () => {};
    another(testAnnotation({ note: 'theirs', minute: 1 }));
  };
  await tab.put('book', testAnnotation({ note: 'mine', minute: 2 }));
  expect(summaries(service.stored.values())).toEqual(['yellow: theirs\n\nmine']);
  expect(items.size).toBe(0);
  // The tab still shows its own note, and changes that one.
  await tab.put('book', testAnnotation({ note: 'mine, longer', minute: 3 }));
  expect(summaries(service.stored.values())).toEqual(['yellow: theirs\n\nmine, longer']);
});

test('the notes that two tabs write offline on one highlight are both sent', async () => {
  const { service, items, open } = device(testAnnotation());
  const [one, other] = [await open(), await open()];
  service.isOnline = false;
  await one.put('book', testAnnotation({ note: 'tab 1', minute: 1 }));
  await other.put('book', testAnnotation({ note: 'tab 2', minute: 2 }));
  service.isOnline = true;
  await Promise.all([one.flush(), other.flush()]);
  expect(summaries(service.stored.values())).toEqual(['yellow: tab 1\n\ntab 2']);
  expect(items.size).toBe(0);
});

test('a highlight that is deleted in one tab does not take away the note that another tab or device has written', async () => {
  const { service, items, open, another } = device(testAnnotation({ id: 1 }), testAnnotation({ id: 2 }), testAnnotation({ id: 3 }));
  const [one, other] = [await open(), await open()];
  service.isOnline = false;
  await one.put('book', testAnnotation({ id: 1, note: 'of a tab', minute: 1 }));
  await other.remove('book', annotationId(1));
  await other.remove('book', annotationId(2));
  await other.remove('book', annotationId(3));
  another(testAnnotation({ id: 2, note: 'of a device', minute: 1 }));
  service.isOnline = true;
  await other.flush();
  expect(summaries(service.stored.values())).toEqual(['yellow: of a device', 'yellow: of a tab']);
  expect(items.size).toBe(0);
});

test('a note that is changed while its first version is sent replaces that version', async () => {
  const { service, items, open } = device();
  const tab = await open();
  let later: Promise<void> | undefined;
  service.beforeWrite = () => {
    service.beforeWrite = () => {};
    later = tab.put('book', testAnnotation({ note: 'second', minute: 1 }));
  };
  await tab.put('book', testAnnotation({ note: 'first' }));
  await later;
  expect(summaries(service.stored.values())).toEqual(['yellow: second']);
  expect(items.size).toBe(0);
});

test('a change and a deletion that are made while the first version is sent are sent after it', async () => {
  const { service, items, open } = device();
  const tab = await open();
  const later: Promise<void>[] = [];
  service.beforeWrite = () => {
    service.beforeWrite = () => {
      service.beforeWrite = () => {};
      later.push(tab.remove('book', annotationId(1)));
    };
    later.push(tab.put('book', testAnnotation({ note: 'Why?', minute: 1 })));
  };
  await tab.put('book', testAnnotation());
  await later[0];
  await later[1];
  expect(service.stored.size).toBe(0);
  expect(items.size).toBe(0);
});

test('a highlight that the service refuses is not stored, and does not hold up the others', async () => {
  const { service, items, open } = device();
  const tab = await open();
  Object.assign(service, { refusal: 409, refusedId: annotationId(1) });
  await expect(tab.put('book', testAnnotation({ id: 1 }))).rejects.toMatchObject({ status: 409 });
  await tab.put('book', testAnnotation({ id: 2, colour: 'green' }));
  expect(summaries(await tab.list('book'))).toEqual(['green']);
  expect(items.size).toBe(0);
});

test('a note that was written offline and is refused later stays on the device and is reported', async () => {
  const { service, open } = device();
  const tab = await open();
  service.isOnline = false;
  await tab.put('book', testAnnotation({ id: 1, note: 'Why?' }));
  await tab.put('book', testAnnotation({ id: 2 }));
  Object.assign(service, { isOnline: true, refusal: 409, refusedId: annotationId(1) });
  expect(await tab.flush()).toEqual([expect.objectContaining({ status: 409 })]);
  expect(summaries(service.stored.values())).toEqual(['yellow']);
  expect(summaries(await tab.list('book'))).toEqual(['yellow', 'yellow: Why?']);
});

test('two notes that are too long for one annotation arrive as two', async () => {
  const { service, items, open, another } = device(testAnnotation());
  const tab = await open();
  service.isOnline = false;
  await tab.put('book', testAnnotation({ note: 'm'.repeat(6000) }));
  another(testAnnotation({ note: 't'.repeat(6000) }));
  service.isOnline = true;
  await tab.flush();
  expect(summaries(service.stored.values()).map((text) => text.slice(0, 9))).toEqual(['yellow: m', 'yellow: t']);
  expect(items.size).toBe(0);
});
