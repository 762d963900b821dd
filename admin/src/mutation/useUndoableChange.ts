import { useState } from 'react';
import { useMutationNotices } from './useMutationNotices.ts';

/**
 * Returns the last change of a list of members, groups or books, which an `UndoBar` undoes by the inverse change, and `begin`, which returns the
 * side effects of the next one.
 * @param format returns the text of a change
 */
export function useUndoableChange<Change>(format: (change: Change) => string) {
  const { succeeded, failed } = useMutationNotices();
  const [last, setLast] = useState<Change>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const begin = (change: Change) => {
    setLast(undefined);
    setErrorMessage(undefined);
    let hasFailed = false;
    return {
      onSuccess: () => {
        // React-admin reports an optimistic change a tick later, when it may have failed already.
        if (hasFailed) return;
        setLast(change);
        succeeded(format(change));
      },
      onError: (error: unknown) => {
        hasFailed = true;
        // An optimistic change has been reported as done.
        setLast(undefined);
        setErrorMessage(failed(error));
      },
    };
  };
  return { last, message: last && format(last), errorMessage, begin };
}
