import type { components } from '@realmkit/openapi/types/analytics';

/** Something that happened in a reading session (reader §7). */
export type AnalyticsEvent = components['schemas']['AnalyticsEvent'];

/** The reading session of one book: it starts when the route is set and ends on leave or on the way to the sign-in (reader §4). */
export interface ReadingSession {
  readonly id: string;
  readonly pageTurned: (direction: 'forward' | 'backward') => void;
  readonly goToLocation: (ncxRef: string) => void;
  readonly audioStarted: () => void;
  readonly audioPaused: () => void;
  readonly audioRateSet: (rate: number) => void;
  readonly audioLanguageChanged: (language: string) => void;
  /** Ends the session; a session ends once, and nothing comes after it. */
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
  const tell = (event: AnalyticsEvent) => {
    if (!ended) emit(event);
  };
  tell({ ...common(), event: 'contentSessionStarted', roles: [...roles] });
  return {
    id,
    pageTurned: (direction) => tell({ ...common(), event: 'pageTurned', direction }),
    goToLocation: (location) => tell({ ...common(), event: 'goToLocation', location: location.slice(0, 2000) }),
    audioStarted: () => tell({ ...common(), event: 'audioStarted' }),
    audioPaused: () => tell({ ...common(), event: 'audioPaused' }),
    audioRateSet: (rate) => tell({ ...common(), event: 'audioRateSet', rate }),
    audioLanguageChanged: (language) => tell({ ...common(), event: 'audioLanguageChanged', language }),
    end: () => {
      tell({ ...common(), event: 'contentSessionEnded' });
      ended = true;
    },
  };
}
