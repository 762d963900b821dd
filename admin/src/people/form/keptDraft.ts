import type { Entered } from './formValues.ts';

/** Whether something that was kept for this tab is what somebody entered into a form of a person. */
export const isEntered = (value: unknown): value is Entered => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What may be kept of it: never a password. */
export function withoutPassword({ password: _, ...entered }: Entered): Entered {
  return entered;
}
