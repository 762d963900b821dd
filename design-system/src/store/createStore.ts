/** An observable value, as React's `useSyncExternalStore` takes it. */
export interface Store<Value> {
  readonly getSnapshot: () => Value;
  /** Calls a listener after each change; returns a function that ends this. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly set: (value: Value) => void;
}

/** Creates a store; the value that it has already notifies no listener. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    getSnapshot: () => value,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      // A listener may end its own or another's subscription.
      for (const listener of [...listeners]) listener();
    },
  };
}
