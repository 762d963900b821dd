import { Alert, Button } from '@realmkit/design-system';
import { useErrorText } from '@realmkit/shell';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface QueryAlertProps {
  readonly query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown } | undefined;
}

/**
 * Says in the place of a part that its call has failed, and tries again on request; nothing if it has not failed. The button stays while it tries, and leaves the
 * focus to its part of the page when it is gone.
 */
export function QueryAlert({ query }: QueryAlertProps) {
  const { t } = useTranslation('consumer');
  const errorText = useErrorText();
  const [tried, setTried] = useState<Error>();
  const around = useRef<HTMLElement>(null);
  // A query that has no data yet forgets its error as soon as it is called again.
  const error = query?.error ?? (query?.isFetching ? tried : undefined);
  const isGone = !error;
  // In the layout: right after it, the page restores the focus of what was removed at the heading.
  useLayoutEffect(() => {
    if (!isGone || !around.current) return;
    if (document.activeElement === document.body) around.current.focus({ preventScroll: true });
    around.current = null;
  }, [isGone]);
  if (!query || !error) return null;
  const retry = (
    <Button
      color="inherit"
      aria-disabled={query.isFetching}
      onClick={({ currentTarget }) => {
        setTried(error);
        around.current = currentTarget.closest<HTMLElement>('section, main');
        if (around.current && !around.current.hasAttribute('tabindex')) around.current.tabIndex = -1;
        void query.refetch();
      }}
    >
      {t(($) => $.retry)}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {errorText(error)}
    </Alert>
  );
}
