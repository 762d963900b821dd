import { expect, test } from 'vitest';
import { type AnalyticsEvent, startReadingSession } from './readingEvents.ts';

function reading() {
  const events: AnalyticsEvent[] = [];
  const session = startReadingSession('b1', ['student'], (event) => void events.push(event), 'session-1');
  return { events, session };
}

test('reader §7: the event that starts a session carries the roles of the identity', { tags: ['reader §1.13'] }, () => {
  expect(reading().events).toEqual([
    {
      id: expect.any(String),
      event: 'contentSessionStarted',
      sessionId: 'session-1',
      timestamp: expect.any(String),
      bookId: 'b1',
      roles: ['student'],
    },
  ]);
});

test('reader §7: every event carries the session id and its own id, and only the first one carries the roles', {
  tags: ['reader §6.2', 'reader §7 Analytics events.11'],
}, () => {
  const { events, session } = reading();
  session.pageTurned('forward');
  session.goToLocation('chapter-2');
  session.audioStarted();
  session.audioRateSet(1.5);
  session.audioLanguageChanged('takk');
  session.audioPaused();
  session.end();
  expect(events.filter((event) => 'roles' in event).map(({ event }) => event)).toEqual(['contentSessionStarted']);
  expect(events.map(({ event }) => event)).toEqual([
    'contentSessionStarted',
    'pageTurned',
    'goToLocation',
    'audioStarted',
    'audioRateSet',
    'audioLanguageChanged',
    'audioPaused',
    'contentSessionEnded',
  ]);
  expect(new Set(events.map(({ sessionId }) => sessionId))).toEqual(new Set(['session-1']));
  expect(new Set(events.map(({ id }) => id)).size).toBe(8);
});

test('a session ends once, and no event follows its end', () => {
  const { events, session } = reading();
  session.end();
  session.end();
  session.pageTurned('backward');
  expect(events.map(({ event }) => event)).toEqual(['contentSessionStarted', 'contentSessionEnded']);
});
