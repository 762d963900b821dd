import type { PlaybackRun } from '../playback/createPlayback.ts';
import type { Speaker } from './createSpeaker.ts';
import { type TextSpan, wordAt } from './segments.ts';
import { type Sentence, utteranceOf } from './sentences.ts';
import type { SpokenPages, SpokenPosition } from './spokenPages.ts';

/** The pause after a heading, in ms. */
const headingPause = 500;

/** The time after the last change of a setting until the voice goes on with it, in ms: a slider changes it many times. */
const settlingTime = 250;

/** What is heard. */
export interface SpokenText {
  readonly position: SpokenPosition;
  /** The word of the sentence, if the voice reports it. */
  readonly word: TextSpan | undefined;
}

/** A letter of a sentence. */
export interface SpokenPlace {
  readonly position: SpokenPosition;
  readonly offset: number;
}

/** The options of the voice. */
export interface SentenceVoiceOptions {
  readonly pages: SpokenPages;
  readonly speaker: Speaker;
  /** Returns the voice for a language; undefined if there is none. */
  readonly voiceFor: (language: string) => SpeechSynthesisVoice | undefined;
  /** Returns the settings: the rate from 0.5 to 2, the volume from 0 to 1. */
  readonly settings: () => { readonly rate: number; readonly volume: number; readonly autoPageTurn: boolean };
  /** Called with each sentence and each word, and with undefined when no text is marked any more. */
  readonly onText: (text: SpokenText | undefined) => void;
  readonly onError: (error: Error) => void;
}

/** Creates the voice that speaks the sentences of a book, and knows the last word that was heard. */
export function createSentenceVoice({ pages, speaker, voiceFor, settings, onText, onError }: SentenceVoiceOptions) {
  let at: SpokenPlace | undefined;
  /** What the current text is spoken with, and its run; undefined while nothing is spoken. */
  let spoken: { readonly by: string; readonly run: PlaybackRun<SpokenPlace> } | undefined;
  let [isEnding, isTurning] = [false, false];
  const isShown = (place: SpokenPlace | undefined): boolean => place !== undefined && pages.isOnScreen(place.position, place.offset);
  const isWellShown = (place: SpokenPlace): boolean => isShown(place) && !pages.isFarDown(place.position, place.offset);
  const mark = (place: SpokenPlace | undefined) => {
    at = place;
    onText(place && { position: place.position, word: undefined });
  };
  const silence = () => {
    speaker.stop();
    spoken = undefined;
    [isEnding, isTurning] = [false, false];
  };

  /** Returns the part of a sentence that an offset is in, and its voice: a foreign word without one of its own is read as the rest. */
  const partAt = (sentence: Sentence | undefined, offset: number) => {
    const part = sentence?.parts.find(({ to }) => offset < to);
    const voice = part && sentence && (voiceFor(part.language) ?? voiceFor(sentence.language));
    const { rate, volume } = settings();
    return voice && { part, with: { voice, rate, volume }, by: [rate, volume, voice.voiceURI].join() };
  };

  function speak({ position, offset }: SpokenPlace, sentence: Sentence, run: PlaybackRun<SpokenPlace>): void {
    const found = partAt(sentence, offset);
    if (!found) {
      afterSentence({ position, offset: sentence.text.length }, sentence, run);
      return;
    }
    const { part, by } = found;
    const { text, positions } = utteranceOf(sentence, { from: Math.max(offset, part.from), to: part.to });
    const rest = { position, offset: part.to };
    if (!/[\p{L}\p{N}]/u.test(text)) {
      speak(rest, sentence, run);
      return;
    }
    spoken = { by, run };
    speaker.speak({
      ...found.with,
      text,
      language: part.language,
      onWord: (letter, length) => {
        const from = positions[letter] ?? part.from;
        at = { position, offset: from };
        const lastLetter = length === undefined ? undefined : positions[letter + length - 1];
        const word = lastLetter === undefined ? wordAt(sentence.text, from, part.language) : { from, to: lastLetter + 1 };
        onText({ position, word });
        follow(at, run);
      },
      onEnd: () => {
        at = rest;
        speak(rest, sentence, run);
      },
      onError: (error) => {
        run.stop(at ?? rest);
        onError(error);
      },
    });
  }

  /** Turns the page when the first word on the next one is heard. */
  function follow(place: SpokenPlace, run: PlaybackRun<SpokenPlace>): void {
    const scrolls = pages.scrolls(place.position.index);
    if (isTurning || isWellShown(place) || !(scrolls || settings().autoPageTurn)) return;
    isTurning = true;
    void run.also(async () => {
      if (!scrolls) await run.until(pages.turn('forward'));
      const heard = scrolls ? place : (at ?? place);
      if (scrolls || !isShown(heard)) await run.until(pages.show(heard.position, heard.offset));
      isTurning = false;
    });
  }

  function afterSentence(end: SpokenPlace, { isHeading }: Sentence, run: PlaybackRun<SpokenPlace>): void {
    spoken = undefined;
    if (isEnding) run.stop(end);
    else if (isHeading) run.wait(headingPause / settings().rate, () => run.end(end));
    else run.end(end);
  }

  return {
    place: () => at,
    isShown,
    mark,
    silence,
    /** Speaks a sentence from a place on. What is on the screen is spoken within the call. */
    read: async (place: SpokenPlace, sentence: Sentence, run: PlaybackRun<SpokenPlace>): Promise<void> => {
      mark(place);
      if (!isWellShown(place)) await run.until(pages.show(place.position, place.offset));
      speak(place, sentence, run);
    },
    /** Lets the current sentence be the last; returns false if none is spoken. */
    endSoon: (): boolean => {
      isEnding = spoken !== undefined;
      return isEnding;
    },
    /** Applies settings that have changed to the rest of the current sentence. */
    apply: () => {
      const by = at && partAt(pages.sentences(at.position.index)[at.position.sentence], at.offset)?.by;
      if (!spoken || by === undefined || spoken.by === by) return;
      const { run } = spoken;
      run.wait(settlingTime, () => at && run.playFrom(at));
    },
  };
}
