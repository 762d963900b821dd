import { describe, expect, test } from 'vitest';
import { expectStatus } from './paymentCalls.ts';

const result = (status: number) => ({ data: {}, response: new Response(null, { status }) });
const isAccepted = (expected: number, status: number) => {
  try {
    expectStatus(expected, result(status));
    return true;
  } catch {
    return false;
  }
};

describe('the expected status of a call', () => {
  test('the creation of a client secret or an order succeeds only with 201', () => {
    expect([isAccepted(201, 201), isAccepted(201, 200), isAccepted(201, 204)]).toEqual([true, false, false]);
  });

  test('a read succeeds only with 200', () => {
    expect([isAccepted(200, 200), isAccepted(200, 201)]).toEqual([true, false]);
  });

  test('a deletion succeeds only with 204', () => {
    expect([isAccepted(204, 204), isAccepted(204, 200)]).toEqual([true, false]);
  });

  test('an error response passes the status check and is left to the error handling', () => {
    expect(isAccepted(201, 409)).toBe(true);
  });

  test('every call of the payment service names the one status with which it succeeds', () => {
    const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const calls = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/(expectStatus\(\s*\d{3},\s*)?await [\w.]*\bpayment\.(?:GET|POST|PUT|DELETE)\('([^']+)'/g)].map(
        ([, status, path]) => ({ call: `${file} ${path}`, isChecked: status !== undefined }),
      ),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter(({ isChecked }) => !isChecked).map(({ call }) => call)).toEqual([]);
  });
});
