import type { Alternative } from './alternatives.ts';
import { type Change, changed, type Direction } from './change.ts';

/** Bounds by keyword, with what stands for none; with the sign 1 a greater value is narrower. */
const bounds: readonly { keyword: string; exclusive?: string; open: number; sign: 1 | -1 }[] = [
  { keyword: 'minimum', exclusive: 'exclusiveMinimum', open: Number.NEGATIVE_INFINITY, sign: 1 },
  { keyword: 'maximum', exclusive: 'exclusiveMaximum', open: Number.POSITIVE_INFINITY, sign: -1 },
  ...['minLength', 'minItems', 'minProperties'].map((keyword) => ({ keyword, open: 0, sign: 1 as const })),
  ...['maxLength', 'maxItems', 'maxProperties'].map((keyword) => ({ keyword, open: Number.POSITIVE_INFINITY, sign: -1 as const })),
];

/** Returns the changes of the bounds of two schemas of one type. Where a schema has two bounds of one side, the narrower one counts. */
export function boundChanges(direction: Direction, place: string, was: Alternative, is: Alternative): Change[] {
  return bounds.flatMap(({ keyword, exclusive, open, sign }) => {
    const [before, after] = [was, is].map(({ type, keywords }) => {
      const inclusive = { name: keyword, value: Number(keywords[keyword] ?? open), beyond: 0 };
      if (!exclusive || keywords[exclusive] === undefined) return inclusive;
      const value = Number(keywords[exclusive]);
      // The next whole number is the bound itself; of other numbers none is the next.
      const strict = type === 'integer' ? { name: exclusive, value: value + sign, beyond: 0 } : { name: exclusive, value, beyond: 1 };
      const difference = (strict.value - inclusive.value) * sign;
      return difference > 0 || (difference === 0 && strict.beyond === 1) ? strict : inclusive;
    });
    if (!before || !after || (before.value === after.value && before.beyond === after.beyond)) return [];
    const isNarrower = before.value === after.value ? after.beyond > before.beyond : (after.value - before.value) * sign > 0;
    const say = (bound: { value: number }) => (bound.value === open ? 'open' : String(bound.value));
    const name = after.value === open ? before.name : after.name;
    return [changed(isNarrower === (direction === 'request'), place, `${name} was ${say(before)} and is ${say(after)}`)];
  });
}
