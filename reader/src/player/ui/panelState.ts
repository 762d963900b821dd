/** The state of the panel that survives a reload (reader §1: other stores persist to session storage; §3, UI state). */
export interface PanelState {
  /** True if the panel of assignments is open. */
  readonly submissionsOpen: boolean;
  readonly currentSubmissionId?: string | undefined;
}

type PanelStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (bookId: string): string => `bookplayer_screen:${bookId}`;

/** Loads the panel state of a book in this tab; if the storage throws, the panel is closed. */
export function loadPanelState(bookId: string, storage: () => PanelStorage): PanelState {
  try {
    const value: unknown = JSON.parse(storage().getItem(keyOf(bookId)) ?? '{}');
    if (typeof value !== 'object' || value === null) return { submissionsOpen: false };
    const submissionsOpen = 'submissionsOpen' in value && value.submissionsOpen === true;
    const id = 'currentSubmissionId' in value ? value.currentSubmissionId : undefined;
    return { submissionsOpen, ...(typeof id === 'string' ? { currentSubmissionId: id } : {}) };
  } catch {
    // Not reported: without a storage the panel is closed.
    return { submissionsOpen: false };
  }
}

/** Saves the panel state of a book for this tab. */
export function savePanelState(bookId: string, state: PanelState, storage: () => PanelStorage): void {
  try {
    storage().setItem(keyOf(bookId), JSON.stringify(state));
  } catch {
    // Not reported: without a storage the panel is closed after a reload.
  }
}
