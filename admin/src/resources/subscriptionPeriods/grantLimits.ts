import type { Period } from './period.ts';

/** The days on which a type can be given. */
export interface DateLimits {
  readonly min: string | undefined;
  /** The last day; undefined without an end. */
  readonly max: string | undefined;
}

/** Returns the first and the last day of what an organisation holds; no limits for a superuser, who gives without holding (`held` is undefined). */
export function dateLimits(held: readonly Period[] | undefined, type: string | undefined): DateLimits {
  const periods = (held ?? []).filter((period) => period.type === type);
  const ends = periods.map(({ endDate }) => endDate).filter((day) => day !== null);
  return {
    min: periods.map(({ startDate }) => startDate).sort()[0],
    max: ends.length < periods.length ? undefined : ends.sort().at(-1),
  };
}

/** Returns a day, or the nearest one within limits. */
export function clampDay(day: string, { min, max }: DateLimits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Returns whether a school unit can only get a number of licences: all periods from which it could be given have a number. */
export function needsLicences(held: readonly Period[] | undefined, type: string | undefined): boolean {
  const periods = (held ?? []).filter((period) => period.type === type);
  return periods.length > 0 && periods.every(({ licences }) => typeof licences === 'number');
}
