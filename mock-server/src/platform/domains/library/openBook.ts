import { HttpError, unauthorized } from '@realmkit/contract-engine';
import type { components } from '@realmkit/openapi/types/library';
import type { RequestContext } from '../../access/requestContext.ts';
import { signPolicy } from './book-content/bookPolicy.ts';
import { requireBook } from './books.ts';
import { type Entitlement, findEntitlement, lockedMediaOf } from './entitlement.ts';

type Schemas = components['schemas'];

/** Returns the entitlement of a reader, while acting that of the other person; throws 401 for a deleted user. */
export async function requireEntitlement({ caller, shard, now }: RequestContext): Promise<Entitlement> {
  const entitlement = await findEntitlement(shard, caller.realm, caller.uid, now);
  if (!entitlement) throw unauthorized('There is no such account any more.');
  return entitlement;
}

/** Returns what of a book stays locked to a reader; throws 404 for an unknown book, 403 with `openedBy` if the reader is not entitled to it. */
export async function requireAccess(reader: RequestContext, bookId: string): Promise<Schemas['Locked']> {
  const book = requireBook(bookId);
  const entitlement = await requireEntitlement(reader);
  const locked = lockedMediaOf(entitlement, reader.caller.realm, book);
  if (locked) return locked;
  const { openedBy } = entitlement;
  const message = openedBy === 'plan' ? 'A plan opens this book.' : 'The licence of a school opens this book.';
  throw new HttpError(403, { name: 'forbidden', message, openedBy });
}

/** Returns the policy for what a reader may open of a book; throws as {@link requireAccess}. */
export async function policyBody(reader: RequestContext, bookId: string): Promise<Schemas['PolicyAnswer']> {
  const locked = await requireAccess(reader, bookId);
  const { shard, caller, now } = reader;
  const signLanguage = !locked.some(({ media }) => media === 'signLanguage');
  return { policy: await signPolicy(shard.keys, { book: bookId, realm: caller.realm, signLanguage }, now), locked };
}
