import type { ActivityEvent } from '@realmkit/openapi';
import { createOutbox, type OutboxDependencies } from '../outbox/createOutbox.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';

/** Records the activity events of a page and sends them in batches. */
export interface ActivityEvents {
  /** Stores an event for sending; those of 'education' are ignored (admin §4). */
  readonly record: (event: Omit<ActivityEvent, 'id'>) => Promise<void>;
  /** Sends the waiting events now. */
  readonly flush: () => Promise<void>;
}

/** The source application whose events come from another stream. */
const ignoredSource = 'education';

/** Creates the activity events of a page over an outbox. Each event gets an id, by which the service drops duplicates. */
export function createActivityEvents(
  dependencies: Omit<OutboxDependencies<ActivityEvent>, 'onError'> & { readonly report: ErrorReporter },
): ActivityEvents {
  const { report, ...rest } = dependencies;
  const outbox = createOutbox<ActivityEvent>({
    ...rest,
    onError: (error) => report('Failed to send events to activity stream', error),
  });
  return {
    flush: outbox.flush,
    record: async (event) => {
      if (event.sourceApplication !== ignoredSource) await outbox.add({ ...event, id: crypto.randomUUID() });
    },
  };
}
