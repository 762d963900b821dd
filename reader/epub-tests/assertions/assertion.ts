import type { ReaderPageObject } from '../reading/ReaderPageObject.ts';

/** Checks one test of the suite. @throws Error with the reason of the failure, or NotApplicable */
export type Assertion = (reading: ReaderPageObject) => Promise<void>;

/** The test needs something that this reader does not offer, on purpose or by nature. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** Creates an assertion that does not apply, with the reason. */
export const notApplicable =
  (reason: string): Assertion =>
  async () => {
    throw new NotApplicable(reason);
  };

/** Throws an error with the message unless the condition holds. */
export function assert(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
