import { expect, test, vi } from 'vitest';
import { afterBank } from './afterBank.ts';

const waiting = { error: { client_secret: 'pi_1_secret' }, response: new Response(null, { status: 402 }) };
const declined = { error: { name: 'PaymentFailedError' }, response: new Response(null, { status: 402 }) };
const paid = { response: new Response(null, { status: 200 }) };

test('a charge that the bank asks about is answered and then settled by the same call', async () => {
  const call = vi.fn().mockResolvedValueOnce(waiting).mockResolvedValueOnce(paid);
  const answer = vi.fn(async () => true);
  expect(await afterBank(call, answer)).toBe(paid);
  expect(answer.mock.calls).toEqual([['pi_1_secret']]);
});

test('an owner who does not confirm is not charged again', async () => {
  const call = vi.fn(async () => waiting);
  expect(await afterBank(call, async () => false)).toBe(waiting);
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ['a charge that was paid', paid],
  ['a declined charge', declined],
])('%s asks nobody', async (_which, result) => {
  const answer = vi.fn(async () => true);
  expect(await afterBank(async () => result, answer)).toBe(result);
  expect(answer).not.toHaveBeenCalled();
});
