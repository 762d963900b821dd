import type { Card } from './account.ts';
import { type Country, coupons, markets, type PlanName, planNames } from './markets.ts';

/** One thing that a family does, some hours after the one before. */
export interface Act {
  readonly afterHours: number;
  readonly what:
    | { readonly kind: 'order'; readonly plan: PlanName; readonly coupon: keyof typeof coupons | undefined }
    | { readonly kind: 'change'; readonly plan: PlanName }
    | { readonly kind: 'coupon'; readonly coupon: keyof typeof coupons }
    | { readonly kind: 'saveCard'; readonly card: Card }
    | { readonly kind: 'cancel' | 'keep' | 'redeem' | 'removeCard' | 'pay' | 'look' };
}

/** What a family does over time. */
export interface History {
  readonly country: Country;
  readonly acts: readonly Act[];
}

/** Returns numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes up the history of a family over some days; the same seed gives the same one. */
export function historyOf(seed: number, days: number): History {
  const random = randomOf(seed);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const country = oneOf(Object.keys(markets) as Country[]);
  const couponIds = Object.keys(coupons) as (keyof typeof coupons)[];
  const saveCard = (card: Card) => ({ kind: 'saveCard', card }) as const;
  const order = () => ({ kind: 'order', plan: oneOf(planNames), coupon: oneOf([undefined, undefined, ...couponIds]) }) as const;
  const whats: readonly (() => Act['what'])[] = [
    order,
    order,
    () => ({ kind: 'change', plan: oneOf(planNames) }),
    () => ({ kind: 'change', plan: oneOf(planNames) }),
    () => ({ kind: 'coupon', coupon: oneOf(couponIds) }),
    () => saveCard(oneOf(['pays', 'pays', 'declines', 'asks'])),
    () => ({ kind: 'cancel' }),
    () => ({ kind: 'keep' }),
    () => ({ kind: 'redeem' }),
    () => ({ kind: 'removeCard' }),
    () => ({ kind: 'pay' }),
    () => ({ kind: 'look' }),
    () => ({ kind: 'look' }),
  ];
  const acts: Act[] = [
    { afterHours: Math.floor(random() * 24 * 30), what: random() < 0.8 ? saveCard('pays') : { kind: 'redeem' } },
    { afterHours: Math.floor(random() * 3), what: order() },
  ];
  for (let hours = 0; hours < days * 24; ) {
    const afterHours = Math.floor(random() ** 2 * 24 * 40);
    hours += afterHours;
    acts.push({ afterHours, what: oneOf(whats)() });
  }
  return { country, acts };
}

/** Yields smaller histories: without a half, a quarter …, one of the acts; the time that they took stays. */
export function* smaller({ country, acts }: History): Generator<History> {
  for (let size = Math.ceil(acts.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let start = 0; start < acts.length; start += size) {
      const gone = acts.slice(start, start + size).reduce((sum, { afterHours }) => sum + afterHours, 0);
      const [next, ...rest] = acts.slice(start + size);
      yield { country, acts: [...acts.slice(0, start), ...(next ? [{ ...next, afterHours: next.afterHours + gone }] : []), ...rest] };
    }
}
