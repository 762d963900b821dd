import type { Timers } from '../narration/timers.ts';
import type { Speaker } from './createSpeaker.ts';
import { createReadableText } from './readableText.ts';
import { type TextSpan, wordAt } from './segments.ts';
import { type Sentence, utteranceOf } from './sentences.ts';
import type { SpokenPages, SpokenPosition } from './spokenPages.ts';

/** The time that a page without text is shown, in ms (reader §9). */
const silentPageTime = 3000;

/** The pause after a heading, in ms. */
const headingPause = 500;

/** The time after the last change of a setting until the voice goes on with it, in ms: a slider changes it many times. */
const settlingTime = 250;

/** The settings of the voice. */
interface VoiceSettings {
  /** 0.5 to 2. */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly autoPageTurn: boolean;
}

/** What is heard. */
export interface SpokenText {
  readonly position: SpokenPosition;
  /** The word of the sentence, if the voice reports it. */
  readonly word: TextSpan | undefined;
}

/** The options of a player. */
export interface ReadAloudPlayerOptions {
  readonly pages: SpokenPages;
  readonly speaker: Speaker;
  readonly timers: Timers;
  /** Returns the voice for a language; undefined if there is none. */
  readonly voiceFor: (language: string) => SpeechSynthesisVoice | undefined;
  readonly settings: () => VoiceSettings;
  /** Returns whether the voice may go on with a sentence: a sleep timer ends at a chapter. */
  readonly mayPlay: (position: SpokenPosition) => boolean;
  /** Called with each sentence and each word, and with undefined when no text is marked any more. */
  readonly onText: (text: SpokenText | undefined) => void;
  readonly onPlaying: (playing: boolean) => void;
  /** Called with the language of a sentence that is skipped because there is no voice for it. */
  readonly onNoVoice: (language: string) => void;
  readonly onError: (error: Error) => void;
}

/** A player that reads the sentences of a book aloud, one after the other. */
export interface ReadAloudPlayer {
  /** Goes on with the last word if it is on the screen, otherwise with the first sentence of the page. */
  readonly play: () => void;
  readonly pause: () => void;
  /** Pauses after the current sentence. */
  readonly pauseAfterSentence: () => void;
  readonly playFrom: (position: SpokenPosition, offset?: number) => void;
  /** Goes to the previous or the next sentence. */
  readonly step: (by: -1 | 1) => void;
  /** Reports that the user turned the page: the voice follows. */
  readonly pageTurned: () => void;
  /** Applies settings that have changed to the rest of the current sentence. */
  readonly apply: () => void;
  readonly close: () => void;
}

