import { isJsonObject } from '@realmkit/openapi/json';
import { itemKeys, removeItems } from '../storage/removeItems.ts';

const prefix = 'realmkit-draft:';

/** How long the drafts of somebody who is not logged in stay on a device, in ms. */
const retentionMs = 7 * 24 * 3_600_000;

/** Returns the key of a draft: its user, page and form. */
export const draftKey = (uid: string, path: string, form: string): string => `${prefix}${uid}:${path}:${form}`;

const isOf = (uid: string | undefined, key: string): boolean => uid !== undefined && key.startsWith(`${prefix}${uid}:`);

/** Removes the drafts of all users but one: the next user must not see them. */
export function clearDrafts(storage: Storage, exceptUid?: string): void {
  removeItems(storage, (key) => key.startsWith(prefix) && !isOf(exceptUid, key));
}

/** Removes the drafts of a user. */
export function clearDraftsOf(storage: Storage, uid: string): void {
  removeItems(storage, (key) => isOf(uid, key));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Not reported: a draft that is not JSON is none.
    return undefined;
  }
}

/**
 * Removes the drafts that have not been changed for seven days, but those of the user who is logged in. One without a time, or with one to come, counts from
 * now.
 */
export function expireDrafts(storage: Storage, now: number, exceptUid: string | undefined): void {
  for (const key of itemKeys(storage)) {
    if (!key.startsWith(prefix) || isOf(exceptUid, key)) continue;
    const draft = parsed(storage.getItem(key));
    if (!isJsonObject(draft)) storage.removeItem(key);
    else if (typeof draft.at !== 'number' || draft.at > now) storage.setItem(key, JSON.stringify({ ...draft, at: now }));
    else if (now - draft.at >= retentionMs) storage.removeItem(key);
  }
}

/** Returns a request that sends the draft of a submission as it is stored; undefined where it has to be merged first. */
export function requestOfDraft(storage: Storage, key: string): { readonly etag: string; readonly answers: object } | undefined {
  const draft = parsed(storage.getItem(key));
  if (!isJsonObject(draft) || !isJsonObject(draft.request)) return undefined;
  const { etag, answers } = draft.request;
  return typeof etag === 'string' && isJsonObject(answers) ? { etag, answers } : undefined;
}
