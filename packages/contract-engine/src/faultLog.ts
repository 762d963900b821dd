import { formatInternalError } from './internalError.ts';
import { currentRequestId } from './requestId.ts';

const minute = 60_000;

/** The last time at which a cause was logged, and how often it came since. */
interface Standing {
  readonly loggedAt: number;
  suppressed: number;
}

/**
 * Returns what makes two faults the same: the message without its numbers (files, rows, times), and where it is not the database's, the place
 * in the code.
 */
function causeOf(text: string): string {
  const [message = '', place = ''] = text.split('\n');
  const general = message.replaceAll(/\d+/g, '#');
  return message.startsWith('A query failed') ? general : `${general}${place}`;
}

/** Creates a log that prints a standing fault once a minute for each cause, with the number of times that it came in between. */
export function createFaultLog(print: (text: string) => void, now: () => number): (what: string, reason: unknown) => void {
  const standing = new Map<string, Standing>();
  return (what, reason) => {
    const text = formatInternalError(reason);
    const cause = causeOf(text);
    const time = now();
    const known = standing.get(cause);
    if (known && time - known.loggedAt < minute) {
      known.suppressed += 1;
      return;
    }
    for (const [other, { loggedAt, suppressed }] of standing) if (suppressed === 0 && time - loggedAt >= minute) standing.delete(other);
    standing.set(cause, { loggedAt: time, suppressed: 0 });
    const since = known && known.suppressed > 0 ? ` (and ${known.suppressed} more times since this was last logged)` : '';
    print(`${what}${since}: ${text}`);
  };
}

/** Logs a fault of the server; one that stands is logged once a minute, so that it fills neither the log nor the disk. */
export const logFault = createFaultLog(
  (text) => {
    const id = currentRequestId();
    console.error(id === undefined ? text : `${text}\n    request ${id}`);
  },
  () => performance.now(),
);
