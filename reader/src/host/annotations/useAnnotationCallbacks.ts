import { ServiceError, unwrap } from '@realmkit/openapi';
import * as libraryAnswers from '@realmkit/openapi/answers/library';
import { createWebLockMutex, isSignedIn, useSession, useShell, visitStorage } from '@realmkit/shell';
import { useEffect, useMemo, useState } from 'react';
import type { Annotation, ReaderCallbacks } from '../../player/index.ts';
import { useHold, useUnsaved } from '../useLooksOn.ts';
import { type AnnotationService, createAnnotationOutbox, type StoredAnnotation } from './annotationOutbox.ts';

type AnnotationCallbacks = Pick<ReaderCallbacks, 'getAnnotations' | 'putAnnotation' | 'deleteAnnotation'>;
type Library = ReturnType<typeof useShell>['clients']['library'];

const oneAnnotation = '/v1/books/{bookId}/annotations/{annotationId}';

/** The statuses of a library without annotations, which are an extension of its contract, and of one that does not have the book. */
const absent: ReadonlySet<number> = new Set([404, 405]);
const isAbsent = (error: unknown): boolean => error instanceof ServiceError && absent.has(error.status);

/** An annotation as the client types it, which takes the pair of selectors for a list. */
type AnnotationWithList = Omit<Annotation, 'target'> & {
  readonly target: Omit<Annotation['target'], 'selector'> & { readonly selector: readonly Annotation['target']['selector'][number][] };
};

/** Returns whether an annotation has its range and then its text; others cannot be shown. */
function hasSelectors(annotation: AnnotationWithList): annotation is Annotation {
  const [range, quote] = annotation.target.selector;
  return range?.type === 'FragmentSelector' && quote?.type === 'TextQuoteSelector';
}

/** Returns the calls for annotations of a library. @param hold is called before each write, and throws as long as none is made. */
function annotationServiceOf(library: Library, hold: () => void): AnnotationService {
  const pathOf = (bookId: string, id: string) => ({ bookId, annotationId: id.replace(/^urn:uuid:/, '') });
  const matching = ({ etag }: StoredAnnotation) => (etag === undefined ? {} : { 'If-Match': etag });
  return {
    list: async (bookId) => {
      const { items } = unwrap(
        await library.GET('/v1/books/{bookId}/annotations', { params: { path: { bookId } } }),
        libraryAnswers.listAnnotations,
      );
      return items.filter(hasSelectors);
    },
    read: async (bookId, id) => {
      const result = await library.GET(oneAnnotation, { params: { path: pathOf(bookId, id) } });
      if (result.response.status === 404) return undefined;
      const annotation = unwrap(result, libraryAnswers.getAnnotation);
      if (!hasSelectors(annotation)) throw new Error('The stored annotation has no passage');
      return { annotation, etag: result.response.headers.get('ETag') ?? undefined };
    },
    write: async (bookId, annotation, read) => {
      hold();
      const header = read ? matching(read) : { 'If-None-Match': '*' as const };
      unwrap(await library.PUT(oneAnnotation, { params: { path: pathOf(bookId, annotation.id), header }, body: annotation }));
    },
    remove: async (bookId, read) => {
      hold();
      const params = { path: pathOf(bookId, read.annotation.id), header: matching(read) };
      unwrap(await library.DELETE(oneAnnotation, { params }));
    },
  };
}

/**
 * Returns the callbacks for highlights and notes of the logged-in user; changes that could not be sent are stored and sent later. None as soon as the
 * library says that it has no annotations. Whoever looks on gets those of the library, and what is unsent stays as it is.
 */
export function useAnnotationCallbacks(): AnnotationCallbacks {
  const { clients, report } = useShell();
  const session = useSession();
  const owner = isSignedIn(session) ? session.identity.access.sub : '';
  const unsaved = useUnsaved(`library PUT ${oneAnnotation}`, `library DELETE ${oneAnnotation}`);
  const hold = useHold(unsaved);
  const { library } = clients;
  const [isMissing, setIsMissing] = useState(false);

  const service = useMemo(() => annotationServiceOf(library, hold), [library, hold]);
  const outbox = useMemo(
    () =>
      createAnnotationOutbox({
        prefix: `realmkit-annotations:${owner}`,
        storage: visitStorage,
        runExclusive: createWebLockMutex('realmkit-annotations', navigator.locks),
        service,
      }),
    [service, owner],
  );

  useEffect(() => {
    if (unsaved) return;
    const flush = async () => {
      for (const error of await outbox.flush()) report('An annotation was not taken', error);
    };
    void flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [outbox, report, unsaved]);

  const keeps = unsaved === undefined || unsaved === 'unknown';
  return useMemo((): AnnotationCallbacks => {
    if (isMissing) return {};
    return {
      getAnnotations: async (bookId) => {
        try {
          return await (keeps ? outbox : service).list(bookId);
        } catch (error) {
          if (!isAbsent(error)) throw error;
          setIsMissing(true);
          return [];
        }
      },
      ...(keeps ? { putAnnotation: outbox.put, deleteAnnotation: outbox.remove } : {}),
    };
  }, [service, outbox, isMissing, keeps]);
}
