import { expect, test } from 'vitest';
import { type SignupEvent, type SignupStatus, signupEvents, signupStatusAfter, signupStatuses } from './signupStatus.ts';

/** The only transitions that change the status. */
const changes: Readonly<Partial<Record<`${SignupStatus} ${SignupEvent}`, SignupStatus>>> = {
  'init submit': 'pending',
  'pending succeed': 'successful',
  'pending fail': 'failed',
  'failed submit': 'pending',
  'failed change': 'init',
};
const pairs = signupStatuses.flatMap((status) => signupEvents.map((event) => [status, event] as const));

test.each(pairs)('a sign-up that is %s handles the event %s as specified', { tags: ['shell §3.21'] }, (status, event) => {
  expect(signupStatusAfter(status, event)).toBe(changes[`${status} ${event}`] ?? status);
});
