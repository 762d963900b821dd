/** The state of the panel that survives a reload (reader §1: other stores persist to session storage; §3, UI state). */
export interface PanelState {
  /** True if the panel of assignments is open. */
  readonly submissionsOpen: boolean;
  readonly currentSubmissionId?: string | undefined;
}

type PanelStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the key of a book's panel state in the storage. It names the user: the next one in this tab starts with a closed panel. */
export const panelKey = (bookId: string, userId: string | undefined): string =>
  `bookplayer_screen:${[userId, bookId].filter((part) => part !== undefined).join(':')}`;

/** Loads a panel state of this tab; if the storage throws, the panel is closed. */
export function loadPanelState(key: string, storage: () => PanelStorage): PanelState {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return { submissionsOpen: false };
    const submissionsOpen = 'submissionsOpen' in value && value.submissionsOpen === true;
    const id = 'currentSubmissionId' in value ? value.currentSubmissionId : undefined;
    return { submissionsOpen, ...(typeof id === 'string' ? { currentSubmissionId: id } : {}) };
  } catch {
    // Not reported: without a storage the panel is closed.
    return { submissionsOpen: false };
  }
}

/** Saves a panel state for this tab. */
export function savePanelState(key: string, state: PanelState, storage: () => PanelStorage): void {
  try {
    storage().setItem(key, JSON.stringify(state));
  } catch {
    // Not reported: without a storage the panel is closed after a reload.
  }
}
