import { textMarks } from '@realmkit/design-system';
import { markText } from './marks/markText.ts';
import { framesWithin } from './nestedFrames.ts';
import { pageStyleIds } from './pageStyle.ts';

/** Brings the style sheet of the user's settings into effect: a new one, or by default the one that the page came with. */
export function applyReadingStyle(document: Document, css?: string): void {
  for (const { document: nested } of framesWithin(document)) applyReadingStyle(nested, css);
  const style = document.getElementById(pageStyleIds.reading);
  if (!style) return;
  // Before the rules count, so that the marks say what the publisher made.
  if ((css ?? style.textContent ?? '').includes(textMarks.root)) markText(document);
  if (css !== undefined) style.textContent = css;
}
