import type { PaymentMethod, Subscription } from '@realmkit/openapi';

/** A payment issue that the user can resolve with one button. */
export type PaymentIssue =
  | {
      readonly kind: 'pastDue';
      readonly subscription: Subscription;
      readonly reason: 'card_declined' | 'card_expired' | 'authentication_required';
    }
  | { readonly kind: 'expiring'; readonly card: PaymentMethod };

/** The time before its expiry at which a card is an issue, in milliseconds. */
const soon = 30 * 86_400_000;

/** Returns when a card expires: at the end of its month. */
const endOf = ({ exp_month, exp_year }: PaymentMethod['card']): number => Date.UTC(exp_year, exp_month, 1);

/** Returns the payment issues at a time in milliseconds: failed charges, and a default card that expires soon while charges are due. */
export function paymentIssuesOf(
  held: readonly Subscription[],
  cards: readonly PaymentMethod[],
  defaultCard: string | undefined,
  now: number,
): readonly PaymentIssue[] {
  const pastDue = held
    .filter(({ status }) => status === 'past_due')
    .map((subscription) => ({
      kind: 'pastDue' as const,
      subscription,
      reason: subscription.past_due_reason ?? ('card_declined' as const),
    }));
  const charged = cards.find(({ id }) => id === defaultCard);
  const needed = held.some(({ next_charge }) => next_charge !== null);
  const expiring = charged && needed && pastDue.length === 0 && endOf(charged.card) - now < soon;
  return expiring ? [{ kind: 'expiring', card: charged }] : pastDue;
}
