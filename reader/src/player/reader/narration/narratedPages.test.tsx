import { expect, onTestFinished, test, vi } from 'vitest';
import type { Track } from '../../narration/Track.ts';
import { createSettingsStore } from '../../settings/settings.ts';
import { createState } from '../../state/createState.ts';
import { fakeTrack } from '../../testing/fakeNarration.ts';
import { fakeOpenBook } from '../../testing/fakeOpenBook.ts';
import { fakeSpeech, fakeVoice } from '../../testing/fakeSpeech.ts';
import { installFakeSpeech } from '../../testing/fakeSpeechOfPage.ts';
import { fakeView } from '../../testing/fakeView.ts';
import { initialReaderState, type ReaderState } from '../ReaderState.ts';
import { createNarratedPages } from './narratedPages.ts';

/** A narrated book that is open at its first page. */
function openBook(isHighlightingEnabled = true) {
  const view = fakeView(0, '<p id="a">The lake</p><p id="b">lay still</p>');
  const { publication, stage } = fakeOpenBook([view]);
  const settings = createSettingsStore(undefined);
  const onPageError = vi.fn();
  const state = createState<ReaderState>(initialReaderState);
  const pages = createNarratedPages({ publication, stage, settings, state, isHighlightingEnabled, onPageError });
  const highlighted = (page = view) => page.document.querySelector('.-epub-media-overlay-active')?.id;
  return { pages, stage, settings, state, onPageError, highlighted };
}

test('one text is highlighted at a time, and again when its page is shown anew', () => {
  const { pages, stage, highlighted } = openBook();
  pages.highlight(fakeTrack(0, 'a'));
  pages.highlight(fakeTrack(0, 'b'));
  expect(highlighted()).toBe('b');
  const anew = fakeView(0, '<p id="b">lay still</p>');
  stage.views.mockReturnValue([anew]);
  pages.updateHighlight();
  expect(highlighted(anew)).toBe('b');
  pages.highlight(undefined);
  expect(highlighted(anew)).toBeUndefined();
});

test('a user who switches highlighting off and on sees the text that is narrated now', () => {
  const { pages, settings, highlighted } = openBook();
  settings.change({ highlightActive: false });
  pages.highlight(fakeTrack(0, 'a'));
  expect(highlighted()).toBeUndefined();
  settings.change({ highlightActive: true });
  pages.updateHighlight();
  expect(highlighted()).toBe('a');
});

test('a book whose host disables highlighting has none', () => {
  const { pages, highlighted } = openBook(false);
  pages.highlight(fakeTrack(0, 'a'));
  expect(highlighted()).toBeUndefined();
});

test('a page that the narration cannot turn to is reported, and playback learns that the turn failed', async () => {
  const { pages, stage, onPageError } = openBook();
  expect(await pages.turn()).toBe('turned');
  stage.turn.mockRejectedValueOnce(new Error('No answer'));
  expect(await pages.turn()).toBe('failed');
  stage.show.mockRejectedValueOnce(new Error('No answer'));
  await pages.show(fakeTrack(1, 'c'));
  expect(onPageError.mock.calls).toEqual([[new Error('No answer')], [new Error('No answer')]]);
});

test('the text of a track is shown at its fragment, and a track of a document that the book lacks shows nothing', async () => {
  const { pages, stage } = openBook();
  await pages.show(fakeTrack(2, 'd'));
  await pages.show(fakeTrack(9, 'a'));
  expect(stage.show.mock.calls).toEqual([[{ index: 2, at: { fragment: 'd' } }]]);
});

/** Reads a text aloud with a stand-in for the voices of the device. */
function speakWith(voices: readonly SpeechSynthesisVoice[], change: Parameters<ReturnType<typeof openBook>['settings']['change']>[0] = {}) {
  const speech = fakeSpeech(voices);
  onTestFinished(installFakeSpeech(speech));
  const { pages, settings } = openBook();
  settings.change(change);
  const pause = new AbortController();
  let isDone = false;
  const speak = async (track: Track) => {
    await pages.speak(track, pause.signal);
    isDone = true;
  };
  return { speech, speak, pause: () => pause.abort(), isDone: () => isDone };
}
const remote = fakeVoice('en-GB', { voiceURI: 'remote', localService: false, default: true });

test('a text without a recording is spoken by a voice of the device, at the speed and volume of the user; one that is not shown is not', async () => {
  const { speech, speak } = speakWith([remote, fakeVoice('fi-FI'), fakeVoice('en-US')], { playbackRate: 1.5, muted: true });
  const spoken = speak(fakeTrack(0, 'b'));
  expect(speech.current()).toMatchObject({ text: 'lay still', rate: 1.5, volume: 0, lang: 'en-US', voice: fakeVoice('en-US') });
  speech.end();
  await spoken;
  await speak(fakeTrack(1, 'b'));
  expect(speech.texts()).toEqual(['lay still']);
});

test('a text for which the device has no voice goes to no server: it is shown for the time of reading it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { speech, speak, isDone } = speakWith([remote, fakeVoice('fi-FI')], { playbackRate: 0.5 });
  const shown = speak(fakeTrack(0, 'b'));
  await vi.advanceTimersByTimeAsync(2999);
  expect(isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await shown;
  expect(speech.texts()).toEqual([]);
});

test('a voice that the browser loads after the page speaks as soon as it is there', async () => {
  const { speech, speak } = speakWith([]);
  const spoken = speak(fakeTrack(0, 'a'));
  speech.setVoices([remote]);
  speech.setVoices([remote, fakeVoice('en-GB')]);
  await vi.waitFor(() => expect(speech.current()?.voice).toEqual(fakeVoice('en-GB')));
  speech.end();
  await spoken;
  expect(speech.texts()).toEqual(['The lake']);
});

test('a pause ends the time of a text without a voice, and a voice that comes later says nothing', async () => {
  const { speech, speak, pause } = speakWith([]);
  const shown = speak(fakeTrack(0, 'a'));
  pause();
  await shown;
  speech.setVoices([fakeVoice('en-GB')]);
  expect(speech.texts()).toEqual([]);
});
