import type { PaymentMethod, Subscription } from '@realmkit/openapi';

/** A payment issue that the user can resolve with one button. */
export type PaymentIssue =
  | {
      readonly kind: 'pastDue';
      readonly subscription: Subscription;
      readonly reason: 'card_declined' | 'card_expired' | 'authentication_required';
    }
  /** The card has expired by the day of a charge. */
  | { readonly kind: 'expiring'; readonly card: PaymentMethod; readonly at: string };

/**
 * Returns the payment issues that the service knows of: failed charges, or a charge that the card cannot pay because it expires before. That no
 * card is saved says the plan that ends for it.
 */
export function paymentIssuesOf(held: readonly Subscription[], charged: PaymentMethod | undefined): readonly PaymentIssue[] {
  const pastDue = held
    .filter(({ status }) => status === 'past_due')
    .map((subscription) => ({
      kind: 'pastDue' as const,
      subscription,
      reason: subscription.past_due_reason ?? ('card_declined' as const),
    }));
  const [at] = held.flatMap(({ card_problem_at: moment }) => moment ?? []).toSorted();
  if (pastDue.length > 0 || !charged || at === undefined) return pastDue;
  return [{ kind: 'expiring', card: charged, at }];
}
