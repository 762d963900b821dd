import { ServiceError } from '@realmkit/openapi';

/** Returns whether an error response is final; without a response that can be read it is unknown whether the action was done. */
export const isFinalError = (cause: unknown): boolean => cause instanceof ServiceError && cause.status >= 400 && cause.status < 500;

/** The Idempotency-Keys of a user's intended payments. */
export interface IdempotencyKeys {
  /** Returns the key of an intent, the same in every tab and after a reload until it is removed. */
  readonly keyOf: (intent: string) => string;
  /** Ends an intent: the next one of the same name gets another key. */
  readonly remove: (intent: string) => void;
}

const prefix = 'realmkit-intent:';

/** Stores the idempotency keys of a user in this browser; `owner` is called at each use. */
export function createIdempotencyKeys(
  storage: Storage,
  owner: () => string,
  randomKey: () => string = () => crypto.randomUUID(),
): IdempotencyKeys {
  const storageKey = (intent: string) => `${prefix}${owner()}:${intent}`;
  return {
    keyOf(intent) {
      const stored = storage.getItem(storageKey(intent));
      if (stored !== null) return stored;
      const created = randomKey();
      storage.setItem(storageKey(intent), created);
      return created;
    },
    remove: (intent) => storage.removeItem(storageKey(intent)),
  };
}
