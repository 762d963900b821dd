import { ServiceError } from '@realmkit/openapi';
import type { Annotation } from '../../player/index.ts';
import { hasSameContent, type MergedAnnotation, mergeAnnotations, mergeDeletion } from './mergeAnnotations.ts';

/** An annotation as the service stores it. */
export interface StoredAnnotation {
  readonly annotation: Annotation;
  /** Undefined for a service without ETags. */
  readonly etag: string | undefined;
}

/** The calls to the service; a write rejects with a 412 if the annotation is no longer the one that was read. */
export interface AnnotationService {
  readonly list: (bookId: string) => Promise<readonly Annotation[]>;
  readonly read: (bookId: string, id: string) => Promise<StoredAnnotation | undefined>;
  /** Replaces the annotation that was read, or creates it if there was none. */
  readonly write: (bookId: string, annotation: Annotation, read: StoredAnnotation | undefined) => Promise<void>;
  readonly remove: (bookId: string, read: StoredAnnotation) => Promise<void>;
}

interface AnnotationOutboxParts {
  /** The start of the names in the storage: it names the user. */
  readonly prefix: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Runs one flush of all tabs at a time. */
  readonly runExclusive: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly service: AnnotationService;
}

/** A change that the service does not have yet. */
interface UnsentChange {
  /** The annotation that was changed; missing if the service has had none. */
  readonly base?: Annotation | undefined;
  /** The changed annotation, or the last version of a deleted one. */
  readonly annotation?: Annotation | undefined;
  readonly isDeleted?: boolean | undefined;
}

type UnsentChanges = Readonly<Record<string, UnsentChange>>;

/** An outbox for the annotations of each book. It merges changes into what is stored, so that tabs and devices never undo each other's changes. */
export interface AnnotationOutbox {
  /** Returns the annotations of the service with the changes that it does not have yet; without the network, only those that it does not have. */
  readonly list: (bookId: string) => Promise<readonly Annotation[]>;
  /** Stores a new or changed annotation and sends it; an unsent one stays stored. @throws the error of a service that refuses it, after dropping it */
  readonly put: (bookId: string, annotation: Annotation) => Promise<void>;
  /** Stores a deletion and sends it, as `put`. */
  readonly remove: (bookId: string, id: string) => Promise<void>;
  /** Sends all stored changes of the user; returns the errors of those that the service refused, which stay stored. */
  readonly flush: () => Promise<readonly unknown[]>;
}

/** How often a change is merged anew because another tab or device has changed the annotation in between. */
const attempts = 5;

/** The statuses of 4xx after which the same request can succeed later. */
const temporary: ReadonlySet<number> = new Set([401, 408, 412, 425, 429]);
const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceError && error.status >= 400 && error.status < 500 && !temporary.has(error.status);

