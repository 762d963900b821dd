import { readError } from './readError.ts';

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

const succeeded = <Data>(result: Success<Data> | Failure): result is Success<Data> => result.response.ok;

/** Returns the data of a call's result, or throws a ServiceError. */
export const unwrap = <Data>(result: Success<Data> | Failure): Data => {
  if (!succeeded(result)) throw readError(result.response, result.error);
  return result.data;
};
