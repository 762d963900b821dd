import { type ActivityEvent, unwrap } from '@realmkit/openapi';
import * as activityStreamAnswers from '@realmkit/openapi/answers/activity-stream';
import type { Clients } from '../http/clients.ts';
import type { BatchRequest } from '../outbox/createOutbox.ts';

/** Returns the name of a page's origin in the activity stream: its host without dots (admin §7). */
const activityOrigin = (hostname: string): string => hostname.replaceAll('.', '');

/** Returns the function that sends batches of events to the activity stream of a page's origin. */
export const sendActivity =
  ({ activityStream }: Pick<Clients, 'activityStream'>, hostname: string) =>
  async ({ items, key, keepalive }: BatchRequest<ActivityEvent>): Promise<void> => {
    unwrap(
      await activityStream.POST('/origin/{origin}/events', {
        params: { path: { origin: activityOrigin(hostname) }, header: { 'Idempotency-Key': key } },
        body: [...items],
        keepalive,
      }),
      activityStreamAnswers.storeActivityEvents,
    );
  };
