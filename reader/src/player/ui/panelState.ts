/** What of the screen outlives a reload of its page (reader §1: other stores persist to session storage; §3, UI state). */
export interface KeptScreen {
  /** Whether the panel of assignments is open. */
  readonly submissionsOpen: boolean;
  readonly currentSubmissionId?: string | undefined;
}

type ScreenStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (bookId: string): string => `bookplayer_screen:${bookId}`;

/** The screen of a book as it was left in this tab; a storage that gives nothing leaves everything closed. */
export function loadPanelState(bookId: string, storage: () => ScreenStorage): KeptScreen {
  try {
    const value: unknown = JSON.parse(storage().getItem(keyOf(bookId)) ?? '{}');
    if (typeof value !== 'object' || value === null) return { submissionsOpen: false };
    const submissionsOpen = 'submissionsOpen' in value && value.submissionsOpen === true;
    const id = 'currentSubmissionId' in value ? value.currentSubmissionId : undefined;
    return { submissionsOpen, ...(typeof id === 'string' ? { currentSubmissionId: id } : {}) };
  } catch {
    return { submissionsOpen: false };
  }
}

/** Keeps the screen of a book for this tab. */
export function savePanelState(bookId: string, screen: KeptScreen, storage: () => ScreenStorage): void {
  try {
    storage().setItem(keyOf(bookId), JSON.stringify(screen));
  } catch {
    // Without a storage the panel is closed after a reload.
  }
}
