import { NetworkError, ServiceError } from '@realmkit/openapi';

/** The Idempotency-Keys of what somebody is about to pay for. */
export interface IntentKeys {
  /** The key of an intent, the same for every tab and after a reload until it is forgotten. */
  readonly keyOf: (intent: string) => string;
  /** Ends an intent: the next one under its name has another key. */
  readonly forget: (intent: string) => void;
  /** Whether an answer says no, once and for all; without an answer nobody knows whether the action was done. */
  readonly isRefusal: (cause: unknown) => boolean;
}

const prefix = 'realmkit-intent:';

/** Keeps the keys of a person's intents in this browser; `owner` is asked at each use. */
export function storedIntentKeys(storage: Storage, owner: () => string, randomKey: () => string = () => crypto.randomUUID()): IntentKeys {
  const place = (intent: string) => `${prefix}${owner()}:${intent}`;
  return {
    keyOf(intent) {
      const known = storage.getItem(place(intent));
      if (known !== null) return known;
      const made = randomKey();
      storage.setItem(place(intent), made);
      return made;
    },
    forget: (intent) => storage.removeItem(place(intent)),
    isRefusal: (cause) => !(cause instanceof NetworkError) && cause instanceof ServiceError && cause.status < 500,
  };
}
