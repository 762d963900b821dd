import type { Exception } from '../exceptions.ts';

/** The journeys that an emulated iPad does not run. */
export const exceptions: readonly Exception[] = [
  {
    file: 'consumer/families.spec.ts',
    title:
      'a guardian keeps the focus with the keyboard alone: at the consent, at a plan that they cancel and reactivate, at the gift card and on the bookshelf',
    reason: 'this iPad has no keyboard with a Tab key',
  },
];
