import type { Stage } from '../stage/Stage.ts';
import type { PageView } from '../stage/views/PageView.ts';
import { firstSentenceAfter } from './findSentence.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A sentence of the book. */
export interface SpokenPosition {
  /** The spine index of its document. */
  readonly index: number;
  /** Its number in the document, from 0. */
  readonly sentence: number;
}

/** The pages of a book as its voice sees them. */
export interface SpokenPages {
  /** Returns the spine indexes of the documents on the screen, in reading order. */
  readonly shown: () => readonly number[];
  /** Returns the sentences of a document; none if it is not loaded. */
  readonly sentences: (index: number) => readonly Sentence[];
  /** Returns the number of the first sentence that a screen starts with; undefined if the document has no text from there on. */
  readonly firstOnScreen: (index: number) => number | undefined;
  /** Returns whether the letter at an offset of a sentence is on the screen. */
  readonly isOnScreen: (position: SpokenPosition, offset: number) => boolean;
  /** Returns whether a sentence is displayed at all: a book may hide it by its style sheet. */
  readonly isDisplayed: (position: SpokenPosition) => boolean;
  /** Returns whether a document is one long page that scrolls. */
  readonly scrolls: (index: number) => boolean;
  /** Returns whether the letter at an offset of a sentence is so far down in a document that scrolls that it should go by. */
  readonly isFarDown: (position: SpokenPosition, offset: number) => boolean;
  /** Shows the letter at an offset of a sentence. */
  readonly show: (position: SpokenPosition, offset: number) => Promise<void>;
  /** Turns the page; `failed` if the next page cannot be loaded. */
  readonly turn: (direction: 'forward' | 'backward') => Promise<'turned' | 'end' | 'failed'>;
}

/** The options of the pages. */
export interface SpokenPagesOptions {
  readonly stage: Stage;
  /** The language of text that declares none (BCP 47). */
  readonly language: string;
  /** Called for a page that the voice requested and that could not be shown. */
  readonly onPageError: (error: unknown) => void;
}

/** The height below which the text of a document that scrolls goes by, as a share of the screen. */
const lowest = 0.8;

/** Returns whether some of a part of a page is on the screen. */
const isOn = (view: PageView, range: Range): boolean => view.shownPart(range).on > 0;

const isScrolled = ({ scrolls, strip }: PageView): boolean => scrolls && !strip;

/** Creates the pages that a voice reads from. */
export function createSpokenPages({ stage, language, onPageError }: SpokenPagesOptions): SpokenPages {
  const known = new WeakMap<Document, readonly Sentence[]>();
  const ofView = ({ document }: PageView): readonly Sentence[] => {
    let sentences = known.get(document);
    if (!sentences) {
      sentences = sentencesOf(document, language);
      known.set(document, sentences);
    }
    return sentences;
  };
  const sentences = (index: number): readonly Sentence[] => {
    const view = stage.viewOf(index);
    return view ? ofView(view) : [];
  };
  const rangeAt = ({ index, sentence }: SpokenPosition, offset: number): Range | undefined => {
    const found = sentences(index)[sentence];
    const from = Math.min(offset, (found?.text.length ?? 1) - 1);
    return found?.range(from, from + 1);
  };

  return {
    shown: () =>
      stage
        .views()
        .map(({ index }) => index)
        .sort((one, other) => one - other),
    sentences,
    firstOnScreen: (index) => {
      const view = stage.viewOf(index);
      const first = view?.firstVisibleRange();
      if (!view || !first) return undefined;
      const all = ofView(view);
      const at = firstSentenceAfter(all, first);
      const sentence = all[at];
      if (!sentence) return undefined;
      // One of which more was on the page before has been read.
      return view.shownPart(sentence.range()).before < 0.5 ? at : at + 1;
    },
    isOnScreen: (position, offset) => {
      const view = stage.viewOf(position.index);
      const range = rangeAt(position, offset);
      return view !== undefined && range !== undefined && (view.isOnScreen?.() ?? true) && isOn(view, range);
    },
    isDisplayed: ({ index, sentence }) => {
      const range = sentences(index)[sentence]?.range();
      const boxes = [...(range?.getClientRects() ?? [])];
      // Text of no opacity is displayed: it lies above the picture of a page, to be selected and read.
      return (
        boxes.some(({ width, height }) => width > 0 && height > 0) &&
        range?.startContainer.parentElement?.checkVisibility?.({ visibilityProperty: true }) !== false
      );
    },
    scrolls: (index) => {
      const view = stage.viewOf(index);
      return view !== undefined && isScrolled(view);
    },
    isFarDown: (position, offset) => {
      const view = stage.viewOf(position.index);
      const page = view?.document.defaultView;
      const range = rangeAt(position, offset);
      if (!view || !page || !range || !isScrolled(view)) return false;
      const isAtEnd = page.scrollY + page.innerHeight >= view.document.documentElement.scrollHeight - 1;
      return !isAtEnd && range.getBoundingClientRect().bottom > page.innerHeight * lowest;
    },
    show: async (position, offset) => {
      const text = rangeAt(position, offset);
      if (text) await stage.show({ index: position.index, at: { text } }).catch(onPageError);
    },
    turn: (direction) =>
      stage.turn(direction).catch((error: unknown) => {
        onPageError(error);
        return 'failed' as const;
      }),
  };
}