/** Creates the player of a book that has no narration. */
export function createReadAloudPlayer(options: ReadAloudPlayerOptions): ReadAloudPlayer {
  const { pages, speaker, timers, voiceFor, settings, mayPlay, onText, onPlaying, onNoVoice, onError } = options;
  let playing = false;
  let at: SpokenPosition | undefined;
  /** The offset in the current sentence of the last word that was heard. */
  let heard = 0;
  /** The number of the current run; each start makes pending work outdated. */
  let run = 0;
  let cancelTimer = () => {};
  let isEnding = false;
  let isTurning = false;
  /** What the current text is spoken with; undefined while nothing is spoken. */
  let spokenWith: string | undefined;

  const outdate = (): number => {
    run += 1;
    cancelTimer();
    speaker.stop();
    isTurning = false;
    spokenWith = undefined;
    return run;
  };
  const setPlaying = (next: boolean) => {
    isEnding = false;
    if (playing === next) return;
    playing = next;
    onPlaying(next);
  };
  const stopAt = (position: SpokenPosition | undefined, offset: number) => {
    outdate();
    at = position;
    heard = offset;
    onText(position && { position, word: undefined });
    setPlaying(false);
  };
  const wait = (ms: number, task: () => void) => {
    const mine = run;
    cancelTimer = timers.after(ms, () => {
      if (mine === run) task();
    });
  };

  const { sentenceAt, findNext, findOnScreen } = createReadableText({
    pages,
    hasVoice: (language) => voiceFor(language) !== undefined,
    onNoVoice,
  });

  function speak(position: SpokenPosition, sentence: Sentence, offset: number): void {
    const mine = run;
    const part = sentence.parts.find(({ to }) => offset < to);
    // A foreign word without a voice of its own is read as the rest of its sentence.
    const voice = part && (voiceFor(part.language) ?? voiceFor(sentence.language));
    if (!part || !voice) {
      afterSentence(position, sentence);
      return;
    }
    const { rate, volume } = settings();
    const { text, positions } = utteranceOf(sentence, { from: Math.max(offset, part.from), to: part.to });
    if (!/[\p{L}\p{N}]/u.test(text)) {
      speak(position, sentence, part.to);
      return;
    }
    spokenWith = [rate, volume, voice.voiceURI].join();
    speaker.speak({
      text,
      language: part.language,
      voice,
      rate,
      volume,
      onWord: (letter, length) => {
        if (mine !== run) return;
        const from = positions[letter] ?? part.from;
        heard = from;
        const lastLetter = length === undefined ? undefined : positions[letter + length - 1];
        const word = lastLetter === undefined ? wordAt(sentence.text, from, part.language) : { from, to: lastLetter + 1 };
        onText({ position, word });
        void follow(position, from);
      },
      onEnd: () => {
        if (mine !== run) return;
        heard = part.to;
        speak(position, sentence, part.to);
      },
      onError: (error) => {
        if (mine !== run) return;
        stopAt(position, heard);
        onError(error);
      },
    });
  }

  const isWellShown = (position: SpokenPosition, offset: number): boolean =>
    pages.isOnScreen(position, offset) && !pages.isFarDown(position, offset);

  /** Turns the page when the first word on the next one is heard. */
  async function follow(position: SpokenPosition, offset: number): Promise<void> {
    const scrolls = pages.scrolls(position.index);
    if (isTurning || isWellShown(position, offset) || !(scrolls || settings().autoPageTurn)) return;
    const mine = run;
    isTurning = true;
    if (scrolls) await pages.show(position, offset);
    else {
      await pages.turn('forward');
      if (mine === run && !pages.isOnScreen(position, heard)) await pages.show(position, heard);
    }
    if (mine === run) isTurning = false;
  }

  function playFrom(position: SpokenPosition, offset = 0): void {
    const sentence = sentenceAt(position);
    if (!sentence) return;
    if (!mayPlay(position)) {
      stopAt(position, offset);
      return;
    }
    const mine = outdate();
    at = position;
    heard = offset;
    setPlaying(true);
    onText({ position, word: undefined });
    if (isWellShown(position, offset)) {
      speak(position, sentence, offset);
      return;
    }
    void pages.show(position, offset).then(() => {
      if (mine === run) speak(position, sentence, offset);
    });
  }

  function afterSentence(position: SpokenPosition, sentence: Sentence): void {
    if (isEnding) {
      stopAt(position, sentence.text.length);
      return;
    }
    spokenWith = undefined;
    if (sentence.isHeading) wait(headingPause / settings().rate, () => advance(position));
    else advance(position);
  }

  /** Goes on after a sentence: with the next one on the page, the next page, or the start of this one, paused (reader §4). */
  function advance(after: SpokenPosition): void {
    if (isEnding) {
      stopAt(after, sentenceAt(after)?.text.length ?? 0);
      return;
    }
    const next = findNext(after, 1);
    // A document that scrolls has no pages: its text goes by.
    if (next && (pages.scrolls(after.index) || pages.isOnScreen(next, 0))) playFrom(next);
    else if (settings().autoPageTurn) void turnOn(after);
    else stopAt(findOnScreen() ?? after, 0);
  }

  /** Goes to the next page, and waits on one that has nothing to be read (reader §4). */
  async function turnOn(after: SpokenPosition | undefined): Promise<void> {
    const mine = outdate();
    const turned = await pages.turn('forward');
    if (mine !== run) return;
    if (turned === 'turned') {
      readPage(after);
      return;
    }
    // A page that failed to load may load later: the voice goes on after the last sentence.
    if (turned === 'failed' && at) stopAt(at, sentenceAt(at)?.text.length ?? 0);
    else stopAt(undefined, 0);
  }

  function readPage(after: SpokenPosition | undefined): void {
    outdate();
    setPlaying(true);
    const first = findOnScreen(after);
    if (first) {
      playFrom(first);
      return;
    }
    if (!settings().autoPageTurn) {
      stopAt(after, 0);
      return;
    }
    const isPageRead = after !== undefined && pages.isOnScreen(after, (sentenceAt(after)?.text.length ?? 1) - 1);
    if (isPageRead) {
      void turnOn(after);
      return;
    }
    onText(undefined);
    wait(silentPageTime, () => void turnOn(after));
  }

  /** Goes back to the last sentence before those on the screen. */
  async function turnBack(): Promise<void> {
    const mine = outdate();
    const turned = await pages.turn('backward');
    if (mine !== run) return;
    if (turned !== 'turned') {
      readPage(undefined);
      return;
    }
    const last = pages.shown().at(-1);
    const found = last === undefined ? undefined : findNext({ index: last, sentence: pages.sentences(last).length }, -1);
    if (found) playFrom(found);
    else await turnBack();
  }

  const isHere = (): boolean => at !== undefined && pages.isOnScreen(at, heard);

  return {
    play: () => {
      if (at && isHere()) playFrom(at, heard);
      else readPage(undefined);
    },
    pause: () => {
      if (!playing) return;
      outdate();
      setPlaying(false);
    },
    pauseAfterSentence: () => {
      if (!playing) return;
      if (spokenWith === undefined) stopAt(at, heard);
      else isEnding = true;
    },
    playFrom,
    step: (by) => {
      if (!at || !isHere()) {
        readPage(undefined);
        return;
      }
      const next = findNext(at, by);
      if (next) playFrom(next);
      else if (by === 1) void turnOn(at);
      else void turnBack();
    },
    pageTurned: () => {
      if (playing && !isHere()) readPage(undefined);
    },
    apply: () => {
      if (!playing || spokenWith === undefined || !at) return;
      const { rate, volume } = settings();
      const sentence = sentenceAt(at);
      const language = sentence?.parts.find(({ to }) => heard < to)?.language ?? '';
      const voice = voiceFor(language) ?? voiceFor(sentence?.language ?? '');
      if (!voice || spokenWith === [rate, volume, voice.voiceURI].join()) return;
      const position = at;
      cancelTimer();
      wait(settlingTime, () => playFrom(position, heard));
    },
    close: () => {
      playing = false;
      outdate();
    },
  };
}
