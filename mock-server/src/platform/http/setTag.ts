import { createHash } from 'node:crypto';
import { HttpError } from '@realmkit/contract-engine';

/** Returns the strong ETag of a set, whatever the order of its members. */
export function setTag(members: readonly string[]): string {
  return `"${createHash('sha256').update(JSON.stringify(members.toSorted())).digest('base64url')}"`;
}

/** Returns whether an If-Match header names an ETag (RFC 9110 §13.1.1). */
function names(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((one) => one.trim() === tag);
}

/**
 * Throws 412 if a set is not the one that the caller has read, unless it already is the requested one: then an earlier attempt of the same request
 * wrote it, and its response was lost. Call it in the transaction of the write, with the set locked. Without `ifMatch` it does nothing.
 */
export function requireMatch(ifMatch: string | undefined, present: readonly string[], requested: readonly string[] | undefined): void {
  if (ifMatch === undefined || names(ifMatch, setTag(present))) return;
  if (requested !== undefined && setTag(requested) === setTag(present)) return;
  throw new HttpError(412, { name: 'PreconditionFailedError', message: 'Somebody else has changed this.' });
}
