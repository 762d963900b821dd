import { pageSandbox } from './frame.ts';
import { moreMark } from './pageStyle.ts';
import type { PreparedDocument } from './preparePage.ts';

/** Returns the documents that a document shows within itself, and those within them, with their frames. */
export function framesWithin(document: Document): { readonly frame: HTMLIFrameElement; readonly document: Document }[] {
  return [...document.querySelectorAll('iframe')].flatMap((frame) =>
    frame.contentDocument ? [{ frame, document: frame.contentDocument }, ...framesWithin(frame.contentDocument)] : [],
  );
}

/** Gives a frame whose author names no height that of its content. */
function fitHeight(frame: HTMLIFrameElement, content: Document): void {
  if (!frame.hasAttribute('height') && !frame.style.height && frame.clientHeight === defaultHeight)
    frame.style.height = `${content.documentElement.scrollHeight}px`;
}

/** Says that a frame scrolls and there is more below: where scroll bars hide, nothing else does. */
function hintAtMore(frame: HTMLIFrameElement, view: Window): void {
  const update = () => {
    const { scrollHeight } = view.document.documentElement;
    frame.toggleAttribute(moreMark, view.scrollY + view.innerHeight < scrollHeight - 2);
  };
  for (const type of ['scroll', 'resize']) view.addEventListener(type, update, { passive: true });
  update();
}

/** The height of a frame that nobody has given one, in CSS px. */
const defaultHeight = 150;

/** Loads the documents within a document into their frames, as pages are loaded; settles when all have loaded. */
export async function loadNested(document: Document, nested: readonly PreparedDocument[]): Promise<void> {
  const frames = [...document.querySelectorAll('iframe')];
  await Promise.all(
    nested.map(async (page, index) => {
      const frame = frames[index];
      if (!frame) return;
      frame.setAttribute('sandbox', pageSandbox);
      const url = URL.createObjectURL(new Blob([page.markup], { type: 'application/xhtml+xml' }));
      await new Promise<void>((resolve) => {
        frame.addEventListener('load', () => resolve(), { once: true });
        frame.src = url;
      });
      URL.revokeObjectURL(url);
      if (!frame.contentDocument) return;
      await loadNested(frame.contentDocument, page.nested);
      fitHeight(frame, frame.contentDocument);
      if (frame.contentWindow) hintAtMore(frame, frame.contentWindow);
    }),
  );
}
