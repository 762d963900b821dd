import { Alert, FailedState, PageSkeleton } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry } from '../../page/useRetry.ts';
import { CardProviderError } from './CardProviderError.ts';
import type { CardProvider } from './loadCardProvider.ts';
import { useCardProvider } from './useCardProvider.ts';

/** Renders its content once the card provider is loaded, in test mode below a warning; after 10 s it shows an error with a retry. */
export function CardProviderGate({ children }: { readonly children: (provider: CardProvider) => ReactNode }) {
  const { t } = useTranslation('shop');
  const provider = useCardProvider();
  const { data } = provider;
  const { error, retry } = useRetry(provider);
  if (data)
    return (
      <>
        {data.simulated ? (
          <Alert severity="warning" isNote>
            {t(($) => $.checkout.testMode)}
          </Alert>
        ) : null}
        {children(data)}
      </>
    );
  if (!error) return <PageSkeleton label={t(($) => $.checkout.loadingCard)} blocks={1} />;
  const reason = error instanceof CardProviderError ? error.reason : 'notLoaded';
  return <FailedState title={t(($) => $.provider.title)} description={t(($) => $.provider[reason])} retry={retry} />;
}
