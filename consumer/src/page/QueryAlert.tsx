import { Alert, Button } from '@realmkit/design-system';
import { useErrorText } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

interface QueryAlertProps {
  readonly query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown } | undefined;
}

/** Says in the place of a part that its call has failed, and tries again on request; nothing if it has not failed. */
export function QueryAlert({ query }: QueryAlertProps) {
  const { t } = useTranslation('consumer');
  const errorText = useErrorText();
  if (!query?.error) return null;
  const retry = (
    <Button color="inherit" aria-disabled={query.isFetching} onClick={() => void query.refetch()}>
      {t(($) => $.retry)}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {errorText(query.error)}
    </Alert>
  );
}
