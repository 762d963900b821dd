import type { Subscription } from '@realmkit/openapi';

/** The changes that a user has chosen for their subscriptions (shell §3). */
export interface SubscriptionChoice {
  readonly selectedPrices: readonly string[];
  readonly pricesToCancel: readonly string[];
  readonly pricesToReactivate: readonly string[];
}

/** The empty choice. */
export const noChoice: SubscriptionChoice = { selectedPrices: [], pricesToCancel: [], pricesToReactivate: [] };

/** One call of an update. */
export type SubscriptionStep =
  | { readonly do: 'cancel' | 'reactivate'; readonly subscriptionId: string; readonly priceId: string }
  | { readonly do: 'add'; readonly priceId: string };

type Held = Pick<Subscription, 'id' | 'items'>;

/**
 * Returns the steps of a choice (shell §4): subscriptions of prices to cancel end with their period, those of prices to reactivate continue, and
 * selected prices that are not subscribed to are added.
 */
export function stepsOf(
  held: readonly Held[],
  { selectedPrices, pricesToCancel, pricesToReactivate }: SubscriptionChoice,
): SubscriptionStep[] {
  const changes = (what: 'cancel' | 'reactivate', prices: readonly string[]) =>
    held.flatMap(({ id, items }) => {
      const item = items.find(({ priceId }) => prices.includes(priceId));
      return item ? [{ do: what, subscriptionId: id, priceId: item.priceId }] : [];
    });
  const heldPrices = new Set(held.flatMap(({ items }) => items.map(({ priceId }) => priceId)));
  return [
    ...changes('cancel', pricesToCancel),
    ...changes('reactivate', pricesToReactivate),
    ...[...new Set(selectedPrices)].filter((priceId) => !heldPrices.has(priceId)).map((priceId) => ({ do: 'add' as const, priceId })),
  ];
}

/** The result of an update. */
export interface UpdateOutcome {
  /** True if no step failed (shell §4). */
  readonly successful: boolean;
  readonly errors: readonly { readonly step: SubscriptionStep; readonly cause: unknown }[];
}

/** Runs the steps of an update one after the other; a failed step does not stop the others. */
export async function updateSubscriptions(
  steps: readonly SubscriptionStep[],
  runStep: (step: SubscriptionStep) => Promise<unknown>,
): Promise<UpdateOutcome> {
  const errors: { step: SubscriptionStep; cause: unknown }[] = [];
  for (const step of steps) {
    try {
      await runStep(step);
    } catch (cause) {
      errors.push({ step, cause });
    }
  }
  return { successful: errors.length === 0, errors };
}