/** Creates an outbox of annotations over a storage that all tabs share. */
export function createAnnotationOutbox({ prefix, storage, runExclusive, service }: AnnotationOutboxParts): AnnotationOutbox {
  /** What this tab has shown, by book and id: its next changes are changes of it. */
  const shown = new Map<string, Annotation>();
  const keyOf = (bookId: string) => `${prefix}:${bookId}`;
  const changesOf = (bookId: string): UnsentChanges => JSON.parse(storage.getItem(keyOf(bookId)) ?? '{}');
  /** Stores the change of an annotation, or removes it if there is none. */
  const store = (bookId: string, id: string, change: UnsentChange | undefined) => {
    const { [id]: _before, ...others } = changesOf(bookId);
    const changes = change ? { ...others, [id]: change } : others;
    if (Object.keys(changes).length > 0) storage.setItem(keyOf(bookId), JSON.stringify(changes));
    else storage.removeItem(keyOf(bookId));
  };
  const isStored = (bookId: string, id: string, change: UnsentChange) => JSON.stringify(changesOf(bookId)[id]) === JSON.stringify(change);
  const storeCopy = (bookId: string, { copy }: MergedAnnotation) => {
    if (copy) store(bookId, copy.id, { annotation: copy });
  };

  async function send(bookId: string, id: string, { base, annotation, isDeleted }: UnsentChange): Promise<void> {
    // A new annotation is new for the service too, so that it is only read if the service says otherwise.
    let isKnownToService = base !== undefined || isDeleted === true;
    for (let attempt = 1; ; attempt += 1) {
      const stored = isKnownToService ? await service.read(bookId, id) : undefined;
      const isGone = isDeleted || !annotation;
      const result = isGone
        ? mergeDeletion([base, annotation], stored?.annotation)
        : mergeAnnotations(base, stored?.annotation, annotation);
      storeCopy(bookId, result);
      const { merged } = result;
      try {
        if (!merged && stored) await service.remove(bookId, stored);
        if (merged && !(stored && hasSameContent(stored.annotation, merged))) await service.write(bookId, merged, stored);
        return;
      } catch (error) {
        if (!(error instanceof ServiceError && error.status === 412) || attempt === attempts) throw error;
        isKnownToService = true;
      }
    }
  }

  /** Sends the stored changes of a book; returns the errors by id. */
  const flushBook = (bookId: string) =>
    runExclusive(async () => {
      const errors = new Map<string, unknown>();
      const tried = new Set<string>();
      // Read anew for each one: a merge may have stored a second annotation.
      const findNext = () => Object.entries(changesOf(bookId)).find(([id]) => !tried.has(id));
      for (let next = findNext(); next; next = findNext()) {
        const [id, change] = next;
        tried.add(id);
        try {
          await send(bookId, id, change);
          // What was changed meanwhile is a change of what was sent.
          const base = change.isDeleted ? undefined : change.annotation;
          store(bookId, id, isStored(bookId, id, change) ? undefined : { ...changesOf(bookId)[id], base });
        } catch (error) {
          errors.set(id, error);
          // The others would fail as well.
          if (!isRefusal(error)) break;
        }
      }
      return errors;
    });

  /** Stores a change and sends it. @throws the error of a service that refuses it */
  async function change(bookId: string, id: string, next: UnsentChange): Promise<void> {
    const before = changesOf(bookId)[id];
    store(bookId, id, next);
    const error = (await flushBook(bookId)).get(id);
    if (!isRefusal(error)) return;
    if (isStored(bookId, id, next)) store(bookId, id, before);
    throw error;
  }

  const shownKey = (bookId: string, id: string) => `${bookId} ${id}`;

  return {
    list: async (bookId) => {
      await flushBook(bookId);
      const unsentBefore = changesOf(bookId);
      const stored = await service.list(bookId).catch((error: unknown) => {
        if (isRefusal(error) || Object.keys(unsentBefore).length === 0) throw error;
        // Not reported: without the network the user sees what is on this device.
        return [];
      });
      const unsent = changesOf(bookId);
      const own = Object.values(unsent).flatMap(({ annotation, isDeleted }) => (annotation && !isDeleted ? [annotation] : []));
      const annotations = [...stored.filter(({ id }) => !(id in unsent)), ...own];
      for (const annotation of annotations) shown.set(shownKey(bookId, annotation.id), annotation);
      return annotations;
    },
    put: (bookId, annotation) => {
      const key = shownKey(bookId, annotation.id);
      const before = shown.get(key);
      shown.set(key, annotation);
      const unsent = changesOf(bookId)[annotation.id];
      if (!unsent) return change(bookId, annotation.id, { base: before, annotation });
      // Another tab may have stored a change that was not sent either.
      const result = mergeAnnotations(before, unsent.isDeleted ? undefined : unsent.annotation, annotation);
      storeCopy(bookId, result);
      return change(bookId, annotation.id, { base: unsent.base, annotation: result.merged });
    },
    remove: (bookId, id) => {
      const before = shown.get(shownKey(bookId, id));
      const unsent = changesOf(bookId)[id];
      const { merged } = mergeDeletion([before], unsent?.isDeleted ? undefined : unsent?.annotation);
      if (merged) return Promise.resolve();
      return change(bookId, id, { base: unsent ? unsent.base : before, annotation: unsent?.annotation ?? before, isDeleted: true });
    },
    flush: async () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const books = keys.filter((key) => key.startsWith(`${prefix}:`)).map((key) => key.slice(prefix.length + 1));
      const errors: unknown[] = [];
      for (const bookId of books) errors.push(...(await flushBook(bookId)).values());
      return errors.filter(isRefusal);
    },
  };
}
