import type { Country, Plan } from './oracle/money.ts';

/** What a family does. */
export type Act =
  | { readonly kind: 'card'; readonly card: 'good' | 'declining' }
  | { readonly kind: 'change'; readonly plan: Plan }
  | { readonly kind: 'redeem' | 'coupon' | 'cancel' | 'keep' | 'pay' };

/** A family's life: its order, and then an act after each wait in hours. */
export interface History {
  readonly country: Country;
  /** The moment of the order, as ISO 8601. */
  readonly begins: string;
  readonly plan: Plan;
  readonly coupon: string | null;
  readonly steps: readonly { readonly hours: number; readonly act: Act }[];
}

const countries: readonly Country[] = ['de', 'fi', 'fr', 'no', 'nl', 'se', 'uk', 'us'];
const plans: readonly Plan[] = (['library', 'sign'] as const).flatMap((product): Plan[] => [
  { product, interval: 'month' },
  { product, interval: 'year' },
]);
const acts = ['card', 'change', 'redeem', 'coupon', 'cancel', 'keep', 'pay', 'keep', 'pay'] as const;

/** Returns a source of numbers from 0 to 1 that a seed decides (Mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the history that a seed decides, over some days. */
export function historyOf(seed: number, days: number): History {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const actOf = (): Act => {
    const kind = oneOf(acts);
    if (kind === 'card') return { kind, card: random() < 0.6 ? 'good' : 'declining' };
    return kind === 'change' ? { kind, plan: oneOf(plans) } : { kind };
  };
  const steps: { hours: number; act: Act }[] = [];
  for (let left = days * 24; left > 0; left -= steps.at(-1)?.hours ?? left) steps.push({ hours: 1 + below(500), act: actOf() });
  return {
    country: oneOf(countries),
    // The hours around midnight and the ends of months are where calendars differ.
    begins: new Date(Date.UTC(2027, below(14), oneOf([1, 2, 14, 15, 16, 17, 28]), oneOf([0, 3, 4, 12, 22, 23]), below(60))).toISOString(),
    plan: oneOf(plans),
    coupon: oneOf([null, null, 'WELCOME20']),
    steps,
  };
}

/** Returns a shorter history that fails as well: without each step that it does not take. */
export async function shrink(history: History, fails: (history: History) => Promise<boolean>): Promise<History> {
  let shortest = history;
  for (let size = Math.ceil(history.steps.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < shortest.steps.length; ) {
      const { steps } = shortest;
      const cut = steps.slice(from, from + size).reduce((sum, { hours }) => sum + hours, 0);
      // The time of what is left out passes nevertheless.
      const rest = steps.slice(from + size).map((step, index) => (index === 0 ? { ...step, hours: step.hours + cut } : step));
      const shorter = { ...shortest, steps: [...steps.slice(0, from), ...rest] };
      if (await fails(shorter)) shortest = shorter;
      else from += size;
    }
  return shortest;
}
