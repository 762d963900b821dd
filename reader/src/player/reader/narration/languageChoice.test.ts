import { expect, test, vi } from 'vitest';
import type { LockedMedia } from '../../network/EntitlementError.ts';
import { createSettingsStore } from '../../settings/settings.ts';
import { createState } from '../../state/createState.ts';
import { initialReaderState, type ReaderState } from '../ReaderState.ts';
import { createLanguageChoice } from './languageChoice.ts';

const signLanguage: LockedMedia = { media: 'signLanguage', openedBy: 'plan' };

/** A book in Swedish and sign language, whose main language is Swedish. */
function book({ locked = [], language = 'sv' }: { locked?: readonly LockedMedia[]; language?: string | undefined } = {}) {
  const state = createState<ReaderState>({ ...initialReaderState, locked, language });
  const settings = createSettingsStore(undefined);
  const loadableUrl = vi.fn(async (url: string) => url);
  const files = { loadableUrl, renewedUrl: async (url: string) => `${url}?renewed` };
  const narrations = ['sv', 'tsp'].map((one) => ({ language: one, smil: [] }));
  return { choice: createLanguageChoice({ narrations, mainLanguage: 'sv', files, settings, state }), state, settings, loadableUrl };
}

test('the language of a narration is the one that the user prefers, and the main one as long as that is locked', () => {
  const { choice, state, settings } = book();
  expect(choice.preferred()).toBe('sv');
  choice.prefer('tsp');
  expect(choice.preferred()).toBe('tsp');
  state.change({ locked: [signLanguage] });
  expect(choice.preferred()).toBe('sv');
  choice.prefer('sv');
  expect(settings.get().preferredLanguage).toBeUndefined();
});

test('no recording of a locked language is requested, and none is used that was requested before the lock', async () => {
  const { choice, state, loadableUrl } = book();
  const signed = choice.recordingsOf('tsp');
  expect(await signed.renewedUrl('sign.mp4')).toBe('sign.mp4?renewed');
  const requested = signed.loadableUrl('sign.mp4');
  state.change({ locked: [signLanguage] });
  expect(await requested).toBeUndefined();
  expect(await signed.loadableUrl('sign.mp4')).toBeUndefined();
  expect(loadableUrl).toHaveBeenCalledOnce();
  expect(await choice.recordingsOf('sv').loadableUrl('voice.mp3')).toBe('voice.mp3');
});

test('a lock stops the language that it locks, and no other', () => {
  const stoppedBy = (language: string | undefined) => {
    const { choice, state } = book({ language });
    state.change({ language });
    const onLocked = vi.fn();
    const stop = choice.watchLocks(onLocked);
    state.change({ playing: true });
    state.change({ locked: [signLanguage] });
    state.change({ playing: false });
    stop();
    state.change({ locked: [] });
    return onLocked.mock.calls;
  };
  expect(stoppedBy('tsp')).toEqual([[signLanguage]]);
  expect(stoppedBy('sv')).toEqual([]);
});

test('a policy that opens a book of which everything was locked is reported, so that its narration can start', () => {
  const { choice, state } = book({ locked: [signLanguage] });
  state.change({ language: undefined });
  const onLocked = vi.fn();
  choice.watchLocks(onLocked);
  state.change({ locked: [] });
  expect(onLocked).toHaveBeenCalledExactlyOnceWith(undefined);
});
