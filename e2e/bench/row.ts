/** One measured line of `bench-results/*.json`; `peer` is null where a budget stands in its place. */
export interface Row {
  name: string;
  ours: number;
  peer: number | null;
  unit: string;
  target: string;
  holds: boolean;
}
