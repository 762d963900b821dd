import type { ActivityEvent } from '@realmkit/openapi';
import { createOutbox, type OutboxDependencies } from '../outbox/createOutbox.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';

/** Takes the events of a page and sends them in their time. */
export interface ActivityEvents {
  /** Keeps an event; those of 'education' are ignored (admin §4). */
  readonly record: (event: Omit<ActivityEvent, 'id'>) => Promise<void>;
  /** Sends what waits now. */
  readonly flush: () => Promise<void>;
}

/** Whose events come from another stream already. */
const ignoredSource = 'education';

/** Creates the activity events of a page over an outbox. Each event gets an id, by which the service drops what arrives twice. */
export function createActivityEvents(
  dependencies: Omit<OutboxDependencies<ActivityEvent>, 'onFailure'> & { readonly report: ErrorReporter },
): ActivityEvents {
  const { report, ...rest } = dependencies;
  const outbox = createOutbox<ActivityEvent>({
    ...rest,
    onFailure: (error) => report('Failed to send events to activity stream', error),
  });
  return {
    flush: outbox.flush,
    record: async (event) => {
      if (event.sourceApplication !== ignoredSource) await outbox.add({ ...event, id: crypto.randomUUID() });
    },
  };
}
