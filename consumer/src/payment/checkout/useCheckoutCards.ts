import type { SubscriptionPreview } from '@realmkit/openapi';
import { useState } from 'react';
import { useLoadedCards } from '../flow/useLoadedCards.ts';
import { usePaymentFlow } from '../flow/usePaymentFlow.ts';
import { noCard, otherCard } from './CardChoice.tsx';

interface CheckoutCardsOptions {
  /** What is paid with the card; undefined to save one only. */
  readonly paysByCard: object | undefined;
  readonly terms: SubscriptionPreview | undefined;
}

/** Returns the cards that can pay an order, and the one that is chosen. */
export function useCheckoutCards({ paysByCard, terms }: CheckoutCardsOptions) {
  const { flow, payment } = usePaymentFlow();
  // A card that was saved a moment ago, at the bank's page: it is charged, not entered once more.
  const [chosen, setChosen] = useState(() => {
    const { status, defaultPaymentMethod } = flow.getSnapshot();
    return status === 'successful' ? defaultPaymentMethod : undefined;
  });
  // Back from the bank's page, nothing is charged yet.
  const [isBackFromBank] = useState(() => chosen !== undefined && flow.getSnapshot().subscriptionId === undefined);
  useLoadedCards();

  // A card that was saved, but is not the default yet because a later step failed: the retry must not save it again.
  const justSaved = payment.status === 'failed' ? (payment.setupIntent?.paymentMethod ?? undefined) : undefined;
  const cards = paysByCard || justSaved !== undefined ? (payment.paymentMethods ?? []) : [];
  const isListed = (card: string | undefined) => cards.some(({ id }) => id === card);
  const saved = [justSaved, payment.defaultPaymentMethod].find(isListed) ?? cards[0]?.id;
  // A gift card balance that pays the first charge needs no card beside it.
  const coverage = terms && !terms.card_required && payment.defaultPaymentMethod === undefined ? terms.balance_coverage : null;
  const card = chosen ?? saved ?? (coverage ? noCard : otherCard);
  return { cards, coverage, card, setChosen, isBackFromBank };
}
