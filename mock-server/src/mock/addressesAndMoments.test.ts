import { describe, expect, test } from 'vitest';
import { mockServer } from './mockServer.ts';

const { app } = await mockServer({ services: ['library', 'activity-stream', 'analytics'] });
const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };

describe('addresses', () => {
  test.each(['/library/v1/books/%C3%28', '/library/v1/books/%E0%A4%A', '/library/v1/%FFbooks'])(
    'the malformed address %s is refused as unknown',
    async (path) => {
      expect((await app.request(path, { headers })).status).toBe(404);
    },
  );

  test('an address with letters in their escaped form is the same one', async () => {
    expect((await app.request('/library/v1/%62ook%73/book%2D1', { headers })).status).toBe(200);
  });

  test('an escaped slash stays within its segment', async () => {
    expect((await app.request('/library/v1/books/a%2Fb', { headers })).status).toBe(200);
  });
});

describe('moments', () => {
  const send = async (timestamp: string) => {
    const body = JSON.stringify([
      { id: crypto.randomUUID(), event: 'contentSessionEnded', sessionId: crypto.randomUUID(), timestamp, bookId: 'book-1' },
    ]);
    return (await app.request('/analytics/events', { method: 'POST', headers: { ...headers, 'idempotency-key': 'key-1' }, body })).status;
  };

  test.each(['2026-11-26T12:00:00Z', '2026-11-26t12:00:00z', '2026-11-26T12:00:00.123+23:59', '2024-02-29T00:00:00-01:00'])(
    'the moment %s is taken',
    async (moment) => {
      expect(await send(moment)).toBeLessThan(300);
    },
  );

  test.each([
    '2026-11-26 12:00:00Z',
    '2026-11-26T12:00:00+24:00',
    '2026-11-26T12:00:00+0200',
    '0000-01-01T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-02-30T00:00:00Z',
  ])('the moment %s is refused, as by the sandbox', async (moment) => {
    expect(await send(moment)).toBe(400);
  });
});
