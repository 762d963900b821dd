import { isJsonObject } from '../json.ts';

/** Returns the smallest answer that has what a sample reads, for tests: without what may be missing. */
export function exampleOf<Sample>(sample: Sample): Sample;
export function exampleOf(sample: unknown): unknown {
  if (typeof sample === 'function') return undefined;
  if (Array.isArray(sample)) return sample.map((item) => exampleOf<unknown>(item));
  if (!isJsonObject(sample)) return sample;
  return Object.fromEntries(Object.entries(sample).map(([name, part]) => [name, exampleOf(part)]));
}
