import { expect, test } from 'vitest';
import { type SignupMove, type SignupStatus, signupAfter, signupMoves, signupStatuses } from './signupStatus.ts';

/** The only moves that change something. */
const changes: Readonly<Partial<Record<`${SignupStatus} ${SignupMove}`, SignupStatus>>> = {
  'init submit': 'pending',
  'pending succeed': 'successful',
  'pending fail': 'failed',
  'failed submit': 'pending',
  'failed change': 'init',
};
const pairs = signupStatuses.flatMap((status) => signupMoves.map((move) => [status, move] as const));

test.each(pairs)('a sign-up that is %s answers %s as it should', (status, move) => {
  expect(signupAfter(status, move)).toBe(changes[`${status} ${move}`] ?? status);
});
