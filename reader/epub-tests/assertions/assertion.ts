import type { Reading } from '../reading/Reading.ts';

/** Whether a reader passes a test of the suite; throws what is wrong, or `NotApplicable`. */
export type Assertion = (reading: Reading) => Promise<void>;

/** The test asks for something that this reader does not offer, on purpose or by nature. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** A test that does not apply, with the reason. */
export const notApplicable =
  (reason: string): Assertion =>
  async () => {
    throw new NotApplicable(reason);
  };

/** Fails with a sentence. */
export function hold(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
