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

const succeeded = <Data>(result: Result<Data>): result is Success<Data> => result.response.ok;

/** Returns the path of the first member that is not of the kind of its sample; undefined where all are. */
function misfit(value: unknown, sample: unknown, path = 'body'): string | undefined {
  if (sample === undefined) return undefined;
  if (typeof sample === 'function') return value === undefined || value === null ? undefined : misfit(value, sample(), path);
  if (Array.isArray(sample)) {
    if (!Array.isArray(value)) return path;
    for (const [index, item] of value.entries()) {
      const found = misfit(item, sample[0], `${path}.${index}`);
      if (found) return found;
    }
  } else if (isJsonObject(sample)) {
    if (!isJsonObject(value)) return path;
    for (const [name, part] of Object.entries(sample)) {
      const found = misfit(value[name], part, `${path}.${name}`);
      if (found) return found;
    }
  } else if (typeof value !== typeof sample) return path;
  return undefined;
}

/** What a call without JSON gives: nothing, a text or a file. */
type NoJson = undefined | string | Blob;

/**
 * Returns the data of a call's result.
 * @param sample names what the app reads of it; other members are not judged.
 * @throws ServiceError where the service refused the call, or its answer is of another shape than what is read.
 */
export function unwrap<Data extends NoJson>(result: Result<Data>): Data;
export function unwrap<Data>(result: Result<Data>, sample: Sample<NoInfer<Data>>): Data;
export function unwrap<Data>(result: Result<Data>, sample?: unknown): Data {
  if (!succeeded(result)) throw readError(result.response, result.error);
  const path = misfit(result.data, sample);
  if (path !== undefined) throw unreadable(result.response, `${path} is of another kind`);
  return result.data;
}
