import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../sandbox/testing/visitor.ts';

const visit = (id: string = randomUUID()) => ({
  id,
  sourceApplication: 'library',
  timestamp: '2025-09-01T08:00:00.000Z',
  name: 'pageOpened',
});

describe.each(serviceDatabases)('events on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    token = await tokenOf(sandbox.app, 'se', 'student');
  }, openingTime);
  afterAll(() => sandbox.close());

  const activity = (json: unknown, origin = 'realmkitse'): Promise<Reply> =>
    ask(sandbox.app, 'POST', `/activity-stream/origin/${origin}/events`, { token, json });
  const analytics = (json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', '/analytics/events', { token, json });
  const stored = async (stream: string): Promise<{ event: { id: string } }[]> =>
    (await ask(sandbox.app, 'GET', `/__sandbox/events?realm=se&stream=${stream}`)).body.data;

  test('a batch that is sent again is stored once', async () => {
    const batch = [visit(), visit()];
    expect((await activity(batch)).body).toEqual({ stored: 2 });
    expect((await activity([...batch, visit()])).body).toEqual({ stored: 1 });
    const ids = (await stored('activity')).map(({ event }) => event.id);
    expect(ids.filter((id) => id === batch[0]?.id)).toHaveLength(1);
  });

  test('the same event twice in a batch counts once', async () => {
    const event = visit();
    expect((await activity([event, event])).body).toEqual({ stored: 1 });
  });

  test('events of the application education are refused', async () => {
    expect((await activity([{ ...visit(), sourceApplication: 'education' }])).status).toBe(400);
  });

  test('a batch with an invalid event stores nothing, and the response names the event', async () => {
    const good = visit();
    const { status, body } = await activity([good, { ...visit(), timestamp: 'yesterday' }]);
    expect(status).toBe(400);
    expect(body.attributes).toEqual([{ attribute: expect.stringContaining('timestamp'), reason: 'format' }]);
    expect((await stored('activity')).map(({ event }) => event.id)).not.toContain(good.id);
  });

  test('a batch contains at most a hundred events', async () => {
    expect((await activity(Array.from({ length: 100 }, () => visit()))).status).toBe(202);
    expect((await activity(Array.from({ length: 101 }, () => visit()))).status).toBe(400);
    expect((await activity([])).status).toBe(400);
  });

  test('the origin must be a host of the realm', async () => {
    expect((await activity([visit()], 'realmkitselocalhost')).status).toBe(202);
    expect((await activity([visit()], 'realmkitfi')).status).toBe(404);
  });

  test.each([
    ['contentSessionStarted', { roles: ['student'] }],
    ['contentSessionEnded', {}],
    ['pageTurned', { direction: 'forward' }],
    ['goToLocation', { location: 'chapter-2' }],
    ['audioStarted', {}],
    ['audioPaused', {}],
    ['audioRateSet', { rate: 1.5 }],
    ['audioLanguageChanged', { language: 'fi' }],
  ])('the reader’s event %s is stored with its session', async (event, more) => {
    const id = randomUUID();
    const one = { id, event, sessionId: 'session-1', timestamp: '2025-09-01T08:00:00.000Z', bookId: 'book-1', ...more };
    expect((await analytics([one])).body).toEqual({ stored: 1 });
    expect(await stored('analytics')).toContainEqual(expect.objectContaining({ event: one }));
  });

  test('the event that starts a session must contain the roles', async () => {
    const { status, body } = await analytics([
      { id: randomUUID(), event: 'contentSessionStarted', sessionId: 's', timestamp: '2025-09-01T08:00:00.000Z', bookId: 'book-1' },
    ]);
    expect(status).toBe(400);
    expect(JSON.stringify(body.attributes)).toContain('roles');
  });
});
