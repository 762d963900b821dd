import type { components } from '@realmkit/openapi/types/analytics';

/** An analytics event of a reading session (reader §7). */
export type AnalyticsEvent = components['schemas']['AnalyticsEvent'];

/** The reading session of one book: it starts when the route is set and ends on leave or on the way to the log-in (reader §4). */
export interface ReadingSession {
  readonly id: string;
  readonly pageTurned: (direction: 'forward' | 'backward') => void;
  readonly goToLocation: (ncxRef: string) => void;
  readonly audioStarted: () => void;
  readonly audioPaused: () => void;
  readonly audioRateSet: (rate: number) => void;
  readonly audioLanguageChanged: (language: string) => void;
  /** Ends the session, once; later events are dropped. */
  readonly end: () => void;
}

/** Starts a reading session; each of its events carries its id, and the first one the identity's roles (reader §7). */
export function startReadingSession(
  bookId: string,
  roles: readonly string[],
  emit: (event: AnalyticsEvent) => void,
  id: string = crypto.randomUUID(),
): ReadingSession {
  let ended = false;
  const common = () => ({ id: crypto.randomUUID(), sessionId: id, timestamp: new Date().toISOString(), bookId });
  const emitIfOpen = (event: AnalyticsEvent) => {
    if (!ended) emit(event);
  };
  emitIfOpen({ ...common(), event: 'contentSessionStarted', roles: [...roles] });
  return {
    id,
    pageTurned: (direction) => emitIfOpen({ ...common(), event: 'pageTurned', direction }),
    goToLocation: (location) => emitIfOpen({ ...common(), event: 'goToLocation', location: location.slice(0, 2000) }),
    audioStarted: () => emitIfOpen({ ...common(), event: 'audioStarted' }),
    audioPaused: () => emitIfOpen({ ...common(), event: 'audioPaused' }),
    audioRateSet: (rate) => emitIfOpen({ ...common(), event: 'audioRateSet', rate }),
    audioLanguageChanged: (language) => emitIfOpen({ ...common(), event: 'audioLanguageChanged', language }),
    end: () => {
      emitIfOpen({ ...common(), event: 'contentSessionEnded' });
      ended = true;
    },
  };
}
