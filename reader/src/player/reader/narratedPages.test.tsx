import { expect, test, vi } from 'vitest';
import { createSettingsStore } from '../settings/settings.ts';
import { createState } from '../state/createState.ts';
import { fakeTrack } from '../testing/fakeNarration.ts';
import { fakeOpenBook } from '../testing/fakeOpenBook.ts';
import { fakeView } from '../testing/fakeView.ts';
import { createNarratedPages } from './narratedPages.ts';
import { initialReaderState, type ReaderState } from './ReaderState.ts';

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

test('a text without a recording is spoken at the speed and volume of the user, and one that is not shown is not', async () => {
  const spoken: { text: string; rate: number; volume: number; lang: string }[] = [];
  class Utterance {
    lang = '';
    rate = 1;
    volume = 1;
    onend = () => {};
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text, rate, volume, lang, onend }: Utterance) => {
      spoken.push({ text, rate, volume, lang });
      onend();
    },
  });
  const { pages, settings } = openBook();
  settings.change({ playbackRate: 1.5, muted: true });
  await pages.speak(fakeTrack(0, 'b'), new AbortController().signal);
  await pages.speak(fakeTrack(1, 'b'), new AbortController().signal);
  expect(spoken).toEqual([{ text: 'lay still', rate: 1.5, volume: 0, lang: 'en' }]);
  vi.unstubAllGlobals();
});
