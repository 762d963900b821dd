const storageKey = 'realmkit-from-audio-aid';

/** Stores for this tab that its visitor came from the audio aid app, which adds `origin=audioaid` to the URL. */
export function rememberAudioAid(search: string, storage: Storage): void {
  if (new URLSearchParams(search).get('origin') === 'audioaid') storage.setItem(storageKey, 'true');
}

/** Returns whether this tab's visitor came from the audio aid app (shell §2). */
export const cameFromAudioAid = (storage: Storage): boolean => storage.getItem(storageKey) === 'true';
