import { useShell } from '@realmkit/shell';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paymentQueryKey } from '../../offer/planQueries.ts';
import { readServiceConfiguration } from '../calls/paymentCalls.ts';
import type { SimulatorTexts } from '../simulator/simulatorTexts.ts';
import { type CardProvider, loadCardProvider } from './loadCardProvider.ts';

const builtInKey: unknown = import.meta.env?.VITE_STRIPE_PUBLISHABLE_KEY;

/** Returns how the card provider of this page is loaded, once. */
export function useCardProviderOptions() {
  const shell = useShell();
  const { configuration, leaveTo, report } = shell;
  const { t } = useTranslation('shop');
  const texts = (): SimulatorTexts => ({
    number: t(($) => $.simulator.number),
    expiry: t(($) => $.simulator.expiry),
    expiryHint: t(($) => $.simulator.expiryHint),
    cvc: t(($) => $.simulator.cvc),
    wrong: {
      number: t(($) => $.simulator.wrong.number),
      expiry: t(($) => $.simulator.wrong.expiry),
      cvc: t(($) => $.simulator.wrong.cvc),
    },
    authentication: {
      title: t(($) => $.simulator.authentication.title),
      text: t(($) => $.simulator.authentication.text),
      complete: t(($) => $.simulator.authentication.complete),
      fail: t(($) => $.simulator.authentication.fail),
    },
  });
  const loadSimulator = async () => {
    const { createSimulator } = await import('../simulator/createSimulator.ts');
    const fetch = globalThis.fetch.bind(globalThis);
    return createSimulator({ paymentUrl: configuration.services.payment, texts: texts(), fetch, report, leaveTo });
  };
  return queryOptions({
    queryKey: [...paymentQueryKey, 'provider'],
    queryFn: () =>
      loadCardProvider({
        publishableKey: configuration.cardProviderKey ?? (typeof builtInKey === 'string' ? builtInKey : undefined),
        service: () => readServiceConfiguration(shell),
        loadStripe,
        // Replaced at build time: a build for the real provider does not contain the simulator.
        loadSimulator: import.meta.env?.VITE_CARD_PROVIDER === 'stripe' ? undefined : loadSimulator,
        loadFields: async () => (await import('./CardFields.tsx')).CardFields,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the card provider of this page and its fields, loaded once; `refetch` retries after an error. */
export const useCardProvider = (): UseQueryResult<CardProvider> => useQuery(useCardProviderOptions());
