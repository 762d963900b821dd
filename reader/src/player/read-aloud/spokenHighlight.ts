import type { PageView } from '../stage/PageView.ts';
import type { SpokenText } from './createReadAloudPlayer.ts';
import type { SpokenPages } from './spokenPages.ts';

/** The names of the highlights in a page, for which the page's style sheet has colours. */
const highlightNames = { sentence: 'realmkit-spoken', word: 'realmkit-spoken-word' } as const;

/**
 * Marks the text that is heard in the pages by the CSS Custom Highlight API, which leaves the document as it is, so that CFIs stay valid. A
 * browser without it shows no marks.
 */
export function markSpoken(text: SpokenText | undefined, pages: Pick<SpokenPages, 'sentences'>, views: readonly PageView[]): void {
  for (const { document, index } of views) {
    const view = document.defaultView;
    if (!view?.CSS.highlights) continue;
    const sentence = text?.position.index === index ? pages.sentences(index)[text.position.sentence] : undefined;
    const word = sentence && text?.word ? [sentence.range(text.word.from, text.word.to)] : [];
    view.CSS.highlights.set(highlightNames.sentence, new view.Highlight(...(sentence ? [sentence.range()] : [])));
    const marked = new view.Highlight(...word);
    marked.priority = 1;
    view.CSS.highlights.set(highlightNames.word, marked);
  }
}
