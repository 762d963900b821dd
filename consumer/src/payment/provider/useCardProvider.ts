import { unwrap } from '@realmkit/openapi';
import { useShell } from '@realmkit/shell';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryOf } from '../calls/paymentHeaders.ts';
import { paymentQueryKey } from '../calls/paymentQueries.ts';
import type { SimulatorWords } from '../simulator/simulatorWords.ts';
import { type LoadedCardProvider, loadCardProvider } from './loadCardProvider.ts';

const builtInKey: unknown = import.meta.env?.VITE_STRIPE_PUBLISHABLE_KEY;

/** The card provider of this page, loaded once; `refetch` tries again after a failure. */
export function useCardProvider(): UseQueryResult<LoadedCardProvider> {
  const { clients, configuration, leaveTo, settings } = useShell();
  const { t } = useTranslation('shop');
  const words = (): SimulatorWords => ({
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
    return createSimulator({ paymentAddress: configuration.services.payment, words: words(), fetch, leaveTo });
  };
  return useQuery({
    queryKey: [...paymentQueryKey, 'provider'],
    queryFn: () =>
      loadCardProvider({
        publishableKey: configuration.cardProviderKey ?? (typeof builtInKey === 'string' ? builtInKey : undefined),
        service: async () => unwrap(await clients.payment.GET('/configuration', { params: { header: countryOf({ settings }) } })),
        loadStripe,
        // Replaced at build time: a build for the real provider does not hold the stand-in.
        loadSimulator: import.meta.env?.VITE_CARD_PROVIDER === 'stripe' ? undefined : loadSimulator,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
