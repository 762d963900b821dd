const prefix = 'realmkit-draft:';

/** The key of a draft: whose it is, where, and of which form. */
export const draftKey = (uid: string, path: string, form: string): string => `${prefix}${uid}:${path}:${form}`;

/** Removes the drafts of everybody but one user: whoever comes next must not see what somebody typed. */
export function clearDrafts(storage: Storage, keptUid?: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(prefix) && !(keptUid !== undefined && key.startsWith(`${prefix}${keptUid}:`))) storage.removeItem(key);
  }
}
