import { FailedState, PageSkeleton } from '@realmkit/design-system';
import { useErrorText, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry } from '../page/useRetry.ts';
import { productsQuery } from './planQueries.ts';
import type { Market } from './plans.ts';

/** Renders its content once the market is loaded; shows a skeleton before and an error with a retry otherwise. */
export function MarketGate({ children }: { readonly children: (market: Market) => ReactNode }) {
  const { t } = useTranslation('shop');
  const { t: shell } = useTranslation('shell');
  const errorText = useErrorText();
  const market = useQuery(productsQuery(useShell()));
  const { error, retry } = useRetry(market);
  if (market.data) return children(market.data);
  if (!error) return <PageSkeleton label={shell(($) => $.loading)} />;
  return <FailedState title={t(($) => $.offer.failed)} description={errorText(error)} retry={retry} />;
}
