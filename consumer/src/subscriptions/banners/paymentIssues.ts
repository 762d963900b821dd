import type { NextCharge, PaymentMethod, Subscription } from '@realmkit/openapi';

/** A payment issue that the user can resolve with one button. */
export type PaymentIssue =
  | {
      readonly kind: 'pastDue';
      readonly subscription: Subscription;
      readonly reason: 'card_declined' | 'card_expired' | 'authentication_required';
    }
  | { readonly kind: 'expiring'; readonly card: PaymentMethod }
  /** There is no card for a charge that gift cards do not cover. */
  | { readonly kind: 'noCard'; readonly charge: NextCharge };

/** The time before its expiry at which a card is an issue, in milliseconds. */
const soon = 30 * 86_400_000;

/** Returns when a card expires: at the end of its month. */
const endOf = ({ exp_month, exp_year }: PaymentMethod['card']): number => Date.UTC(exp_year, exp_month, 1);

/** The cards and the balance of a customer; the cards are undefined until they have been loaded. */
export interface PaymentMeans {
  readonly cards: readonly PaymentMethod[] | undefined;
  readonly defaultCard: string | undefined;
  /** What is left of gift cards, in the smallest unit of the currency. */
  readonly balance: number;
}

/** Returns the payment issues at a time in milliseconds: failed charges, or a charge to come without a card, or with one that expires soon. */
export function paymentIssuesOf(
  held: readonly Subscription[],
  { cards, defaultCard, balance }: PaymentMeans,
  now: number,
): readonly PaymentIssue[] {
  const pastDue = held
    .filter(({ status }) => status === 'past_due')
    .map((subscription) => ({
      kind: 'pastDue' as const,
      subscription,
      reason: subscription.past_due_reason ?? ('card_declined' as const),
    }));
  const [charge] = held.flatMap(({ next_charge }) => next_charge ?? []).toSorted((one, other) => one.at.localeCompare(other.at));
  if (pastDue.length > 0 || !charge || !cards) return pastDue;
  const charged = cards.find(({ id }) => id === defaultCard);
  if (!charged) return charge.amount > balance ? [{ kind: 'noCard', charge }] : [];
  return endOf(charged.card) - now < soon ? [{ kind: 'expiring', card: charged }] : [];
}
