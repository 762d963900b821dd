import { randomUUID } from 'node:crypto';
import { type Suite, scenario } from '../core/suite.ts';

const timestamp = '2025-09-01T08:00:00.000Z';

/** Activity events; `origin` is the name of a host of the realm without its dots. */
export const activityStreamSuite: Suite = {
  service: 'activity-stream',
  requirements: {
    roles: { teacher: 'whose activity it is' },
    changes: { origin: 'the name of a host of the realm without its dots; a batch of events is stored for it' },
  },
  caller: 'teacher',
  scenarios: [
    scenario('a batch is stored once', async ({ call, holds }) => {
      const body = [{ id: randomUUID(), sourceApplication: 'library', timestamp, name: 'pageOpened', path: '/library/bookshelf' }];
      await call('storeActivityEvents', { body });
      const again = await call('storeActivityEvents', { body });
      holds(again.at('/stored') === 0, 'answer body /stored', 'must be 0 for a batch that is known');
    }),
  ],
};

/** Analytics events of the reader. */
export const analyticsSuite: Suite = {
  service: 'analytics',
  requirements: {
    roles: { student: 'who reads the book', acting: 'somebody who acts as another person' },
    reads: { bookId: 'a book' },
  },
  caller: 'student',
  scenarios: [
    scenario('a batch is stored once', async ({ call, fixture, holds }) => {
      const about = { sessionId: randomUUID(), timestamp, bookId: fixture('bookId') };
      const body = [{ id: randomUUID(), event: 'contentSessionStarted', ...about, roles: ['student'] }];
      await call('storeAnalyticsEvents', { body });
      const again = await call('storeAnalyticsEvents', { body });
      holds(again.at('/stored') === 0, 'answer body /stored', 'must be 0 for a batch that is known');
    }),
  ],
};
