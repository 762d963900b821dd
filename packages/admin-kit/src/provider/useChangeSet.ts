import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { SetChange } from './changeSet.ts';

/** The side effects of a change, as those of react-admin's mutation hooks. */
interface SideEffects {
  readonly onSuccess?: () => unknown;
  readonly onError?: (error: unknown) => unknown;
}

/** The state of a change. */
interface ChangeSetState {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reset: () => void;
}

/**
 * Returns a function that changes some members of a set that the contract saves as a whole, such as the groups of a person, and its state, in the
 * form of react-admin's mutation hooks, which have no such verb. What others change at the same time stays.
 */
export function useChangeSet<Member>(
  resource: string,
): readonly [(change: SetChange<Member>, effects?: SideEffects) => void, ChangeSetState] {
  const dataProvider = useDataProvider();
  const { mutate, isPending, error, reset } = useMutation<
    void,
    unknown,
    { readonly change: SetChange<Member>; readonly effects: SideEffects }
  >({
    mutationFn: ({ change }) => dataProvider.changeSet(resource, change),
    // Of the hook and not of the call: a change is reported although the page was left meanwhile.
    onSuccess: (_, { effects }) => effects.onSuccess?.(),
    onError: (failure, { effects }) => effects.onError?.(failure),
  });
  return [(change, effects = {}) => mutate({ change, effects }), { isPending, error, reset }];
}
