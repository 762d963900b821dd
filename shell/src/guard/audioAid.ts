const storageKey = 'realmkit-from-audio-aid';

/** Remembers for this tab that its visitor came from the audio aid app, which says so in the address: `origin=audioaid`. */
export function rememberAudioAid(search: string, storage: Storage): void {
  if (new URLSearchParams(search).get('origin') === 'audioaid') storage.setItem(storageKey, 'true');
}

/** Whether this tab's visitor came from the audio aid app (shell §2). */
export const cameFromAudioAid = (storage: Storage): boolean => storage.getItem(storageKey) === 'true';
