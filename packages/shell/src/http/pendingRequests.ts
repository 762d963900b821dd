import { createStore } from '@realmkit/design-system/store/createStore.ts';

/** The number of pending requests. */
export interface PendingRequests {
  readonly getSnapshot: () => number;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Wraps a fetch so that its requests are counted. */
  readonly counted: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/** Creates a counter of pending requests (admin §2: the global loader shows while it is above 0). */
export function createPendingRequests(): PendingRequests {
  const { getSnapshot, subscribe, set } = createStore(0);
  const add = (difference: 1 | -1) => set(getSnapshot() + difference);
  return {
    getSnapshot,
    subscribe,
    counted: (fetch) => async (input, init) => {
      add(1);
      try {
        return await fetch(input, init);
      } finally {
        add(-1);
      }
    },
  };
}
