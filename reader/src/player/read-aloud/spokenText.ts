import type { PlaybackSource } from '../playback/createPlayback.ts';
import type { Sentence } from './sentences.ts';
import { createSentenceVoice, type SentenceVoiceOptions, type SpokenPlace } from './sentenceVoice.ts';
import type { SpokenPosition } from './spokenPages.ts';

/** The options of the text. */
export interface SpokenTextOptions extends SentenceVoiceOptions {
  /** Returns whether the voice may go on with a sentence: a sleep timer ends at a chapter. */
  readonly mayPlay: (position: SpokenPosition) => boolean;
  /** Called with the language of a sentence that is skipped because there is no voice for it. */
  readonly onNoVoice: (language: string) => void;
}

/** Creates the text of a book as a playback reads it: the sentences that are displayed, and that there is a voice for. */
export function createSpokenText(options: SpokenTextOptions) {
  const { pages, voiceFor, mayPlay, onText, onNoVoice } = options;
  const voice = createSentenceVoice(options);
  const sentenceAt = ({ index, sentence }: SpokenPosition): Sentence | undefined => pages.sentences(index)[sentence];
  const isReadable = (position: SpokenPosition): boolean => {
    const language = sentenceAt(position)?.language;
    if (language === undefined || !pages.isDisplayed(position)) return false;
    if (voiceFor(language)) return true;
    onNoVoice(language);
    return false;
  };
  const findFrom = (index: number, from: number, by: -1 | 1): SpokenPlace | undefined => {
    const count = pages.sentences(index).length;
    for (let sentence = from; sentence >= 0 && sentence < count; sentence += by)
      if (isReadable({ index, sentence })) return { position: { index, sentence }, offset: 0 };
    return undefined;
  };
  /** Finds the next or the previous sentence in the documents on the screen; undefined if there is none. */
  const findNext = (from: SpokenPosition, by: -1 | 1): SpokenPlace | undefined => {
    const here = findFrom(from.index, from.sentence + by, by);
    if (here) return here;
    const others = pages.shown().filter((index) => (by === 1 ? index > from.index : index < from.index));
    for (const index of by === 1 ? others : others.toReversed()) {
      const found = findFrom(index, by === 1 ? 0 : pages.sentences(index).length - 1, by);
      if (found) return found;
    }
    return undefined;
  };

  const source: PlaybackSource<SpokenPlace> = {
    resume: () => (voice.isShown(voice.place()) ? voice.place() : undefined),
    findOnPage: (after) => {
      for (const index of pages.shown()) {
        const first = pages.firstOnScreen(index);
        if (first === undefined || (after && index < after.position.index)) continue;
        const found = findFrom(index, after?.position.index === index ? Math.max(first, after.position.sentence + 1) : first, 1);
        if (voice.isShown(found)) return found;
      }
      return undefined;
    },
    isPageHeard: ({ position }) => pages.isOnScreen(position, (sentenceAt(position)?.text.length ?? 1) - 1),
    next: ({ position }) => {
      const next = findNext(position, 1);
      // A document that scrolls has no pages: its text goes by.
      return pages.scrolls(position.index) || voice.isShown(next) ? next : undefined;
    },
    begin: async (place, run) => {
      voice.silence();
      const sentence = sentenceAt(place.position);
      if (sentence && mayPlay(place.position)) await voice.read(place, sentence, run);
      else run.stop(place);
    },
    adapt: () => voice.isShown(voice.place()),
    silence: voice.silence,
    rest: voice.mark,
    unmark: () => onText(undefined),
    turn: () => pages.turn('forward'),
  };
  return { source, voice, findNext };
}
