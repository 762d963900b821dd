import { conflict, type Handlers, HttpError, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/library';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import type { Executor } from '../../database/executor.ts';
import { requireMatch, setTag } from '../../http/setTag.ts';
import { requireBook } from './books.ts';
import { isOwn, requireReader } from './reader.ts';

type Annotation = components['schemas']['Annotation'];
type Names = 'listAnnotations' | 'getAnnotation' | 'putAnnotation' | 'deleteAnnotation';

const context = 'http://www.w3.org/ns/anno.jsonld';

/** The greatest number of annotations of a person in a book. */
const maxAnnotations = 1000;

/** Returns the members of an annotation for its ETag; stored JSON has another order of properties than sent JSON. */
function annotationMembers({ motivation, created, modified, body, target }: Annotation): string[] {
  const [{ value }, { exact, prefix, suffix }] = target.selector;
  return [JSON.stringify([motivation, created, modified, body?.value, target.source, target.styleClass, value, exact, prefix, suffix])];
}

const tagOf = (annotation: Annotation): string => setTag(annotationMembers(annotation));

interface Preconditions {
  readonly 'If-Match'?: string;
  readonly 'If-None-Match'?: '*';
}

/** Throws 412 if an annotation is not as the caller has read it, unless it already is the requested one: then the response was lost. */
function requirePreconditions(header: Preconditions, present: Annotation | undefined, requested: Annotation | undefined): void {
  const members = present && annotationMembers(present);
  const requestedMembers = requested && annotationMembers(requested);
  if (members) requireMatch(header['If-Match'], members, requestedMembers);
  const isRepeated = members !== undefined && requestedMembers !== undefined && setTag(members) === setTag(requestedMembers);
  const isViolated = members ? header['If-None-Match'] !== undefined && !isRepeated : header['If-Match'] !== undefined;
  if (isViolated) throw new HttpError(412, { name: 'PreconditionFailedError', message: 'Somebody else has changed this.' });
}

/** Returns what selects the annotations of a reader in a book, and one of them by its id. */
function annotationsOf(reader: RequestContext, bookId: string) {
  const { annotations } = reader.shard.tables;
  const inBook = and(isOwn(reader, annotations), eq(annotations.bookId, requireBook(bookId).id));
  return { annotations, inBook, isOne: (id: string) => and(inBook, eq(annotations.annotationId, id)) };
}

/** Runs a write of a reader's annotations in a book in a transaction; other writes of the same ones wait, also where there is no row to lock yet. */
function writeExclusively(
  { caller, shard }: RequestContext,
  bookId: string,
  write: (transaction: Executor) => Promise<void>,
): Promise<void> {
  return shard.engine.database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`annotations ${caller.uid} ${bookId}`}))`);
    await write(transaction);
  });
}

/** The handlers of highlights and notes. */
export const annotationHandlers: Required<Handlers<Pick<operations, Names>, RequestContext | undefined>> = {
  listAnnotations: async ({ path: { bookId } }, maybeReader) => {
    const reader = requireReader(maybeReader);
    const { annotations, inBook } = annotationsOf(reader, bookId);
    const rows = await reader.shard.engine.database
      .select()
      .from(annotations)
      .where(inBook)
      .orderBy(asc(sql`${annotations.annotation}->>'created'`), asc(annotations.annotationId));
    const id = `${reader.shard.baseUrl}/library/v1/books/${bookId}/annotations`;
    return {
      status: 200,
      body: { '@context': context, id, type: 'AnnotationPage', items: rows.map(({ annotation }) => annotation) },
    };
  },
  getAnnotation: async ({ path: { bookId, annotationId } }, maybeReader) => {
    const reader = requireReader(maybeReader);
    const { annotations, isOne } = annotationsOf(reader, bookId);
    const [row] = await reader.shard.engine.database.select().from(annotations).where(isOne(annotationId));
    if (!row) throw notFound('There is no such annotation.');
    return { status: 200, headers: { ETag: tagOf(row.annotation) }, body: { '@context': context, ...row.annotation } };
  },
  putAnnotation: async ({ path: { bookId, annotationId }, header, body }, maybeReader) => {
    const reader = requireReader(maybeReader);
    const { annotations, inBook, isOne } = annotationsOf(reader, bookId);
    if (body.id !== `urn:uuid:${annotationId}`) {
      const attributes = [{ attribute: 'id', reason: 'const' }];
      throw new HttpError(400, { name: 'ValidationError', message: 'The id is not that of the path.', attributes });
    }
    await writeExclusively(reader, bookId, async (transaction) => {
      const [before] = await transaction.select().from(annotations).where(isOne(annotationId));
      requirePreconditions(header, before?.annotation, body);
      if (before) {
        await transaction.update(annotations).set({ annotation: body }).where(isOne(annotationId));
        return;
      }
      const [present] = await transaction.select({ count: count() }).from(annotations).where(inBook);
      if (present && present.count >= maxAnnotations)
        throw conflict(`There are ${maxAnnotations} annotations in this book already.`, { attribute: 'body', reason: 'maxItems' });
      const { realm, uid: userUid } = reader.caller;
      await transaction.insert(annotations).values({ realm, userUid, bookId, annotationId, annotation: body });
    });
    return { status: 204, headers: { ETag: tagOf(body) } };
  },
  deleteAnnotation: async ({ path: { bookId, annotationId }, header }, maybeReader) => {
    const reader = requireReader(maybeReader);
    const { annotations, isOne } = annotationsOf(reader, bookId);
    await writeExclusively(reader, bookId, async (transaction) => {
      const [before] = await transaction.select().from(annotations).where(isOne(annotationId));
      if (!before) return;
      requirePreconditions(header, before.annotation, undefined);
      await transaction.delete(annotations).where(isOne(annotationId));
    });
    return { status: 204 };
  },
};
