import { createStore, type Store } from '@realmkit/design-system/store/createStore.ts';

/** An observable value. */
export interface State<Value> extends Pick<Store<Value>, 'subscribe'> {
  readonly get: () => Value;
  readonly change: (changes: Partial<Value>) => void;
}

/** Creates a state; a change to equal values notifies no subscriber. */
export function createState<Value extends object>(initial: Value): State<Value> {
  const { getSnapshot: get, subscribe, set } = createStore(initial);
  const change = (changes: Partial<Value>) => {
    const isSame = Object.keys(changes).every((name) => Object.is(Reflect.get(get(), name), Reflect.get(changes, name)));
    if (!isSame) set({ ...get(), ...changes });
  };
  return { get, subscribe, change };
}
