import { HttpError } from '@realmkit/contract-engine';
import type { RequestContext } from '../../../access/requestContext.ts';

/** Returns whether a user is the caller, or the person who acts as the caller. */
export function isOwnAccount({ caller }: Pick<RequestContext, 'caller'>, uid: string): boolean {
  return uid === caller.uid || uid === caller.actorUid;
}

/** Throws 403 for the caller's own account: nobody deletes themselves. */
export function requireOtherAccount(manager: RequestContext, uid: string): void {
  if (!isOwnAccount(manager, uid)) return;
  throw new HttpError(403, {
    name: 'forbidden',
    message: 'You cannot delete yourself.',
    attributes: [{ attribute: 'uid', reason: 'self' }],
  });
}
