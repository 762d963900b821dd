import type { Sentence } from './sentences.ts';
import type { SpokenPages, SpokenPosition } from './spokenPages.ts';

/** The options of the text. */
export interface ReadableTextOptions {
  readonly pages: Pick<SpokenPages, 'shown' | 'sentences' | 'firstOnScreen' | 'isOnScreen' | 'isDisplayed'>;
  readonly hasVoice: (language: string) => boolean;
  /** Called with the language of a sentence that is skipped because there is no voice for it. */
  readonly onNoVoice: (language: string) => void;
}

/** Creates the way through the sentences that can be read: those that are displayed, and that there is a voice for. */
export function createReadableText({ pages, hasVoice, onNoVoice }: ReadableTextOptions) {
  const sentenceAt = ({ index, sentence }: SpokenPosition): Sentence | undefined => pages.sentences(index)[sentence];
  const isReadable = (position: SpokenPosition): boolean => {
    const language = sentenceAt(position)?.language;
    if (language === undefined || !pages.isDisplayed(position)) return false;
    if (hasVoice(language)) return true;
    onNoVoice(language);
    return false;
  };
  const findFrom = (index: number, from: number, by: -1 | 1): SpokenPosition | undefined => {
    const count = pages.sentences(index).length;
    for (let sentence = from; sentence >= 0 && sentence < count; sentence += by)
      if (isReadable({ index, sentence })) return { index, sentence };
    return undefined;
  };

  return {
    sentenceAt,
    /** Finds the next or the previous sentence in the documents on the screen; undefined if there is none. */
    findNext: (from: SpokenPosition, by: -1 | 1): SpokenPosition | undefined => {
      const here = findFrom(from.index, from.sentence + by, by);
      if (here) return here;
      const others = pages.shown().filter((index) => (by === 1 ? index > from.index : index < from.index));
      for (const index of by === 1 ? others : others.toReversed()) {
        const found = findFrom(index, by === 1 ? 0 : pages.sentences(index).length - 1, by);
        if (found) return found;
      }
      return undefined;
    },
    /** Finds the first sentence that starts on the screen, after another one if it is given; undefined if there is none. */
    findOnScreen: (after?: SpokenPosition): SpokenPosition | undefined => {
      for (const index of pages.shown()) {
        if (after && index < after.index) continue;
        const first = pages.firstOnScreen(index);
        if (first === undefined) continue;
        const from = after?.index === index ? Math.max(first, after.sentence + 1) : first;
        const found = findFrom(index, from, 1);
        if (found && pages.isOnScreen(found, 0)) return found;
      }
      return undefined;
    },
  };
}
