import type { Subscription } from '@realmkit/openapi';

/** What somebody has chosen to change about their subscriptions (shell §3). */
export interface SubscriptionChoice {
  readonly selectedPrices: readonly string[];
  readonly pricesToCancel: readonly string[];
  readonly pricesToReactivate: readonly string[];
}

/** Nothing chosen. */
export const noChoice: SubscriptionChoice = { selectedPrices: [], pricesToCancel: [], pricesToReactivate: [] };

/** One call of an update. */
export type SubscriptionStep =
  | { readonly do: 'cancel' | 'reactivate'; readonly subscriptionId: string; readonly priceId: string }
  | { readonly do: 'add'; readonly priceId: string };

type Held = Pick<Subscription, 'id' | 'items'>;

/**
 * The calls that a choice asks for (shell §4): held subscriptions of prices to cancel end with their period, those of prices to reactivate
 * go on, and selected prices that are not held are added.
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

/** How an update ended. */
export interface UpdateOutcome {
  /** True when none of the calls failed (shell §4). */
  readonly successful: boolean;
  readonly failures: readonly { readonly step: SubscriptionStep; readonly cause: unknown }[];
}

/** Carries the calls of an update out, one after the other; a call that fails does not stop the others. */
export async function updateSubscriptions(
  steps: readonly SubscriptionStep[],
  carryOut: (step: SubscriptionStep) => Promise<unknown>,
): Promise<UpdateOutcome> {
  const failures: { step: SubscriptionStep; cause: unknown }[] = [];
  for (const step of steps) {
    try {
      await carryOut(step);
    } catch (cause) {
      failures.push({ step, cause });
    }
  }
  return { successful: failures.length === 0, failures };
}
