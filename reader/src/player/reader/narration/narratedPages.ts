import { createHighlight } from '../../narration/highlight.ts';
import type { SmilPages } from '../../narration/smilPages.ts';
import { playInPage, speakText } from '../../narration/speech.ts';
import type { Track } from '../../narration/Track.ts';
import { chapterOfText } from '../../place/chapterAt.ts';
import type { Publication } from '../../publication/Publication.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import { languageOf } from '../../stage/languageOf.ts';
import type { Stage } from '../../stage/Stage.ts';
import type { State } from '../../state/createState.ts';
import type { ReaderState } from '../ReaderState.ts';

/** The pages of a book as its narration sees them. */
export interface NarratedPages extends SmilPages {
  /** Reads the text of a track aloud; settles when it is read or the signal aborts it. */
  readonly speak: (track: Track, signal: AbortSignal) => Promise<void>;
  /** Returns the href of the chapter that the text of a track belongs to; undefined if the table of contents does not know it. */
  readonly chapterOf: (track: Track) => string | undefined;
  /** Highlights the text of a track, or none. */
  readonly highlight: (track: Track | undefined) => void;
  /** Highlights the same text on the pages as they are now. */
  readonly updateHighlight: () => void;
}

/** The options of the narrated pages. */
export interface NarratedPagesOptions {
  readonly publication: Publication;
  readonly stage: Stage;
  readonly settings: SettingsStore;
  readonly state: State<ReaderState>;
  /** True if the narrated element is highlighted in this book. */
  readonly isHighlightingEnabled: boolean;
  /** Called for a page that the narration requested and that could not be shown. */
  readonly onPageError: (error: unknown) => void;
}

// An element of a frame is not an instance of this window's `HTMLMediaElement`.
const isMedia = (element: Element | undefined): element is HTMLMediaElement =>
  element !== undefined && /^(audio|video)$/.test(element.localName);

/** Creates the pages that a narration reads from. */
export function createNarratedPages(options: NarratedPagesOptions): NarratedPages {
  const { publication, stage, settings, state, isHighlightingEnabled, onPageError } = options;
  const { activeClass, playbackClass, items, language } = publication;
  const marker = createHighlight(activeClass, playbackClass);
  const order = new Map(items.map(({ href, index }) => [href, index]));
  const indexOf = (href: string) => order.get(href);
  let highlighted: Track | undefined;

  const updateHighlight = () => {
    const isEnabled = isHighlightingEnabled && settings.get().highlightActive;
    marker.mark(isEnabled ? highlighted : undefined, stage.views(), indexOf);
    marker.play(state.get().playing, stage.views());
  };
  /** Returns the element of a track's text while its page is shown. */
  const elementOf = ({ text }: Track): Element | undefined => {
    const view = stage.viewOf(indexOf(text.srcFile) ?? -1);
    return (text.srcFragmentId ? view?.document.getElementById(text.srcFragmentId) : view?.document.body) ?? undefined;
  };

  return {
    shown: ({ text }) => stage.shownPart(indexOf(text.srcFile) ?? -1, text.srcFragmentId),
    show: async ({ text }) => {
      const index = indexOf(text.srcFile);
      if (index === undefined) return;
      await stage.show({ index, at: text.srcFragmentId ? { fragment: text.srcFragmentId } : undefined }).catch(onPageError);
    },
    turn: () =>
      stage.turn('forward').catch((error: unknown) => {
        onPageError(error);
        return 'failed' as const;
      }),
    version: () => state.get().location,
    speak: async (track, signal) => {
      const element = elementOf(track);
      const { playbackRate: rate, audioVolume, muted, voices } = settings.get();
      const volume = muted ? 0 : audioVolume;
      if (isMedia(element)) return playInPage(element, { rate, volume }, signal);
      const text = element?.textContent?.replace(/\s+/g, ' ').trim();
      if (text) await speakText(text, { language: (element && languageOf(element)) || language, rate, volume, voices }, signal);
    },
    chapterOf: (track) => {
      const text = elementOf(track);
      return text && chapterOfText(text, indexOf(track.text.srcFile) ?? -1, state.get().navigation.contents, items)?.href;
    },
    highlight: (track) => {
      highlighted = track;
      updateHighlight();
      if (track) stage.reveal(indexOf(track.text.srcFile) ?? -1, track.text.srcFragmentId);
    },
    updateHighlight,
  };
}
