import { describe, expect, test } from 'vitest';
import { withStatus } from './paymentCalls.ts';

const answer = (status: number) => ({ data: {}, response: new Response(null, { status }) });
const counts = (wanted: number, status: number) => {
  try {
    withStatus(wanted, answer(status));
    return true;
  } catch {
    return false;
  }
};

describe('what counts as done', () => {
  test('a client secret and an order are made with 201 alone', () => {
    expect([counts(201, 201), counts(201, 200), counts(201, 204)]).toEqual([true, false, false]);
  });

  test('reads succeed with 200 alone', () => {
    expect([counts(200, 200), counts(200, 201)]).toEqual([true, false]);
  });

  test('a deletion succeeds with 204 alone', () => {
    expect([counts(204, 204), counts(204, 200)]).toEqual([true, false]);
  });

  test('what the service refuses is left to those who read errors', () => {
    expect(counts(201, 409)).toBe(true);
  });
});
