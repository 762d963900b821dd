import type { ReadingSession } from '../../events/readingEvents.ts';
import { languageKey } from '../../narration/voices.ts';
import { chapterOfText } from '../../place/chapterAt.ts';
import { browserTimers, type Timers } from '../../playback/timers.ts';
import type { Publication } from '../../publication/Publication.ts';
import type { ReportError } from '../../ReaderProps.ts';
import { createReadAloudPlayer, type ReadAloudPlayer } from '../../read-aloud/createReadAloudPlayer.ts';
import { createSpeaker, type SpeechEngine } from '../../read-aloud/createSpeaker.ts';
import { findSentence } from '../../read-aloud/findSentence.ts';
import { createSpokenMark } from '../../read-aloud/spokenHighlight.ts';
import { createSpokenPages, type SpokenPages } from '../../read-aloud/spokenPages.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import type { Stage } from '../../stage/Stage.ts';
import type { State } from '../../state/createState.ts';
import type { ReaderState } from '../ReaderState.ts';
import type { NarrationController } from './createNarrationController.ts';
import { createPlaybackReports } from './playbackReports.ts';
import { createReadAloudVoices } from './readAloudVoices.ts';
import type { SleepTimer } from './sleepTimer.ts';

/** The options of reading aloud. */
export interface ReadAloudOptions {
  readonly publication: Publication;
  readonly stage: Stage;
  readonly settings: SettingsStore;
  readonly state: State<ReaderState>;
  readonly session: ReadingSession;
  readonly sleepTimer: Pick<SleepTimer, 'moved' | 'mayGoOn'>;
  /** The language of text for which the book declares none: that of the interface (BCP 47). */
  readonly locale: string;
  /** True if the sentence that is heard is highlighted in this book. */
  readonly isHighlightingEnabled: boolean;
  /** Called when playback is paused or has ended. */
  readonly onPaused: () => void;
  /** Called for a page that the voice requested and that could not be shown. */
  readonly onPageError: (error: unknown) => void;
  readonly onError: ReportError;
}

/** The speech of the browser, and its clock. */
interface SpeechParts {
  readonly engine: SpeechEngine;
  readonly createUtterance: (text: string) => SpeechSynthesisUtterance;
  readonly timers: Timers;
}

const browserSpeech = (): SpeechParts => ({
  engine: window.speechSynthesis,
  createUtterance: (text) => new SpeechSynthesisUtterance(text),
  timers: browserTimers,
});

/** Returns a sentence of the page in a language, or the name of the language. */
function sampleOf(tag: string, pages: SpokenPages): string {
  const key = languageKey(tag);
  const sentences = pages.shown().flatMap((index) => pages.sentences(index).slice(pages.firstOnScreen(index) ?? 0));
  const sample = sentences.find((sentence) => languageKey(sentence.language) === key);
  return sample?.text.replace(/\s+/g, ' ') ?? new Intl.DisplayNames([key], { type: 'language' }).of(key) ?? '';
}

/** Pauses a player while the user reads a note that they opened. Returns a function that ends it. */
function pauseForNotes(state: State<ReaderState>, player: Pick<ReadAloudPlayer, 'play' | 'pause'>): () => void {
  let isPaused = false;
  return state.subscribe(() => {
    const { note, playing } = state.get();
    if (note && playing) {
      isPaused = true;
      player.pause();
    } else if (!note && isPaused) {
      isPaused = false;
      void player.play();
    }
  });
}

/**
 * Creates the narration of a book that has none: a voice of the device reads it aloud, with the commands of a recorded narration. Only voices
 * that speak on the device are used, so that the text of a book does not leave it.
 */
export function createReadAloud(options: ReadAloudOptions, { engine, createUtterance, timers } = browserSpeech()): NarrationController {
  const { publication, stage, settings, state, session, sleepTimer, isHighlightingEnabled, onPaused, onPageError, onError } = options;
  const language = publication.language || options.locale;
  const pages = createSpokenPages({ stage, language, onPageError });
  const voices = createReadAloudVoices({ engine, settings, state, language });
  const marked = createSpokenMark(() => isHighlightingEnabled && settings.get().highlightActive, pages, stage);
  const spokenWith = () => {
    const { playbackRate: rate, muted, audioVolume } = settings.get();
    return { rate, volume: muted ? 0 : audioVolume };
  };
  const speaker = createSpeaker({ engine, createUtterance, timers, onLost: () => player.pause() });
  const player = createReadAloudPlayer({
    pages,
    speaker,
    timers,
    voiceFor: voices.find,
    settings: () => ({ ...spokenWith(), autoPageTurn: settings.get().autoPageTurnActive }),
    mayPlay: ({ index, sentence }) => {
      const range = pages.sentences(index)[sentence]?.range();
      const { contents } = state.get().navigation;
      return sleepTimer.mayGoOn(range && chapterOfText(range.startContainer, index, contents, publication.items)?.href);
    },
    onText: (next) => {
      const sentence = next && pages.sentences(next.position.index)[next.position.sentence];
      if (sentence) voices.addLanguage(sentence.language);
      marked.mark(next);
    },
    onState: (now) => reports.onState(now),
    onNoVoice: voices.skip,
    onError: (error) => onError('The book could not be read aloud', error),
  });
  const play = () => {
    if (!state.get().readAloud?.hasVoice) return;
    voices.setActive(true);
    sleepTimer.moved();
    void player.play();
  };
  const step = (by: -1 | 1) => {
    if (!state.get().readAloud?.isActive) return;
    sleepTimer.moved();
    void player.step(by);
  };
  const reports = createPlaybackReports({
    title: publication.title.text,
    state,
    settings,
    session,
    commands: { play, pause: player.pause, step },
    onPaused,
    onSettings: () => {
      player.apply();
      marked.update();
    },
  });

  // Some browsers go on speaking after the page is left.
  window.addEventListener('pagehide', player.pause);
  const stopWatchingNotes = pauseForNotes(state, player);

  const playFromRange = (range: Range, index: number): boolean => {
    const sentences = pages.sentences(index);
    const sentence = findSentence(sentences, range);
    if (sentence === undefined || !voices.find(sentences[sentence]?.language ?? '')) return false;
    voices.setActive(true);
    sleepTimer.moved();
    void player.playFrom({ index, sentence });
    return true;
  };

  return {
    toggle: async () => {
      if (state.get().playing) player.pause();
      else play();
    },
    pause: player.pause,
    pauseGently: player.pauseAfterSentence,
    step: async (by) => step(by),
    seek: async () => {},
    waveform: async () => undefined,
    choose: async () => {},
    playFromElement: (element, index) => {
      const range = element.ownerDocument.createRange();
      range.selectNodeContents(element);
      return playFromRange(range, index);
    },
    playFromRange,
    readFrom: async (start, index) => void playFromRange(start, index),
    pageTurned: player.pageTurned,
    updateHighlight: marked.update,
    time: () => undefined,
    showVideo: () => {},
    media: () => undefined,
    voice: {
      stop: () => {
        player.pause();
        marked.mark(undefined);
        voices.setActive(false);
      },
      tryVoice: (tag) => {
        player.pause();
        const voice = voices.find(tag);
        if (!voice) return;
        speaker.speak({
          text: sampleOf(tag, pages),
          language: tag,
          voice,
          ...spokenWith(),
          onWord: () => {},
          onEnd: () => {},
          onError: (error) => onError('The voice could not be tried', error),
        });
      },
    },
    close: () => {
      stopWatchingNotes();
      window.removeEventListener('pagehide', player.pause);
      voices.close();
      player.close();
      reports.close();
    },
  };
}
