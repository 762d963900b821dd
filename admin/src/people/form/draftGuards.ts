import type { Entered } from './formValues.ts';

/** Returns whether a stored draft has the shape of the entered values of a person. */
export const isEntered = (value: unknown): value is Entered => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the part of a draft that may be stored: never the password. */
export function withoutPassword({ password: _, ...entered }: Entered): Entered {
  return entered;
}
