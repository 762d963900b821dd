/** One measured line of `bench-results/*.json`. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  /** The peer's value from the same run; null where a budget replaces it. */
  readonly peer: number | null;
  readonly unit: string;
  readonly target: string;
  readonly holds: boolean;
}

/** Returns a row that holds where our value is at least `atLeast` times the peer's. */
export function ratioRow(name: string, ours: number, peer: number, unit: string, atLeast: number): Row {
  return {
    name: `${name} (${(ours / peer).toFixed(1)}×)`,
    ours: Math.round(ours),
    peer: Math.round(peer),
    unit,
    target: `≥ ${atLeast}× the peer`,
    holds: ours >= atLeast * peer,
  };
}

/** Returns a row that holds where our value is within a budget. */
export const budgetRow = (name: string, ours: number, unit: string, budget: number): Row => ({
  name,
  ours,
  peer: null,
  unit,
  target: `≤ ${budget} ${unit}`,
  holds: ours <= budget,
});
