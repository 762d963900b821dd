/** How long nothing is typed before a save, in ms. */
const pause = 2000;
/** The longest time from a change to its save, and between two attempts, in ms. */
const longestWait = 15_000;

/** Saves what changes, by itself. */
export interface Autosave {
  /** Tells that something has changed. */
  readonly touch: () => void;
  /** Saves at once what has changed. */
  readonly flush: () => void;
  /** Stops for good; a request that is on its way goes on. */
  readonly stop: () => void;
}

/**
 * Calls a save two seconds after the last change, at latest 15 seconds after the first one, and one save at a time.
 * @param save resolves with whether to try again, after 15 seconds; it never rejects.
 */
export function createAutosave(save: () => Promise<boolean>): Autosave {
  let [isChanged, isSaving, isDue, isStopped] = [false, false, false, false];
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let latestTimer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(pauseTimer);
    clearTimeout(latestTimer);
    latestTimer = undefined;
  };
  const flush = async (): Promise<void> => {
    clear();
    if (!isChanged || isStopped) return;
    isDue = isSaving;
    if (isSaving) return;
    isChanged = false;
    isSaving = true;
    const isOpen = await save();
    isSaving = false;
    if (isOpen) {
      isChanged = true;
      if (!isStopped) latestTimer ??= setTimeout(flush, longestWait);
    }
    if (isDue) await flush();
  };
  return {
    touch: () => {
      isChanged = true;
      clearTimeout(pauseTimer);
      pauseTimer = setTimeout(flush, pause);
      latestTimer ??= setTimeout(flush, longestWait);
    },
    flush: () => void flush(),
    stop: () => {
      isStopped = true;
      clear();
    },
  };
}
