import { unwrap } from '@realmkit/openapi';
import * as submissionsAnswers from '@realmkit/openapi/answers/submissions';
import type { Clients } from '../http/clients.ts';
import { itemKeys } from '../storage/removeItems.ts';
import { draftKey, requestOfDraft } from './draftStorage.ts';

/** How long a change of the user waits for answers to be sent, in ms. */
const limitMs = 5000;

/** The answers of the user on this device that have not arrived at the service. */
export interface UnsentAnswers {
  /** Sends them for at most five seconds; resolves with whether none is left. */
  readonly send: () => Promise<boolean>;
}

/**
 * Sends the drafts of a user's submissions as they are stored, and removes those that have arrived. Whatever needs a choice stays: something else has been saved
 * since (412), or the service has no ETags. Resolves with whether none is left.
 */
export async function sendUnsentAnswers(
  { submissions }: Pick<Clients, 'submissions'>,
  storage: Storage,
  uid: string,
  signal = AbortSignal.timeout(limitMs),
): Promise<boolean> {
  const prefix = draftKey(uid, 'submissions', '');
  const send = async (key: string): Promise<boolean> => {
    const text = storage.getItem(key);
    const request = requestOfDraft(storage, key);
    // Not every JavaScript engine has `navigator.onLine`.
    if (!request || navigator.onLine === false) return false;
    try {
      const params = { path: { id: key.slice(prefix.length) }, header: { 'If-Match': request.etag } };
      const body = JSON.stringify({ status: 'InProgress', answers: request.answers });
      unwrap(await submissions.PATCH('/{id}', { params, body, signal }), submissionsAnswers.updateSubmission);
    } catch {
      // Not reported: the answers stay on this device, which the log-out says.
      return false;
    }
    // What was typed in another tab meanwhile stays.
    if (storage.getItem(key) !== text) return false;
    storage.removeItem(key);
    return true;
  };
  const sent = await Promise.all(
    itemKeys(storage)
      .filter((key) => key.startsWith(prefix))
      .map(send),
  );
  return sent.every(Boolean);
}
