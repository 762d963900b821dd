import { removeItems } from '../storage/removeItems.ts';

const prefix = 'realmkit-draft:';

/** Returns the key of a draft: its user, page and form. */
export const draftKey = (uid: string, path: string, form: string): string => `${prefix}${uid}:${path}:${form}`;

/** Removes the drafts of all users but one: the next user must not see them. */
export function clearDrafts(storage: Storage, exceptUid?: string): void {
  removeItems(storage, (key) => key.startsWith(prefix) && !(exceptUid !== undefined && key.startsWith(`${prefix}${exceptUid}:`)));
}
