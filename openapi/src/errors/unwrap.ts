import { isJsonObject } from '../json.ts';
import { readError, unreadable } from './readError.ts';
import type { Sample } from './Sample.ts';

interface Success<Data> {
  data: Data;
  error?: never;
  response: Response;
}

interface Failure {
  data?: never;
  error: unknown;
  response: Response;
}

/** The result of a call. */
export type Result<Data> = Success<Data> | Failure;

/**
 * The data of a result's success. It is read from the member itself: without `exactOptionalPropertyTypes` the failure's absent `data` may be undefined,
 * which no call's data is.
 */
type DataOf<Given> = Given extends { data: infer Data } ? Data : never;

/** Returns whether a value and its members are of the kinds of a sample. */
function fits(value: unknown, sample: unknown): boolean {
  if (typeof sample === 'function') return value == null || fits(value, sample());
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((item) => sample.length === 0 || fits(item, sample[0]));
  if (!isJsonObject(sample)) return typeof value === typeof sample;
  return isJsonObject(value) && Object.entries(sample).every(([name, part]) => fits(value[name], part));
}

/** What a call without JSON gives: nothing, a text or a file. */
type NoJson = undefined | string | Blob;

/**
 * Returns the data of a call's result.
 * @param sample names what the app reads of it; other members are not judged.
 * @throws ServiceError where the service refused the call, or its answer is of another shape than what is read.
 */
export function unwrap<Given extends Result<unknown>>(
  result: Given,
  ...sample: DataOf<Given> extends NoJson ? [] : [sample: Sample<DataOf<Given>>]
): DataOf<Given>;
export function unwrap(result: Result<unknown>, sample?: unknown): unknown {
  if (!result.response.ok) throw readError(result.response, result.error);
  if (sample !== undefined && !fits(result.data, sample)) throw unreadable(result.response);
  return result.data;
}
