import { Alert, Button } from '@realmkit/design-system';
import { useErrorText } from '@realmkit/shell';
import { type RetriedQuery, useRetry } from './useRetry.ts';

/** Says in the place of a part that its call has failed, and tries again on request; nothing if it has not failed. */
export function QueryAlert({ query }: { readonly query: RetriedQuery | undefined }) {
  const errorText = useErrorText();
  const { error, retry } = useRetry(query);
  if (!error) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" aria-disabled={retry.busy} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
