import type { Census } from '../core/census.ts';
import { compareCensus } from '../core/census.ts';

const nothing = { wroteTo: () => false, made: () => false };

/** Returns the lists in which a service and its twin have other rows. */
export function otherLists(own: Census, other: Census): string[] {
  const differing = compareCensus(own, other, nothing).map(({ operation }) => operation);
  const lengths = [...own].filter(([operation, { total }]) => other.get(operation)?.total !== total).map(([operation]) => operation);
  return [...new Set([...differing, ...lengths])];
}
