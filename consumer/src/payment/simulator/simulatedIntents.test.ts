import { expect, test, vi } from 'vitest';
import { simulatedIntents } from './simulatedIntents.ts';

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040 };

test.each([
  ['does not arrive', async () => Promise.reject(new TypeError('Load failed'))],
  ['has no JSON', async () => new Response('<html>')],
])(
  'a call to the simulated card provider whose response %s fails as a lost connection, and its cause is reported',
  async (_kind, fetch) => {
    const report = vi.fn();
    const result = await simulatedIntents('http://services.example/payment', fetch, report).confirm('seti_1_secret', card);
    expect(result).toMatchObject({ error: { type: 'api_connection_error' } });
    expect(report).toHaveBeenCalledWith('The simulated card provider did not answer', expect.any(Error));
  },
);
