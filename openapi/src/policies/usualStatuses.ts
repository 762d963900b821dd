/** The status of a success by method, where the contract of an operation names no other. */
export const usualStatuses: Readonly<Record<string, readonly number[]>> = {
  GET: [200],
  PATCH: [200],
  POST: [204],
  PUT: [204],
  DELETE: [204],
};
