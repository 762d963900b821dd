import type { PaymentMethod, Subscription } from '@realmkit/openapi';

/** Something about payments that its owner can mend with one button. */
export type Trouble =
  | {
      readonly kind: 'pastDue';
      readonly subscription: Subscription;
      readonly reason: 'card_declined' | 'card_expired' | 'authentication_required';
    }
  | { readonly kind: 'expiring'; readonly card: PaymentMethod };

/** How long before its end a card is spoken of, in milliseconds. */
const soon = 30 * 86_400_000;

/** When a card can no longer be charged: at the end of its month. */
const endOf = ({ exp_month, exp_year }: PaymentMethod['card']): number => Date.UTC(exp_year, exp_month, 1);

/** What is wrong at a moment in milliseconds: charges that failed, and a charged card that ends soon while something is still to be charged. */
export function troublesOf(
  held: readonly Subscription[],
  cards: readonly PaymentMethod[],
  defaultCard: string | undefined,
  now: number,
): readonly Trouble[] {
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
