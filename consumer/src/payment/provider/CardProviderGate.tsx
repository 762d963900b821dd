import { FailedState, PageSkeleton } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardProviderError } from './CardProviderError.ts';
import type { LoadedCardProvider } from './loadCardProvider.ts';
import { TestModeBar } from './TestModeBar.tsx';
import { useCardProvider } from './useCardProvider.ts';

/** Shows its content once the card provider is there, with the bar of the test mode above; after 10 s without it says so and offers another try. */
export function CardProviderGate({ children }: { readonly children: (provider: LoadedCardProvider) => ReactNode }) {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const { data, error, refetch, isFetching } = useCardProvider();
  if (data)
    return (
      <>
        {data.simulated ? <TestModeBar /> : null}
        {children(data)}
      </>
    );
  if (!error) return <PageSkeleton label={t(($) => $.checkout.loadingCard)} blocks={1} />;
  const failure = error instanceof CardProviderError ? error.failure : 'notLoaded';
  return (
    <FailedState
      title={t(($) => $.provider.title)}
      description={t(($) => $.provider[failure])}
      retry={{ label: consumer(($) => $.retry), onRetry: () => void refetch(), busy: isFetching }}
    />
  );
}
