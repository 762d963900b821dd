import { markRanges } from '../section/marks/markRanges.ts';
import type { Stage } from '../stage/Stage.ts';
import type { PageView } from '../stage/views/PageView.ts';
import type { SpokenText } from './sentenceVoice.ts';
import type { SpokenPages } from './spokenPages.ts';

/** The names of the highlights in a page, for which the page's style sheet has colours. */
const highlightNames = { sentence: 'realmkit-spoken', word: 'realmkit-spoken-word' } as const;

/** Marks the text that is heard in the pages. */
function markSpoken(text: SpokenText | undefined, pages: Pick<SpokenPages, 'sentences'>, views: readonly PageView[]): void {
  for (const { document, index } of views) {
    const sentence = text?.position.index === index ? pages.sentences(index)[text.position.sentence] : undefined;
    const word = sentence && text?.word ? [sentence.range(text.word.from, text.word.to)] : [];
    markRanges(document, highlightNames.sentence, sentence ? [sentence.range()] : []);
    markRanges(document, highlightNames.word, word, 1);
  }
}

/** Creates the mark of the text that is heard, on the pages of a stage. */
export function createSpokenMark(isEnabled: () => boolean, pages: Pick<SpokenPages, 'sentences'>, stage: Pick<Stage, 'views'>) {
  let marked: SpokenText | undefined;
  const update = () => markSpoken(isEnabled() ? marked : undefined, pages, stage.views());
  return {
    mark: (text: SpokenText | undefined) => {
      marked = text;
      update();
    },
    /** Marks the same text on the pages as they are now. */
    update,
  };
}
