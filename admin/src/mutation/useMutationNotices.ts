import { useServiceErrorText } from '@realmkit/admin-kit';
import { useNotice } from '@realmkit/shell';

/** Returns the functions that report the success and the error of a mutation in notices (admin §4); `failed` returns the text of the error. */
export function useMutationNotices() {
  const { show } = useNotice();
  const errorText = useServiceErrorText();
  return {
    succeeded: (message: string): void => show({ type: 'success', message }),
    failed: (error: unknown): string => {
      const message = errorText(error);
      show({ type: 'error', message });
      return message;
    },
  };
}
