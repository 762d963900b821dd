/** An observable value. */
export interface State<Value> {
  readonly get: () => Value;
  /** Subscribes to changes; returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (changes: Partial<Value>) => void;
}

/** Creates a state; a change to equal values notifies no subscriber. */
export function createState<Value extends object>(initial: Value): State<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    change: (changes) => {
      const names = Object.keys(changes);
      if (names.every((name) => Object.is(Reflect.get(value, name), Reflect.get(changes, name)))) return;
      value = { ...value, ...changes };
      for (const listener of [...listeners]) listener();
    },
  };
}
